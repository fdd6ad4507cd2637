import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OperatorStatus } from '#core/contracts/operator.ts'
import type { StoredCounts } from '#core/contracts/stored-recipes.ts'
import type { ExportRow } from '#core/scraping/export-row.ts'
import { functions } from '#server/functions/index.ts'
import { access_code, callFunction } from '#tests/support/scraping.ts'
import { startTestServer, type TestServer } from '#tests/support/server.ts'

let server: TestServer
const id = '6f1c2a1e-1111-4222-8333-444455556666'
beforeAll(async () => {
  server = await startTestServer({ functions, scraping: {} })
  await server.sql`insert into external_recipes ${server.sql([
    {
      id,
      title: '=Stored soup',
      description: 'Warm, "thick"',
      ingredients: ['1 leek', '2 potatoes'],
      instructions: ['Boil.'],
      cuisine_type: 'atlantean',
      difficulty_level: 'easy',
      dietary_tags: ['vegan'],
      cooking_time_minutes: 30,
      quality_score: 91,
      source_url: 'https://soups.example/stored',
      origin: 'scraped',
      scraped_at: new Date('2026-11-01T10:00:00Z'),
    },
  ])}`
})
afterAll(() => server.stop())

const call = (name: string, body: object) => callFunction(server.url, name, { access_code, ...body })
const stored = (body: object) => call('stored-recipes', body)
const download = (body: object) =>
  fetch(`${server.url}/functions/v1/stored-recipes`, {
    method: 'POST',
    headers: { apikey: server.keys.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ action: 'export', access_code, ...body }),
  })
const atlantean = { filters: { cuisine_type: 'Atlantean' } }

describe('the access code', () => {
  const job_id = id
  const bodies: [string, object][] = [
    ['operator-access', {}],
    ['operator-status', {}],
    ['model-check', {}],
    ['outbox-mails', {}],
    ['recipe-scraper', { urls: ['https://a.example'] }],
    ['recipe-scraper', { domain: 'a.example' }],
    ['recipe-scraper', { action: 'auto_discovery' }],
    ['recipe-scraper', { smart_domain_selection: true, selected_domains: ['a.example'] }],
    ['recipe-scraper', { html: '<p>' }],
    ['ai-recipe-enhancer', { urls: ['https://a.example'] }],
    ['scrape-job', { action: 'list' }],
    ['scrape-job', { action: 'failures', job_id }],
    ['scrape-job', { action: 'retry', job_id }],
    ['recipe-review', { action: 'list' }],
    ['recipe-review', { action: 'show', id }],
    ['recipe-review', { action: 'edit', id, recipe: {} }],
    ['recipe-review', { action: 'approve', ids: [id] }],
    ['recipe-review', { action: 'reject', ids: [id] }],
    ['recipe-review', { action: 'rules', rules: { publish_from: 0 } }],
    ['recipe-sources', { action: 'list' }],
    ['recipe-sources', { action: 'add', kind: 'site', address: 'a.example' }],
    ['recipe-sources', { action: 'change', id, source: {} }],
    ['recipe-sources', { action: 'visit', id }],
    ['recipe-sources', { action: 'delete', id }],
    ['recipe-sources', { action: 'remove', kind: 'site', address: 'a.example' }],
    ['recipe-sources', { action: 'removals' }],
    ['recipe-sources', { action: 'lift', id }],
    ...['watch', 'pause', 'resume', 'stop', 'results'].map((action): [string, object] => [
      'scrape-job',
      { action, job_id },
    ]),
    ['stored-recipes', { action: 'counts' }],
    ['stored-recipes', { action: 'delete', id }],
    ['stored-recipes', { action: 'update', id, recipe: {} }],
    ['stored-recipes', { action: 'export', format: 'csv' }],
  ]
  it('is required by every operator function, on the server [O152 O171 O173]', async () => {
    for (const [name, body] of bodies) {
      const { status, data } = await callFunction(server.url, name, { access_code: 'open-sesame', ...body })
      expect([name, body, status, data.message]).toEqual([
        name,
        body,
        403,
        'Invalid access code. Please try again.',
      ])
      expect((await callFunction(server.url, name, body)).status).toBe(400)
    }
    expect(await server.sql`select 1 from sous.scrape_jobs`).toHaveLength(0)
    expect(await call('operator-access', {})).toMatchObject({ status: 200, data: { granted: true } })
  })

  it('cannot be brute-forced: after ten wrong codes not even the right one works', async () => {
    const narrow = await startTestServer({ functions, rateLimitScale: 1, scraping: {} })
    try {
      const left = 600 - ((Date.now() / 1000) % 600)
      if (left < 10) await new Promise((resolve) => setTimeout(resolve, left * 1000))
      const guess = (code: string) =>
        callFunction(narrow.url, 'operator-access', { access_code: code }).then(({ status }) => status)
      expect(await guess(access_code)).toBe(200)
      for (let n = 0; n < 10; n++) expect(await guess(`guess-${n}`)).toBe(403)
      expect(await guess('guess-11')).toBe(429)
      expect(await guess(access_code)).toBe(429)
    } finally {
      await narrow.stop()
    }
  })
})

describe('operator-status', () => {
  it('reports the health of the server and its database', async () => {
    const { data } = await call('operator-status', {})
    const status = data as unknown as OperatorStatus
    expect(status).toMatchObject({
      version: '0.0.0',
      uptimeSeconds: expect.any(Number),
      database: {
        version: expect.stringMatching(/^\d+/),
        slowest: [],
        slowestNote: expect.stringContaining('pg_stat_statements'),
      },
      jobs: { pending: 0, running: 0, paused: 0, failedPages: 0 },
      mails: { waiting: 0, failed: 0 },
    })
    expect(status.memoryMegabytes).toBeGreaterThan(20)
    expect(status.database.megabytes).toBeGreaterThan(5)
    expect(status.database.connections).toBeGreaterThan(0)
    expect(
      status.database.tables.find(({ name }) => name === 'public.external_recipes')?.rows,
    ).toBeGreaterThan(100)
    await expect.poll(() => server.recipes.current().size).toBeGreaterThan(100)
  })
})

describe('stored-recipes', () => {
  it('counts all, per cuisine and per difficulty [O206 O207 O208]', async () => {
    const counts = (await stored({ action: 'counts' })).data as unknown as StoredCounts
    const [row] = await server.sql`select count(*)::int as n from external_recipes`
    expect(counts.total).toBe(row?.n)
    expect(counts.cuisines.atlantean).toBe(1)
    expect(Object.values(counts.difficulties).reduce((a, b) => a + b, 0)).toBe(row?.n)
  })

  it('exports JSON, CSV and HTML as files [O210 O212 O214]', async () => {
    const day = new Date().toISOString().slice(0, 10)
    const json = await download({ format: 'json', ...atlantean })
    expect(json.headers.get('content-disposition')).toBe(`attachment; filename="recipes-export-${day}.json"`)
    expect((await json.json()) as ExportRow[]).toMatchObject([
      {
        title: '=Stored soup',
        ingredients: ['1 leek', '2 potatoes'],
        scraped_at: '2026-11-01T10:00:00.000Z',
      },
    ])
    const csv = await download({ format: 'csv', ...atlantean })
    expect(csv.headers.get('content-type')).toContain('text/csv')
    expect((await csv.text()).split('\r\n')).toEqual([
      'Title,Description,Cuisine,Difficulty,Cooking Time,Prep Time,Servings,Quality Score,Source URL,Scraped At',
      `'=Stored soup,"Warm, ""thick""",atlantean,easy,30,,,91,https://soups.example/stored,2026-11-01T10:00:00.000Z`,
      '',
    ])
    expect(await (await download({ format: 'html', ...atlantean })).text()).toContain('<h2>=Stored soup</h2>')
    const wrong = await download({ format: 'pdf' })
    expect([wrong.status, (await wrong.json()).message]).toEqual([400, 'Unsupported export format'])
  })

  it('exports with the same filters as the search, in the requested order', async () => {
    const titles = async (filters: object) =>
      ((await (await download({ format: 'json', filters })).json()) as ExportRow[]).map(({ title }) => title)
    const all = await titles({})
    // Most recently scraped first by default.
    expect(all[0]).toBe('=Stored soup')
    expect(all.length).toBeGreaterThan(400)
    for (const filters of [
      { cuisine_type: 'atlantean', difficulty_level: 'easy', dietary_tags: ['vegan', 'keto'] },
      { max_cooking_time: 30, min_quality: 91, text: 'STORED s' },
      { text: '"thick"' },
    ])
      expect(await titles(filters)).toEqual(['=Stored soup'])
    expect(await titles({ text: '=St_red' })).toEqual([])
    expect(await titles({ cuisine_type: 'atlantean', min_quality: 92 })).toEqual([])
    const byTitle = await titles({ order_by: 'title', ascending: true, difficulty_level: 'hard' })
    expect(byTitle.length).toBeGreaterThan(1)
    expect(byTitle).toEqual([...byTitle].sort())
  })

  it('updates by id, including what the index derives, and refuses invalid input [O204]', async () => {
    const recipe = {
      title: 'Stored stew',
      ingredients: ['3 turnips'],
      cuisine_type: 'Nordic',
      servings: null,
    }
    const { data } = await stored({ action: 'update', id, recipe })
    expect(data.recipe).toMatchObject({ id, title: 'Stored stew', cuisine_type: 'nordic', quality_score: 91 })
    for (const wrong of [{ title: ' ' }, { servings: 0 }, { origin: 'cookbook' }, { quality_score: 101 }])
      expect((await stored({ action: 'update', id, recipe: wrong })).status).toBe(400)
    const unknownId = id.replace('6f', '7f')
    expect(await stored({ action: 'update', id: unknownId, recipe })).toMatchObject({
      status: 404,
      data: { message: expect.stringContaining('Failed to update recipe') },
    })
  })

  it('deletes by id, once [O205]', async () => {
    expect(await stored({ action: 'delete', id })).toMatchObject({ status: 200, data: { deleted: id } })
    expect(await stored({ action: 'delete', id })).toMatchObject({
      status: 404,
      data: { message: expect.stringContaining('Failed to delete recipe') },
    })
  })
})
