import type { Diet } from '../contracts/food-facts.ts'
import { allergenBits, dietBits } from '../contracts/food-facts.ts'
import type { ExternalRecipeRow } from '../contracts/rows.ts'
import {
  type CollectionRecipe,
  type CuisineCount,
  PAGE_SIZE,
  type SearchRecipesInput,
  type SearchRecipesOutput,
} from '../contracts/search-recipes.ts'
import { normalise, normalWords } from '../text/normalise.ts'

const MAX_WORDS = 8
const SAY_NOTHING = new Set(['a', 'an', 'and', 'for', 'in', 'of', 'on', 'or', 'the', 'to', 'with'])
const ENDINGS = /(ing|ed|es|e|s|y|ies)$/

/** "roasted", "roasting" and "roast" are one word to a search. */
const root = (word: string) => (word.length > 4 ? word.replace(ENDINGS, '') : word)

interface Findable {
  row: ExternalRecipeRow
  title: readonly string[]
  words: readonly string[]
  sortTitle: string
}

function findable(row: ExternalRecipeRow): Findable {
  const title = normalWords(row.title)
  const more = [row.description ?? '', ...row.ingredients, ...row.tags, row.cuisine_type ?? '']
  return {
    row,
    title,
    words: [...new Set([...title, ...more.flatMap(normalWords)])],
    sortTitle: normalise(row.title),
  }
}

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

function fits({ row }: Findable, input: SearchRecipesInput): boolean {
  const { cuisine, difficulty, diets = [], minutes } = input
  if (cuisine && row.cuisine_type !== cuisine.toLowerCase()) return false
  if (difficulty && row.difficulty_level !== difficulty) return false
  const wanted = dietBits(diets as Diet[])
  if ((dietBits(row.dietary_tags) & wanted) !== wanted) return false
  if (!minutes) return true
  const { cooking_time_minutes: cook, prep_time_minutes: prep } = row
  return (cook ?? prep) !== null && (cook ?? 0) + (prep ?? 0) <= minutes
}

/** Every word must match; the last one may be incomplete. */
function has(words: readonly string[], typed: readonly string[]): boolean {
  return typed.every((word, at) => {
    const wanted = root(word)
    return words.some((own) => root(own) === wanted || (at === typed.length - 1 && own.startsWith(word)))
  })
}

const card = ({ row }: Findable): CollectionRecipe => ({
  id: row.id,
  title: row.title,
  description: row.description,
  cover_image_url: row.cover_image_url,
  source_url: row.source_url,
  cooking_time_minutes: row.cooking_time_minutes,
  prep_time_minutes: row.prep_time_minutes,
  servings: row.servings,
  difficulty_level: row.difficulty_level,
  cuisine_type: row.cuisine_type,
  dietary_tags: row.dietary_tags,
  quality_score: row.quality_score,
  allergens: row.allergens,
  may_contain: row.may_contain,
  facts_complete: row.facts_complete,
})

/**
 * Collection search over the few recipes stored on a device: the filters and sort orders of the database function
 * `find_recipes`, and its word matching without fuzzy spelling.
 */
export function createCollectionSearch(rows: Iterable<ExternalRecipeRow>) {
  const all = [...rows].map(findable)
  return {
    search(input: SearchRecipesInput): SearchRecipesOutput {
      const typed = normalWords(input.search ?? '')
        .filter((word) => /\D/.test(word) && !SAY_NOTHING.has(word))
        .slice(0, MAX_WORDS)
      const order = ORDERS[input.sort ?? '']
      const seed = input.seed ?? 0
      const byChance: Order = (a, b) => shuffled(a.row.id, seed) - shuffled(b.row.id, seed)
      const without = allergenBits(input.without ?? [])
      const fitting = all.filter((one) => fits(one, input) && has(one.words, typed))
      const found = fitting
        .filter(({ row }) => (allergenBits(row.allergens) & without) === 0)
        .sort((a, b) => (order ?? byChance)(a, b) || (a.row.id < b.row.id ? -1 : 1))
      // Without an explicit order, a search shows title matches first.
      const inTitle = (one: Findable) => typed.length === 0 || has(one.title, typed)
      const sorted = order ? found : [...found.filter(inTitle), ...found.filter((one) => !inTitle(one))]
      const from = (Math.max(1, input.page ?? 1) - 1) * PAGE_SIZE
      return {
        total: found.length,
        hidden: fitting.length - found.length,
        similar: false,
        recipes: sorted.slice(from, from + PAGE_SIZE).map(card),
      }
    },
    cuisines(): CuisineCount[] {
      const counts = new Map<string, number>()
      for (const { row } of all)
        if (row.cuisine_type) counts.set(row.cuisine_type, (counts.get(row.cuisine_type) ?? 0) + 1)
      return [...counts]
        .map(([cuisine, recipes]) => ({ cuisine, recipes }))
        .sort((a, b) => b.recipes - a.recipes || (a.cuisine < b.cuisine ? -1 : 1))
    },
  }
}
