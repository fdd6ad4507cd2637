import { parseLine } from '../../ingredients/parse-line.ts'
import { metricOf, usMeasureOf } from '../../recipes/amounts.ts'
import { scaleLine } from '../../recipes/scale-line.ts'
import { temperaturesIn } from '../../recipes/temperatures.ts'
import { capital } from '../../text/capital.ts'
import type { KnowledgeIndex } from '../knowledge-index.ts'
import type { Frame } from '../read/follow-up.ts'
import { type Answer, type RecipeInView, said, sentences } from './answer.ts'
import {
  categoryOf,
  type Line,
  linesMeant,
  linesOf,
  MEATS,
  MOST_LINES,
  type Sentence,
  saySentences,
  sentencesOf,
  sentencesWith,
} from './recipe-lines.ts'
import * as recipeStrings from './recipes/strings.ts'

const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ')
const LEAVES =
  /\b(leave out|leaving out|leave (?:the |my |off )?(?=(?:\w+ ){1,3}(?:out|off)\b)|skip|omit|do without|do i (?:really )?need|necessary|need to add|have to (?:use|add))\b/
/** "Leave the eggplant out overnight" is about where it stands. */
const STANDS =
  /\b(overnight|counter|fridge|hours?|room temperature|all (?:day|night)|sit|sitting|to (?:thaw|cool|soften))\b/
const WHEN_ADDED = /\bwhen (?:do|does|should|to|would|shall|can)\b.*\b(?:add|goes?|put|stir|in|join)\b/
const HOW_LONG =
  /\bhow long\b.*\b(?:cook|fry|saute|simmer|boil|bake|roast|brown|sear|grill|steam|in the (?:oven|pan|pot)|take|need)\b/
const HAS_TIME = /\d+(?: to \d+| ?[-–] ?\d+)? ?(?:seconds?|minutes?|mins?|hours?|hrs?|h)\b/i
const HOW_LONG_IT =
  /\bhow long\b.*\b(bak|roast|simmer|boil|fry|saute|grill|steam|brais|broil|rest|chill|ris|proof|marinat|knead|soak|cool|freez|brown|sear)(?:e|es|ed|ing|s)?\b/
const ONLY_HAVE = /\b(?:only (?:have|got)|have only|just have|have just|only)\b (?:about )?/
const INSTEAD = /\b(instead of|in place of|replace|swap|substitute)\b/
/** These do for each other in a dish; meat and dairy need the substitutions. */
const PLANTS = new Set<string>(['vegetables', 'herbs', 'legumes', 'fruits'])
const FLAVORS = new Set(['spices', 'herbs', 'condiments'])
const GREENS = /\b(spinach|kale|chard|arugula|lettuce|cabbage|collard|bok choy|watercress)\b/
/** "How much flour is in a cup", "how much garlic is too much": the recipe's amount is not the answer. */
const NOT_ITS_AMOUNT =
  /\b(weighs?|calories|protein|carbs|sugar is|per|too (?:much|many)|cups?|grams?|ounces?|oz|tablespoons?|teaspoons?|cost|can i (?:eat|have)|a day|a week)\b/
/** What holds a dough or batter together. */
const STRUCTURE = /\b(flour|egg|baking powder|baking soda|yeast|sugar|butter|gelatin|cornstarch)\b/

/** May a line be left out of this recipe? The verdict comes first: "can I skip it" and "do I need it" ask the opposite. */
function sayLeftOut(
  { text }: Frame,
  words: string,
  line: Line,
  recipe: RecipeInView,
  facts: KnowledgeIndex,
): string {
  const asksNeed = /\b(need|necessary|have to)\b/.test(text)
  const [may, mayNot]: readonly [string, string] = asksNeed
    ? [recipeStrings.no, recipeStrings.yes]
    : [recipeStrings.yes, recipeStrings.betterNot]
  const isBaked = ['dessert', 'bread', 'breakfast'].includes(recipe.meal ?? '')
  const title = recipe.title.toLowerCase()
  if ([words, line.name].some((name) => title.includes(name)))
    return recipeStrings.isTheDish({ verdict: mayNot, food: words, title: recipe.title })
  if (isBaked && STRUCTURE.test(line.name)) return recipeStrings.holdsTogether(mayNot, words)
  const category = categoryOf(line.name, facts)
  if (category && FLAVORS.has(category)) return recipeStrings.onlyFlavor(may, words)
  return recipeStrings.worksWithout(may, words)
}

/** What comes in for a line: how much, and when. */
function sayInstead(goes: string, line: Line, comes: string): string {
  const when = GREENS.test(comes) ? recipeStrings.addGreensLast : recipeStrings.cutToSize
  return sentences(recipeStrings.worksInstead({ comes, goes, line: line.text }), when)
}

const PARTS: readonly (readonly [number, string])[] = [
  [1 / 4, recipeStrings.aQuarter],
  [1 / 3, recipeStrings.aThird],
  [1 / 2, recipeStrings.half],
  [2 / 3, recipeStrings.twoThirds],
  [3 / 4, recipeStrings.threeQuarters],
]

/** "I only have 1 lb of chicken": the rest of the recipe goes down with it. */
function sayLess(text: string, line: Line, recipe: RecipeInView): string | undefined {
  const start = ONLY_HAVE.exec(text)
  if (!start) return undefined
  const own = text.slice(start.index + start[0].length)
  const amountOf = (words: string) => {
    const measured = metricOf(words) ?? usMeasureOf(words)
    if (measured) return measured
    const { quantity, unit } = parseLine(words)
    return quantity && unit === null ? { pieces: (quantity.min + quantity.max) / 2 } : {}
  }
  const has: Record<string, number | undefined> = { ...amountOf(own) }
  const needs: Record<string, number | undefined> = { ...amountOf(line.text) }
  const kind = Object.keys(has).find((one) => needs[one])
  const share = kind ? (has[kind] ?? 0) / (needs[kind] ?? 1) : 0
  if (share <= 0 || share >= 1) return undefined
  const [part, name] = PARTS.reduce((best, one) =>
    Math.abs(one[0] - share) < Math.abs(best[0] - share) ? one : best,
  )
  const people = recipe.servings ? Math.max(1, Math.round(recipe.servings * share)) : undefined
  const list = recipe.ingredients.slice(0, MOST_LINES).map((one) => `- ${scaleLine(one, part)}`)
  const lead = people
    ? recipeStrings.makePartFor({ line: line.text, part: name, people })
    : recipeStrings.makePart(line.text, name)
  return `${lead}\n${list.join('\n')}`
}

/** Meat goes on cooking after it was last named: everything from there that tells a time or a temperature. */
function untilDone(about: readonly Sentence[], recipe: RecipeInView): Sentence[] {
  const all = sentencesOf(recipe)
  const start = all.findIndex(({ text, step }) => text === about[0]?.text && step === about[0]?.step)
  return start < 0
    ? []
    : all.slice(start).filter(({ text }) => HAS_TIME.test(text) || temperaturesIn(text).length > 0)
}

function stepIn(text: string, { instructions }: RecipeInView): string | undefined {
  const [, digits, word] =
    new RegExp(`\\bstep (\\d{1,2})\\b|\\b(${ORDINALS.join('|')}) step\\b`).exec(text) ?? []
  const at = digits ? Number(digits) : word ? ORDINALS.indexOf(word) + 1 : 0
  const step = instructions[at - 1]
  return step && recipeStrings.step(at, step)
}

/** Questions about a line or a step of the open recipe: leave it out, replace it, how much of it, how hot. */
export function writeOpenRecipe(
  frame: Frame,
  recipe: RecipeInView,
  facts: KnowledgeIndex,
): Answer | undefined {
  const { text, foods } = frame
  const step = stepIn(text, recipe)
  if (step) return said('recipe', step)
  const lines = linesOf(recipe, facts)
  const here = foods.map((food) => ({ food, lines: linesMeant(food.name, lines, facts) }))
  const own = here.filter((one) => one.lines.length > 0)
  const first = own[0]?.lines[0]
  if (first && foods.length === 1) {
    const when = WHEN_ADDED.test(text)
    const about = when || HOW_LONG.test(text) ? sentencesWith(first, recipe, facts) : []
    const asked = when
      ? about.slice(0, 1)
      : MEATS.has(categoryOf(first.name, facts) ?? '')
        ? untilDone(about, recipe)
        : about.filter((one) => HAS_TIME.test(one.text))
    if (asked.length > 0) return said('recipe', saySentences(asked))
    const less = sayLess(text, first, recipe)
    if (less) return said('scale', less)
  }
  const says: string[] = []
  const swap = INSTEAD.exec(text)
  if (swap) {
    const goes = own.find(({ food }) => text.indexOf(food.words) > swap.index)
    const comes = here.find(({ lines: none, food }) => none.length === 0 && food !== goes?.food)
    if (
      goes?.lines[0] &&
      comes &&
      [goes.lines[0].name, comes.food.name].every((name) => PLANTS.has(categoryOf(name, facts) ?? ''))
    )
      says.push(sayInstead(goes.food.words, goes.lines[0], comes.food.words))
  }
  const leaves = STANDS.test(text) ? null : LEAVES.exec(text)
  if (leaves) {
    const end = swap && swap.index > leaves.index ? swap.index : text.length
    for (const { food, lines: found } of own) {
      const at = text.indexOf(food.words)
      if (found[0] && at > leaves.index && at < end)
        says.unshift(sayLeftOut(frame, food.words, found[0], recipe, facts))
    }
  }
  const [none] = here
  if (leaves && says.length === 0 && none && foods.length === 1 && none.lines.length === 0)
    says.push(recipeStrings.isNotInRecipe(none.food.words, recipe.title))
  if (says.length > 0) return said('recipe', says.join('\n\n'))
  if (/\bhow (?:much|many)\b/.test(text) && own.length > 0 && !frame.people && !NOT_ITS_AMOUNT.test(text))
    return said('recipe', own.flatMap(({ lines: found }) => found.map((line) => `- ${line.text}`)).join('\n'))
  const [, verb] = foods.length === 0 ? (HOW_LONG_IT.exec(text) ?? []) : []
  if (verb) {
    const timed = sentencesOf(recipe).filter(
      (one) => HAS_TIME.test(one.text) && new RegExp(`\\b${verb}`, 'i').test(one.text),
    )
    if (timed.length > 0) return said('recipe', saySentences(timed))
  }
  if (foods.length === 0 && /\b(temperature|how hot|degrees|oven set)\b/.test(text)) {
    const hot = recipe.instructions
      .flatMap((one) => one.split(/(?<=[.!?]) /))
      .filter((one) => temperaturesIn(one).length > 0)
    if (hot.length > 0) return said('recipe', capital(hot.slice(0, 3).join(' ')))
  }
  return undefined
}
