import { beforeEach, describe, expect, it, vi } from 'vitest'
import { emptyContent, emptyMarks } from '#core/own-recipes/empty.ts'
import { memoryDatabase, OtherOwner } from './database.ts'
import { createOwnDevice } from './own-device.ts'
import { ownFlag } from './own-flag.ts'

const session = vi.hoisted(() => ({ isStored: false }))
vi.mock('../../api/supabase.ts', () => ({
  hasStoredSession: () => session.isStored,
  getSupabase: () => Promise.reject(new Error('offline')),
}))
vi.mock('../../api/live.ts', () => ({ onLive: () => () => {} }))

const ME = '0f8fad5b-d9cb-469f-a165-70867728950e'
const OTHER = '7c9e6679-7425-40de-944b-e07fc1f90ae7'
const soup = { ...emptyContent, title: 'Soup' }

beforeEach(() => {
  session.isStored = false
  ownFlag.clear()
})

describe('own recipes on a device without an account', () => {
  it('are there after a reload', async () => {
    const database = memoryDatabase()
    const own = await createOwnDevice(database)
    const id = await own.save(undefined, soup)
    await own.save(id, { ...soup, servings: 4 })
    await own.setMarks(id, { rating: 5 })
    await own.addLogEntry({ recipe_id: id, cooked_on: '2026-11-17' })
    const again = await createOwnDevice(database)
    expect(again.snapshot().get(id)).toMatchObject({
      ...{ content: { title: 'Soup', servings: 4 }, isMine: true, isShared: false, state: 'device' },
    })
    expect(again.marksOf(id)).toEqual({ ...emptyMarks, rating: 5 })
    expect([...again.logEntries().values()]).toMatchObject([{ entry: { recipe_id: id }, removed: false }])
    expect(ownFlag.get()).toEqual({ used: true, owner: null })
  })

  it('have their last 20 saves, newest first, and none before the first edit', async () => {
    const database = memoryDatabase()
    const own = await createOwnDevice(database)
    const id = await own.save(undefined, soup)
    expect(await own.versions(id)).toEqual([])
    await own.save(id, soup)
    expect(await own.versions(id)).toEqual([])
    for (let servings = 1; servings <= 22; servings++) await own.save(id, { ...soup, servings })
    const versions = await (await createOwnDevice(database)).versions(id)
    expect(versions.map(({ content }) => content.servings)).toEqual(
      Array.from({ length: 20 }, (_, at) => 22 - at),
    )
    expect(new Set(versions.map(({ revision }) => revision)).size).toBe(20)
    await database.update('meta', [{ key: `versions-${id}`, next: () => '[{"content":{}},7]' }])
    expect(await own.versions(id)).toEqual([])
  })

  it('start their versions with what was there before the first edit', async () => {
    const own = await createOwnDevice(memoryDatabase())
    const id = await own.save(undefined, soup)
    await own.save(id, { ...soup, title: 'Stew' })
    expect(await own.versions(id)).toMatchObject([
      { revision: 2, content: { title: 'Stew' } },
      { revision: 1, content: { title: 'Soup' } },
    ])
  })

  it('are deleted, and Undo brings them back', async () => {
    const own = await createOwnDevice(memoryDatabase())
    const id = await own.save(undefined, soup)
    await own.remove(id)
    expect(own.snapshot().size).toBe(0)
    await own.restore(id)
    expect(own.snapshot().get(id)?.content).toEqual(soup)
  })

  it('keep a change that arrived while the form was open', async () => {
    const own = await createOwnDevice(memoryDatabase())
    const id = await own.save(undefined, soup)
    await own.save(id, { ...soup, servings: 4 })
    await own.save(id, { ...soup, title: 'Broth' }, soup)
    expect(own.snapshot().get(id)?.content).toMatchObject({ title: 'Broth', servings: 4 })
  })

  it('are the same object for pages while they do not change', async () => {
    const own = await createOwnDevice(memoryDatabase())
    const first = await own.save(undefined, soup)
    const before = own.snapshot()
    expect(own.snapshot()).toBe(before)
    await own.save(undefined, { ...soup, title: 'Pie' })
    expect(own.snapshot()).not.toBe(before)
    expect(own.snapshot().get(first)).toBe(before.get(first))
  })

  it('leave out what is no recipe in storage, and reject it from a form', async () => {
    const database = memoryDatabase()
    await database.update('recipes', [
      { key: 'x', next: () => JSON.stringify({ id: 'x', content: soup }) },
      { key: ME, next: () => '{' },
    ])
    const own = await createOwnDevice(database)
    expect(own.snapshot().size).toBe(0)
    await expect(own.save(undefined, { ...soup, title: ' ' })).rejects.toThrow()
  })
})

describe('own recipes of an account', () => {
  it('are gone after signing out, and those of another user before signing in', async () => {
    const database = memoryDatabase()
    session.isStored = true
    const own = await createOwnDevice(database)
    const kept = await own.save(undefined, soup)
    const { stop } = await own.start(ME)
    expect([...own.snapshot().keys()]).toEqual([kept])
    expect(own.snapshot().get(kept)?.state).toBe('waiting')
    expect(ownFlag.get().owner).toBe(ME)
    stop()
    const { stop: stopOther } = await own.start(OTHER)
    expect(own.snapshot().size).toBe(0)
    await own.save(undefined, soup)
    stopOther()
    await own.forget()
    expect(own.snapshot().size).toBe(0)
    expect(await database.all('recipes')).toEqual([])
    expect(ownFlag.get()).toEqual({ used: false, owner: null })
  })

  it('are forgotten on loading if the session ended elsewhere', async () => {
    const database = memoryDatabase()
    session.isStored = true
    const own = await createOwnDevice(database)
    await own.save(undefined, soup)
    const { stop } = await own.start(ME)
    stop()
    session.isStored = false
    expect((await createOwnDevice(database)).snapshot().size).toBe(0)
  })

  it('are not written by an answer that arrives after signing out', async () => {
    const database = memoryDatabase()
    const late = database.update('recipes', [{ key: ME, next: () => soup }], ME)
    await expect(late).rejects.toThrow(OtherOwner)
    expect(await database.all('recipes')).toEqual([])
  })
})
