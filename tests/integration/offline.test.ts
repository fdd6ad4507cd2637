import { gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ORDERS } from '#core/contracts/match-recipes.ts'
import {
  BY_COLUMNS,
  inBuckets,
  mergeCookbook,
  type OfflineCookbook,
  rowsOfCookbook,
} from '#core/contracts/offline-cookbook.ts'
import type { ExternalRecipeRow } from '#core/contracts/rows.ts'
import { openWords } from '#server/assistant/words.ts'
import { functions } from '#server/functions/index.ts'
import { serveOffline } from '#server/http/offline.ts'
import { project } from '#tests/support/project.ts'
import { startTestServer, type TestServer } from '#tests/support/server.ts'
import { createDeviceServer, type DeviceServer } from '#web/offline/device-server.ts'

const ADDRESS = '/offline/cookbook.json'
/** Of the whole download, compressed: 900 recipes stay below 400 kB. */
const MOST_BYTES_EACH = 444

let server: TestServer
let device: DeviceServer
let rows: ExternalRecipeRow[]
let packedBytes = 0

beforeAll(async () => {
  server = await startTestServer({ functions })
  const packed = await server.app.request(`${ADDRESS}?form=${BY_COLUMNS}`, {
    headers: { 'accept-encoding': 'gzip' },
  })
  expect(packed.headers.get('content-encoding')).toBe('gzip')
  const bytes = await packed.arrayBuffer()
  packedBytes = bytes.byteLength
  const book = inBuckets(JSON.parse(gunzipSync(bytes).toString()))
  // Pages of the previous release ask for buckets.
  expect((await (await server.app.request(ADDRESS)).json()) as OfflineCookbook).toEqual(book)
  rows = [...rowsOfCookbook(book)]
  device = createDeviceServer({ rows, rowOf: async () => undefined, words: async () => openWords(project) })
})
afterAll(() => server.stop())

/** Creation times are formatted in two ways, and never shown. */
const plain = (text: string) =>
  JSON.parse(text, (key, value) => (key === 'created_at' ? undefined : value)) as unknown

async function fromServer(path: string, body: unknown) {
  const response = await fetch(`${server.url}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { apikey: server.keys.publishableKey, 'content-type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  return { status: response.status, text: await response.text() }
}

async function fromDevice(path: string, body: unknown) {
  const question = { method: body === undefined ? 'GET' : 'POST', path, body: JSON.stringify(body ?? null) }
  const answer = await device.answer(question, {})
  return { status: answer?.status, text: answer?.body ?? '' }
}

/** The text of a streamed answer, however it was chunked. */
const words = (stream: string) =>
  [...stream.matchAll(/^data: (\{.*\})$/gm)]
    .map(([, chunk]) => JSON.parse(chunk ?? '').choices[0].delta.content ?? '')
    .join('')

describe('the starter collection for devices', () => {
  it('is complete, and small', async () => {
    const [{ count } = { count: 0 }] =
      await server.sql`select count(*)::int as count from external_recipes where origin = 'cookbook'`
    expect(rows).toHaveLength(count)
    expect(packedBytes / rows.length).toBeLessThan(MOST_BYTES_EACH)
    const [first] = rows
    const { text } = await fromServer(`/rest/v1/external_recipes?select=*&id=eq.${first?.id}`, undefined)
    expect(plain(text)).toEqual([plain(JSON.stringify(first))])
  })

  it('syncs by difference: added, changed and removed recipes', async () => {
    const app = new Hono().route('/', serveOffline(server.sql, 0))
    const ask = (since = '') => app.request(`${ADDRESS}?since=${since}`)
    const before = (await (await ask()).json()) as OfflineCookbook
    expect((await ask(before.version)).status).toBe(204)
    expect(((await (await ask('nonsense')).json()) as OfflineCookbook).version).toBe(before.version)

    const [changed, gone] = rows
    await server.sql`update external_recipes set title = 'Changed' where id = ${changed?.id ?? ''}`
    await server.sql`delete from external_recipes where id = ${gone?.id ?? ''}`
    const [added] = await server.sql<{ id: string }[]>`
      insert into external_recipes (title, ingredients, instructions, origin)
      values ('New', '{}', '{}', 'cookbook') returning id`
    const news = (await (await ask(before.version)).json()) as OfflineCookbook
    expect(Object.keys(news.buckets).length).toBeLessThanOrEqual(3)
    const after = new Map([...rowsOfCookbook(mergeCookbook(before, news))].map((row) => [row.id, row.title]))
    expect(after.size).toBe(rows.length)
    expect(after.get(changed?.id ?? '')).toBe('Changed')
    expect(after.get(added?.id ?? '')).toBe('New')
    expect(after.has(gone?.id ?? '')).toBe(false)

    // Restored for the tests below.
    await server.sql`delete from external_recipes where id = ${added?.id ?? ''}`
    await server.sql`update external_recipes set title = ${changed?.title ?? ''} where id = ${changed?.id ?? ''}`
    await server.sql`insert into external_recipes ${server.sql(gone as never)}`
  })
})

const KITCHEN = {
  ingredients: [
    'eggs',
    'spinach',
    'feta',
    'onion',
    'garlic',
    'linguine',
    'chicken breast',
    'canned tomatoes',
    'lemon',
  ],
  staples: ['salt', 'black pepper', 'olive oil', 'butter', 'flour'],
}

describe('the offline server on a device answers like the server', () => {
  const match = '/functions/v1/match-recipes'
  const swap = '/functions/v1/ingredient-substitution'
  const search = '/rest/v1/rpc/search_collection'
  it.each<[string, unknown]>([
    [match, { ingredients: ['chicken', 'rice', 'onion'] }],
    [match, { ingredients: ['eggs', 'flour', 'milk'], limit: 5 }],
    [
      match,
      { ingredients: ['chickpeas', 'tahini', 'lemon'], dietary: ['vegan'], staples: ['salt', 'olive oil'] },
    ],
    [match, { ingredients: ['tomato', 'pasta', 'garlic'], cuisines: ['italian'], limit: 10 }],
    ...ORDERS.map((order): [string, unknown] => [match, { ...KITCHEN, order, hour: 19 }]),
    [match, { ...KITCHEN, order: 'ready', hour: 7, dietary: ['vegetarian'], avoid: ['peanuts'] }],
    ['/functions/v1/next-purchase', KITCHEN],
    ['/functions/v1/next-purchase', { ...KITCHEN, dietary: ['vegan'] }],
    ['/functions/v1/plan-candidates', KITCHEN],
    ['/functions/v1/plan-candidates', { ingredients: [], slots: ['breakfast', 'dinner'], minutes: 40 }],
    [
      '/functions/v1/plan-candidates',
      { ...KITCHEN, soon: ['spinach', 'chicken breast'], dietary: ['vegetarian'], limit: 400 },
    ],
    ['/functions/v1/plan-candidates', { ingredients: ['egg'], title: 'x' }],
    [match, { ingredients: ['unobtainium'] }],
    [match, { ingredients: [] }],
    [swap, { ingredient: 'butter', quantity: '1 cup' }],
    [swap, { ingredient: 'egg', recipe_context: 'meringue' }],
    [swap, { ingredient: 'buttermilk', dietary_restrictions: ['dairy-free'] }],
    [swap, { ingredient: 'zorblax' }],
    [swap, {}],
    ['/functions/v1/shopping-aisles', { names: ['2 leeks', 'oat milk bar', 'zorblax', 'butter'] }],
    [
      '/functions/v1/pantry-facts',
      { names: ['2% milk', 'frozen peas', 'cooked rice', 'leftover stew', 'zorblax'] },
    ],
    ['/functions/v1/pantry-facts', { names: [] }],
    ['/functions/v1/read-ingredients', { text: '2 eggs, 500g Mehl, brocolli\nzorblax $3' }],
    ['/functions/v1/read-ingredients', { text: 'x'.repeat(10_001) }],
    ['/functions/v1/find-products', { codes: ['4006381333931'] }],
    ['/functions/v1/find-products', { codes: ['1'] }],
    ['/functions/v1/get-daily-tips', {}],
    ['/rest/v1/rpc/recipe_cuisines', {}],
    [search, { search: '', sort: 'title' }],
    [
      '/rest/v1/common_ingredients?select=name,emoji,category&order=popularity_score.desc,name&limit=50',
      undefined,
    ],
    ['/rest/v1/external_recipes?select=id,title&order=quality_score.desc.nullslast,id&limit=4', undefined],
  ])('%s %j', async (path, body) => {
    const [theirs, ours] = await Promise.all([fromServer(path, body), fromDevice(path, body)])
    expect(ours.status).toBe(theirs.status)
    if (theirs.status === 200) expect(plain(ours.text)).toEqual(plain(theirs.text))
    else expect(JSON.parse(ours.text).message).toBe(JSON.parse(theirs.text).message)
  })

  it('for scores and details of recipes', async () => {
    const ids = rows.slice(10, 30).map(({ id }) => id)
    const scores = { ids, ingredients: ['chicken', 'garlic'], staples: ['salt'] }
    const path = '/functions/v1/score-recipes'
    expect(plain((await fromDevice(path, scores)).text)).toEqual(plain((await fromServer(path, scores)).text))
    for (const id of ids.slice(0, 3)) {
      const details = '/functions/v1/recipe-details'
      expect((await fromDevice(details, { id })).text).toBe((await fromServer(details, { id })).text)
    }
  })

  it.each([
    'How long do I boil an egg?',
    'What can I use instead of sour cream?',
    'What can I cook with chickpeas and spinach?',
    'How many grams is a cup of flour?',
    'Is chicken safe at 150 F?',
  ])('when the assistant is asked "%s"', async (message) => {
    const body = { message, conversation: [], pantry: ['rice'] }
    const path = '/functions/v1/cooking-assistant'
    const [theirs, ours] = await Promise.all([fromServer(path, body), fromDevice(path, body)])
    expect(words(ours.text)).toBe(words(theirs.text))
    expect(words(ours.text)).not.toBe('')
    expect(ours.text.trimEnd().endsWith('data: [DONE]')).toBe(true)
  })

  it.each([
    'quick breakfast under 15 minutes',
    "vegan dinner that don't use tofu",
    'pasta without tomato',
    'what should I make for dinner',
    'dessert without nuts',
    'one pot dinner for 6',
    'italian dinner in 30 minutes',
    'asian dinner, no fish',
    'soup',
    'easy soup',
    'curry but not too spicy',
    'what can I make with chickpeas and spinach',
    'leftover rice ideas',
    'gluten free snack for kids',
    'sheet pan dinner',
    'my oven is broken, what can I cook tonight',
    'freezer meals',
    'picnic ideas without eggs',
    'banana bread recipe',
    'keto breakfast without eggs',
    'what can I cook with what I have',
    'cheap vegetarian lunch',
  ])('when the assistant is asked for "%s", and for more', async (message) => {
    const path = '/functions/v1/cooking-assistant'
    const conversation: { role: string; content: string }[] = []
    for (const turn of [message, 'something else']) {
      const body = { message: turn, conversation, pantry: ['rice', 'eggs'] }
      const [theirs, ours] = await Promise.all([fromServer(path, body), fromDevice(path, body)])
      expect(words(ours.text)).toBe(words(theirs.text))
      conversation.push({ role: 'user', content: turn }, { role: 'assistant', content: words(ours.text) })
    }
    expect(conversation[1]?.content.match(/\]\(\/recipe\//g)?.length).toBeGreaterThan(0)
  })

  it.each([
    { diets: ['vegan'] },
    { cuisine: 'italian', minutes: 30 },
    { difficulty: 'easy', sort: 'rated' },
    { search: 'chicken soup' },
    { search: 'roasted carrots' },
    { search: 'lemon', diets: ['gluten-free'] },
  ])('with as many recipes for %j', async (body) => {
    const total = async (from: typeof fromServer | typeof fromDevice) =>
      JSON.parse((await from(search, body)).text).total as number
    expect(await total(fromDevice)).toBe(await total(fromServer))
  })

  it('with the same cover', async () => {
    const path = `/covers/${rows[40]?.id}.svg`
    expect((await fromDevice(path, undefined)).text).toBe((await fromServer(path, undefined)).text)
  })

  it('and returns nothing where it cannot know', async () => {
    const unknownId = '00000000-0000-4000-8000-000000000000'
    for (const [path, body] of [
      [`/rest/v1/external_recipes?select=*&id=eq.${unknownId}`, undefined],
      ['/functions/v1/recipe-details', { id: unknownId }],
      ['/functions/v1/contact', {}],
      ['/rest/v1/external_recipes?title=ilike.*soup*', undefined],
    ] as const)
      expect((await fromDevice(path, body)).status).toBeUndefined()
    const empty = createDeviceServer({ rows: [], rowOf: async () => undefined })
    const body = JSON.stringify({ ingredients: ['egg'] })
    expect(await empty.answer({ method: 'POST', path: match, body }, {})).toBeNull()
  })
})
