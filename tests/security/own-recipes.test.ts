import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OWN_LIMITS } from '#core/contracts/own-limits.ts'
import type { OwnRecipeRow } from '#core/contracts/own-recipes.ts'
import { emptyContent, emptyMarks } from '#core/own-recipes/empty.ts'
import { household, recipes, save, seenBy, write } from '#tests/support/own-recipes.ts'
import { startTestServer, type TestServer } from '#tests/support/server.ts'
import type { Person } from '#tests/support/storage.ts'

let server: TestServer
let owner: Person
let member: Person
let stranger: Person
let householdId: string

beforeAll(async () => {
  server = await startTestServer({ rateLimitScale: 1_000_000 })
  owner = await server.user()
  member = await server.user()
  stranger = await server.user()
  householdId = await household(server, owner, member)
})
afterAll(() => server.stop())

const refusal = async (query: PromiseLike<{ error: { code: string; message: string } | null }>) =>
  (await query).error

describe('a save', () => {
  it('counts, and one made from an older revision changes nothing and returns no row', async () => {
    const first = await write(owner)
    expect(first).toMatchObject({ revision: 1, user_id: owner.id, household_id: null, deleted_at: null })
    const mine = await save(owner, first, { title: 'Stew, less salt' })
    expect(mine.data).toMatchObject([{ revision: 2, title: 'Stew, less salt', created_at: first.created_at }])
    const late = await save(owner, first, { title: 'Stew, more salt' })
    expect(late).toMatchObject({ error: null, data: [] })
  })

  it('wins alone when two devices save at the same moment', async () => {
    for (let round = 0; round < 5; round++) {
      const base = await write(owner)
      const answers = await Promise.all([1, 2, 3].map((n) => save(owner, base, { title: `Device ${n}` })))
      expect(answers.filter(({ data }) => data?.length === 1)).toHaveLength(1)
      expect(answers.filter(({ data }) => data?.length === 0)).toHaveLength(2)
    }
  })

  it('never changes owner, creation date or revision as the caller likes', async () => {
    const made = await write(owner, { revision: 77, created_at: '2999-01-01T00:00:00Z' })
    expect(made.revision).toBe(1)
    expect(Date.parse(made.created_at)).toBeLessThanOrEqual(Date.now() + 60_000)
    const { data } = await save(owner, made, { revision: 99, created_at: '2001-01-01T00:00:00Z' })
    expect(data).toMatchObject([{ revision: 2, created_at: made.created_at }])
    expect(await refusal(recipes(owner).update({ user_id: stranger.id }).eq('id', made.id))).toMatchObject({
      code: '42501',
    })
  })

  it('stores plain text, without empty lines or nested lists', async () => {
    const made = await write(owner, {
      title: '  Fish &amp; chips ',
      ingredients: [' 1&nbsp;lb  cod', '', '\t'],
      instructions: [['Fry', 'Eat']] as unknown as string[],
      cuisine_type: 'British',
      source_url: 'Aunt May’s notebook',
    })
    expect(made).toMatchObject({
      title: 'Fish & chips',
      ingredients: ['1 lb cod'],
      instructions: ['Fry', 'Eat'],
      cuisine_type: 'british',
      source_url: null,
      source_name: 'Aunt May’s notebook',
    })
    const link = await write(owner, { source_url: 'javascript:alert(1)', source_name: 'A page' })
    expect(link).toMatchObject({ source_url: null, source_name: 'A page' })
  })

  it.each([
    ['a title', { title: 'x'.repeat(OWN_LIMITS.title + 1) }],
    ['no title', { title: ' ' }],
    ['a description', { description: 'x'.repeat(OWN_LIMITS.text + 1) }],
    ['many lines', { ingredients: Array(OWN_LIMITS.lines + 1).fill('egg') }],
    ['a line', { ingredients: ['x'.repeat(OWN_LIMITS.line + 1)] }],
    ['many steps', { instructions: Array(OWN_LIMITS.steps + 1).fill('Stir') }],
    ['a step', { instructions: ['x'.repeat(OWN_LIMITS.step + 1)] }],
    ['many photos', { photos: Array.from({ length: OWN_LIMITS.photos + 1 }, () => `${randomUUID()}.webp`) }],
    ['a path as a photo', { photos: ['../../avatars/me.png'] }],
    ['servings', { servings: 0 }],
    ['minutes', { cooking_time_minutes: -1 }],
  ] as [string, Partial<OwnRecipeRow>][])('is refused for its length or value: %s', async (_, bad) => {
    await expect(write(owner, bad)).rejects.toMatchObject({ code: '23514' })
  })

  it('takes as much as the contract allows', async () => {
    const most = await write(owner, {
      title: 'x'.repeat(OWN_LIMITS.title),
      ingredients: Array(OWN_LIMITS.lines).fill('y'.repeat(OWN_LIMITS.line)),
      instructions: Array(OWN_LIMITS.steps).fill('z'.repeat(OWN_LIMITS.step)),
    })
    expect(most.ingredients).toHaveLength(OWN_LIMITS.lines)
  })

  it('cannot take the id of a recipe of the collection, nor of another person', async () => {
    const [shown] = await server.sql<{ id: string }[]>`select id from external_recipes limit 1`
    await expect(write(owner, { id: shown?.id })).rejects.toMatchObject({ code: '23505' })
    const { id } = await write(owner)
    await expect(write(stranger, { id })).rejects.toMatchObject({ code: '23505' })
    expect(await refusal(recipes(stranger).upsert({ id, title: 'Taken over' }))).not.toBeNull()
    expect((await recipes(owner).select('title').eq('id', id)).data).toEqual([{ title: 'Nana’s stew' }])
  })
})

describe('versions', () => {
  const versions = async ({ client }: Person, id: string) =>
    (await client.from('own_recipe_versions').select('*').eq('recipe_id', id).order('revision')).data ?? []

  it('are the last 20 saves of the content, for the owner alone', async () => {
    let row = await write(owner, { household_id: householdId })
    for (let n = 2; n <= 21; n++)
      row = (await save(owner, row, { title: `Take ${n}` })).data?.[0] as OwnRecipeRow
    // Sharing and deleting is no new version.
    row = (await save(owner, row, { household_id: null })).data?.[0] as OwnRecipeRow
    row = (await save(owner, row, { household_id: householdId })).data?.[0] as OwnRecipeRow
    const kept = await versions(owner, row.id)
    expect(kept.map(({ revision }) => revision)).toEqual(Array.from({ length: 20 }, (_, n) => n + 2))
    expect(kept.at(-1)?.content).toEqual({ ...emptyContent, title: 'Take 21' })
    for (const person of [member, stranger]) expect(await versions(person, row.id)).toEqual([])
  })
})

describe('deleting', () => {
  it('leaves a tombstone by the clock of the server, which Undo removes', async () => {
    const made = await write(owner, { household_id: householdId })
    const [gone] = (await save(owner, made, { deleted_at: '1999-01-01T00:00:00Z' })).data ?? []
    expect(Date.now() - Date.parse(gone?.deleted_at ?? '')).toBeLessThan(60_000)
    expect(await seenBy(owner, made)).toBe(true)
    expect(await seenBy(member, made)).toBe(false)
    const [later] =
      (await save(owner, gone as OwnRecipeRow, { deleted_at: '2999-01-01T00:00:00Z' })).data ?? []
    expect(later?.deleted_at).toBe(gone?.deleted_at)
    const back = await save(owner, later as OwnRecipeRow, { deleted_at: null })
    expect(back.data).toMatchObject([{ title: 'Nana’s stew', deleted_at: null, revision: 4 }])
    expect(await seenBy(member, made)).toBe(true)
    expect(await refusal(recipes(owner).delete().eq('id', made.id))).toMatchObject({ code: '42501' })
  })
})

describe('the room of an account', () => {
  it('ends at 5,000 recipes; a deleted one makes room for another', async () => {
    const hoarder = await server.user()
    const rows = (many: number) => Array.from({ length: many }, (_, n) => ({ title: `Recipe ${n}` }))
    await server.sql`insert into own_recipes (user_id, title)
      select ${hoarder.id}, 'Recipe ' || n from generate_series(1, 4998) n`
    expect(await refusal(recipes(hoarder).insert(rows(2)))).toBeNull()
    const full = { code: '23514', message: 'An account holds at most 5,000 recipes.' }
    expect(await refusal(recipes(hoarder).insert(rows(1)))).toMatchObject(full)
    const { data } = await recipes(hoarder).select('*').limit(1).returns<OwnRecipeRow[]>()
    const gone = (await save(hoarder, data?.[0] as OwnRecipeRow, { deleted_at: 'now' }))
      .data?.[0] as OwnRecipeRow
    expect(await refusal(recipes(hoarder).insert(rows(1)))).toBeNull()
    expect((await save(hoarder, gone, { deleted_at: null })).error).toMatchObject(full)
    // Others are not affected, nor are saves.
    await write(stranger)
    const { data: some } = await recipes(hoarder)
      .select('*')
      .is('deleted_at', null)
      .limit(1)
      .returns<OwnRecipeRow[]>()
    expect((await save(hoarder, some?.[0] as OwnRecipeRow, { title: 'Longer title' })).data).toHaveLength(1)
  }, 60_000)

  it('ends at 64 MB of text, however it is split', async () => {
    const hoarder = await server.user()
    const heavy = { user_id: hoarder.id, title: 'Heavy', description: randomBytes(2000).toString('hex') }
    const refused = await server.sql
      .begin(async (tx) => {
        // The same triggers with a limit that a test can reach.
        const limits = await tx<{ name: string; made: string }[]>`
          select tgname as name, pg_get_triggerdef(oid) as made from pg_trigger
          where tgrelid = 'own_recipes'::regclass and tgname like 'sous_limit%'`
        expect(limits).toHaveLength(2)
        for (const { name, made } of limits) {
          expect(made).toContain(`'${64 * 1024 * 1024}'`)
          await tx.unsafe(`drop trigger ${name} on own_recipes; ${made.replace(/'67108864'/, "'10240'")}`)
        }
        await tx`insert into own_recipes ${tx([heavy, heavy])}`
        // Shorter and deleted is always possible.
        await tx`update own_recipes set title = 'Lighter', deleted_at = now() where user_id = ${hoarder.id}`
        await tx`insert into own_recipes ${tx([heavy])}`
      })
      .catch((error: { message: string }) => error.message)
    expect(refused).toBe('An account holds at most 0 MB of recipes.')
  })
})

describe('marks and the cooking log', () => {
  it('are on any recipe, checked, and saved by revision', async () => {
    const marks = owner.client.from('recipe_marks')
    const recipe_id = randomUUID()
    const made = await marks
      .insert({ ...emptyMarks, recipe_id, rating: 4, step_notes: { 0: 'Low heat' } })
      .select()
    expect(made.data).toMatchObject([{ revision: 1, user_id: owner.id, step_notes: { 0: 'Low heat' } }])
    const change = (row: object, revision = 1) =>
      owner.client
        .from('recipe_marks')
        .update(row)
        .eq('recipe_id', recipe_id)
        .eq('revision', revision)
        .select()
    for (const bad of [
      { rating: 6 },
      { note: 'x'.repeat(5001) },
      { step_notes: [] },
      { step_notes: 'x' },
      { step_notes: { x: 'y' } },
      { step_notes: { 1: 2 } },
      { step_notes: { 1: 'x'.repeat(1001) } },
      { tags: Array(21).fill('x') },
      { tags: ['x'.repeat(41)] },
      { folder: 'x'.repeat(61) },
    ])
      expect((await change(bad)).error, JSON.stringify(bad).slice(0, 40)).toMatchObject({ code: '23514' })
    expect((await change({ tags: [' Quick ', ''], note: 'Two\nlines' })).data).toMatchObject([
      { revision: 2, tags: ['Quick'], note: 'Two\nlines' },
    ])
    expect((await change({ rating: 1 })).data).toEqual([])
    const log = (row: object) =>
      owner.client.from('cook_log').insert({ recipe_id, cooked_on: '2026-11-17', ...row })
    expect((await log({ photo: `${randomUUID()}.jpg` })).error).toBeNull()
    for (const bad of [{ photo: 'x.png' }, { cooked_on: '0001-01-01' }, { note: 'x'.repeat(5001) }])
      expect((await log(bad)).error).toMatchObject({ code: '23514' })
  })
})

describe('lists and events', () => {
  it('name a recipe of one’s own, and forget it when it is removed for good', async () => {
    const cook = await server.user()
    const { id } = await write(cook)
    const [shown] = await server.sql<
      { id: string }[]
    >`insert into external_recipes (title) values ('Soup') returning id`
    const ids = [id, shown?.id ?? '']
    for (const recipe_id of ids) {
      expect(
        (await cook.client.from('saved_recipes').insert({ user_id: cook.id, recipe_id })).error,
      ).toBeNull()
      const item = { user_id: cook.id, id: randomUUID(), name: 'milk', line: 'milk', recipe_id }
      expect((await cook.client.from('shopping_items').insert(item)).error).toBeNull()
      await server.sql`insert into household_shopping_items ${server.sql({ household_id: householdId, id: randomUUID(), name: 'milk', line: 'milk', recipe_id })}`
      await server.sql`insert into cooking_events ${server.sql({ user_id: cook.id, kind: 'cooked', key: recipe_id, day: '2026-11-17', recipe_id })}`
      await cook.client.from('recipe_marks').insert({ recipe_id, rating: 5 })
    }
    await server.sql`delete from own_recipes where id = ${id}`
    await server.sql`delete from external_recipes where id = ${shown?.id ?? ''}`
    const left = async (table: string) =>
      (await server.sql`select from ${server.sql(table)} where recipe_id = any(${ids})`).length
    expect(
      await Promise.all(
        ['saved_recipes', 'shopping_items', 'household_shopping_items', 'cooking_events'].map(left),
      ),
    ).toEqual([0, 0, 0, 0])
    expect((await cook.client.from('shopping_items').select('*')).data).toHaveLength(2)
    // A note on a recipe of the collection is the cook's own.
    expect((await cook.client.from('recipe_marks').select('recipe_id')).data).toEqual([
      { recipe_id: shown?.id },
    ])
  })
})
