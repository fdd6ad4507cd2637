import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Draft, DraftList } from '#core/contracts/scrape-review.ts'
import { aiRecipeEnhancer } from '#server/functions/ai-recipe-enhancer/handler.ts'
import { recipeReview } from '#server/functions/recipe-review/handler.ts'
import { recipeScraper } from '#server/functions/recipe-scraper/handler.ts'
import { storedRecipes } from '#server/functions/stored-recipes/handler.ts'
import { access_code, callFunction, scrape } from '#tests/support/scraping.ts'
import { startTestServer, type TestServer } from '#tests/support/server.ts'
import { dishPage, type SmallDish, type SmallSite, startSmallSite } from '#tests/support/small-site.ts'

let server: TestServer
let site: SmallSite
beforeAll(async () => {
  site = await startSmallSite({})
  server = await startTestServer({
    functions: {
      'recipe-scraper': recipeScraper,
      'recipe-review': recipeReview,
      'ai-recipe-enhancer': aiRecipeEnhancer,
      'stored-recipes': storedRecipes,
    },
    scraping: { gapMs: 0, runner: { pollMs: 50 } },
    review: true,
  })
  await server.recipes.ready
})
afterAll(async () => {
  await server.stop()
  await site.stop()
})
beforeEach(async () => {
  await server.sql`delete from external_recipes where origin = 'scraped'`
  await server.sql`delete from sous.recipe_drafts`
  await rules({ publish_from: null, on_change: 'ask' })
  for (const path of Object.keys(site.pages)) delete site.pages[path]
})

const review = (body: object) => callFunction(server.url, 'recipe-review', { access_code, ...body })
const rules = (some: object) => review({ action: 'rules', rules: some })
const queue = async (filter: object = {}) =>
  (await review({ action: 'list', ...filter })).data as unknown as DraftList
const first = async () => {
  const { drafts } = await queue()
  const { data } = await review({ action: 'show', id: drafts[0]?.id })
  return data.draft as Draft
}
const put = (path: string, dish: SmallDish) => {
  site.pages[path] = dishPage(dish)
  return `${site.url}${path}`
}
const get = async (url: string, name?: string) => (await scrape(server.url, { urls: [url] }, name)).results
const stored = (url: string) => server.sql`select * from external_recipes where source_url = ${url}`
const publish = async (url: string) => {
  await rules({ publish_from: 0 })
  const { saved_recipes } = await get(url)
  await rules({ publish_from: null })
  return saved_recipes[0]?.id ?? ''
}
const outcome = async (url: string) => {
  const { duplicate_recipes, performance_metrics, failed } = await get(url)
  expect([failed, performance_metrics.success_rate]).toEqual([0, 100])
  return duplicate_recipes[0]?.outcome
}

describe('a scraped recipe', () => {
  it('waits as a draft unless an operator decides otherwise, and is in no public place', async () => {
    const url = put('/quince', { title: 'Quince cake' })
    const size = server.recipes.current().size
    const { saved_recipes, successful } = await get(url)
    expect(successful).toBe(1)
    expect(saved_recipes).toEqual([
      { id: expect.any(String), title: 'Quince cake', source_url: url, outcome: 'draft' },
    ])
    const id = saved_recipes[0]?.id ?? ''
    const marker = await publish(put('/marker', { title: 'Marker' }))
    // Once the marker is in the index, the draft would be too.
    await expect.poll(() => server.recipes.current().size).toBe(size + 1)
    expect((await server.client().from('external_recipes').select('id').eq('id', id)).data).toEqual([])
    const { data } = await server.client().rpc('search_collection', { search: 'quince cake' })
    expect(JSON.stringify(data)).not.toContain('Quince cake')
    for (const path of [`/covers/${id}.svg`, `/covers/${id}.jpg`])
      expect((await fetch(server.url + path)).status).toBe(404)
    expect((await fetch(`${server.url}/covers/${marker}.svg`)).status).toBe(200)
    const sitemap = await (await fetch(`${server.url}/sitemaps/recipes-1.xml`)).text()
    expect(sitemap).not.toContain(id)
    // The tables behind it are the server's alone.
    for (const table of ['recipe_drafts', 'scrape_rules', 'scraped_versions'])
      expect((await server.client().from(table).select('*')).error).not.toBeNull()
  })

  it('is published at once from the quality and confidence that the rules name', async () => {
    await rules({ publish_from: 100 })
    expect((await get(put('/a', { title: 'Apple a' }))).saved_recipes[0]?.outcome).toBe('draft')
    await rules({ publish_from: 60 })
    expect((await get(put('/b', { title: 'Apple b' }))).saved_recipes[0]?.outcome).toBe('saved')
    expect((await rules({ publish_from: 101 })).status).toBe(400)
    expect((await review({ action: 'rules' })).data).toEqual({
      rules: { publish_from: 60, on_change: 'ask', images: 'licensed', index_all: false },
    })
  })

  it('is shown to the reviewer beside its page, with what is doubtful marked', async () => {
    site.pages['/doubt'] = dishPage({
      title: 'Doubtful pie',
      ingredients: ['2 cups flour (240 g)', '1 cup milk (240 ml)', '3 pears'],
    }).replace('<li>3 pears</li>', '<li>4 pears</li><li>Baked at home, by hand</li>')
    await get(`${site.url}/doubt`)
    const draft = await first()
    expect(draft.recipe).toMatchObject({ title: 'Doubtful pie', servings: 4, cuisine_type: 'italian' })
    expect(draft.page?.text).toContain('Baked at home, by hand')
    expect(draft.confidence).toBeGreaterThan(0)
    // A number that the page doesn't show; and steps that are only in the markup.
    expect(draft.marks).toContainEqual({ why: 'unseen', field: 'ingredients', line: 2, text: null })
    expect(draft.marks).toContainEqual({ why: 'unseen', field: 'instructions', line: null, text: null })
    expect(draft.marks.filter(({ field, line }) => field === 'ingredients' && line !== 2)).toEqual([])
  })

  it('can be edited, approved and rejected, several at once', async () => {
    const urls = ['one', 'two', 'three'].map((name) => put(`/${name}`, { title: `Plum ${name}` }))
    for (const url of urls) await get(url)
    const before = await queue()
    expect(before).toMatchObject({ total: 3, waiting: 3, hosts: [{ waiting: 3 }] })
    const [one, two, three] = before.drafts.map(({ id }) => id)
    const recipe = { title: 'Plum one, mended', servings: 6, dietary_tags: ['festive'] }
    expect((await review({ action: 'edit', id: one, recipe })).data.draft).toMatchObject({
      title: 'Plum one, mended',
      recipe: { servings: 6 },
    })
    expect((await review({ action: 'approve', ids: [one, two] })).data).toEqual({ decided: [one, two] })
    expect((await review({ action: 'reject', ids: [three] })).data).toEqual({ decided: [three] })
    expect(await queue()).toMatchObject({ total: 0, waiting: 0, drafts: [] })
    expect(await stored(urls[0] as string)).toMatchObject([
      { id: one, title: 'Plum one, mended', servings: 6, dietary_tags: expect.arrayContaining(['festive']) },
    ])
    expect(await stored(urls[2] as string)).toEqual([])
    // Nothing of a rejected page is kept.
    const [row] = await server.sql`select recipe, evidence from sous.recipe_drafts where id = ${three ?? ''}`
    expect(row).toEqual({ recipe: null, evidence: null })
    for (const action of ['show', 'edit'])
      expect((await review({ action, id: one, recipe })).status).toBe(404)
    expect((await review({ action: 'approve', ids: [one, three] })).data).toEqual({ decided: [] })
    // The edit isn't taken for the page's words: the same page is still the same.
    expect(await outcome(urls[0] as string)).toBe('unchanged')
  })

  it('that was rejected comes back only when an operator asks for its page', async () => {
    const url = put('/no', { title: 'Not this' })
    await get(url)
    const { drafts } = await queue()
    await review({ action: 'reject', ids: drafts.map(({ id }) => id) })
    site.pages['/'] = '<a href="/no">Not this recipe</a>'
    site.asked.length = 0
    const { results } = await scrape(server.url, {
      domain: site.url,
      quality_threshold: 0,
      enable_sitemap_crawling: false,
      enable_feed_crawling: false,
    })
    expect(results.duplicate_recipes).toMatchObject([{ outcome: 'rejected' }])
    expect((await queue()).waiting).toBe(0)
    expect(await outcome(url)).toBe('waiting')
    expect((await queue()).drafts).toMatchObject([{ title: 'Not this' }])
  })

  it('in the queue is renewed when its page changes, and keeps the edits', async () => {
    const url = put('/wait', { title: 'Waiting stew' })
    await get(url)
    const { id } = await first()
    expect(await outcome(url)).toBe('waiting')
    await review({ action: 'edit', id, recipe: { servings: 9 } })
    put('/wait', { title: 'Waiting stew, again' })
    expect(await outcome(url)).toBe('waiting')
    expect((await queue()).total).toBe(1)
    expect(await first()).toMatchObject({ id, recipe: { title: 'Waiting stew, again', servings: 9 } })
  })

  it('in the queue can be filtered by site, kind and doubts', async () => {
    await get(put('/f1', { title: 'Filtered one' }))
    const host = new URL(site.url).host
    expect((await queue({ host })).total).toBe(1)
    expect((await queue({ host: 'other.example' })).total).toBe(0)
    expect((await queue({ kind: 'change' })).total).toBe(0)
    expect((await queue({ kind: 'new', doubtful: true })).total).toBe(1)
    expect((await queue({ doubtful: false })).total).toBe(0)
  })
})

describe('a page that is in the collection', () => {
  const changed = { title: 'Leek tart', extra: { recipeYield: '8 servings' } }
  const edit = (id: string, recipe: object) =>
    callFunction(server.url, 'stored-recipes', { access_code, action: 'update', id, recipe })

  it('and did not change is an outcome of its own, and no failure', async () => {
    const url = put('/tart', { title: 'Leek tart' })
    await publish(url)
    expect(await outcome(url)).toBe('unchanged')
    expect((await queue()).waiting).toBe(0)
  })

  it('and changed waits with its differences, if the rule says so', async () => {
    const url = put('/tart', { title: 'Leek tart' })
    const id = await publish(url)
    put('/tart', changed)
    expect(await outcome(url)).toBe('waiting')
    expect(await stored(url)).toMatchObject([{ servings: 4 }])
    expect(await first()).toMatchObject({
      recipe_id: id,
      changes: [{ field: 'servings', was: 4, now: 8, edited: false }],
    })
    // A second visit asks nothing new.
    expect(await outcome(url)).toBe('waiting')
    const { drafts } = await queue({ kind: 'change' })
    expect(drafts).toHaveLength(1)
    await review({ action: 'approve', ids: drafts.map((one) => one.id) })
    expect(await stored(url)).toMatchObject([{ id, servings: 8 }])
    expect(await outcome(url)).toBe('unchanged')
    // Back again, and this time the operator doesn't want it.
    put('/tart', { title: 'Leek tart' })
    expect(await outcome(url)).toBe('waiting')
    await review({ action: 'reject', ids: (await queue()).drafts.map((one) => one.id) })
    expect(await outcome(url)).toBe('unchanged')
    expect(await stored(url)).toMatchObject([{ id, servings: 8 }])
  })

  it('and changed is updated where the newer wins, with what follows from its lines', async () => {
    const url = put('/tart', { title: 'Leek tart' })
    const id = await publish(url)
    await edit(id, { title: 'Our tart' })
    await rules({ on_change: 'newer' })
    put('/tart', { title: 'Leek tart, better', ingredients: ['2 leeks', '1 cup cashews', '3 eggs'] })
    expect(await outcome(url)).toBe('updated')
    const [row] = await stored(url)
    expect(row).toMatchObject({
      id,
      title: 'Leek tart, better',
      ingredients: ['2 leeks', '1 cup cashews', '3 eggs'],
    })
    expect(row?.allergens).toEqual(expect.arrayContaining(['tree nuts', 'eggs']))
    expect(row?.allergens).not.toContain('milk')
    expect(await outcome(url)).toBe('unchanged')
  })

  it('and changed keeps what was edited here where mine wins, and takes the rest', async () => {
    const tart = (title: string, recipeYield: string) =>
      put('/tart', {
        title,
        ingredients: ['2 leeks', '3 eggs', '1 cup cream'],
        extra: { description: 'Green and thick.', recipeYield },
      })
    const url = tart('Leek tart', '4 servings')
    const id = await publish(url)
    await edit(id, { title: 'Our tart' })
    await rules({ on_change: 'mine' })
    tart('Leek tart, better', '8 servings')
    expect(await outcome(url)).toBe('updated')
    expect(await stored(url)).toMatchObject([{ id, title: 'Our tart', servings: 8 }])
    tart('Leek tart, best', '8 servings')
    expect(await outcome(url)).toBe('kept')
  })

  it('is improved by an enhancement, in its own row, and keeps what it had', async () => {
    const url = put('/bare', {
      title: 'Bare tart',
      extra: { recipeCuisine: undefined, recipeYield: undefined },
    })
    const id = await publish(url)
    await edit(id, { title: 'Our bare tart', servings: null })
    put('/bare', { title: 'Bare tart', extra: { recipeYield: '5 servings' } })
    const results = await get(url, 'ai-recipe-enhancer')
    expect(results.duplicate_recipes).toMatchObject([{ id, outcome: 'updated' }])
    expect(await stored(url)).toMatchObject([
      { id, title: 'Our bare tart', servings: 5, cuisine_type: 'italian' },
    ])
    expect((await queue()).waiting).toBe(0)
  })

  it('that another page copies is not changed by the copy', async () => {
    const url = put('/tart', { title: 'Leek tart' })
    await publish(url)
    const copy = put('/copy', { title: 'Leek tart', extra: { recipeYield: '12 servings' } })
    await rules({ on_change: 'newer' })
    expect(await outcome(copy)).toBe('copy')
    expect(await outcome(copy)).toBe('copy')
    expect(await stored(url)).toMatchObject([{ servings: 4 }])
  })
})
