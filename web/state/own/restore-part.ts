import type { RecipeMarks } from '#core/contracts/own-recipes.ts'
import { emptyMarks } from '#core/own-recipes/empty.ts'
import { type DeviceRecord, edited } from '#core/own-recipes/record.ts'
import { newId } from '../../lib/new-id.ts'
import type { StoreChange } from './database.ts'
import { freshRecord } from './fresh-record.ts'
import type { Parts } from './import-parts.ts'
import { type KeptRecipe, photosOf, readKeptPart } from './kept-recipes.ts'

/** All of a part, or nothing. */
export async function restorePart(
  { database, recipes, marks, log, photos, owner, written }: Parts,
  key: string,
  at: string,
): Promise<{ ids: string[]; photosLost: number }> {
  const kept = await readKeptPart(database, key)
  const isAway = ({ id }: KeptRecipe) => {
    const record = recipes.snapshot().get(id)
    return !record || (record.deletedAt !== null && (record.owner === null || record.owner === owner()))
  }
  const others = kept.filter((one) => !isAway(one))
  const put: StoreChange[] = []
  let photosLost = 0
  const all: KeptRecipe[] = []
  for (const one of kept.filter(isAway)) {
    const lost = new Set<string>()
    for (const name of photosOf(one)) {
      const changes = await photos.putBack(one.id, name)
      if (changes) put.push(...changes)
      else lost.add(name)
    }
    photosLost += lost.size
    all.push({
      ...one,
      content: { ...one.content, photos: one.content.photos.filter((name) => !lost.has(name)) },
      cooked: one.cooked.map((entry) => ({
        ...entry,
        ...{ id: newId(), created_at: at },
        photo: entry.photo && !lost.has(entry.photo) ? entry.photo : null,
      })),
    })
  }
  const parts = [
    recipes.prepare(
      all.map(({ id, content, createdAt: since }) => ({
        id,
        next: (record) =>
          record
            ? edited(record, { content, deletedAt: null }, at)
            : { ...freshRecord(id, content, at), createdAt: since },
      })),
    ),
    marks.prepare(
      all.flatMap(({ id, marks: noted }) =>
        noted
          ? [
              {
                id,
                next: (record: DeviceRecord<RecipeMarks> | undefined) =>
                  record ? edited(record, { content: noted }, at) : freshRecord(id, noted, at, emptyMarks),
              },
            ]
          : [],
      ),
    ),
    log.prepare(
      all.flatMap(({ cooked }) =>
        cooked.map((entry) => ({ id: entry.id, next: () => ({ entry, stored: false, removed: false }) })),
      ),
    ),
  ]
  await written(
    database.updateAll([
      ...parts.flatMap(({ changes }) => changes),
      ...put,
      // As it is now: by this a later undo knows what was changed since.
      { store: 'meta', key, next: () => JSON.stringify([...others, ...all]) },
    ]),
  )
  for (const { done } of parts) done()
  return { ids: all.map(({ id }) => id), photosLost }
}
