import type { Place } from '#core/contracts/places.ts'
import type { PileRow as Described } from '#core/put-away/described.ts'
import { newestFirst } from '#core/put-away/newest-first.ts'
import { daysBetween } from '#core/stock/day.ts'
import { dayWords } from '#core/stock/words/date-words.ts'
import * as strings from './strings.ts'

/** A row as it is shown. */
export interface PileRow
  extends Pick<Described, 'id' | 'way' | 'printed' | 'name' | 'near' | 'isSure' | 'count'> {
  /** Under the food: the product, or the receipt's line; the code while nothing else is known. */
  title: string
  /** Its name as its amount has it: "onions". */
  called: string
  /** Its name for screen readers. */
  spoken: string
  emoji: string
  /** In words; empty if unknown. */
  amount: string
  isAmountGuess: boolean
  /** It is measured, and its count is one of packages: two of 250 g are 500 g. */
  isPackages: boolean
  place: Place
  isPlaceGuess: boolean
  /** In words; empty if it has none. */
  day: string
  isDayGuess: boolean
  /** The date that was given is over. */
  isPast: boolean
  /** It keeps for more than a few months. */
  isLasting: boolean
  bestBefore: string | null
  isOnList: boolean
}

const titleOf = ({ title, name, way, printed }: Described): string =>
  title || (name === null && way === 'code' ? strings.codeDigits(printed) : '')

/** "2 packages" says so itself. */
const isPackages = ({ much: { amount } }: Described): boolean =>
  amount !== null && amount.unit !== null && amount.unit !== 'package'

const LASTING_DAYS = 180

/** Whether our tables say so; who gave a date said something else. */
const isLasting = ({ bestBefore, until, fact }: Described, today: string): boolean =>
  bestBefore === null && fact !== null && (until === null || daysBetween(today, until) > LASTING_DAYS)

/** The newest first: what was just found is under the camera. */
export const pileRows = (described: readonly Described[], today: string): PileRow[] =>
  newestFirst(described).map((row): PileRow => {
    const title = titleOf(row)
    return {
      id: row.id,
      way: row.way,
      printed: row.printed,
      name: row.name,
      near: row.near,
      isSure: row.isSure,
      count: row.count,
      title,
      called: row.called,
      spoken: row.called || title || strings.unknownItem,
      emoji: row.fact?.emoji ?? '',
      amount: row.words,
      isPackages: isPackages(row),
      isAmountGuess: row.isAmountGuessed,
      place: row.where,
      isPlaceGuess: !row.isPlaceChosen,
      day: row.until ? dayWords(row.until, today) : '',
      isDayGuess: row.dated === 'guessed',
      isPast: row.bestBefore !== null && row.bestBefore < today,
      isLasting: isLasting(row, today),
      bestBefore: row.bestBefore,
      isOnList: row.listed !== null,
    }
  })
