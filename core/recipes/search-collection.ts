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
import { fold, normalWords, wordsOf } from '../text/normalise.ts'

const MAX_WORDS = 8
const SAY_NOTHING = new Set(['a', 'an', 'and', 'for', 'in', 'of', 'on', 'or', 'the', 'to', 'with'])
const ENDINGS = /(ing|ed|es|e|s|y|ies)$/

/** "roasted", "roasting" and "roast" are one word to a search. */
const root = (word: string) => (word.length > 4 ? word.replace(ENDINGS, '') : word)

interface Findable {
  row: ExternalRecipeRow
  /** Roots of the words of the title, and of everything. */
  title: ReadonlySet<string>
  roots: ReadonlySet<string>
  /** The same words in full, for a last one that is being typed. */
  titleWords: readonly string[]
  words: readonly string[]
  meals: readonly string[]
  tags: readonly string[]
  sortTitle: string
}

const MEAL_WORDS: Readonly<Record<string, string>> = {
  breakfast: 'breakfast',
  brunch: 'breakfast',
  lunch: 'lunch',
  dinner: 'dinner',
  supper: 'dinner',
  dessert: 'dessert',
  snack: 'snack',
  drink: 'drink',
  beverage: 'drink',
}
const TITLE_TAGS = ['one-pot', 'no-cook', 'make-ahead', 'freezer-friendly', 'kid-friendly']

/** The meal of a recipe that names none, by the words of its title, description and tags. */
const mealsOf = ({ meal, title, description, tags }: ExternalRecipeRow): string[] =>
  meal
    ? [meal.toLowerCase()]
    : normalWords([title, description ?? '', ...tags].join(' ')).flatMap((word) => MEAL_WORDS[word] ?? [])

function tagsOf({ tags, title }: ExternalRecipeRow): string[] {
  const words = ` ${wordsOf(title).join(' ')} `
  return [
    ...tags.map((tag) => tag.toLowerCase()),
    ...TITLE_TAGS.filter((tag) => words.includes(` ${tag.replace('-', ' ')} `)),
  ]
}

/** As the database orders titles: no accents, capitals or signs. */
const plainTitle = (title: string) =>
  fold(title)
    .replace(/[!-/:-@[-`{-~\s]/g, ' ')
    .trim()

function findable(row: ExternalRecipeRow): Findable {
  const titleWords = normalWords(row.title)
  const more = [row.description ?? '', ...row.ingredients, ...row.tags, row.cuisine_type ?? '']
  const words = [...new Set([...titleWords, ...more.flatMap(normalWords)])]
  return {
    row,
    titleWords,
    words,
    title: new Set(titleWords.map(root)),
    roots: new Set(words.map(root)),
    meals: mealsOf(row),
    tags: tagsOf(row),
    sortTitle: plainTitle(row.title),
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

interface Filter {
  /** As the database function names it: "diet:vegan". */
  name: string
  fits: (one: Findable) => boolean
  /** Leaving out an allergen: what it hides is counted. */
  hides?: true
}

const minutesOf = ({
  cooking_time_minutes: cook,
  prep_time_minutes: prep,
  rest_time_minutes: rest,
}: ExternalRecipeRow) =>
  (cook ?? prep) === null ? Number.POSITIVE_INFINITY : (cook ?? 0) + (prep ?? 0) + (rest ?? 0)

/** Every filter of a search by itself, so that one that leaves nothing can be named. */
function filtersOf(input: SearchRecipesInput): Filter[] {
  const filters: Filter[] = []
  const add = (name: string, fits: Filter['fits']) => filters.push({ name, fits })
  const { cuisine, difficulty, minutes, meal } = input
  if (cuisine)
    add(`cuisine:${cuisine.toLowerCase()}`, ({ row }) => row.cuisine_type === cuisine.toLowerCase())
  if (difficulty) add(`difficulty:${difficulty}`, ({ row }) => row.difficulty_level === difficulty)
  if (minutes) add(`time:${minutes}`, ({ row }) => minutesOf(row) <= minutes)
  if (meal) add(`meal:${meal.toLowerCase()}`, ({ meals }) => meals.includes(meal.toLowerCase()))
  for (const diet of input.diets ?? []) {
    const bit = dietBits([diet])
    add(`diet:${diet.toLowerCase()}`, ({ row }) => bit !== 0 && (dietBits(row.dietary_tags) & bit) === bit)
  }
  for (const tag of input.tags ?? []) add(`tag:${tag}`, ({ tags }) => tags.includes(tag.toLowerCase()))
  for (const allergen of input.without ?? []) {
    const bit = allergenBits([allergen])
    const fits = ({ row }: Findable) => bit !== 0 && (allergenBits(row.allergens) & bit) === 0
    filters.push({ name: `without:${allergen}`, fits, hides: true })
  }
  for (const food of (input.leave_out ?? []).slice(0, MAX_WORDS)) {
    const named = normalWords(food).map(root)
    add(`leave_out:${food}`, ({ roots }) => named.length === 0 || !named.every((word) => roots.has(word)))
  }
  return filters
}

/** How well a recipe has the typed words: 0 all in the title, 1 all anywhere, 2 and 3 with the last one incomplete. */
function tierOf(one: Findable, typed: readonly string[]): number | undefined {
  const wanted = typed.map(root)
  const has = (roots: ReadonlySet<string>, count: number) =>
    wanted.slice(0, count).every((word) => roots.has(word))
  if (has(one.title, typed.length)) return 0
  if (has(one.roots, typed.length)) return 1
  const [begun, before] = [typed.at(-1) as string, typed.length - 1]
  const begins = (words: readonly string[]) => words.some((word) => word.startsWith(begun))
  if (has(one.title, before) && begins(one.titleWords)) return 2
  return has(one.roots, before) && begins(one.words) ? 3 : undefined
}

const WHOLE_WORDS = 1

const isWhole = (tier: number | undefined) => tier !== undefined && tier <= WHOLE_WORDS

/** Those with the words, and how well they have them; beginnings of words only where whole words find less than a page. */
function byWords(all: readonly Findable[], typed: readonly string[]): Map<Findable, number> {
  const tiers = new Map<Findable, number>()
  for (const one of all) {
    const tier = tierOf(one, typed)
    if (tier !== undefined) tiers.set(one, tier)
  }
  const whole = [...tiers].filter(([, tier]) => isWhole(tier))
  return whole.length >= PAGE_SIZE ? new Map(whole) : tiers
}

/** How many more there would be without the filters that hide. */
function hiddenBy(
  fitting: readonly Findable[],
  found: ReadonlyMap<Findable, number>,
  typed: readonly string[],
) {
  const begun = found.size < PAGE_SIZE || [...found.values()].some((tier) => !isWhole(tier))
  const most = fitting.filter((one) => {
    const tier = tierOf(one, typed)
    return begun ? tier !== undefined : isWhole(tier)
  })
  return most.length - found.size
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

/** Which single filter is why nothing was found, or that all of them are. */
function dropsOf(
  all: readonly Findable[],
  filters: readonly Filter[],
  typed: readonly string[],
): DroppableFilter[] {
  const without = (filter: string, others: readonly Filter[]) => {
    const fitting = all.filter((one) => others.every(({ fits }) => fits(one)))
    return { filter, total: byWords(fitting, typed).size }
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

/**
 * Collection search over the few recipes stored on a device: the filters and sort orders of the database function
 * `search_collection`, and its word matching without fuzzy spelling.
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
      const filters = filtersOf(input)
      const fitting = all.filter((one) => filters.every(({ fits, hides }) => hides || fits(one)))
      const shown = fitting.filter((one) => filters.every(({ fits }) => fits(one)))
      const tiers = byWords(shown, typed)
      // Without an explicit order, a search shows title matches first.
      const tier = (one: Findable) => (order ? Number(!isWhole(tiers.get(one))) : (tiers.get(one) ?? 0))
      const sorted = [...tiers.keys()].sort(
        (a, b) => tier(a) - tier(b) || (order ?? byChance)(a, b) || (a.row.id < b.row.id ? -1 : 1),
      )
      const from = (Math.max(1, input.page ?? 1) - 1) * PAGE_SIZE
      return {
        total: sorted.length,
        hidden: shown.length < fitting.length ? hiddenBy(fitting, tiers, typed) : 0,
        similar: false,
        drops: sorted.length === 0 ? dropsOf(all, filters, typed) : [],
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
