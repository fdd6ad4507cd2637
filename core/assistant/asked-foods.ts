import type { OwnFood } from '../contracts/cooking-assistant.ts'
import { MOST_ASKED_FOODS } from '../contracts/ingredient-names.ts'
import type { StockItem } from '../stock/item.ts'
import { byPlace } from '../stock/lot-items.ts'
import { ownFoodOf } from '../stock/own-food.ts'
import { isUsedUp } from '../stock/soon.ts'
import { normalWords } from '../text/normalise.ts'
import type { OwnQuestion } from './read/asks-own.ts'
import { classWords, isInClass } from './read/food-classes.ts'

/** A shorter word of a name says too little: "of", "in". */
const MEANT_WORD = 3

/** Whether a question says a word of its name, or one for its kind. */
function isNamed({ name, meal, fact }: StockItem, words: ReadonlySet<string>, classes: readonly string[]) {
  const called = [meal ?? name, fact?.food ?? '', ...(fact?.kindOf ?? [])].flatMap(normalWords)
  return (
    called.some((word) => word.length >= MEANT_WORD && words.has(word)) ||
    (fact !== null && classes.some((word) => isInClass(word, fact.category, name)))
  )
}

/** Of the stock, what a question about the kitchen may be about, and the leftovers. Undefined where that is nothing. */
export function askedFoods(
  question: string,
  asked: OwnQuestion,
  all: readonly StockItem[],
): OwnFood[] | undefined {
  // The dates that are near go with every question.
  if (asked.kind === 'first') return undefined
  const stock = all.filter((item) => !isUsedUp(item))
  const words = new Set(normalWords(question))
  const classes = classWords(question.toLowerCase())
  const named = new Set(stock.filter((item) => isNamed(item, words, classes)))
  // A name in other words may be any food.
  const isAny = named.size === 0 && (asked.kind === 'have' || asked.kind === 'date')
  if (named.size === 0 && asked.kind === 'named') return undefined
  const fits = (item: StockItem) => {
    if (item.meal !== null) return true
    if (asked.kind === 'list') return asked.place === null || item.where === asked.place
    if (asked.kind === 'throw out') return (item.daysLeft ?? 0) < 0
    return isAny || named.has(item)
  }
  return stock
    .flatMap((item) => {
      const parts = byPlace(item).filter((part) => fits(part) || (part.isPart && named.has(item)))
      return item.spoiled && (fits(item.spoiled) || named.has(item)) ? [item.spoiled, ...parts] : parts
    })
    .sort((a, b) => (a.daysLeft ?? Infinity) - (b.daysLeft ?? Infinity))
    .slice(0, MOST_ASKED_FOODS)
    .map(ownFoodOf)
}
