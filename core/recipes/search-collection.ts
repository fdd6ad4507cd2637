import { allergenBits, dietBits } from '../contracts/food-facts.ts'
import type { ExternalRecipeRow } from '../contracts/rows.ts'
import {
  type CollectionRecipe,
  type CuisineCount,
  type DroppableFilter,
  PAGE_SIZE,
  type SearchRecipesInput,
  type SearchRecipesOutput,
} from '../contracts/search-recipes.ts'
import { resolve, type Vocabulary } from '../ingredients/vocabulary.ts'
import { cuisinesOf, isCuisine } from '../matching/cuisines-of.ts'
import { normalWords } from '../text/normalise.ts'
import { type Findable, findable, root } from './findable.ts'
import { nameForm } from './name-form.ts'
import { createSpellings, type FoundByWords, findWords, MAX_WORDS, typedWords } from './search-terms.ts'

/** A pseudorandom number, the same for the same recipe and seed. */
function shuffled(id: string, seed: number): number {
  let value = 2166136261 ^ seed
  for (let at = 0; at < id.length; at++) value = Math.imul(value ^ id.charCodeAt(at), 16777619)
  return value >>> 0
}

const last = (value: number | null) => value ?? Number.POSITIVE_INFINITY

type Order = (a: Findable, b: Findable) => number
const ORDERS: Record<string, Order> = {
  rated: (a, b) => (b.row.quality_score ?? -1) - (a.row.quality_score ?? -1),
  time: (a, b) => last(a.row.cooking_time_minutes) - last(b.row.cooking_time_minutes) || 0,
  title: (a, b) => (a.sortTitle < b.sortTitle ? -1 : a.sortTitle > b.sortTitle ? 1 : 0),
  newest: (a, b) => (a.row.created_at < b.row.created_at ? 1 : a.row.created_at > b.row.created_at ? -1 : 0),
}

interface Filter {
  /** As the database function names it: "diet:vegan". */
  name: string
  fits: (one: Findable) => boolean
  /** Leaving out an allergen: what it hides is counted. */
  hides?: true
  /** What may not be eaten. The others may only have been words of a dish's name. */
  firm?: true
}

const minutesOf = ({
  cooking_time_minutes: cook,
  prep_time_minutes: prep,
  rest_time_minutes: rest,
}: ExternalRecipeRow) =>
  (cook ?? prep) === null ? Number.POSITIVE_INFINITY : (cook ?? 0) + (prep ?? 0) + (rest ?? 0)

/**
 * By the food that the name means, or by a name of one word. Of several words only unknown names are looked for as words:
 * "black pepper" isn't black beans with a bell pepper.
 */
function hasFood({ row, roots }: Findable, name: string, vocabulary: Vocabulary): boolean {
  const meant = resolve(vocabulary, name)?.name
  if (meant !== undefined && row.foods.includes(meant)) return true
  return [name, meant ?? name].some((one) => {
    const words = normalWords(one).map(root)
    if (words.length === 0 || (meant !== undefined && words.length > 1)) return false
    return words.every((word) => roots.has(word))
  })
}

/** Every filter of a search by itself, so that one that leaves nothing can be named. */
function filtersOf(input: SearchRecipesInput, vocabulary: Vocabulary): Filter[] {
  const filters: Filter[] = []
  const add = (name: string, fits: Filter['fits'], firm?: true) => filters.push({ name, fits, firm })
  const { cuisine, difficulty, minutes, meal } = input
  if (cuisine)
    add(`cuisine:${cuisine.toLowerCase()}`, ({ row }) => isCuisine(row.cuisine_type, cuisine.toLowerCase()))
  if (difficulty) add(`difficulty:${difficulty}`, ({ row }) => row.difficulty_level === difficulty)
  if (minutes) add(`time:${minutes}`, ({ row }) => minutesOf(row) <= minutes)
  if (meal) add(`meal:${meal.toLowerCase()}`, ({ meals }) => meals.includes(meal.toLowerCase()))
  for (const diet of input.diets ?? []) {
    const bit = dietBits([diet])
    const fits = ({ row }: Findable) => bit !== 0 && (dietBits(row.dietary_tags) & bit) === bit
    add(`diet:${diet.toLowerCase()}`, fits, true)
  }
  for (const tag of input.tags ?? []) add(`tag:${tag}`, ({ tags }) => tags.includes(tag.toLowerCase()))
  for (const allergen of input.without ?? []) {
    const bit = allergenBits([allergen])
    const fits = ({ row }: Findable) => bit !== 0 && (allergenBits(row.allergens) & bit) === 0
    filters.push({ name: `without:${allergen}`, fits, hides: true, firm: true })
  }
  for (const food of (input.leave_out ?? []).slice(0, MAX_WORDS))
    add(`leave_out:${food}`, (one) => !hasFood(one, food, vocabulary), true)
  return filters
}

const card = ({ row }: Findable): CollectionRecipe => ({
  id: row.id,
  title: row.title,
  description: row.description,
  cover_image_url: row.cover_image_url,
  source_url: row.source_url,
  cooking_time_minutes: row.cooking_time_minutes,
  prep_time_minutes: row.prep_time_minutes,
  rest_time_minutes: row.rest_time_minutes,
  servings: row.servings,
  difficulty_level: row.difficulty_level,
  cuisine_type: row.cuisine_type,
  dietary_tags: row.dietary_tags,
  quality_score: row.quality_score,
  allergens: row.allergens,
  may_contain: row.may_contain,
  facts_complete: row.facts_complete,
})

/** Which single filter is why nothing was found, or that all of them are. */
function dropsOf(
  all: readonly Findable[],
  filters: readonly Filter[],
  finds: FoundByWords['finds'],
): DroppableFilter[] {
  const without = (filter: string, others: readonly Filter[]) => {
    const fitting = all.filter((one) => others.every(({ fits }) => fits(one)))
    return { filter, total: fitting.filter(finds).length }
  }
  const helps = ({ total }: DroppableFilter) => total > 0
  const single = filters
    .map((left) =>
      without(
        left.name,
        filters.filter((one) => one !== left),
      ),
    )
    .filter(helps)
    .sort((a, b) => b.total - a.total || (a.filter < b.filter ? -1 : 1))
  return single.length > 0 ? single : [without('all', [])].filter(helps)
}

const LONGEST_NAME = 200

const known = new WeakMap<ExternalRecipeRow, Findable>()
/** A set that changes is searched anew; most of its rows are the same. */
function findableOf(row: ExternalRecipeRow): Findable {
  let one = known.get(row)
  if (!one) {
    one = findable(row)
    known.set(row, one)
  }
  return one
}

/** What the database function `search_collection` does, over the few recipes stored on a device. */
export function createCollectionSearch(rows: Iterable<ExternalRecipeRow>, vocabulary: Vocabulary) {
  const all = [...rows].map(findableOf)
  const spellings = createSpellings(all)
  return {
    /** A page, or so many at once. */
    search(input: SearchRecipesInput, most = PAGE_SIZE): SearchRecipesOutput {
      const order = ORDERS[input.sort ?? '']
      const seed = input.seed ?? 0
      const filters = filtersOf(input, vocabulary)
      const fitting = all.filter((one) => filters.every(({ fits, hides }) => hides || fits(one)))
      const shown = fitting.filter((one) => filters.every(({ fits }) => fits(one)))
      const { found, similar, finds } = findWords(shown, typedWords(input.search ?? ''), spellings)
      // Without an explicit order, a search shows title matches first.
      const name = order ? '' : nameForm((input.named || input.search || '').slice(0, LONGEST_NAME))
      const allowed = input.named
        ? all.filter((one) => filters.every(({ firm, fits }) => !firm || fits(one)))
        : shown
      const called = new Set(name ? allowed.filter(({ names }) => names.includes(name)) : [])
      const tier = (one: Findable) => {
        if (called.has(one)) return -2
        if (name && one.names.some((other) => other.startsWith(`${name} `))) return -1
        const { step, inTitle } = found.get(one) ?? { step: 0, inTitle: true }
        return 2 * step + (order || inTitle ? 0 : 1)
      }
      const everyOne = [...new Set([...called, ...found.keys()])]
      // Computed once for each, not for each comparison.
      const ranks = new Map(
        everyOne.map((one) => [one, { tier: tier(one), chance: order ? 0 : shuffled(one.row.id, seed) }]),
      )
      const rank = (one: Findable) => ranks.get(one) ?? { tier: 0, chance: 0 }
      const sorted = everyOne.sort(
        (a, b) =>
          rank(a).tier - rank(b).tier ||
          (order ? order(a, b) : rank(a).chance - rank(b).chance) ||
          (a.row.id < b.row.id ? -1 : 1),
      )
      const from = (Math.max(1, input.page ?? 1) - 1) * most
      return {
        total: sorted.length,
        hidden: shown.length < fitting.length ? fitting.filter(finds).length - found.size : 0,
        similar,
        drops: sorted.length === 0 ? dropsOf(all, filters, finds) : [],
        recipes: sorted.slice(from, from + most).map(card),
      }
    },
    cuisines(): CuisineCount[] {
      const counts = new Map<string, number>()
      for (const { row } of all)
        for (const cuisine of cuisinesOf(row.cuisine_type))
          counts.set(cuisine, (counts.get(cuisine) ?? 0) + 1)
      return [...counts]
        .map(([cuisine, recipes]) => ({ cuisine, recipes }))
        .sort((a, b) => b.recipes - a.recipes || (a.cuisine < b.cuisine ? -1 : 1))
    },
  }
}
