import type { LineDetails } from '#core/contracts/recipe-details.ts'
import { totalOf } from '#core/contracts/total-time.ts'
import type { Nutrition } from '../contracts/recipe-details.ts'
import * as strings from './strings.ts'

/** A recipe for export: decoded, and scaled and converted as the user sees it. */
export interface ExportedRecipe {
  title: string
  /** Other names of the dish. */
  alsoCalled: readonly string[]
  description: string | null
  ingredients: readonly string[]
  steps: readonly string[]
  servings: number | null
  prepMinutes: number | null
  cookMinutes: number | null
  restMinutes: number | null
  cuisine: string | null
  meal: string | null
  dietaryTags: readonly string[]
  allergens: readonly string[]
  tags: readonly string[]
  equipment: readonly string[]
  storage: string | null
  /** The recipe's page on this site; null if only its owner can open it. */
  url: string | null
  /** Who wrote it; null if that isn't known. */
  author: { type: 'Person' | 'Organization'; name: string } | null
  /** The source; null for our own recipes. */
  sourceUrl: string | null
  image: string | null
  published: string | null
  /** Per serving. */
  nutrition: Nutrition | null
  /** For the lines as written, before scaling. */
  lines: readonly LineDetails[]
  /** The scale factor. */
  factor: number
}

export function totalMinutes({ prepMinutes, cookMinutes, restMinutes }: ExportedRecipe): number | null {
  return totalOf({
    prep_time_minutes: prepMinutes,
    cooking_time_minutes: cookMinutes,
    rest_time_minutes: restMinutes,
  })
}

/** "Red Lentil Soup, Now" -> "red-lentil-soup-now": safe in every file system. */
export function fileName(title: string): string {
  const plain = title
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)
  return plain || strings.untitledFile
}
