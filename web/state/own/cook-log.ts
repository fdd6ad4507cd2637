import { useMemo } from 'react'
import type { LogEntry } from '#core/own-recipes/read-stored.ts'
import type { DeviceEntry } from '#core/own-recipes/sync-log.ts'
import { loadedOwn, loadOwn, useOwn } from './load-own.ts'

const NONE: ReadonlyMap<string, DeviceEntry> = new Map()
const oldestFirst = (a: LogEntry, b: LogEntry) =>
  a.cooked_on + a.created_at < b.cooked_on + b.created_at ? -1 : 1

/** When recipes were cooked, own or of the collection. */
export const cookLog = {
  /** Returns the id of the entry. */
  add: async (entry: Pick<LogEntry, 'recipe_id' | 'cooked_on'> & Partial<Pick<LogEntry, 'note' | 'photo'>>) =>
    (await loadOwn()).addLogEntry(entry),
  remove: async (id: string) => (await loadOwn()).setLogEntryRemoved(id, true),
  restore: async (id: string) => (await loadOwn()).setLogEntryRemoved(id, false),
  /** All entries by the id of the recipe, the oldest first. */
  byRecipe(): ReadonlyMap<string, readonly LogEntry[]> {
    const entries = [...(loadedOwn()?.logEntries() ?? NONE).values()].filter(({ removed }) => !removed)
    const byRecipe = new Map<string, LogEntry[]>()
    for (const entry of entries.map((one) => one.entry).sort(oldestFirst)) {
      const known = byRecipe.get(entry.recipe_id)
      if (known) known.push(entry)
      else byRecipe.set(entry.recipe_id, [entry])
    }
    return byRecipe
  },
}

/** The entries of a recipe, newest first. */
export function useCookLog(recipeId: string): readonly LogEntry[] {
  const all = useOwn((own) => own.logEntries(), NONE)
  return useMemo(
    () =>
      [...all.values()]
        .filter(({ entry, removed }) => entry.recipe_id === recipeId && !removed)
        .map(({ entry }) => entry)
        .sort((a, b) => (a.cooked_on + a.created_at < b.cooked_on + b.created_at ? 1 : -1)),
    [all, recipeId],
  )
}

/** The last day that each recipe was cooked: for lists that sort by it. */
export function useLastCooked(): ReadonlyMap<string, string> {
  const all = useOwn((own) => own.logEntries(), NONE)
  return useMemo(() => {
    const days = new Map<string, string>()
    for (const { entry, removed } of all.values())
      if (!removed && (days.get(entry.recipe_id) ?? '') < entry.cooked_on)
        days.set(entry.recipe_id, entry.cooked_on)
    return days
  }, [all])
}
