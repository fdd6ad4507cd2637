import { useMemo } from 'react'
import type { RecipeMarks } from '#core/contracts/own-recipes.ts'
import { emptyMarks } from '#core/own-recipes/empty.ts'
import type { DeviceRecord } from '#core/own-recipes/record.ts'
import { shelvesOf } from '#core/own-recipes/tags.ts'
import { loadedOwn, loadOwn, useOwn } from './load-own.ts'

/** What a user notes on any recipe, own or of the collection. */
export const marks = {
  get: (recipeId: string) => loadedOwn()?.marksOf(recipeId) ?? emptyMarks,
  /** Changes only the given fields. */
  set: async (recipeId: string, change: Partial<RecipeMarks>) => (await loadOwn()).setMarks(recipeId, change),
}

export const useMarks = (recipeId: string): RecipeMarks => useOwn((own) => own.marksOf(recipeId), emptyMarks)

const NONE: ReadonlyMap<string, DeviceRecord<RecipeMarks>> = new Map()

/** By the id of the recipe: for lists that search and filter by tags and folders. */
export const useAllMarks = (): ReadonlyMap<string, { content: RecipeMarks }> =>
  useOwn((own) => own.allMarks(), NONE)

/** The tags and folders of all marked recipes, to choose from. */
export function useShelves() {
  const all = useAllMarks()
  return useMemo(() => shelvesOf(all.values()), [all])
}
