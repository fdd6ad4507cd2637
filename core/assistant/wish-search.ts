import { allergenBits, dietBits } from '../contracts/food-facts.ts'
import {
  type CollectionRecipe,
  PAGE_SIZE,
  SEARCH_MINUTES,
  type SearchRecipesInput,
  type SearchRecipesOutput,
} from '../contracts/search-recipes.ts'
import { totalOf } from '../contracts/total-time.ts'
import type { FoodBook } from '../food-facts/food-book.ts'
import { plainName } from '../ingredients/plain-name.ts'
import { ASIAN } from '../matching/cuisines-of.ts'
import type { RecipeIndex } from '../matching/recipe-index.ts'
import { broken, type FoodLimits, unsureOf } from './limits.ts'
import { DISHES } from './read/dishes.ts'
import type { Gear, Meal, RecipeWish } from './recipe-wish.ts'
import { fitsWish, inTitle, mealsFor, type WishedRow } from './wish-fit.ts'
import { mixed, pointsFor } from './wish-rank.ts'
import type { SearchOptions, WishedRecipe } from './write/answer.ts'
import { reasonFor } from './write/wish-reason.ts'

interface WishSources {
  vocabulary: FoodBook
  index: () => Promise<Pick<RecipeIndex, 'query'>>
  rowsOf: (ids: string[]) => Promise<readonly WishedRow[]>
  search: (input: SearchRecipesInput) => Promise<SearchRecipesOutput>
  staples: readonly string[]
  /** Recipes of the user's own: each is looked at. */
  own: readonly WishedRow[]
}

const SHOWN = 3
/** A small collection is read whole, so that every copy of it answers the same; of a large one, the best pages. */
const MOST_PAGES = 20
const BEST_PAGES = 4
const MOST_SEARCHES = 6
const MOST_ROWS = 80
const FROM_INDEX = 100
/** Nobody rates their own recipes, and who wrote one down likes it. */
const OWN_POINTS = 8
/** Of those shown: who asks for ideas knows their own recipes. */
const MOST_OWN = 2
/** Reading the lines of a recipe is the dear part. */
const MOST_CHECKED = 24

/** What is made of a food without its name: who wants no tomato wants no ketchup. */
const MADE_OF: Readonly<Record<string, readonly string[]>> = {
  tomato: [
    'ketchup',
    'marinara',
    'salsa',
    'pasta sauce',
    'pizza sauce',
    'passata',
    'enchilada sauce',
    'pico de gallo',
  ],
  onion: ['shallot', 'scallion'],
  coconut: ['coconut milk'],
  bean: ['chickpea', 'edamame'],
  potato: ['gnocchi'],
}
const withKinds = (limits: FoodLimits): FoodLimits => ({
  ...limits,
  foods: [...new Set(limits.foods.flatMap((food) => [food, ...(MADE_OF[food] ?? [])]))],
})

const GEAR_WORDS: Partial<Record<Gear, string>> = {
  'sheet pan': 'sheet pan',
  'air fryer': 'air fryer',
  'slow cooker': 'slow cooker',
  'pressure cooker': 'pressure cooker',
}
const MEALS_BY_DEFAULT: readonly Meal[] = ['dinner']
const MEALS_OUTSIDE: readonly string[] = ['salad', 'lunch', 'snack']

/** Searches of the collection that together hold what may fit. */
function searchesFor(wish: RecipeWish): SearchRecipesInput[] {
  const { limits, minutes, gear, dish, named, foods } = wish
  const most =
    wish.overnight || minutes === undefined ? undefined : SEARCH_MINUTES.find((one) => one >= minutes)
  const tags = [
    ...(gear.includes('one pot') ? ['one-pot'] : []),
    ...(gear.includes('no cooking') ? ['no-cook'] : []),
    ...(wish.kids ? ['kid-friendly'] : []),
    ...(wish.occasion === 'freezer' ? ['freezer-friendly'] : []),
  ]
  const known = dish === undefined ? undefined : DISHES.get(dish)
  const words = [
    named ?? (known && !known.meal ? dish : undefined),
    ...gear.map((one) => GEAR_WORDS[one]),
    ...(named === undefined ? foods.slice(0, 2).filter((food) => !food.includes(' ')) : []),
  ].filter((word) => word !== undefined)
  const base: SearchRecipesInput = {
    sort: 'rated',
    diets: [...limits.diets],
    without: [...limits.avoid],
    leave_out: limits.foods.slice(0, 8),
    ...(most !== undefined && { minutes: most }),
    ...(tags.length > 0 && { tags }),
    ...(words.length > 0 && { search: words.join(' ') }),
  }
  const byDish = named === undefined ? known?.meal : undefined
  const any = words.length > 0 || wish.cuisine !== undefined
  const meals: readonly (string | undefined)[] = wish.meal
    ? mealsFor(wish, wish.meal)
    : byDish
      ? [byDish]
      : any
        ? [undefined]
        : wish.occasion === 'picnic'
          ? MEALS_OUTSIDE
          : MEALS_BY_DEFAULT
  const cuisines = wish.cuisine === 'asian' ? ASIAN : [wish.cuisine]
  return meals
    .flatMap((meal) =>
      cuisines.map((cuisine) => ({
        ...base,
        ...(meal !== undefined && { meal }),
        ...(cuisine !== undefined && { cuisine }),
      })),
    )
    .slice(0, MOST_SEARCHES)
}

async function pagesOf(
  input: SearchRecipesInput,
  most: number,
  search: WishSources['search'],
): Promise<CollectionRecipe[]> {
  const { total, recipes } = await search(input)
  const pages = Math.ceil(total / PAGE_SIZE)
  const last = pages <= MOST_PAGES ? pages : most
  const more = Array.from({ length: Math.max(0, last - 1) }, (_, at) => search({ ...input, page: at + 2 }))
  return [...recipes, ...(await Promise.all(more)).flatMap((page) => page.recipes)]
}

/** The cards that are worth a look at the whole recipe. */
function likely(cards: readonly CollectionRecipe[], wish: RecipeWish, salt: string): string[] {
  const byId = new Map(cards.map((card) => [card.id, card]))
  const named = (card: CollectionRecipe) => wish.foods.filter((food) => inTitle(card, food)).length
  const late = (card: CollectionRecipe) => {
    const time = totalOf(card)
    return !wish.overnight && wish.minutes !== undefined && (time === null || time > wish.minutes)
  }
  return [...byId.values()]
    .filter((card) => !late(card))
    .sort(
      (a, b) =>
        named(b) - named(a) ||
        Math.round((b.quality_score ?? 0) / 10) - Math.round((a.quality_score ?? 0) / 10) ||
        mixed(a.id, salt) - mixed(b.id, salt),
    )
    .slice(0, MOST_ROWS)
    .map(({ id }) => id)
}

/** The best three recipes for a wish. Each keeps all of it: facts by the index and the rows, limits by the lines. */
export async function searchWish(
  wish: RecipeWish,
  options: SearchOptions,
  sources: WishSources,
): Promise<WishedRecipe[]> {
  const { vocabulary, staples } = sources
  const shown = new Set(options.exclude ?? [])
  const limits = withKinds(wish.limits)
  const salt = [wish.meal, wish.dish, wish.cuisine, wish.minutes, ...wish.foods, ...wish.limits.diets].join()
  const owned = wish.foods.length > 0 ? wish.foods : (options.pantry ?? [])
  const ranked =
    owned.length > 0
      ? (await sources.index()).query({
          ingredients: [...owned],
          staples: staples.filter((name) => !owned.includes(name)),
          limit: FROM_INDEX,
          dietary: dietBits([...limits.diets]),
          avoid: allergenBits([...limits.avoid]),
          order: 'ready',
        })
      : []
  const place = new Map(ranked.map(({ id }, at) => [id, at]))
  const missing = new Map(
    ranked.map((one) => [one.id, one.missing.map(({ line }) => plainName(line, vocabulary))]),
  )
  const searches = searchesFor(wish)
  const most = searches.length > 2 ? BEST_PAGES / 2 : BEST_PAGES
  const cards = (await Promise.all(searches.map((input) => pagesOf(input, most, sources.search)))).flat()
  const mine = new Set(sources.own.map(({ id }) => id))
  const ids = [...new Set([...mine, ...place.keys(), ...likely(cards, wish, salt)])].filter(
    (id) => !shown.has(id),
  )
  const rows = await sources.rowsOf(ids)
  // What the kitchen is readiest for leads; the rest follows by how well it fits.
  const bonus = (id: string) =>
    place.has(id)
      ? (options.pantry && wish.foods.length === 0 ? 20 : 2) * (1 - (place.get(id) ?? 0) / FROM_INDEX)
      : 0
  const best = rows
    .filter((row) => !(options.own && mine.size > 0) || mine.has(row.id))
    .filter((row) => fitsWish(row, { ...wish, limits }))
    .map((row) => ({
      row,
      points:
        pointsFor(row, wish, options.cuisines ?? []) + bonus(row.id) + (mine.has(row.id) ? OWN_POINTS : 0),
    }))
    .sort(
      (a, b) =>
        b.points - a.points ||
        mixed(a.row.id, salt) - mixed(b.row.id, salt) ||
        (a.row.id < b.row.id ? -1 : 1),
    )
  const found: WishedRecipe[] = []
  // Listed only where nothing else fits.
  const unsure: WishedRecipe[] = []
  const furtherOwn: WishedRecipe[] = []
  for (const { row } of best.slice(0, MOST_CHECKED)) {
    if (found.length === SHOWN) break
    if (broken(row.ingredients, limits, vocabulary).length > 0) continue
    const mayContain = unsureOf(row.ingredients, limits, vocabulary)
    const lacks = wish.pantry || wish.foods.length === 0 ? missing.get(row.id) : undefined
    const isFurther = mine.has(row.id) && found.filter(({ id }) => mine.has(id)).length >= MOST_OWN
    const list = mayContain.length > 0 ? unsure : isFurther ? furtherOwn : found
    list.push({
      id: row.id,
      title: row.title,
      minutes: totalOf(row) || null,
      reason: reasonFor(row, wish, lacks),
      ...(mayContain.length > 0 && { mayContain }),
    })
  }
  return found.length > 0 ? [...found, ...furtherOwn].slice(0, SHOWN) : unsure.slice(0, SHOWN)
}
