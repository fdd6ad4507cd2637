import { type Allergen, DIETS, type Diet } from '#core/contracts/food-facts.ts'
import type { Difficulty } from '#core/contracts/rows.ts'
import {
  COLLECTION_SORTS,
  type CollectionSort,
  SEEDS,
  TIME_LIMITS,
  type TimeLimit,
} from '#core/contracts/search-recipes.ts'

import { pageData } from '#web/lib/page-data.ts'
import { listIn, readWithout, writeWithout } from '#web/lib/without-address.ts'

/** The view of the page: everything in the URL. */
export interface CollectionView {
  search: string
  sort: CollectionSort
  cuisine: string
  difficulty: Difficulty | 'all'
  diets: readonly Diet[]
  without: readonly Allergen[]
  minutes: TimeLimit | undefined
  seed: number
  page: number
}

export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const
export const MAX_SEARCH = 200

// Chosen once per visit, so that going back shows the same random order.
const ownSeed = Math.floor(Math.random() * SEEDS)
const visitSeed = () => pageData().collection?.seed ?? ownSeed

const whole = (text: string | null): number | undefined =>
  text !== null && /^\d{1,7}$/.test(text) ? Number(text) : undefined

const oneOf = <T extends string | number>(known: readonly T[], text: string | null): T | undefined =>
  known.find((value) => String(value) === text)

/** Parses a URL; invalid values count as not set. */
export function readView(params: URLSearchParams): CollectionView {
  return {
    search: (params.get('q') ?? '').slice(0, MAX_SEARCH),
    sort: oneOf(COLLECTION_SORTS, params.get('sort')) ?? 'random',
    cuisine: (params.get('cuisine') ?? '').slice(0, 100),
    difficulty: oneOf(DIFFICULTIES, params.get('difficulty')) ?? 'all',
    diets: DIETS.filter((diet) => listIn(params, 'diet').some((name) => name.replaceAll(' ', '-') === diet)),
    without: readWithout(params),
    minutes: oneOf(TIME_LIMITS, params.get('time')),
    seed: whole(params.get('seed')) ?? visitSeed(),
    page: Math.max(1, whole(params.get('page')) ?? 1),
  }
}

/** Serializes the view without defaults. Later pages of the random order need the seed to be shareable. */
export function writeView(view: CollectionView): URLSearchParams {
  const params = new URLSearchParams()
  if (view.search) params.set('q', view.search)
  if (view.sort !== 'random') params.set('sort', view.sort)
  if (view.cuisine) params.set('cuisine', view.cuisine)
  if (view.difficulty !== 'all') params.set('difficulty', view.difficulty)
  if (view.diets.length > 0) params.set('diet', view.diets.join(','))
  writeWithout(params, view.without)
  if (view.minutes) params.set('time', String(view.minutes))
  if (view.page > 1) params.set('page', String(view.page))
  if (view.sort === 'random' && (view.page > 1 || view.seed !== visitSeed()))
    params.set('seed', String(view.seed))
  return params
}

export const CLEARED: Omit<CollectionView, 'seed'> = {
  search: '',
  sort: 'random',
  cuisine: '',
  difficulty: 'all',
  diets: [],
  without: [],
  minutes: undefined,
  page: 1,
}

/** How many filters are set, excluding search and order. */
export const filterCount = ({ cuisine, difficulty, diets, without, minutes }: CollectionView): number =>
  Number(cuisine !== '') +
  Number(difficulty !== 'all') +
  diets.length +
  without.length +
  Number(minutes !== undefined)

export const isCleared = (view: CollectionView): boolean =>
  filterCount(view) === 0 && view.search === '' && view.sort === 'random' && view.page === 1
