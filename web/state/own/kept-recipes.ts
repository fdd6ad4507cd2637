import type { OwnRecipeContent, RecipeMarks } from '#core/contracts/own-recipes.ts'
import { isUuid } from '#core/contracts/uuid.ts'
import {
  isPhotoName,
  type LogEntry,
  readContent,
  readLogEntry,
  readMarks,
} from '#core/own-recipes/read-stored.ts'
import type { Database } from './database.ts'
import type { PastImport } from './read-imports.ts'

/** A recipe that an undo removed, with all that belonged to it. Its photos are set aside by name. */
export interface KeptRecipe {
  id: string
  createdAt: string
  content: OwnRecipeContent
  marks: RecipeMarks | null
  cooked: readonly LogEntry[]
}

/** Names. */
export const photosOf = ({ content, cooked }: KeptRecipe): string[] =>
  [...content.photos, ...cooked.map(({ photo }) => photo)].filter(isPhotoName)

/** As long as deleted recipes. */
export const KEPT_MS = 30 * 24 * 3600_000

function readKept(value: unknown): KeptRecipe[] {
  const { id, createdAt, content, marks, cooked } = (value ?? {}) as Partial<
    Record<keyof KeptRecipe, unknown>
  >
  const read = readContent(content)
  if (!isUuid(id) || typeof createdAt !== 'string' || !read) return []
  const entries = Array.isArray(cooked) ? cooked.flatMap((one) => readLogEntry(one) ?? []) : []
  return [{ id, createdAt, content: read, marks: readMarks(marks) ?? null, cooked: entries }]
}

/** From the device's storage, which may hold anything. */
export async function readKeptPart(database: Database, key: string): Promise<KeptRecipe[]> {
  try {
    const [stored] = await database.get('meta', [key])
    const all: unknown = typeof stored === 'string' ? JSON.parse(stored) : []
    return Array.isArray(all) ? all.flatMap(readKept) : []
  } catch {
    return []
  }
}

/** What came back as it came back: by it an undo knows what was changed since. */
export async function cameBack(
  database: Database,
  { backAt, kept }: PastImport,
): Promise<ReadonlyMap<string, KeptRecipe>> {
  if (backAt === null) return new Map()
  const parts = await Promise.all(kept.map((key) => readKeptPart(database, key)))
  return new Map(parts.flat().map((one) => [one.id, one]))
}
