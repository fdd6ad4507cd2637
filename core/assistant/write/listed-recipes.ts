import { inWords } from '../../food-facts/sentence.ts'
import { plainName } from '../../ingredients/plain-name.ts'
import { normalise } from '../../text/normalise.ts'
import type { KnowledgeIndex } from '../knowledge-index.ts'
import { namedRecipe } from '../named-recipe.ts'
import { dishInTalk, linkedRecipes, type NamedDish } from '../read/dish-in-talk.ts'
import {
  type Answer,
  type AssistantContext,
  type AssistantTools,
  type OpenedRecipe,
  type RecipeInView,
  said,
  type Turn,
} from './answer.ts'
import * as recipeStrings from './recipes/strings.ts'

/** The ids of the recipes that a text links to, in order. */
export const linkedIn = (text: string, { hrefs }: KnowledgeIndex): string[] =>
  linkedRecipes(text, hrefs.recipe).map(({ id }) => id)

export const answersOf = (history: readonly Turn[]): string[] =>
  history.filter(({ role }) => role === 'assistant').map(({ content }) => String(content))

const MOST = 5
const ASKS_LIST =
  /\b(shopping|grocery|groceries) list\b|\bwhat (do|would) i (need|have) to (buy|get)\b|\bwhat should i buy\b/i
/** Nobody buys these for one dinner. */
const AT_HOME = new Set(['water', 'salt', 'black pepper', 'ice'])

/** The recipes that were listed last. */
async function lastListed(
  history: readonly Turn[],
  tools: AssistantTools,
  facts: KnowledgeIndex,
): Promise<OpenedRecipe[]> {
  const ids =
    answersOf(history)
      .map((text) => linkedIn(text, facts))
      .findLast((found) => found.length > 0) ?? []
  const opened = await Promise.all([...new Set(ids)].slice(0, MOST).map((id) => tools.open(id)))
  return opened.filter((one) => one !== undefined)
}

/** "Can you make that a shopping list": what the recipes listed last take, without what is at home. */
export async function writeShopping(
  question: string,
  history: readonly Turn[],
  pantry: readonly string[],
  tools: AssistantTools,
  facts: KnowledgeIndex,
): Promise<Answer | undefined> {
  if (!ASKS_LIST.test(question)) return undefined
  const recipes = await lastListed(history, tools, facts)
  if (recipes.length === 0) return undefined
  const has = new Set(pantry.map(normalise))
  const { vocabulary } = facts.lexicon
  const lines = new Map<string, string[]>()
  for (const { ingredients } of recipes)
    for (const line of ingredients) {
      const name = plainName(line, vocabulary)
      if (AT_HOME.has(name) || has.has(normalise(name))) continue
      lines.set(name, [...(lines.get(name) ?? []), line])
    }
  const links = recipes.map(({ id, title }) => ({
    label: title.replace(/[[\]()]/g, ''),
    href: facts.hrefs.recipe(id),
  }))
  const titles = inWords(links.map(({ label, href }) => `[${label}](${href})`))
  const list = [...lines.values()].map((same) => `- ${same.join(' + ')}`).join('\n')
  return said('recipe', `${recipeStrings.shoppingFor(titles)}\n${list}\n\n${recipeStrings.afterShopping}`, {
    links,
  })
}

const PICKS =
  /^(?:(?:ok|okay|good|great|so|and|i(?:['’]ll| will)? (?:take|make|do|want|like)|let['’]?s (?:do|make|take))[,.!]? )*(?:the )?(first|second|third|last) (?:one|recipe|dish)[,.!]? (?:and |but |so )?(?=(?:how|what|can|which|is|does|do|could|should|will)\b)/i
const PLACES = ['first', 'second', 'third']

/** "The first one, how long does it keep": which of the recipes listed last is meant, and what is asked of it. */
export async function pickedInTalk(
  message: string,
  history: readonly Turn[],
  tools: AssistantTools,
  facts: KnowledgeIndex,
): Promise<{ question: string; recipe: OpenedRecipe } | undefined> {
  const picks = PICKS.exec(message)
  if (!picks?.[1]) return undefined
  const ids = answersOf(history)
    .map((text) => linkedIn(text, facts))
    .findLast((found) => found.length > 0)
  const id = ids?.at(PLACES.indexOf(picks[1].toLowerCase()))
  const recipe = id === undefined ? undefined : await tools.open(id)
  return recipe && { question: message.slice(picks[0].length), recipe }
}

const LEANS = /\b(it|this|that|them|still|the recipe)\b|^(how much|make|for) .*\b\d+\b/i
const SHORT = 14

/** What "it" means in a question. */
interface TalkedAbout {
  /** Undefined: nothing, or nothing that is known here. */
  recipe?: RecipeInView
  /** An answer named it, and the user may look at another one. */
  isTold?: boolean
  /** Dishes that can't be judged: in the user's own words, not stored here, or more than one. */
  unclear?: readonly NamedDish[]
}

/** The dish that the last answers named goes before the recipe that is open, unless that was opened since. */
export async function talkedAbout(
  question: string,
  history: readonly Turn[],
  { named, dish: meal, recipe, recipeIs }: AssistantContext,
  tools: AssistantTools,
  facts: KnowledgeIndex,
): Promise<TalkedAbout> {
  if (named) return { recipe: named }
  if (meal) return { unclear: [{ id: null, title: meal }] }
  if (recipe && recipeIs) return { recipe, isTold: recipeIs === 'asked' }
  const { dishes = [] } = dishInTalk(history, facts.hrefs.recipe) ?? {}
  const leans = LEANS.test(question) && question.split(/\s+/).length <= SHORT
  if (dishes.length === 0) return { recipe }
  const dish = dishes.length === 1 ? dishes[0] : namedRecipe(question, dishes, facts.lexicon.vocabulary)
  if (!dish) return { recipe, unclear: dishes }
  if (dish.id === null) return { unclear: [dish] }
  if (dish.id === recipe?.id) return { recipe, isTold: true }
  if (!recipe && !leans && dishes.length === 1) return {}
  const opened = await tools.open(dish.id)
  return opened ? { recipe: opened, isTold: true } : { unclear: [dish] }
}
