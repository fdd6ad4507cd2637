import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { VOCABULARY } from '#content/cookbook/vocabulary.ts'
import { readLibrary } from '#core/import/read-library.ts'
import { sampleFile } from '#core/import/sample-files.ts'
import { emptyContent, emptyMarks } from '#core/own-recipes/empty.ts'
import type { ExportedOwn } from '#core/own-recipes/export/exported-own.ts'
import { exportBytes, sampleJob } from '#tests/support/sample-export.ts'
import { newId } from '../../lib/new-id.ts'
import { type Database, memoryDatabase } from './database.ts'
import type { Brought } from './device-imports.ts'
import { createOwnDevice, type OwnDevice } from './own-device.ts'
import { ownFlag } from './own-flag.ts'

const session = vi.hoisted(() => ({ isStored: false }))
vi.mock('../../api/supabase.ts', () => ({
  hasStoredSession: () => session.isStored,
  getSupabase: () => Promise.reject(new Error('offline')),
}))
vi.mock('../../api/live.ts', () => ({ onLive: () => () => {} }))

const photo = () => new Blob(['picture'], { type: 'image/webp' })
const bring = (title: string, more: Partial<Brought> = {}): Brought => ({
  content: { ...emptyContent, title, ingredients: ['1 egg'] },
  ...{ marks: emptyMarks, cooked: [], photos: [] },
  ...more,
})
const full = (title: string) =>
  bring(title, {
    marks: { ...emptyMarks, rating: 4, tags: ['sweet'] },
    cooked: [{ cooked_on: '2025-02-03', note: 'Good' }],
    photos: [photo(), photo()],
  })

afterEach(() => void vi.useRealTimers())

let database: Database
let own: OwnDevice
beforeEach(async () => {
  session.isStored = false
  ownFlag.clear()
  database = memoryDatabase()
  own = await createOwnDevice(database)
})

const titles = (device: OwnDevice) =>
  [...device.snapshot().values()].map(({ content }) => content.title).sort()
const idOf = (title: string) =>
  [...own.snapshot().values()].find(({ content }) => content.title === title)?.id ?? ''

describe('a library that is brought in', () => {
  it('keeps the ids of an own export where they are free, and stores the rows as they were', async () => {
    const before = await own.imports.begin('First', 2)
    await own.imports.save(before, [full('Pie'), bring('Soup')])
    const recipes = [...own.snapshot().values()].map(
      ({ id, content }): ExportedOwn => ({
        ...{ id, content: { ...content, photos: [] }, createdAt: '2026-11-17T10:00:00.000Z' },
        marks: own.marksOf(id),
        cookLog: [...own.logEntries().values()].flatMap(({ entry }) =>
          entry.recipe_id === id ? [entry] : [],
        ),
      }),
    )
    const bytes = await exportBytes('sous', sampleJob(recipes, { withPhotos: false }))
    const { recipes: found } = await readLibrary(sampleFile('cookbook.zip', bytes), {
      vocabulary: VOCABULARY,
    })
    const brought = found.map(
      (one): Brought => ({ ...one, cooked: one.cooked.map(({ photo: _, ...entry }) => entry), photos: [] }),
    )

    own = await createOwnDevice(memoryDatabase())
    const id = await own.imports.begin('Sous', 2)
    await own.imports.save(id, brought)
    for (const { id: was, content, marks } of recipes) {
      expect(own.snapshot().get(was)?.content).toEqual(content)
      expect(own.marksOf(was)).toEqual(marks)
    }
    expect([...own.logEntries().values()].map(({ entry }) => entry.recipe_id)).toEqual([idOf('Pie')])

    // What is here already stays; a recipe of another account is a new one.
    const again = await own.imports.begin('Sous', 2)
    await own.imports.save(again, brought)
    expect(own.snapshot().size).toBe(4)
    own = await createOwnDevice(memoryDatabase())
    const other = await own.imports.begin('Sous', 2)
    await own.imports.save(
      other,
      brought.map((one) => ({ ...one, account: newId() })),
    )
    for (const { id: was } of recipes) expect(own.snapshot().has(was)).toBe(false)
  })

  it('is stored with marks, log and photos, and is there after a reload', async () => {
    const id = await own.imports.begin('Mealie', 2)
    expect(await own.imports.save(id, [full('Pie'), bring('Soup'), bring(' ')])).toBe(2)
    await own.imports.end(id, 'done')
    const again = await createOwnDevice(database)
    expect(titles(again)).toEqual(['Pie', 'Soup'])
    const pie = idOf('Pie')
    expect(again.marksOf(pie)).toMatchObject({ rating: 4, tags: ['sweet'] })
    expect([...again.logEntries().values()]).toMatchObject([
      { entry: { recipe_id: pie, cooked_on: '2025-02-03', note: 'Good' }, stored: false },
    ])
    const names = again.snapshot().get(pie)?.content.photos ?? []
    expect(names).toHaveLength(2)
    expect(await again.photos.get(pie, names[1] ?? '')).toBeInstanceOf(Blob)
    expect(await again.imports.list()).toMatchObject([
      { name: 'Mealie', chosen: 2, saved: 2, photos: 2, state: 'done', undone: false },
    ])
    expect(ownFlag.get().used).toBe(true)
  })

  it('keeps the day a recipe was written, if it can be true', async () => {
    const id = await own.imports.begin('Files', 3)
    await own.imports.save(id, [
      bring('Old', { createdAt: '2019-05-04T10:00:00+02:00' }),
      bring('Tomorrow', { createdAt: '2999-01-01T00:00:00Z' }),
      bring('Broken', { createdAt: 'May' }),
    ])
    const created = (title: string) => own.snapshot().get(idOf(title))?.createdAt ?? ''
    expect(created('Old')).toBe('2019-05-04T08:00:00.000Z')
    for (const title of ['Tomorrow', 'Broken'])
      expect(Math.abs(Date.parse(created(title)) - Date.now())).toBeLessThan(60_000)
  })

  it('is stored wholly or not at all when the device is full', async () => {
    const id = await own.imports.begin('Files', 2)
    const fullDisk: Database = { ...database, updateAll: () => Promise.reject(new Error('quota')) }
    const device = await createOwnDevice(fullDisk)
    await expect(device.imports.save(id, [full('Pie')])).rejects.toThrow('quota')
    expect(device.snapshot().size).toBe(0)
    expect(device.allMarks().size).toBe(0)
  })

  it('stores nothing more after signing out', async () => {
    const id = await own.imports.begin('Files', 2)
    await own.forget()
    await expect(own.imports.save(id, [bring('Pie')])).rejects.toThrow()
    expect(own.snapshot().size).toBe(0)
  })

  it('is remembered as unfinished when the app was closed', async () => {
    const id = await own.imports.begin('Files', 40)
    await own.imports.save(id, [bring('Pie')])
    const [past] = await (await createOwnDevice(database)).imports.list()
    expect(past).toMatchObject({ chosen: 40, saved: 1, state: 'running' })
  })
})

describe('an undone import', () => {
  it('takes everything away that came in, and nothing else', async () => {
    await own.save(undefined, { ...emptyContent, title: 'Mine' })
    const other = await own.imports.begin('Other', 1)
    await own.imports.save(other, [full('Cake')])
    const id = await own.imports.begin('Files', 3)
    await own.imports.save(id, [full('Pie'), bring('Soup')])
    await own.imports.save(id, [full('Bread')])
    expect(await own.imports.undo(id)).toEqual({ removed: 3, stayed: [] })
    for (const device of [own, await createOwnDevice(database)]) {
      expect(titles(device)).toEqual(['Cake', 'Mine'])
      expect(device.allMarks().size).toBe(1)
      expect(device.logEntries().size).toBe(1)
      expect(device.deleted()).toEqual([])
    }
    // Those of the cake, and what was set aside in case the import comes back.
    const keys = await database.keys('photos')
    expect(keys.filter((key) => !key.startsWith('aside/'))).toHaveLength(2)
    expect((await own.imports.list()).map(({ undone }) => undone)).toEqual([true, false])
    expect(await own.imports.undo(id)).toEqual({ removed: 0, stayed: [] })
  })

  it('leaves what was edited, noted or cooked since, and says why', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const id = await own.imports.begin('Files', 5)
    await own.imports.save(id, ['Edited', 'Noted', 'Tagged', 'Cooked', 'Plain'].map(full))
    await own.imports.save(id, [bring('Rated'), bring('Deleted')])
    vi.setSystemTime(Date.now() + 60_000)
    const edited = own.snapshot().get(idOf('Edited'))
    await own.save(edited?.id, { ...(edited?.content ?? emptyContent), servings: 9 })
    await own.setMarks(idOf('Noted'), { note: 'Less salt' })
    await own.setMarks(idOf('Tagged'), { tags: ['sweet', 'cold'] })
    await own.setMarks(idOf('Rated'), { rating: 1 })
    await own.addLogEntry({ recipe_id: idOf('Cooked'), cooked_on: '2026-11-17' })
    await own.remove(idOf('Deleted'))
    const foreseen = await own.imports.foresee(id)
    const { removed, stayed } = await own.imports.undo(id)
    expect(foreseen).toEqual({ removed, stayed })
    expect(removed).toBe(1)
    expect(stayed).toEqual([
      { title: 'Edited', reason: 'edited' },
      { title: 'Noted', reason: 'noted' },
      { title: 'Tagged', reason: 'noted' },
      { title: 'Cooked', reason: 'cooked' },
      { title: 'Rated', reason: 'noted' },
    ])
    expect(own.deleted().map(({ title }) => title)).toEqual(['Deleted'])
    expect(titles(own)).toEqual(['Cooked', 'Edited', 'Noted', 'Rated', 'Tagged'])
  })

  it('is deleted from the account too, without filling the bin', async () => {
    const ME = '0f8fad5b-d9cb-469f-a165-70867728950e'
    session.isStored = true
    const { stop } = await own.start(ME)
    const id = await own.imports.begin('Files', 1)
    await own.imports.save(id, [full('Pie')])
    stop()
    const pie = idOf('Pie')
    // As if the account had it.
    const synced = (key: 'recipes' | 'marks') =>
      database.update(key, [
        {
          key: pie,
          next: (stored) => {
            const { base: _, ...record } = JSON.parse(String(stored))
            return JSON.stringify({ ...record, owner: ME, revision: 1, updatedAt: '2026-11-18T00:00:00Z' })
          },
        },
      ])
    await synced('recipes')
    await synced('marks')
    const [entry] = await database.keys('cook_log')
    await database.update('cook_log', [
      { key: entry ?? '', next: (stored) => JSON.stringify({ ...JSON.parse(String(stored)), stored: true }) },
    ])
    const device = await createOwnDevice(database)
    expect(await device.imports.undo(id)).toEqual({ removed: 1, stayed: [] })
    expect(device.snapshot().size).toBe(0)
    expect(device.deleted()).toEqual([])
    const stored = JSON.parse(String((await database.get('recipes', [pie]))[0]))
    expect(stored).toMatchObject({ revision: 1, base: { deletedAt: null } })
    expect(stored.deletedAt).not.toBeNull()
    expect(device.allMarks().get(pie)).toMatchObject({
      content: emptyMarks,
      base: { content: { rating: 4 } },
    })
    expect([...device.logEntries().values()]).toMatchObject([{ stored: true, removed: true }])
    expect((await database.keys('photos')).every((key) => /^(?:gone|aside)\//.test(key))).toBe(true)
    const later = await createOwnDevice(database)
    expect(later.deleted()).toEqual([])

    // The account is told that it isn't deleted, and that the photos stay.
    expect(await later.imports.bringBack(id)).toEqual({ back: 1, photosLost: 0 })
    expect(JSON.parse(String((await database.get('recipes', [pie]))[0]))).toMatchObject({
      ...{ revision: 1, deletedAt: null },
    })
    expect(later.marksOf(pie)).toMatchObject({ rating: 4 })
    const photoKeys = await database.keys('photos')
    expect(photoKeys).toHaveLength(2)
    expect(photoKeys.every((key) => key.startsWith(`${pie}/`))).toBe(true)
    // The stored entry is on its way out: the one that came back is another.
    const [out, back] = [...later.logEntries().values()]
    expect(out).toMatchObject({ stored: true, removed: true })
    expect(back).toMatchObject({ stored: false, removed: false, entry: { recipe_id: pie, note: 'Good' } })
  })
})

describe('an undone import that comes back', () => {
  const start = async () => {
    const id = await own.imports.begin('Files', 2)
    await own.imports.save(id, [full('Pie'), bring('Soup')])
    await own.imports.end(id, 'done')
    return id
  }
  const state = (device: OwnDevice) =>
    [...device.snapshot().values()].map(({ id, content, createdAt }) => ({
      ...{ id, content, createdAt, marks: device.marksOf(id) },
      log: [...device.logEntries().values()]
        .filter(({ entry }) => entry.recipe_id === id)
        .map(({ entry: { cooked_on, note } }) => ({ cooked_on, note })),
    }))

  it('is the same recipes, with marks, log and photos', async () => {
    const id = await start()
    const before = state(own)
    const pie = idOf('Pie')
    await own.imports.undo(id)
    expect(await own.imports.list()).toMatchObject([{ undone: true, keptCount: 2, saved: 2 }])
    // Also after a reload.
    const device = await createOwnDevice(database)
    expect(device.snapshot().size).toBe(0)
    expect(await device.imports.bringBack(id)).toEqual({ back: 2, photosLost: 0 })
    for (const again of [device, await createOwnDevice(database)]) {
      expect(state(again)).toEqual(before)
      for (const name of again.snapshot().get(pie)?.content.photos ?? [])
        expect(await again.photos.get(pie, name)).toBeInstanceOf(Blob)
    }
    expect(await device.imports.list()).toMatchObject([{ undone: false }])
    expect((await database.keys('photos')).filter((key) => key.startsWith('aside/'))).toEqual([])
    expect(await device.imports.bringBack(id)).toEqual({ back: 0, photosLost: 0 })
  })

  it('can be undone again, and leaves what was changed since', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const id = await start()
    for (let round = 0; round < 2; round++) {
      vi.setSystemTime(Date.now() + 60_000)
      expect(await own.imports.undo(id)).toEqual({ removed: 2, stayed: [] })
      vi.setSystemTime(Date.now() + 60_000)
      expect(await own.imports.bringBack(id)).toEqual({ back: 2, photosLost: 0 })
    }
    const soup = own.snapshot().get(idOf('Soup'))
    await own.save(soup?.id, { ...(soup?.content ?? emptyContent), servings: 3 })
    expect(await own.imports.foresee(id)).toEqual({
      ...{ removed: 1, stayed: [{ title: 'Soup', reason: 'edited' }] },
    })
    await own.imports.undo(id)
    expect(await own.imports.list()).toMatchObject([{ undone: true, keptCount: 1 }])
    expect(await own.imports.bringBack(id)).toEqual({ back: 1, photosLost: 0 })
    expect(titles(own)).toEqual(['Pie', 'Soup'])
    expect(own.snapshot().get(idOf('Soup'))?.content.servings).toBe(3)
  })

  it('is forgotten after 30 days, photos too', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const id = await start()
    await own.imports.undo(id)
    vi.setSystemTime(Date.now() + 31 * 24 * 3600_000)
    const device = await createOwnDevice(database)
    expect(await device.imports.list()).toMatchObject([{ undone: true, keptCount: 0, kept: [] }])
    expect((await database.keys('meta')).filter((key) => key.startsWith('kept-'))).toEqual([])
    await device.photos.tidy(device.isListed)
    expect(await database.keys('photos')).toEqual([])
    expect(await device.imports.bringBack(id)).toEqual({ back: 0, photosLost: 0 })
  })
})
