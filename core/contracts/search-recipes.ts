import type { ExternalRecipeRow } from './rows.ts'

/** A page of the collection. */
export const PAGE_SIZE = 12

/** Sort orders, by the names that the database function uses; the first is the default. */
export const COLLECTION_SORTS = ['random', 'newest', 'rated', 'time', 'title'] as const
export type CollectionSort = (typeof COLLECTION_SORTS)[number]

/** The available limits on total time, in minutes. The database precomputes a set of recipes for each. */
export const TIME_LIMITS = [15, 30, 45, 60, 120] as const
export type TimeLimit = (typeof TIME_LIMITS)[number]

/** What a search in words may ask for: the limits above and those between. */
export const SEARCH_MINUTES = [10, 15, 20, 25, 30, 40, 45, 60, 90, 120, 180, 240] as const

/** Seeds for the random order are small, to keep URLs short; the random column goes up to 2^31. */
export const SEEDS = 1_000_000
export const seedForDatabase = (seed: number) => Math.floor((seed / SEEDS) * 0x7fffffff)

/** What a card needs, and no more. */
export type CollectionRecipe = Pick<
  ExternalRecipeRow,
  | 'id'
  | 'title'
  | 'description'
  | 'cover_image_url'
  | 'source_url'
  | 'cooking_time_minutes'
  | 'prep_time_minutes'
  | 'rest_time_minutes'
  | 'servings'
  | 'difficulty_level'
  | 'cuisine_type'
  | 'dietary_tags'
  | 'quality_score'
  | 'allergens'
  | 'may_contain'
  | 'facts_complete'
>

/** Arguments of the database function `search_collection`. */
export interface SearchRecipesInput {
  search?: string
  /** All that was typed, where some of it became filters: a dish of this name is found whatever its meal or cuisine. */
  named?: string
  sort?: CollectionSort
  cuisine?: string
  difficulty?: string
  diets?: string[]
  minutes?: number
  /** Allergens that a recipe must not contain. */
  without?: string[]
  meal?: string
  tags?: string[]
  /** Foods that a recipe must not name: "mushrooms". */
  leave_out?: string[]
  /** Where the random order begins. */
  seed?: number
  page?: number
}

/**
 * A filter without which there are recipes, where all filters together leave none: "diet:vegan", "leave_out:mushrooms";
 * "all" if no single one is why.
 */
export interface DroppableFilter {
  filter: string
  total: number
}

export interface SearchRecipesOutput {
  total: number
  /** Recipes that only `without` leaves out. */
  hidden: number
  /** Too few recipes have the very words: similar spellings were looked for as well. */
  similar: boolean
  /** The most helpful first; empty where recipes were found. */
  drops: DroppableFilter[]
  recipes: CollectionRecipe[]
}

/** A row of the database function `recipe_cuisines`. */
export interface CuisineCount {
  cuisine: string
  recipes: number
}
