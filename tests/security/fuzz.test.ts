import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { functions } from '#server/functions/index.ts'
import { testKeys } from '#tests/support/database.ts'
import { startTestServer, type TestServer } from '#tests/support/server.ts'

/** All functions together. */
const CASES = process.env.SECURITY === 'full' ? 10_000 : 4000
const AT_ONCE = 16
const access_code = testKeys.accessCode

let server: TestServer
let token: string
let recipeId: string

beforeAll(async () => {
  // Jobs may be created, but no worker runs them: nothing here may access the network.
  server = await startTestServer({
    functions,
    logLevel: 'error',
    rateLimitScale: 1_000_000,
    scraping: { allowPrivate: false, runner: { pages: 0, sites: 0 } },
  })
  token = (await server.user('fuzz@kitchen.example')).session?.access_token ?? ''
  const [row] = await server.sql<{ id: string }[]>`select id from external_recipes limit 1`
  recipeId = row?.id ?? ''
})
afterAll(() => server.stop())

/** Valid bodies, to be corrupted in one place. Those that end the session are left out. */
const RIGHT: Record<string, () => object[]> = {
  achievements: () => [{}],
  'ai-recipe-enhancer': () => [{ access_code, urls: ['https://a.example/'], customPrompt: 'x', wait: false }],
  contact: () => [{ name: 'A', email: 'a@b.example', subject: 'S', message: 'M', website: '' }],
  'cooking-assistant': () => [
    {
      message: 'How long do I boil an egg?',
      conversation: [{ role: 'user', content: 'Hi' }],
      pantry: ['egg'],
      kitchen: [
        {
          name: 'egg',
          until: '2026-12-05',
          days: 17,
          safety: false,
          unsafe: false,
          printed: true,
          place: 'fridge',
          leftovers: false,
          maybe_gone: false,
          amount: '6',
        },
      ],
      recipe_id: recipeId,
      own_recipes: [
        {
          id: recipeId,
          title: 'Stollen',
          ingredients: ['2 cups flour', '1 egg'],
          instructions: ['Bake for 55 minutes.'],
          servings: 4,
          prep_time_minutes: 10,
          cooking_time_minutes: 55,
          rest_time_minutes: null,
          difficulty_level: null,
          cuisine_type: null,
        },
      ],
    },
  ],
  'delete-account': () => [
    { action: 'status' },
    { action: 'status' },
    { action: 'cancel' },
    { action: 'request' },
  ],
  'daily-note': () => [
    { action: 'status' },
    { action: 'off' },
    {
      action: 'set',
      note: { channel: 'push', hour: 16, days: [1, 3], time_zone: 'Europe/Berlin' },
      browser: { endpoint: 'https://push.example/1', keys: { p256dh: 'BAAA', auth: 'AAAA' } },
    },
  ],
  'plan-feeds': () => [
    { action: 'list' },
    { action: 'create', time_zone: 'Europe/Berlin', times: { dinner: '18:30' } },
    { action: 'change', id: recipeId, time_zone: 'UTC', times: {} },
    { action: 'revoke', id: recipeId },
  ],
  'export-account': () => [{}],
  'find-products': () => [{ codes: ['4006381333931', '96385074'] }],
  'get-daily-tips': () => [{}],
  household: () => [
    { action: 'status' },
    { action: 'create', name: 'Ours' },
    { action: 'rename', name: 'Ours too' },
    { action: 'invite', uses: 2 },
    { action: 'revoke', invitation_id: recipeId },
    { action: 'remove', user_id: recipeId },
    { action: 'hand_over', user_id: recipeId },
    { action: 'leave' },
  ],
  'household-join': () => [
    { action: 'look', code: 'abc' },
    { action: 'join', code: 'abc', merge: true },
  ],
  'import-recipe': () => [{ html: '<h1>Pie</h1><li>2 eggs', url: 'https://a.example/pie' }],
  'ingredient-substitution': () => [
    { ingredient: 'butter', quantity: '1 cup', recipe_context: 'cookies', dietary_restrictions: ['vegan'] },
  ],
  'match-recipes': () => [
    {
      ingredients: ['egg', 'flour'],
      limit: 5,
      exclude: [recipeId],
      staples: ['salt'],
      dietary: ['vegan'],
      cuisines: ['thai'],
      soon: ['egg'],
      only_soon: 1,
    },
  ],
  'model-check': () => [{ access_code }],
  'next-purchase': () => [
    { ingredients: ['egg', 'flour'], staples: ['salt'], dietary: ['vegan'], avoid: ['milk'] },
  ],
  'operator-access': () => [{ access_code }],
  'operator-status': () => [{ access_code }],
  'outbox-mails': () => [{ access_code, limit: 3 }],
  'pantry-facts': () => [{ names: ['2% milk', 'leftover rice', 'frozen peas'] }],
  'plan-candidates': () => [
    {
      ingredients: ['egg', 'spinach'],
      soon: ['spinach'],
      staples: ['salt'],
      dietary: ['vegetarian'],
      avoid: ['peanuts'],
      leave_out: ['mushrooms'],
      slots: ['dinner', 'breakfast'],
      minutes: 45,
      favorites: [recipeId],
      fixed: [recipeId],
      exclude: [],
      limit: 20,
    },
  ],
  'read-ingredients': () => [{ text: 'Fridge: 2 eggs, 500g Mehl and brocolli $3.99' }],
  'read-recipe-photo': () => [{ images: ['data:image/png;base64,iVBORw0KGgo='] }],
  'recipe-details': () => [{ id: recipeId }],
  'recipe-review': () => [
    { action: 'list', access_code, kind: 'new', host: 'a.example', doubtful: true, page: 1 },
    { action: 'show', access_code, id: recipeId },
    { action: 'edit', access_code, id: recipeId, recipe: { title: 'T', servings: 2 } },
    { action: 'approve', access_code, ids: [recipeId] },
    { action: 'reject', access_code, ids: [recipeId] },
    { action: 'rules', access_code, rules: { publish_from: 50, on_change: 'ask' } },
  ],
  'recipe-scraper': () => [
    { access_code, urls: ['https://a.example/'], wait: false },
    { access_code, domain: 'a.example', wait: false, crawl_depth: 2 },
    { access_code, smart_domain_selection: true, selected_domains: ['a.example'], wait: false },
    { access_code, action: 'auto_discovery', wait: false, filters: { cuisine: 'all' } },
  ],
  'recipe-sources': () => [
    { action: 'list', access_code },
    { action: 'add', access_code, kind: 'feed', address: 'a.example/feed', every_hours: 24, folder: 'F' },
    { action: 'change', access_code, id: recipeId, source: { state: 'paused', folder: 'F' } },
    { action: 'visit', access_code, id: recipeId },
    { action: 'delete', access_code, id: recipeId, with_recipes: true },
    { action: 'remove', access_code, kind: 'page', address: 'a.example/x', reason: 'R' },
    { action: 'removals', access_code },
    { action: 'lift', access_code, id: recipeId },
  ],
  'record-event': () => [
    { kind: 'viewed', recipe_id: recipeId },
    { kind: 'cooked', recipe_id: recipeId },
    { kind: 'substituted', from: 'butter', to: 'oil' },
  ],
  'score-recipes': () => [{ ids: [recipeId], ingredients: ['egg'], staples: [] }],
  'scrape-job': () => [
    { action: 'list', access_code },
    { action: 'results', access_code, job_id: recipeId },
    { action: 'watch', access_code, job_id: recipeId, since: '2026-11-15T10:00:00Z' },
    { action: 'pause', access_code, job_id: recipeId },
    { action: 'failures', access_code, job_id: recipeId, page: 1 },
    { action: 'retry', access_code, job_id: recipeId, pages: ['1'] },
  ],
  'shared-recipe': () => [{ token: 'A'.repeat(43) }],
  'shopping-aisles': () => [{ names: ['milk', 'egg'] }],
  'stored-recipes': () => [
    { action: 'counts', access_code },
    {
      action: 'update',
      access_code,
      id: recipeId,
      recipe: { title: 'T', ingredients: ['egg'], servings: 2 },
    },
    { action: 'delete', access_code, id: '00000000-0000-4000-8000-000000000000' },
  ],
  'vision-ingredient-detector': () => [{ image: 'data:image/png;base64,', prompt: 'x', mode: 'ar' }],
}

/** Values that break programs: foreign scripts, SQL, paths, boundary numbers, wrong types. */
const nasty = fc.oneof(
  fc.constantFrom<unknown>(
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    '\u202e\u0007',
    "'; drop table auth.users; --",
    '$1',
    '%',
    '\\',
    '../../etc/passwd',
    '{}',
    '__proto__',
    'constructor',
    '1e400',
    'NaN',
    '９９９',
    '½ cup of ⅓',
    'x'.repeat(3000),
    'ª'.repeat(500),
    '((((((((((((((((((((a',
    `${'a'.repeat(60)}!`,
    '00000000-0000-0000-0000-000000000000',
    '9999-99-99T99:99:99Z',
    '275760-09-13T00:00:00.000Z',
    '-271821-04-20T00:00:00Z',
    0,
    -1,
    1.5,
    1e21,
    2 ** 53,
    -0,
    null,
    true,
    [],
    {},
    [[]],
    { length: 1e9 },
    { toString: 1 },
  ),
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.array(fc.string({ maxLength: 20 }), { maxLength: 5 }),
  fc.jsonValue({ maxDepth: 3 }),
)

/** A valid body with one or two places corrupted, at any depth; or arbitrary data. */
const bodies = (right: object[]) => {
  const places = (value: unknown, at: (string | number)[] = []): (string | number)[][] =>
    value && typeof value === 'object'
      ? Object.entries(value).flatMap(([key, inner]) => [[...at, key], ...places(inner, [...at, key])])
      : []
  const spoil = (body: object, at: (string | number)[], value: unknown) => {
    const copy = structuredClone(body)
    let inner: Record<string | number, unknown> = copy as never
    for (const key of at.slice(0, -1)) inner = inner[key] as never
    const last = at.at(-1)
    if (last !== undefined) inner[last] = value
    return copy
  }
  const spoiled = fc.constantFrom(...right).chain((body) => {
    const all = places(body)
    if (all.length === 0) return fc.dictionary(fc.string({ maxLength: 8 }), nasty, { maxKeys: 3 })
    return fc
      .tuple(fc.constantFrom(...all), nasty, fc.option(fc.tuple(fc.string({ maxLength: 8 }), nasty)))
      .map(([at, value, more]) => ({ ...spoil(body, at, value), ...(more && { [more[0]]: more[1] }) }))
  })
  return fc.oneof({ weight: 9, arbitrary: spoiled }, { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) })
}

/** No worker runs the jobs here, so don't wait for them. */
const unwaited = (body: unknown) =>
  body && typeof body === 'object' && 'access_code' in body && ('wait' in body ? body.wait === true : true)
    ? { ...body, wait: false }
    : body

describe('any input', () => {
  const names = Object.keys(functions)
  const each = Math.ceil(CASES / names.length)

  it('there is a valid body for every function', () =>
    expect(Object.keys(RIGHT).sort()).toEqual([...names].sort()))

  it.each(names)('%s never fails', async (name) => {
    const cases = fc.sample(bodies(RIGHT[name]?.() ?? [{}]), { numRuns: each, seed: 20_261_115 })
    const failed: string[] = []
    const ask = async (body: unknown, signedIn: boolean) => {
      const sent = JSON.stringify(/scraper|enhancer/.test(name) ? unwaited(body) : body) ?? ''
      const response = await server.app.request(`/functions/v1/${name}`, {
        method: 'POST',
        headers: {
          apikey: testKeys.publishableKey,
          'content-type': 'application/json',
          ...(signedIn && { authorization: `Bearer ${token}` }),
        },
        body: sent,
      })
      const text = await response.text()
      if (response.status >= 500)
        failed.push(`${response.status} ${text.slice(0, 100)} for ${sent.slice(0, 300)}`)
    }
    for (let at = 0; at < cases.length; at += AT_ONCE)
      await Promise.all(cases.slice(at, at + AT_ONCE).map((body, n) => ask(body, (at + n) % 4 > 0)))
    expect(failed.slice(0, 5)).toEqual([])
  })

  it('leaves the objects of this process unchanged, and all data in place', async () => {
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
    expect(await server.sql`select count(*)::int as n from auth.users`).toEqual([{ n: 1 }])
  })
})
