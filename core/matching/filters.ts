import { totalOf } from '../contracts/total-time.ts'
import { isCuisine } from './cuisines-of.ts'
import * as strings from './strings.ts'

export const SCORE_FILTERS = [
  { value: 'all', label: strings.allScores, from: 0 },
  { value: 'high', label: strings.highScores, from: 85 },
  { value: 'good', label: strings.goodScores, from: 70 },
] as const
export const TIME_FILTERS = ['all', 'quick', 'medium', 'long'] as const
export const DIFFICULTY_FILTERS = ['all', 'easy', 'medium', 'hard'] as const
export const CUISINE_FILTERS = ['all', 'american', 'italian', 'asian', 'mexican', 'mediterranean'] as const

type ScoreFilter = (typeof SCORE_FILTERS)[number]['value']
type TimeFilter = (typeof TIME_FILTERS)[number]
type DifficultyFilter = (typeof DIFFICULTY_FILTERS)[number]
type CuisineFilter = (typeof CUISINE_FILTERS)[number]

export interface ResultFilters {
  score: ScoreFilter
  time: TimeFilter
  difficulty: DifficultyFilter
  cuisine: CuisineFilter
}

/** How many are set. */
export const filterCount = (filters: ResultFilters): number =>
  Object.values(filters).filter((value) => value !== 'all').length

interface Filterable {
  sousScore: number
  cooking_time_minutes?: number | null
  prep_time_minutes?: number | null
  rest_time_minutes?: number | null
  difficulty_level?: string | null
  cuisine_type?: string | null
}

/** By total time: quick is up to 30 minutes, medium up to 60; a recipe without a time counts as 0 minutes. */
function timeBand(minutes: number | null | undefined): Exclude<TimeFilter, 'all'> {
  const known = minutes ?? 0
  if (known <= 30) return 'quick'
  return known <= 60 ? 'medium' : 'long'
}

/** Does the recipe pass all four filters? */
function passesFilters(recipe: Filterable, filters: ResultFilters): boolean {
  const from = SCORE_FILTERS.find((option) => option.value === filters.score)?.from ?? 0
  if (recipe.sousScore < from) return false
  if (filters.time !== 'all' && timeBand(totalOf(recipe)) !== filters.time) return false
  if (filters.difficulty !== 'all' && recipe.difficulty_level?.toLowerCase() !== filters.difficulty)
    return false
  return filters.cuisine === 'all' || isCuisine(recipe.cuisine_type, filters.cuisine)
}

export function applyFilters<T extends Filterable>(recipes: readonly T[], filters: ResultFilters): T[] {
  return recipes.filter((recipe) => passesFilters(recipe, filters))
}
