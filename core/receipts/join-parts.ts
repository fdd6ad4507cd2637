import type { LeftOut, Part } from './draft.ts'
import { isDeposit, isDiscount, isOnlyDiscount, isVoid } from './line-kind.ts'
import { agrees, type Quantity } from './quantity.ts'

export interface DraftItem {
  text: string
  price: number | null
  isGuess: boolean
  quantity: Quantity | undefined
  /** Prices by other readings. */
  others: readonly number[]
  /** Its price is less by a discount. */
  isReduced?: true
}

/** Names are printed above their code and price, or below. */
function isNameBelow(parts: readonly Part[]): boolean {
  const at = parts.findLastIndex(({ kind }) => kind === 'price')
  return at >= 0 && parts[at + 1]?.kind === 'name'
}

/** Quantities are printed above their items, or below: what agrees with the prices decides, for all of them. */
function isQuantityAbove(parts: readonly Part[]): boolean {
  let votes = 0
  for (const [at, part] of parts.entries()) {
    if (part.kind !== 'quantity') continue
    const [before, after] = [parts[at - 1], parts[at + 1]]
    if (before?.kind === 'item' && agrees(part.quantity, before.price)) votes--
    if (after?.kind === 'item' && agrees(part.quantity, after.price)) votes++
    if (before?.kind !== 'item' && after?.kind === 'item' && before?.kind !== 'name') votes += 0.5
  }
  return votes > 0
}

/** Prices are printed below their names: a name that none follows is an item all the same. */
function isPriceBelow(parts: readonly Part[]): boolean {
  const after = (kind: Part['kind']) =>
    parts.filter((part, at) => part.kind === kind && parts[at - 1]?.kind === 'name').length
  const items = parts.filter(({ kind }) => kind === 'item').length
  return after('quantity') + after('price') > Math.max(1, items)
}

interface Joined {
  items: DraftItem[]
  leftOut: LeftOut[]
}

/** Puts names, prices and quantities of several lines together. */
export function joinParts(parts: readonly Part[]): Joined {
  const items: DraftItem[] = []
  const leftOut: LeftOut[] = []
  const below = isNameBelow(parts)
  const above = isQuantityAbove(parts)
  const isUnder = !below && isPriceBelow(parts)
  let name: string | undefined
  let open: Extract<Part, { kind: 'price' }> | undefined
  let next: Quantity | undefined
  let isVoiding = false
  const drop = () => {
    if (name !== undefined && isUnder && items.length > 0)
      items.push({ text: name, price: null, isGuess: true, quantity: undefined, others: [] })
    else if (name !== undefined) leftOut.push({ text: name, kind: items.length === 0 ? 'header' : 'unread' })
    name = undefined
  }
  const add = (item: DraftItem) => {
    const quantity = item.quantity ?? next
    next = undefined
    if ((item.price ?? 0) >= 0 && isOnlyDiscount(item.text))
      leftOut.push({ text: item.text, kind: 'discount' })
    else if ((item.price ?? 0) < 0 && !isDeposit(item.text)) {
      takeBack(item, items, leftOut, isVoiding)
      isVoiding = false
    } else items.push({ ...item, quantity })
  }

  for (const part of parts) {
    if (part.kind === 'void') {
      drop()
      isVoiding = true
      leftOut.push({ text: part.text, kind: 'void' })
    } else if (part.kind === 'name') {
      if (below && open) {
        add({
          text: part.text,
          price: open.price,
          isGuess: false,
          quantity: open.quantity,
          others: open.others,
        })
        open = undefined
      } else {
        drop()
        name = part.text
      }
    } else if (part.kind === 'price') {
      if (!below && name !== undefined) {
        add({ text: name, price: part.price, isGuess: false, quantity: part.quantity, others: part.others })
        name = undefined
      } else {
        drop()
        open = below ? part : undefined
        if (!below) leftOut.push({ text: part.text, kind: 'unread' })
      }
    } else if (part.kind === 'quantity') {
      const last = items.at(-1)
      // A name whose price couldn't be read, and what it must be.
      const isOwn = !above && (!last || last.quantity !== undefined)
      if (name !== undefined && (part.price !== null || isUnder || isOwn)) {
        add({ text: name, ...pricedBy(part) })
        name = undefined
      } else if (last && last.price === null && part.price !== null) {
        // A weight in columns under its name.
        Object.assign(last, {
          price: part.price,
          isGuess: false,
          quantity: part.quantity,
          others: part.others,
        })
      } else if (above) next = part.quantity
      else if (last && !last.quantity) {
        last.quantity = part.quantity
        last.price ??= part.price
      } else leftOut.push({ text: part.text, kind: 'quantity' })
    } else {
      drop()
      add(part)
    }
  }
  drop()
  return { items, leftOut }
}

/** The price of a line that says how much; where it can't be read, what it must be. */
function pricedBy({ price, quantity, others }: Extract<Part, { kind: 'quantity' }>): Omit<DraftItem, 'text'> {
  const { count, each, unitPrice } = quantity
  const due = rounded(each ? each.value * unitPrice : count * unitPrice)
  return { price: price ?? due, isGuess: price === null, quantity, others }
}

/** Something below zero: an item that is canceled, or a discount on the one above. */
function takeBack(item: DraftItem, items: DraftItem[], leftOut: LeftOut[], isVoiding: boolean) {
  const price = Math.abs(item.price ?? 0)
  const isSame = (other: DraftItem) => other.price !== null && Math.abs(other.price - price) < 0.005
  const named = items.findLastIndex((other) => isSame(other) && other.text === item.text)
  const isCanceled = isVoiding || isVoid(item.text) || (named >= 0 && !isDiscount(item.text))
  const at = isCanceled ? (named >= 0 ? named : items.findLastIndex(isSame)) : -1
  if (at >= 0) items.splice(at, 1)
  else if (!isCanceled) {
    const above = items.findLast(({ text }) => !isDeposit(text))
    if (above && above.price !== null && above.price >= price)
      Object.assign(above, { price: rounded(above.price - price), isReduced: true })
  }
  leftOut.push({ text: item.text, kind: isCanceled ? 'void' : 'discount' })
}

const rounded = (value: number) => Math.round(value * 100) / 100
