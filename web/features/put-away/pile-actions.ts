import type { ReadItem } from '#core/contracts/read-ingredients.ts'
import { takeSize } from '#core/products/label-size.ts'
import { isMakersCode, isPrintedMatter, productCode, storeCode } from '#core/products/product-code.ts'
import { described } from '#core/put-away/described.ts'
import type { Found } from '#core/put-away/found.ts'
import { inWords } from '#core/put-away/in-words.ts'
import { itemsOf, MAX_PILE, type PileChange, sourcesOf } from '#core/put-away/pile.ts'
import { isDeposit } from '#core/receipts/line-kind.ts'
import { writtenAmount } from '#core/stock/written-amount.ts'
import { writtenFood } from '#core/stock/written-food.ts'
import { capital } from '#core/text/capital.ts'
import { splitList } from '#core/text/written-number.ts'
import { readText } from '#web/api/read-text.ts'
import { notify } from '#web/lib/toast.ts'
import { labelStore } from '#web/state/labels.ts'
import { kitchenNow } from '#web/state/put-away/kitchen.ts'
import { pileStore } from '#web/state/put-away/pile-store.ts'
import { findProduct } from './find-product.ts'
import * as strings from './strings.ts'

/** A pasted page is not repeated as an error. */
const LONGEST_REST = 120

const NOTHING: Found = {
  way: 'typed',
  printed: '',
  shop: '',
  title: '',
  name: null,
  near: [],
  isSure: false,
  count: 1,
  each: null,
  bestBefore: null,
}

const isSource = (found: Found) => (one: Found) =>
  one.way === found.way && one.printed === found.printed && (found.printed !== '' || one.name === found.name)

/** The item that a find is part of. */
function itemOf(found: Found) {
  const pile = pileStore.get()
  return itemsOf(pile).find((item) => sourcesOf(pile, item.id).some(isSource(found)))
}

/** "2 onions added"; of packages, how many there are. */
function addedWords(item: { id: string; count: number } | undefined, name: string): string {
  if (!item || item.count <= 1) return strings.added(capital(name))
  const row = described(pileStore.get(), kitchenNow()).find(({ id }) => id === item.id)
  return row?.much.amount && row.much.amount.unit === null
    ? strings.added(inWords(row))
    : strings.addedCount(capital(name), item.count)
}

/** Puts a find on the pile; returns what became of it, in words. */
function add(found: Found): string {
  if (!pileStore.add(found)) return strings.isFull(MAX_PILE)
  return found.name === null ? strings.askedWhat : added(found)
}

/** Says that it is on the pile, and how many there are. */
function added(found: Found): string {
  const item = itemOf(found)
  return addedWords(item, item?.name ?? found.name ?? '')
}

/** Says what an item is; returns what became of it, in words. It may be one with another now. */
export function nameItem(id: string, name: string): string {
  pileStore.change(id, { name })
  const pile = pileStore.get()
  const item = itemsOf(pile).find((one) => sourcesOf(pile, one.id).some((source) => source.id === id))
  return addedWords(item, item?.name ?? name)
}

/** A code as the pile has it: the price inside a shop's own code differs from pack to pack. */
export const printedOf = (code: string): string => storeCode(code) ?? code

/** A code that the household left out for good; that it is food after all is said in one tap. */
function leftOut(printed: string, id: string): string {
  notify({
    title: strings.neverFood(strings.codeDigits(printed)),
    isUnexpected: true,
    action: {
      label: strings.isFood,
      act() {
        labelStore.forget(id)
        void addCode(printed)
      },
    },
  })
  return ''
}

/**
 * A code that was read or typed. What the household taught counts first, then a list of products. What shops print
 * themselves may be something else in the next one: it is asked for, or shown as a guess.
 */
export async function addCode(code: string): Promise<string> {
  const printed = printedOf(code)
  const label = labelStore.recall(printed, '')
  if (label?.name === null) return leftOut(printed, label.id)
  if (label)
    return add({
      ...NOTHING,
      way: 'code',
      printed,
      name: label.name,
      isSure: isMakersCode(printed),
      each: label.each,
    })
  if (isPrintedMatter(printed)) {
    notify({ title: strings.printedMatter(strings.codeDigits(printed)) })
    return ''
  }
  const product = await findProduct(printed)
  return add({
    ...NOTHING,
    way: 'code',
    printed,
    title: product?.name ?? '',
    name: product?.food ?? null,
    near: product?.near ?? [],
    isSure: Boolean(product?.food),
    each: product ? takeSize(product.amount).each : null,
  })
}

/** Produce that the user tapped. */
export const addSeen = (name: string): string => add({ ...NOTHING, way: 'seen', name, isSure: true })

interface Typed {
  found: Found
  change: PileChange
}

/** A food as it was typed, with amount, place and date as the pantry's field understands them. */
function typedFood(read: ReadItem, today: string): Typed {
  const { name, detail } = writtenFood(read, read, today)
  const much = detail.text ? writtenAmount(detail.text, name) : undefined
  const isCount = much?.unit === null && Number.isInteger(much.value) && much.value > 0
  const found: Found = {
    ...NOTHING,
    name,
    near: read.near,
    // A word that we don't know is the user's own.
    isSure: read.known || read.near.length === 0,
    count: isCount ? much.value : 1,
    ...(read.amount === '' && { isUncounted: true }),
    each: isCount ? null : (much ?? null),
    bestBefore: detail.best_before ?? null,
  }
  const change = {
    ...(detail.place && { place: detail.place }),
    ...(detail.text && !much && { text: detail.text }),
  }
  return { found, change }
}

/** So many are named one by one. */
const NAMED = 3

/** Puts foods on the pile at once; returns what became of them, and what is wrong. */
function addFoods(foods: readonly Typed[]): { words: string; problem?: string } {
  const room = pileStore.addAll(foods.map(({ found }) => found))
  const inside = foods.slice(0, room)
  for (const { found, change } of inside) {
    const item = Object.keys(change).length > 0 ? itemOf(found) : undefined
    if (item) pileStore.change(item.id, change)
  }
  const left = foods.slice(room).map(({ found }) => found.name ?? '')
  return {
    words:
      inside.length > NAMED
        ? strings.addedMany(inside.length)
        : inside.map(({ found }) => added(found)).join('. '),
    problem: left.length > 0 ? strings.noRoom(MAX_PILE, left.length, left[0] ?? '') : undefined,
  }
}

/** Deposits are no food, also where they are typed off a receipt. */
const isReturned = ({ written }: ReadItem) => isDeposit(written)

/** So many digits are a code, or one with a slip. */
const CODE = /^\d[\d\s-]{6,18}\d$/
const isCode = (text: string) => {
  const digits = text.replace(/[\s-]/g, '')
  return CODE.test(text) && digits.length >= 8 && digits.length <= 14
}

/** What was typed: food as in the pantry's field, codes, or both. Returns words, and what is wrong. */
export async function addTyped(text: string, today: string): Promise<{ words?: string; problem?: string }> {
  const parts = splitList(text).map((part) => part.trim())
  const codes = parts.filter(isCode)
  const foods = codes.length > 0 ? parts.filter((part) => part !== '' && !isCode(part)).join(', ') : text
  const words: string[] = []
  const problems: string[] = []
  for (const typed of codes) {
    const code = productCode(typed)
    if (code) words.push(await addCode(code))
    else problems.push(strings.wrongCode)
  }
  if (foods.trim() !== '') {
    const { items, rest: unread } = await readText(foods)
    const rest = [...unread]
    const [deposits, bought] = [items.filter(isReturned), items.filter((item) => !isReturned(item))]
    const outcome = addFoods(bought.map((item) => typedFood(item, today)))
    rest.push(...deposits.map(({ written }) => written))
    words.push(outcome.words)
    if (outcome.problem) problems.push(outcome.problem)
    if (rest.length > 0) problems.push(strings.notFoods(rest.join(', ').slice(0, LONGEST_REST)))
  }
  return {
    words:
      words
        .filter(Boolean)
        .map((one, at, all) => (at < all.length - 1 && !/[.?]$/.test(one) ? `${one}.` : one))
        .join(' ') || undefined,
    problem: [...new Set(problems)].join(' ') || undefined,
  }
}
