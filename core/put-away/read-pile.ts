import { MAX_AMOUNT } from '../contracts/ingredient-names.ts'
import { PLACES, type Place } from '../contracts/places.ts'
import { isUuid } from '../contracts/uuid.ts'
import { stockAmount } from '../stock/event.ts'
import { cleanFound, cleanText, isCalendarDay, MAX_COUNT } from './clean-found.ts'
import { type Addition, EMPTY_PILE, MAX_SOURCES, type Pile, type Said, type Source } from './pile.ts'
import { knownReceipt, MAX_RECEIPTS } from './receipt.ts'

type Fields = Record<string, unknown>

const fields = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {}

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MAX_COUNT

function saidIn(value: unknown): Said {
  const { count, each, text, place, bestBefore } = fields(value)
  const said: Said = {}
  const { value: many, scans } = fields(count)
  if (isCount(many) && isCount(scans)) said.count = { value: many, scans }
  const amount = each === null ? null : stockAmount(each)
  if (amount !== undefined) said.each = amount
  const words = cleanText(text, MAX_AMOUNT)
  if (words) said.text = words
  if ((PLACES as readonly unknown[]).includes(place)) said.place = place as Place
  if (bestBefore === null || isCalendarDay(bestBefore)) said.bestBefore = bestBefore
  return said
}

function sourceIn(value: unknown): Source[] {
  const found = cleanFound(value)
  const { id, said, isNamed, receipt } = fields(value)
  if (!found || !isUuid(id)) return []
  return [
    {
      ...found,
      id,
      said: saidIn(said),
      isNamed: isNamed === true && found.name !== null,
      ...(isUuid(receipt) && { receipt }),
    },
  ]
}

const sourcesIn = (value: unknown): Source[] =>
  Array.isArray(value) ? value.slice(0, MAX_SOURCES).flatMap(sourceIn) : []

function additionIn(value: unknown): Addition | null {
  const { before, added, receipt } = fields(value)
  if (!Array.isArray(added)) return null
  return {
    before: sourcesIn(before),
    added: added.filter(isUuid).slice(0, MAX_SOURCES),
    receipt: isUuid(receipt) ? receipt : null,
  }
}

/** A pile as it was stored; stored data may be anything. Hand-written, so that the browser needs no schema library. */
export function readPile(value: unknown): Pile {
  const { sources, receipts, last } = fields(value)
  if (!Array.isArray(sources)) return EMPTY_PILE
  const ids = new Set<string>()
  const isFirst = ({ id }: Source) => !ids.has(id) && Boolean(ids.add(id))
  return {
    sources: sourcesIn(sources).filter(isFirst),
    receipts: Array.isArray(receipts)
      ? receipts.flatMap((one) => knownReceipt(one) ?? []).slice(-MAX_RECEIPTS)
      : [],
    last: additionIn(last),
  }
}
