import { OWN_LIMITS } from '#core/contracts/own-limits.ts'
import type { OwnRecipeContent } from '#core/contracts/own-recipes.ts'
import { readContent } from '#core/own-recipes/read-stored.ts'
import { same } from '#core/text/same.ts'
import type { Database } from './database.ts'

export interface OwnVersion {
  /** 1: the first save. */
  revision: number
  content: OwnRecipeContent
  /** ISO 8601. */
  savedAt: string
}

const keyOf = (recipeId: string) => `versions-${recipeId}`

function readVersion(value: unknown): OwnVersion[] {
  const { revision, content, savedAt } = (value ?? {}) as Partial<Record<keyof OwnVersion, unknown>>
  const read = readContent(content)
  const isKnown = typeof savedAt === 'string' && !Number.isNaN(Date.parse(savedAt))
  return read && isKnown && Number.isInteger(revision)
    ? [{ revision: Number(revision), content: read, savedAt }]
    : []
}

function readVersions(stored: unknown): OwnVersion[] {
  try {
    const versions: unknown = typeof stored === 'string' ? JSON.parse(stored) : undefined
    return Array.isArray(versions) ? versions.slice(0, OWN_LIMITS.versions).flatMap(readVersion) : []
  } catch {
    return []
  }
}

/** The last saves of each recipe on this device, for those without an account and without a network. */
export function createDeviceVersions(database: Database) {
  return {
    /** Newest first. */
    of: async (recipeId: string): Promise<OwnVersion[]> =>
      readVersions((await database.get('meta', [keyOf(recipeId)]))[0]),
    /** A recipe that was never edited has no versions beside itself. */
    async add(recipeId: string, before: Omit<OwnVersion, 'revision'>, after: Omit<OwnVersion, 'revision'>) {
      if (same(before.content, after.content)) return
      await database.update('meta', [
        {
          key: keyOf(recipeId),
          next: (stored) => {
            const known = readVersions(stored)
            const [last = { ...before, revision: 1 }] = known
            // Another device's save came in between.
            const isNew = known.length === 0 || !same(last.content, before.content)
            const current = known.length > 0 && isNew ? { ...before, revision: last.revision + 1 } : last
            const versions = [
              { ...after, revision: current.revision + 1 },
              ...(isNew ? [current] : []),
              ...known,
            ]
            return JSON.stringify(versions.slice(0, OWN_LIMITS.versions))
          },
        },
      ])
    },
  }
}
