import { totalOf } from '../../contracts/total-time.ts'
import { inWords } from '../../food-facts/sentence.ts'
import { plainName } from '../../ingredients/plain-name.ts'
import { capital } from '../../text/capital.ts'
import type { Note } from '../knowledge.ts'
import type { KnowledgeIndex } from '../knowledge-index.ts'
import { broken, type FoodLimits, needsOf } from '../limits.ts'
import type { FoundNote } from '../read/find-note.ts'
import type { StandingWish } from '../read/wish.ts'
import type { Mood, RecipeWish } from '../recipe-wish.ts'
import {
  type Answer,
  type AssistantContext,
  type AssistantTools,
  type Link,
  type OpenedRecipe,
  type RecipeInView,
  type SearchOptions,
  said,
  sentences,
  type Turn,
  type WishedRecipe,
} from './answer.ts'
import { answersOf, linkedIn } from './listed-recipes.ts'
import { writeNote } from './note.ts'
import * as recipeStrings from './recipes/strings.ts'
import { relaxations } from './relax-wish.ts'
import { sayLeftOut, sayWish } from './say-wish.ts'

const WANTED = 3
const MOST_PANTRY = 40
const MOST_NAMED = 12
const clean = (title: string) => title.replace(/[[\]()]/g, '')

/** "Which of my recipes": those of the collection don't answer it. */
const ASKS_OWN =
  /\b(?:my|our)(?: own)? (?:recipes?|cookbook)\b|\brecipes? (?:of mine|(?:that )?i (?:wrote|added|made up))\b/i

interface Table {
  question: string
  context: AssistantContext
  history: readonly Turn[]
  tools: AssistantTools
  facts: KnowledgeIndex
  note: FoundNote<Note> | undefined
}

function listed(recipes: readonly WishedRecipe[], { facts }: Table): { text: string; links: Link[] } {
  const links = recipes.map(({ id, title }) => ({ label: clean(title), href: facts.hrefs.recipe(id) }))
  const lines = recipes.map(({ minutes, mayContain = [], reason }, at) => {
    const care = mayContain.length > 0 ? ` (${recipeStrings.mayContain(inWords(mayContain))})` : ''
    const time = minutes ? `, ${recipeStrings.minutes(minutes)}` : ''
    return `- [${links[at]?.label}](${links[at]?.href})${care}${time}: ${reason}`
  })
  return { text: lines.join('\n'), links }
}

/** A wish after other words. */
const inSentence = (wish: string) => wish.replace(/^(?=[A-Z][a-z])./, (first) => first.toLowerCase())

const withMood = (moods: readonly Mood[], mood: Mood): Mood[] => [...new Set([...moods, mood])]

/** One offer, and none that the wish has already. */
function offer(wish: RecipeWish): string {
  const ways = [
    ...(wish.minutes === undefined || wish.minutes > 20 ? [recipeStrings.quicker] : []),
    ...(wish.ingredients === undefined ? [recipeStrings.withFewerIngredients] : []),
    ...(wish.limits.diets.length === 0 && wish.meal !== 'drink' ? [recipeStrings.vegetarian] : []),
    ...(wish.cuisine === undefined ? [recipeStrings.fromAnotherCuisine] : []),
  ].slice(0, 2)
  return ways.length > 0 ? recipeStrings.wantIt(ways) : recipeStrings.wantThreeMore
}

/** "The second one": what it takes, in short. */
async function writeOpened(nth: number, { wish }: StandingWish, table: Table): Promise<Answer | undefined> {
  const ids =
    answersOf(table.history)
      .map((text) => linkedIn(text, table.facts))
      .findLast((found) => found.length > 0) ?? []
  const id = ids.at(nth)
  const recipe = id === undefined ? undefined : await table.tools.open(id)
  return recipe && sayOpened(recipe, wish.servings, table.facts)
}

const ASKS_FOR_IT =
  /\b(?:recipe (?:for|of)|show me|find(?: me)?|(?:do|have) (?:i|we|you) (?:have|got)|where is|open) it\b/

/** "Recipe for stollen", where one of the user's own is that, and breaks no limit. */
export function writeNamed(
  text: string,
  recipe: RecipeInView,
  limits: FoodLimits,
  facts: KnowledgeIndex,
): Answer | undefined {
  return ASKS_FOR_IT.test(text) && broken(recipe.ingredients, limits, facts.lexicon.vocabulary).length === 0
    ? sayOpened({ ...recipe, minutes: totalOf(recipe) || null }, undefined, facts)
    : undefined
}

function sayOpened(recipe: OpenedRecipe, servings: number | undefined, facts: KnowledgeIndex): Answer {
  const { lexicon, hrefs } = facts
  const names = [...new Set(recipe.ingredients.map((line) => plainName(line, lexicon.vocabulary)))]
  const link = { label: clean(recipe.title), href: hrefs.recipe(recipe.id) }
  const about = [
    recipe.minutes ? recipeStrings.minutes(recipe.minutes) : '',
    recipe.servings ? recipeStrings.serves(recipe.servings) : '',
  ].filter((one) => one !== '')
  const first = names.slice(0, MOST_NAMED).join(', ')
  const needs = recipeStrings.openedNeeds(names.length > MOST_NAMED ? recipeStrings.andMore(first) : first)
  const scale =
    servings !== undefined && servings !== recipe.servings ? recipeStrings.setServings(servings) : ''
  return said(
    'cook with',
    `[${link.label}](${link.href})${about.length > 0 ? `, ${about.join(', ')}` : ''}.\n\n${sentences(needs, scale)}\n\n${recipeStrings.openForSteps}`,
    { links: [link] },
  )
}

const isPlain = ({ limits, minutes, foods }: RecipeWish) =>
  limits.avoid.length + limits.foods.length + limits.people.length + foods.length === 0 &&
  minutes === undefined

/** Fewer than three fit: what there is, and the nearest that gives up one thing. */
async function writeNearest(
  wish: RecipeWish,
  found: readonly WishedRecipe[],
  options: SearchOptions,
  table: Table,
): Promise<Answer | undefined> {
  const exclude = [...(options.exclude ?? []), ...found.map(({ id }) => id)]
  // Where no recipe keeps the wish, a note about it is nearer than recipes that don't.
  const { note, facts } = table
  if (found.length === 0 && note && note.words.length >= 2 && isPlain(wish))
    return writeNote(note.item, facts)
  const own = listed(found, table)
  const says = sayWish(wish)
  for (const { wish: near, says: gives } of relaxations(wish, found.length > 0)) {
    const more = (await table.tools.search(near, { ...options, exclude })).slice(0, WANTED - found.length)
    if (more.length === 0) continue
    const { text, links } = listed(more, table)
    const given = gives(Math.max(...more.map(({ minutes }) => minutes ?? 0)))
    const isMore = (options.exclude?.length ?? 0) > 0
    const some = isMore ? recipeStrings.onlySomeMoreFit : recipeStrings.onlySomeFit
    const none = isMore ? recipeStrings.noMoreBut : recipeStrings.noneBut
    const lead =
      found.length > 0
        ? `${some(says, found.length)}\n${own.text}\n\n${capital(given)}:`
        : none(inSentence(says), given)
    return said('cook with', `${lead}\n${text}\n\n${offer(near)}`, {
      links: [...own.links, ...links],
      limits: wish.limits,
    })
  }
  if (found.length > 0)
    return said(
      'cook with',
      `${recipeStrings.onlySomeFit(says, found.length)}\n${own.text}\n\n${offer(wish)}`,
      {
        links: own.links,
        limits: wish.limits,
      },
    )
  return undefined
}

/** Three recipes for a wish, each with its time and a reason. */
export async function writeWhatToCook(standing: StandingWish, table: Table): Promise<Answer | undefined> {
  if (standing.opens !== undefined) {
    const opened = await writeOpened(standing.opens, standing, table)
    if (opened) return opened
  }
  const { context, tools, facts } = table
  const { limits } = standing.wish
  const { vocabulary } = facts.lexicon
  const breaks = (food: string) =>
    broken([food], { ...limits, diets: limits.diets.filter((diet) => diet !== 'high-protein') }, vocabulary)
  const left = standing.wish.foods.filter((food) => breaks(food).length > 0)
  const foods = standing.wish.foods.filter((food) => !left.includes(food))
  // Who avoids shellfish may still want fish.
  if (left.includes('seafood') && breaks('fish').length === 0) foods.push('fish')
  const bare = standing.wish.pantry && foods.length === 0 && !context.pantry?.length
  const wish: RecipeWish = {
    ...standing.wish,
    foods,
    ...(bare && { moods: withMood(standing.wish.moods, 'cheap') }),
  }
  const open = wish.foods.length === 0 && wish.dish === undefined && wish.named === undefined
  const pantry = open
    ? (context.pantry ?? []).slice(0, MOST_PANTRY).filter((food) => breaks(food).length === 0)
    : []
  const options: SearchOptions = {
    ...(standing.more && {
      exclude: answersOf(table.history).flatMap((text) => linkedIn(text, table.facts)),
    }),
    ...(pantry.length > 0 && { pantry }),
    ...(context.profile?.cuisines && { cuisines: context.profile.cuisines }),
    ...(ASKS_OWN.test(table.question) && { own: true }),
  }
  const found = await tools.search(wish, options)
  const leaves = left.map((food) => `${food} (${sayLeftOut(breaks(food)[0] ?? '', limits)})`)
  const preface = leaves.length > 0 ? `${recipeStrings.leftOut(inWords(leaves))}\n\n` : ''
  if (found.length < WANTED) {
    const near = await writeNearest(wish, found, options, table)
    if (near) return { ...near, text: `${preface}${near.text}` }
    // A dish that isn't here by its name has answers of its own.
    if (needsOf(limits).length + limits.foods.length === 0) return undefined
    return said('cook with', `${preface}${recipeStrings.noneFits(inSentence(sayWish(wish)))}`, { limits })
  }
  const { text, links } = listed(found, table)
  const href = facts.hrefs.addIngredients
  const asks = wish.pantry && pantry.length === 0 && open
  const lead = pantry.length > 0 && wish.pantry ? recipeStrings.withWhatYouHave(sayWish(wish)) : sayWish(wish)
  const end = asks ? recipeStrings.addToIngredientList(href) : offer(wish)
  return said(
    'cook with',
    `${preface}${standing.more ? recipeStrings.threeMore(lead) : lead}:\n${text}\n\n${end}`,
    {
      links: asks ? [...links, { label: recipeStrings.ingredientList, href }] : links,
      limits,
    },
  )
}
