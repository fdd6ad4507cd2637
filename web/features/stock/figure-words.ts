import type { Place } from '#core/contracts/places.ts'
import { isRecipeDate } from '#core/stock/dish-date.ts'
import type { StockEvent } from '#core/stock/event.ts'
import { isOutOfFridge } from '#core/stock/freshness.ts'
import type { StockItem } from '#core/stock/item.ts'
import { keepingWords } from '#core/stock/words/keeping-words.ts'
import { capital } from '#core/text/capital.ts'
import { isCounterEgg } from './item-date.ts'
import { shownName } from './pantry-groups.ts'
import { pastDay } from './past-day.ts'
import { inPlace } from './place-words.ts'
import * as strings from './strings.ts'

type Figure = NonNullable<StockItem['keeps']>

/** The place that a figure is for: where the food has none, that of its usual place counts. */
function placeOf({ where, fact }: StockItem, state: Figure['state']): Place {
  if (state === 'frozen') return 'freezer'
  if (state === 'cooked' || state === 'thawed') return 'fridge'
  if (where !== 'freezer' && (!fact || fact.keeps[where][state])) return where
  return fact && fact.place !== 'freezer' ? fact.place : 'fridge'
}

function timeWords(item: StockItem, { state, days }: Figure): string {
  const time = strings.timeIn(keepingWords(days), inPlace[placeOf(item, state)])
  if (state === 'opened') return strings.afterOpening(time)
  if (state === 'thawed') return strings.afterThawing(time)
  return state === 'cooked' ? strings.afterCooking(time) : time
}

/** Where the date of a food comes from. The events tell a recipe's date from one that was entered. */
export function figureWords(item: StockItem, today: string, events: readonly StockEvent[]): string {
  const { until, dated, keeps, basis, fact } = item
  if (until !== null && dated === 'package')
    return item.meal !== null && isRecipeDate(item, events) ? strings.fromRecipe : strings.entered
  if (!keeps) return fact ? strings.noFigure : strings.unknownFood
  const food = fact?.food ?? shownName(item)
  if (isOutOfFridge(item)) return strings.outsideFridge(capital(food))
  if (isCounterEgg(item)) return strings.eggsOutside
  const from = pastDay(keeps.since, today)
  const words = timeWords(item, keeps)
  if (basis === 'quality') return strings.guessedQuality(food, words, from)
  const isExact = keeps.days[0] === keeps.days[1]
  return (isExact ? strings.guessedSafetyExact : strings.guessedSafety)(food, words, from)
}
