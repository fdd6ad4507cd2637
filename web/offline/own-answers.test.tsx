import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { FACTS_VERSION } from '#content/food-facts/version.ts'
import { type MatchRecipesOutput, matchRecipesInput, ORDERS } from '#core/contracts/match-recipes.ts'
import type { NextPurchaseOutput } from '#core/contracts/next-purchase.ts'
import type { OwnRecipeContent } from '#core/contracts/own-recipes.ts'
import type { ScoreRecipesOutput } from '#core/contracts/score-recipes.ts'
import {
  type CuisineCount,
  PAGE_SIZE,
  type SearchRecipesInput,
  type SearchRecipesOutput,
} from '#core/contracts/search-recipes.ts'
import { plainName } from '#core/ingredients/plain-name.ts'
import { asRecipeRow } from '#core/own-recipes/as-recipe-row.ts'
import { ownContent, ownDatabase, ownId, storedRecord } from '#tests/support/own-shelf.ts'
import { attachOwn } from '#web/api/attach-own.ts'
import { call, postFunction } from '#web/api/functions.ts'
import { ownSource } from '#web/api/own-source.ts'
import { callDatabase } from '#web/api/rpc.ts'
import { createDeviceServer, type DeviceServer } from './device-server.ts'
import { knowledge } from './knowledge.ts'
import { createOwnAnswers } from './own-answers.ts'
import { createOwnServer } from './own-server.ts'
import { openOwnShelf } from './own-shelf.ts'

const SECRET = 'zyxqua'
/** Every third is the user's own. Each text of those has a word that nobody else writes. */
const isOwn = (at: number) => at % 3 === 0
const all = Array.from({ length: 90 }, (_, at) => ({ at, id: ownId(at), content: ownContent(at * 5) }))
const own = all
  .filter(({ at }) => isOwn(at))
  .map(({ at, id, content }) => ({
    id,
    content: {
      ...content,
      title: `${content.title} ${SECRET}`,
      description: `From ${SECRET}`,
      instructions: content.instructions.map((step) => `${step} ${SECRET}`),
      ingredients: at % 2 ? content.ingredients : [...content.ingredients, `1 cup ${SECRET}berries`],
    },
  }))
const createdAt = '2026-11-17T10:00:00.000Z'
const rowOf = ({ id, content }: { id: string; content: OwnRecipeContent }) =>
  asRecipeRow({ id, content, createdAt }, { ...knowledge(), version: FACTS_VERSION })

let server: DeviceServer
let union: DeviceServer
let answers: ReturnType<typeof createOwnAnswers>
let isAway = false
let isSlow = false
const sent: string[] = []

async function ask<Output>(device: DeviceServer, path: string, input: object): Promise<Output> {
  const answer = await device.answer({ method: 'POST', path, body: JSON.stringify(input) }, {})
  return JSON.parse(answer?.body ?? 'null') as Output
}
const overAll = <Output,>(path: string, input: object) => ask<Output>(union, path, input)

beforeAll(async () => {
  const theirs = all.filter(({ at }) => !isOwn(at)).map(rowOf)
  server = createDeviceServer({ rows: theirs, rowOf: async () => undefined })
  union = createDeviceServer({ rows: [...theirs, ...own.map(rowOf)], rowOf: async () => undefined })
  const shelf = openOwnShelf(
    await ownDatabase(own.map(({ id, content }) => [id, storedRecord(id, content)] as const)),
    () => {},
  )
  await shelf.settled()
  const mine = createOwnServer(shelf)
  answers = createOwnAnswers({
    known: async () => new Map(own.map((one) => [one.id, one])),
    ask: async (question, options) => {
      if (isSlow) return null
      return options.own
        ? mine.answer(question)
        : createDeviceServer({ rows: theirs, rowOf: async () => undefined, own: shelf }).answer(question, {})
    },
  })
  ownSource.load = async () => answers
  vi.stubGlobal('fetch', async (address: string | URL, init: RequestInit) => {
    if (isAway) throw new TypeError('Failed to fetch')
    const { pathname } = new URL(address)
    sent.push(`${address} ${JSON.stringify(init.headers)} ${init.body}`)
    const answer = await server.answer({ method: 'POST', path: pathname, body: String(init.body) }, {})
    return answer ? new Response(answer.body, { status: answer.status }) : new Response('{}', { status: 404 })
  })
}, 120_000)
afterEach(() => {
  isAway = false
  isSlow = false
})
afterAll(() => {
  ownSource.load = undefined
  vi.unstubAllGlobals()
})

const kitchen = [
  'egg',
  'flour',
  'butter',
  'milk',
  'onion',
  'garlic',
  'chicken',
  'rice',
  'tomato',
  'cheese',
  'pasta',
  'lemon',
]
const ids = (found: { recipes: readonly { id: string }[] }) => found.recipes.map(({ id }) => id)
const search = (input: SearchRecipesInput) => callDatabase<SearchRecipesOutput>('search_collection', input)

describe('with own recipes', () => {
  it('matching is the answer over all recipes', async () => {
    const question = fc.record({
      ingredients: fc.subarray(kitchen, { minLength: 1 }),
      order: fc.constantFrom(...ORDERS),
      limit: fc.constantFrom(1, 5, 20, 60),
      avoid: fc.subarray(['milk', 'eggs'] as const),
      cuisines: fc.subarray(['italian', 'american'] as const),
      exclude: fc.subarray(all.slice(0, 12).map(({ id }) => id)),
    })
    await fc.assert(
      fc.asyncProperty(question, async (given) => {
        // That alone is a question about an own recipe.
        fc.pre(!(given.order === 'score' && given.exclude.length === 1))
        const { recipes, hidden } = await call('match-recipes', given)
        const whole = await overAll<MatchRecipesOutput>(
          '/functions/v1/match-recipes',
          matchRecipesInput.parse(given),
        )
        expect({ recipes, hidden }).toEqual(whole)
      }),
      { numRuns: 20 },
    )
  }, 120_000)

  it.each([
    { search: 'chicken' },
    { search: 'chiken soup' },
    { sort: 'title' as const },
    { without: ['milk'] },
    { cuisine: 'klingon' },
  ])('searching %j finds what is found in all recipes, own ones first, page by page', async (input) => {
    const seen: string[] = []
    const whole: string[] = []
    for (let page = 1; page <= Math.ceil(all.length / PAGE_SIZE) + 1; page++) {
      const merged = await search({ ...input, page })
      const found = await overAll<SearchRecipesOutput>('/rest/v1/rpc/search_collection', { ...input, page })
      if (!('search' in input))
        expect(merged).toMatchObject({ total: found.total, hidden: found.hidden, drops: found.drops })
      seen.push(...ids(merged))
      whole.push(...ids(found))
    }
    for (const id of whole) expect(seen).toContain(id)
    expect(new Set(seen).size).toBe(seen.length)
    const isMine = seen.map((id) => own.some((one) => one.id === id))
    expect(isMine).toEqual([...isMine].sort((a, b) => Number(b) - Number(a)))
  })

  it('cuisines and scores are those over all recipes', async () => {
    expect(await callDatabase<CuisineCount[]>('recipe_cuisines', {})).toEqual(
      await overAll('/rest/v1/rpc/recipe_cuisines', {}),
    )
    const input = { ids: all.slice(0, 20).map(({ id }) => id), ingredients: kitchen }
    expect(await call('score-recipes', input)).toEqual(
      await overAll<ScoreRecipesOutput>('/functions/v1/score-recipes', input),
    )
  })

  it('purchases count what is ready in both, and promise no more than all recipes would', async () => {
    // All that two of the own recipes need, and one thing less than a third does.
    const stocked = own.slice(0, 3).flatMap(({ content }) => content.ingredients)
    const names = stocked.map((line) => plainName(line, knowledge().vocabulary)).filter(Boolean)
    const input = {
      ingredients: [...new Set([...kitchen, ...names])].slice(0, 60),
      staples: ['salt', 'olive oil', 'sugar'],
    }
    const merged = await call('next-purchase', input)
    const [whole, theirs] = await Promise.all([
      overAll<NextPurchaseOutput>('/functions/v1/next-purchase', input),
      ask<NextPurchaseOutput>(server, '/functions/v1/next-purchase', input),
    ])
    expect(merged.ready).toBe(whole.ready)
    expect(merged.ready).toBeGreaterThan(theirs.ready)
    expect(merged.single.length).toBe(5)
    for (const { buy, count } of whole.single) {
      const found = merged.single.find((one) => one.buy.join() === buy.join())
      if (found) expect(found.count).toBeLessThanOrEqual(count)
    }
    expect(merged.single[0]?.buy).toEqual(whole.single[0]?.buy)
    expect(merged.single.some(({ recipes }) => recipes.some(({ title }) => title.includes(SECRET)))).toBe(
      true,
    )
  })

  it('candidates for a plan are from both, and nothing of an own recipe is sent', async () => {
    const mine = own.map(({ id }) => id)
    const [fixed = '', favorite = '', excluded = ''] = mine
    const others = all.filter(({ at }) => !isOwn(at)).map(({ id }) => id)
    const input = {
      ingredients: kitchen,
      slots: ['breakfast' as const, 'lunch' as const, 'dinner' as const, 'snack' as const],
      fixed: [fixed, others[0] ?? ''],
      favorites: [favorite, others[1] ?? ''],
      exclude: [excluded],
    }
    sent.length = 0
    const { recipes, fixed: stay } = await call('plan-candidates', input)
    expect(stay.map(({ id }) => id).sort()).toEqual([...input.fixed].sort())
    const whole = await overAll<{ fitting: number }>('/functions/v1/plan-candidates', input)
    expect((await call('plan-candidates', input)).fitting).toBe(whole.fitting)
    expect(recipes.find(({ id }) => id === favorite)).toMatchObject({ own: true, favorite: true })
    expect(recipes.some(({ id }) => others.includes(id))).toBe(true)
    expect(recipes.some(({ id }) => id === excluded || id === fixed)).toBe(false)
    expect(sent.length).toBeGreaterThan(0)
    for (const text of sent) for (const id of [SECRET, ...mine]) expect(text).not.toContain(id)
  })

  it('details of an own recipe come from the device', async () => {
    const [first] = own
    const details = await call('recipe-details', { id: first?.id ?? '' })
    expect(details.lines).toHaveLength(first?.content.ingredients.length ?? 0)
  })

  it('without a server the own recipes are still there', async () => {
    isAway = true
    const found = await call('match-recipes', { ingredients: kitchen, limit: 10 })
    expect(ids(found).every((id) => own.some((one) => one.id === id))).toBe(true)
    expect(found.recipes.length).toBeGreaterThan(0)
    expect((await search({ search: SECRET })).total).toBe(own.length)
  })

  it('with a device that does not answer, the server’s answer stands', async () => {
    isSlow = true
    const input = { ingredients: kitchen, limit: 10, cuisines: ['italian' as const] }
    expect(await call('match-recipes', input)).toEqual(
      await ask(server, '/functions/v1/match-recipes', input),
    )
    expect(await search({ search: 'chicken' })).toEqual(
      await ask(server, '/rest/v1/rpc/search_collection', { search: 'chicken' }),
    )
  })

  it('a refusal of the server stays one', async () => {
    await expect(call('match-recipes', { ingredients: [] })).rejects.toMatchObject({ status: 400 })
  })
})

describe('what is sent', () => {
  it('has nothing of an own recipe: no text, no id', async () => {
    sent.length = 0
    const [first, second] = own
    const mine = own.map(({ id }) => id)
    const title = first?.content.title ?? ''
    await call('match-recipes', { ingredients: kitchen, limit: 60 })
    await call('match-recipes', { ingredients: kitchen, exclude: [...mine, all[1]?.id ?? ''] })
    // Similar recipes, by what is in this one.
    await call('match-recipes', {
      ingredients: [`${SECRET}berries`],
      order: 'score',
      exclude: [first?.id ?? ''],
    })
    await call('next-purchase', { ingredients: kitchen })
    await call('score-recipes', { ids: [...mine.slice(0, 5), all[1]?.id ?? ''], ingredients: kitchen })
    await call('score-recipes', { ids: mine.slice(0, 5), ingredients: kitchen })
    for (const page of [1, 2, 3]) await search({ search: 'chicken', page })
    await callDatabase('recipe_cuisines', {})
    await call('recipe-details', { id: second?.id ?? '' })
    await call('ingredient-substitution', {
      ingredient: `${SECRET}berries`,
      recipe_context: title.slice(0, 200),
    })
    expect(sent.length).toBeGreaterThan(6)
    for (const request of sent) {
      expect(request).not.toContain(SECRET)
      for (const id of mine) expect(request).not.toContain(id)
    }
  }, 120_000)
})

describe('a question to the assistant', () => {
  const sentWith = async (message: string, recipe_id?: string) => {
    sent.length = 0
    const asked = await attachOwn({ message, conversation: [], recipe_id })
    const reply = await postFunction('cooking-assistant', asked)
    expect(await reply.text()).toContain('data: ')
    expect(sent).toHaveLength(1)
    return own.filter(({ id }) => sent[0]?.includes(id))
  }

  it('takes the open own recipe along, and no photo, note or source of it', async () => {
    const [first] = own
    const [found] = await sentWith('How long does this take?', first?.id)
    expect(found).toBe(first)
    expect(sent[0]).toContain(JSON.stringify(first?.content.ingredients[0]))
    expect(sent[0]).not.toContain(`From ${SECRET}`)
  }, 120_000)

  it('takes none along that it is not about', async () => {
    expect(await sentWith('How long do I boil an egg?')).toEqual([])
    expect(sent[0]).not.toContain('own_recipes')
    expect(await sentWith('How long does this take?', all[1]?.id)).toEqual([])
  })

  it('is asked without them when the device does not answer', async () => {
    isSlow = true
    expect(await sentWith(`How long does ${own[0]?.content.title} take?`)).toEqual([])
  })
})

describe('own recipes in an answer', () => {
  it('wait until the page knows them, so that it asks no server for their covers', async () => {
    let isKnown = false
    const found = { total: 1, hidden: 0, similar: false, drops: [], recipes: [{ id: own[0]?.id }] }
    const late = createOwnAnswers({
      ask: async () => ({ status: 200, type: 'application/json', body: JSON.stringify(found) }),
      known: async () => {
        await new Promise((resolve) => setTimeout(resolve, 50))
        isKnown = true
        return new Map()
      },
    })
    const nothing = { total: 0, hidden: 0, similar: false, drops: [], recipes: [] }
    expect(await late.merge('search_collection', {}, async () => nothing)).toMatchObject({ total: 1 })
    expect(isKnown).toBe(true)
  })
})

it('a plan with an own recipe waits for it longer than one without', async () => {
  const waits: number[] = []
  const answers = createOwnAnswers({
    ask: async (_question, { ms }) => {
      waits.push(ms)
      return null
    },
    known: async () => new Map([[ownId(1), { content: { title: 'Stew' } }]]),
  })
  const none = { recipes: [], fixed: [], broken: [], fitting: 0, without: { needs: 0, minutes: 0 } }
  for (const id of [ownId(1), ownId(2)])
    await answers.merge('plan-candidates', { ingredients: [], fixed: [id] }, async () => none)
  expect(waits).toEqual([20_000, 8000])
})

describe('the assistant on the device', () => {
  it('finds own recipes', async () => {
    const device = createDeviceServer({
      rows: all.filter(({ at }) => !isOwn(at)).map(rowOf),
      rowOf: async () => undefined,
      own: await (async () => {
        const shelf = openOwnShelf(
          await ownDatabase([
            [
              ownId(500),
              storedRecord(ownId(500), {
                ...ownContent(0),
                title: 'Zebra noodles',
                ingredients: ['200 g noodles', '1 cup soy sauce', '2 eggs'],
              }),
            ],
          ]),
          () => {},
        )
        await shelf.settled()
        return shelf
      })(),
    })
    const body = JSON.stringify({
      message: 'what can I cook with noodles, soy sauce and eggs?',
      conversation: [],
    })
    const answer = await device.answer({ method: 'POST', path: '/functions/v1/cooking-assistant', body }, {})
    const text = [...(answer?.body ?? '').matchAll(/^data: (\{.*\})$/gm)]
      .map(([, chunk]) => JSON.parse(chunk ?? '').choices[0].delta.content ?? '')
      .join('')
    expect(text).toContain(`/recipe/${ownId(500)}`)
  }, 120_000)
})
