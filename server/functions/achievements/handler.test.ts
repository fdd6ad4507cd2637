import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AchievementsOutput, RecordEventOutput } from '#core/contracts/achievements.ts'
import { achievements } from '#server/functions/achievements/handler.ts'
import { recordEvent } from '#server/functions/record-event/handler.ts'
import { startTestServer, type TestServer } from '#tests/support/server.ts'

type Person = Awaited<ReturnType<TestServer['user']>>

let server: TestServer
let recipes: { id: string; cuisine_type: string | null }[]
beforeAll(async () => {
  server = await startTestServer({ functions: { achievements, 'record-event': recordEvent } })
  recipes = await server.sql`select id, cuisine_type from external_recipes order by id limit 40`
})
afterAll(() => server.stop())

const call = async <T>(person: Person | undefined, name: string, body: object = {}) => {
  const { data, error } = await (person?.client ?? server.client()).functions.invoke<T>(name, { body })
  return { data: data as T, status: (error?.context as Response | undefined)?.status }
}
const record = (person: Person | undefined, event: object) =>
  call<RecordEventOutput>(person, 'record-event', event)
const progress = async (person: Person) => {
  const { data } = await call<AchievementsOutput>(person, 'achievements')
  return Object.fromEntries(data.achievements.map((one) => [one.name, one]))
}
const dish = async (title: string, cuisine_type: string | null, ingredients: string[]) => {
  const [row] = await server.sql`insert into external_recipes (title, cuisine_type, ingredients)
    values (${title}, ${cuisine_type}, ${ingredients}) returning id`
  return row?.id as string
}

describe('achievements', () => {
  it('returns the six product achievements with their targets, all at zero for a new user [O111 O113]', async () => {
    const all = await progress(await server.user())
    for (const one of Object.values(all))
      expect(one).toEqual({
        id: expect.stringMatching(/^[a-z-]+$/),
        name: expect.any(String),
        description: expect.any(String),
        icon: expect.any(String),
        rule: expect.any(String),
        progress: 0,
        maxProgress: expect.any(Number),
        unlocked: false,
        unlocked_at: null,
        isNew: false,
      })
    expect(
      Object.values(all).map(({ name, progress: done, maxProgress }) => [name, done, maxProgress]),
    ).toEqual([
      ['First Recipe', 0, 1],
      ['Ingredient Master', 0, 50],
      ['Substitution Specialist', 0, 10],
      ['Recipe Explorer', 0, 25],
      ['Cuisine Connoisseur', 0, 5],
      ['Kitchen Efficiency', 0, 100],
    ])
  })

  it('counts recipes of one’s own and those shared with the user, not those of others', async () => {
    const [cook, mate, stranger] = [await server.user(), await server.user(), await server.user()]
    const [home] = await server.sql`insert into households (name) values ('Ours') returning id`
    await server.sql`insert into household_members (user_id, household_id, role)
      values (${cook.id}, ${home?.id}, 'owner'), (${mate.id}, ${home?.id}, 'member')`
    const own = { id: crypto.randomUUID(), title: 'Stew', ingredients: ['1 egg'] }
    await cook.client.from('own_recipes').insert({ ...own, household_id: home?.id })
    const cooked = { kind: 'cooked', recipe_id: own.id }
    for (const one of [cook, mate]) expect((await record(one, cooked)).data?.recorded).toBe(true)
    expect((await record(stranger, cooked)).status).toBe(404)
    const { data } = await cook.client.from('cooking_events').select('recipe_id').eq('kind', 'cooked')
    expect(data).toEqual([{ recipe_id: own.id }])
    await cook.client.from('own_recipes').update({ deleted_at: 'now' }).eq('id', own.id)
    expect((await record(mate, { ...cooked, kind: 'viewed' })).status).toBe(404)
  })

  it('counts what was actually cooked: the recipe, its foods, its cuisine, and what the pantry had', async () => {
    const cook = await server.user()
    await cook.client.from('pantry_items').insert([
      { user_id: cook.id, name: 'eggs' },
      { user_id: cook.id, name: 'basil' },
    ])
    const omelette = await dish('Omelette', 'french', [
      '3 large eggs, beaten',
      '1 tablespoon butter',
      '2 eggs',
      'salt',
    ])
    const first = await record(cook, { kind: 'cooked', recipe_id: omelette })
    expect(first.data).toEqual({ recorded: true, unlocked: ['first-recipe'] })
    const again = await record(cook, { kind: 'cooked', recipe_id: omelette })
    expect(again.data).toEqual({ recorded: false, unlocked: [] })
    const all = await progress(cook)
    expect(all['First Recipe']).toMatchObject({ progress: 1, unlocked: true, isNew: false })
    expect(all['First Recipe']?.unlocked_at).toMatch(/^\d{4}-/)
    expect(all['Ingredient Master']?.progress).toBe(3)
    expect(all['Cuisine Connoisseur']?.progress).toBe(1)
    expect(all['Kitchen Efficiency']?.progress).toBe(1)

    // The next day the same dish uses up eggs again, but adds no new food and no new cuisine.
    await server.sql`update cooking_events set day = day - 1 where user_id = ${cook.id}`
    expect((await record(cook, { kind: 'cooked', recipe_id: omelette })).data.recorded).toBe(true)
    const later = await progress(cook)
    expect(later['Ingredient Master']?.progress).toBe(3)
    expect(later['Cuisine Connoisseur']?.progress).toBe(1)
    expect(later['Kitchen Efficiency']?.progress).toBe(2)
  })

  it('counts a recipe once however often it is opened, and reports an unlock once, even to two windows', async () => {
    const cook = await server.user()
    for (const { id } of recipes.slice(0, 24)) await record(cook, { kind: 'viewed', recipe_id: id })
    await record(cook, { kind: 'viewed', recipe_id: recipes[0]?.id })
    expect((await progress(cook))['Recipe Explorer']).toMatchObject({ progress: 24, unlocked: false })
    const last = { kind: 'viewed', recipe_id: recipes[24]?.id }
    const reported = (
      await Promise.all([record(cook, last), record(cook, last), record(cook, last)])
    ).flatMap(({ data }) => data.unlocked)
    expect(reported).toEqual(['recipe-explorer'])
    await record(cook, { kind: 'viewed', recipe_id: recipes[25]?.id })
    expect((await progress(cook))['Recipe Explorer']).toMatchObject({
      progress: 25,
      maxProgress: 25,
      isNew: false,
    })
  })

  it('counts different swaps, by plain names', async () => {
    const cook = await server.user()
    const swap = (ingredient: string, substitute: string) =>
      record(cook, { kind: 'substituted', ingredient, substitute }).then(({ data }) => data.recorded)
    expect(await swap('2 Eggs', 'applesauce')).toBe(true)
    expect(await swap('egg', 'applesauce')).toBe(false)
    expect(await swap('egg', 'eggs')).toBe(false)
    expect(await swap('butter', 'olive oil')).toBe(true)
    expect((await progress(cook))['Substitution Specialist']?.progress).toBe(2)
  })

  it('are private: another user gets none of them, a visitor gets nothing, and forged facts are ignored', async () => {
    const [cook, stranger] = [await server.user(), await server.user()]
    const soup = await dish('Soup', null, ['1 onion'])
    await record(cook, {
      kind: 'cooked',
      recipe_id: soup,
      user_id: stranger.id,
      cuisine: 'thai',
      minutes: 9000,
    })
    expect(Object.values(await progress(stranger)).every((one) => one.progress === 0)).toBe(true)
    expect((await progress(cook))['Cuisine Connoisseur']?.progress).toBe(0)
    expect((await record(undefined, { kind: 'viewed', recipe_id: soup })).status).toBe(401)
    expect((await record(cook, { kind: 'viewed', recipe_id: cook.id })).status).toBe(404)
    expect((await record(cook, { kind: 'pantry_used', key: 'salt' })).status).toBe(400)
    expect((await stranger.client.from('cooking_events').select('*')).data).toEqual([])
  })
})
