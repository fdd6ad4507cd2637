import { writtenQuantity } from '#core/ingredients/written-quantity.ts'
import { addMeasures, type Measure, measureText } from '#core/shopping/measure.ts'
import type { CookedChoice } from '#core/stock/after-cooking.ts'
import { type Amount, stockAmount } from '#core/stock/event.ts'
import { converted } from '#core/stock/line-amount.ts'
import type { UsedUp } from '#core/stock/used-up.ts'
import { amountInWords } from '#core/stock/words/amount-words.ts'

export type Part = CookedChoice['part']

/** An item that the recipe uses, with what the cook says about it. */
export interface UsedChoice {
  used: UsedUp
  part: Part
  /** How much went, as typed; only where it is known how much there was. */
  text: string
  /** What the text says in the item's unit; undefined if it can't be told. */
  typed: Amount | undefined
}

interface Said {
  part?: Part
  text?: string
}
/** What the cook said, by the name of the item. */
export type SaidOf = Readonly<Record<string, Said>>

/** In the unit that a cook would use: 0.03 l are 30 ml. */
const amountWords = (amount: Measure): string => addMeasures([amount]).map(measureText).join('')

/** The same as people say it. */
export const saidAmount = (amount: Measure, isGuess = false): string =>
  addMeasures([amount])
    .map((one) => amountInWords(one, isGuess))
    .join('')

/** "A lot" is no amount, though the parser of recipes reads one of it. */
const HAS_NUMBER = /[\d¼½¾⅓⅔⅛⅜⅝⅞]|\b(?:half|quarter|third)\b/i

const proposed = ({ proposal }: UsedUp): Part => (proposal === 'all' ? 'all' : 'some')

/** "300 g", "300", "half a can": in the unit of what was there. */
function amountIn({ item }: UsedUp, text: string): Amount | undefined {
  if (!item.amount || !HAS_NUMBER.test(text)) return undefined
  const { quantity, unit } = writtenQuantity(`${text.trim()} ${item.name}`)
  const given = quantity && stockAmount({ value: quantity.max, unit: unit ?? item.amount.unit })
  if (!given) return undefined
  const weights = { gramsEach: item.fact?.gramsEach ?? null, gramsPerMl: item.fact?.gramsPerMl ?? null }
  return converted(given, item.amount.unit, weights)
}

/** What is proposed for each item, until the cook says otherwise. */
export const choicesOf = (all: readonly UsedUp[], said: SaidOf): UsedChoice[] =>
  all.map((used) => {
    const own = Object.hasOwn(said, used.item.name) ? said[used.item.name] : undefined
    const text = own?.text ?? (used.takes && used.item.amount ? amountWords(used.takes) : '')
    // What wasn't typed over is taken as it was computed, not as it was rounded for reading.
    const typed = own?.text === undefined ? (used.takes ?? undefined) : amountIn(used, text)
    return { used, part: own?.part ?? proposed(used), text, typed }
  })

/** An amount is needed and can't be read. */
export const isUnclear = ({ used, part, text, typed }: UsedChoice): boolean =>
  part === 'some' && used.item.amount !== null && text.trim() !== '' && typed === undefined

export const asCooked = ({ used, part, text, typed }: UsedChoice): CookedChoice => ({
  item: used.item,
  part,
  takes: used.item.amount !== null && text.trim() === '' ? null : (typed ?? null),
})
