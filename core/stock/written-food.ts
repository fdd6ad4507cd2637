import { MAX_NAME, normaliseName } from '../contracts/ingredient-names.ts'
import type { ReadItem } from '../contracts/read-ingredients.ts'
import { writtenDates } from '../pantry/written-date.ts'
import { measureText } from '../shopping/measure.ts'
import { capital } from '../text/capital.ts'
import { singular } from '../text/plural.ts'
import type { StockDetail } from './event.ts'
import * as strings from './strings.ts'
import { writtenSince } from './written-since.ts'
import {
  isBoiled,
  isCooked,
  isDish,
  isPart,
  isServed,
  keptName,
  leftoverDish,
  namesPackage,
  ofPlates,
  withoutPlace,
  withoutRest,
  writtenPortions,
  writtenState,
} from './written-state.ts'

/** "an onion" is one. */
const ARTICLE = /^(?:an?|ein|eine|einen|une?|una|uno)$/i
const THE = /^the$/i

type Given = Pick<ReadItem, 'name'> & { amount?: string; near?: readonly string[] }
type Read = Pick<ReadItem, 'written' | 'emoji' | 'known' | 'date' | 'since'>

interface WrittenFood {
  name: string
  detail: StockDetail
}

/** What is left of rice or a chicken is still an ingredient; what is left of a dish isn't. */
function isIngredient(dish: string, { name }: Given, read: Read | undefined): boolean {
  if (!read?.known || read.emoji === '' || isDish(dish)) return false
  return singular(normaliseName(dish)) === singular(name.replace(/^(?:cooked|leftover) /, ''))
}

/** An ingredient by its name, which is one still when it is cooked. */
const isPlain = (written: string, read: Read | undefined) =>
  isCooked(written) || (read?.known === true && read.emoji !== '' && !isDish(written))

/** "rice cooked yesterday" is cooked rice, and "stew from Sunday" leftover stew: neither is the fresh one. */
function preparedName(written: string, { name }: Given, read: Read | undefined): string {
  if (leftoverDish(written) !== undefined || isCooked(written)) return written
  return isPlain(written, read) ? `cooked ${name}` : `leftover ${written}`
}

/** An amount as it counts: "an" is 1, and of half a cabbage there is ½. */
function amountOf({ amount = '' }: Given, written: string): string | undefined {
  if (amount === '' || THE.test(amount)) return undefined
  if (ARTICLE.test(amount)) return namesPackage(written) ? undefined : '1'
  return isPart(amount)
    ? (PARTS[/half|third|quarter/i.exec(amount)?.[0].toLowerCase() ?? ''] ?? amount)
    : amount
}
const PARTS: Readonly<Record<string, string>> = { half: '½', third: '⅓', quarter: '¼' }

/**
 * A food as it was typed, by the name that it is listed under, with amount, place and state: "leftover chili",
 * "cooked rice", "opened pesto", "frozen peas", "stew from Sunday". The one reader of what people write about their food.
 */
export function writtenFood(item: Given, read: Read | undefined, today: string): WrittenFood {
  const whole = read?.written ?? item.name
  // "plates of spaghetti"
  const plates = ofPlates(whole)
  const rest = withoutRest(whole)
  const isRestOfDish = rest !== whole && isDish(withoutPlace(rest))
  const written = withoutPlace(plates ?? (isRestOfDish ? rest : whole))
  const since = writtenSince(read?.since, today)
  const isOld = since.from !== undefined && (isDish(written) || isBoiled(written))
  const inPortions = plates === undefined ? (item.amount ?? '') : `${item.amount ?? ''} portions`
  const wasCooked = since.cooked !== undefined || isOld || isRestOfDish || isServed(inPortions, written)
  const dish = leftoverDish(written) ?? (wasCooked && !isPlain(written, read) ? written : undefined)
  const isMeal = dish !== undefined && !isIngredient(dish, item, read)
  const prepared = dish !== undefined || isCooked(written) || wasCooked
  const state = writtenState(whole, today, item.amount)
  const best_before = read?.date ? writtenDates(read.date, today)[0]?.day : since.best_before
  const text = amountOf(item, whole)
  const portions = text && prepared ? writtenPortions(inPortions) : undefined
  const cooked = since.cooked ?? since.from ?? today
  // What is left of a whole one was cut, like a package that was opened.
  const open = state.opened ?? (isPart(item.amount ?? '') ? today : undefined)
  const opened = since.opened ?? (prepared ? undefined : open && (since.from ?? open))
  // A day without a word of what happened: that it came in, unless it was cooked or opened.
  const bought = since.bought ?? (prepared || open ? undefined : since.from)
  const place = since.frozen ? ('freezer' as const) : state.place
  return {
    // What is left of a dish, or was cooked, is named as it was typed: "leftover chili" isn't a chili pepper.
    name: normaliseName(prepared ? preparedName(written, item, read) : keptName(written, item.name))
      .slice(0, MAX_NAME)
      .trim(),
    detail: {
      ...(prepared && { cooked, place: 'fridge' as const }),
      ...(isMeal && { meal: capital(dish) || strings.leftovers }),
      ...(place && { place }),
      ...(opened && { opened }),
      ...(place === 'freezer' && (since.frozen || prepared) && { frozen: since.frozen ?? cooked }),
      ...(since.thawed && { thawed: since.thawed }),
      ...(bought && { bought }),
      ...(best_before && { best_before }),
      ...(text && { text: portions ? measureText({ value: portions, unit: 'serving' }) : text }),
      ...(item.near && !prepared && { near: item.near }),
    },
  }
}

/** Says more than a list has room for: where it is, whether it is open, that it was cooked, its date. */
export const hasState = ({
  place,
  opened,
  cooked,
  meal,
  best_before,
  bought,
  thawed,
}: StockDetail): boolean =>
  (place ?? opened ?? cooked ?? meal ?? best_before ?? bought ?? thawed) !== undefined
