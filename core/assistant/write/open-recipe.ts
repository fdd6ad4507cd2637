import { sayVerdict } from '../../food-facts/sentence.ts'
import { judge } from '../../food-facts/verdict.ts'
import { plainName } from '../../ingredients/plain-name.ts'
import { temperaturesIn } from '../../recipes/temperatures.ts'
import { capital } from '../../text/capital.ts'
import type { KnowledgeIndex } from '../knowledge-index.ts'
import { type FoodLimits, needsOf } from '../limits.ts'
import type { Frame } from '../read/follow-up.ts'
import { nameAndKinds } from '../read/lexicon.ts'
import { type Answer, type RecipeInView, said } from './answer.ts'

const MOST_LINES = 40
const MOST_NEEDS = 4
/** After a guest turned out not to eat everything. */
const ASKS_FIT =
  /\b(does (it|this|that) (still )?work|is (it|this|that) (still )?(ok|okay|safe|fine|alright)|can (i|they|she|he|we) (still )?(eat|have) (it|this|that))\b/
const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ')
const LEAVES =
  /\b(leave out|leaving out|skip|omit|do without|do i need|necessary|need to add|have to (?:use|add))\b/
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

interface Line {
  text: string
  name: string
}

const linesOf = ({ ingredients }: RecipeInView, { lexicon }: KnowledgeIndex): Line[] =>
  ingredients.slice(0, MOST_LINES).map((text) => ({ text, name: plainName(text, lexicon.vocabulary) }))

/** The lines that a food of the question means: peas are the frozen peas here. */
function meant(food: string, lines: readonly Line[], { lexicon }: KnowledgeIndex): Line[] {
  const exact = lines.filter(({ name }) => name === food)
  if (exact.length > 0) return exact
  return lines.filter(
    ({ name }) =>
      nameAndKinds(name, lexicon).includes(food) || name.endsWith(` ${food}`) || name.startsWith(`${food} `),
  )
}

const categoryOf = (name: string, { lexicon }: KnowledgeIndex) =>
  lexicon.vocabulary.ingredients.find((one) => one.name === name)?.category

/** May a line be left out of this recipe? */
function sayLeftOut(words: string, line: Line, recipe: RecipeInView, facts: KnowledgeIndex): string {
  const isBaked = ['dessert', 'bread', 'breakfast'].includes(recipe.meal ?? '')
  const title = recipe.title.toLowerCase()
  if ([words, line.name].some((name) => title.includes(name)))
    return `Better not: ${words} is what **${recipe.title}** is made of. Look for another recipe, or swap it.`
  if (isBaked && STRUCTURE.test(line.name))
    return `Better not: the ${words} holds it together. Use a substitute in the same amount.`
  const category = categoryOf(line.name, facts)
  if (category && FLAVORS.has(category))
    return `Yes, leave out the ${words}: it is there for flavor. Taste at the end, and add salt, lemon or another spice you like.`
  return `Yes, it works without the ${words}. Taste at the end: it may need a little more salt or something fresh.`
}

/** What comes in for a line: how much, and when. */
function sayInstead(goes: string, line: Line, comes: string): string {
  const when = GREENS.test(comes)
    ? ' Stir it in for the last 2–3 minutes: it only needs to wilt, and shrinks a lot, so take a big handful more.'
    : ' Cut it to the same size, so that it is done at the same time.'
  return `Yes, ${comes} works instead of the ${goes}. Start with the same amount (${line.text}).${when}`
}

function stepIn(text: string, { instructions }: RecipeInView): string | undefined {
  const [, digits, word] =
    new RegExp(`\\bstep (\\d{1,2})\\b|\\b(${ORDINALS.join('|')}) step\\b`).exec(text) ?? []
  const at = digits ? Number(digits) : word ? ORDINALS.indexOf(word) + 1 : 0
  const step = instructions[at - 1]
  return step && `**Step ${at}:** ${step}`
}

/** Questions about a line or a step of the open recipe: leave it out, replace it, how much of it, how hot. */
export function writeOpenRecipe(
  frame: Frame,
  recipe: RecipeInView,
  limits: FoodLimits,
  facts: KnowledgeIndex,
): Answer | undefined {
  const { text, foods } = frame
  const needs = needsOf(limits)
  if (
    ASKS_FIT.test(text) &&
    needs.length > 0 &&
    foods.every((food) => recipe.title.toLowerCase().includes(food.name))
  )
    return said(
      'diet',
      needs
        .slice(0, MOST_NEEDS)
        .map((need) =>
          sayVerdict(
            `**${recipe.title}**`,
            need,
            judge(recipe.ingredients, need, facts.lexicon.vocabulary),
            'fits',
          ),
        )
        .join(' '),
    )
  const step = stepIn(text, recipe)
  if (step) return said('recipe', step)
  const lines = linesOf(recipe, facts)
  const here = foods.map((food) => ({ food, lines: meant(food.name, lines, facts) }))
  const own = here.filter((one) => one.lines.length > 0)
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
  const leaves = LEAVES.exec(text)
  if (leaves) {
    const end = swap && swap.index > leaves.index ? swap.index : text.length
    for (const { food, lines: found } of own) {
      const at = text.indexOf(food.words)
      if (found[0] && at > leaves.index && at < end)
        says.unshift(sayLeftOut(food.words, found[0], recipe, facts))
    }
  }
  if (says.length > 0) return said('recipe', says.join('\n\n'))
  if (/\bhow (?:much|many)\b/.test(text) && own.length > 0 && !frame.people && !NOT_ITS_AMOUNT.test(text))
    return said('recipe', own.flatMap(({ lines: found }) => found.map((line) => `- ${line.text}`)).join('\n'))
  if (foods.length === 0 && /\b(temperature|how hot|degrees|oven set)\b/.test(text)) {
    const hot = recipe.instructions
      .flatMap((one) => one.split(/(?<=[.!?]) /))
      .filter((one) => temperaturesIn(one).length > 0)
    if (hot.length > 0) return said('recipe', capital(hot.slice(0, 3).join(' ')))
  }
  return undefined
}
