import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { COOKBOOK } from '#content/cookbook/index.ts'
import { createFoods } from '#content/food-facts/book.ts'
import { FACTS_VERSION } from '#content/food-facts/version.ts'
import { ALLERGENS, type Allergen } from '#core/contracts/food-facts.ts'
import type { MatchRecipesOutput } from '#core/contracts/match-recipes.ts'
import type { SearchRecipesOutput } from '#core/contracts/search-recipes.ts'
import { type RecipeFacts, recipeFacts } from '#core/food-facts/recipe-facts.ts'
import { functions } from '#server/functions/index.ts'
import { startTestServer, type TestServer } from '#tests/support/server.ts'

const foods = createFoods()
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ functions })
  await server.recipes.ready
})
afterAll(() => server.stop())

async function match(input: object): Promise<MatchRecipesOutput> {
  const { data, error } = await server.client().functions.invoke('match-recipes', { body: input })
  expect(error).toBeNull()
  return data
}
async function search(input: object): Promise<SearchRecipesOutput> {
  const { data, error } = await server.client().rpc('search_collection', input)
  expect(error).toBeNull()
  return data
}
const known = new Map<string, RecipeFacts>()
/** Each list is judged once. */
function factsOf(lines: readonly string[]): RecipeFacts {
  const key = lines.join('\n')
  const facts = known.get(key) ?? recipeFacts(lines, foods)
  known.set(key, facts)
  return facts
}
const contains = (lines: readonly string[], allergen: Allergen) => factsOf(lines).allergens.includes(allergen)
const KITCHEN =
  'peanut butter,rice,egg,milk,butter,flour,soy sauce,shrimp,salmon,almond,sesame seed,celery,mustard,onion'.split(
    ',',
  )

describe('match-recipes', () => {
  it.each(ALLERGENS)('excludes recipes that contain %s, and counts them', async (allergen) => {
    const input = { ingredients: KITCHEN, limit: 100 }
    const readyFirst = await match({ ...input, avoid: [allergen] })
    expect(readyFirst.recipes.filter((recipe) => contains(recipe.ingredients, allergen))).toEqual([])
    // By score: what is avoided also rules out swaps, and so changes which recipes are close to ready.
    const byScore = { ...input, order: 'score' as const }
    const [all, free] = [await match(byScore), await match({ ...byScore, avoid: [allergen] })]
    expect(free.recipes.filter((recipe) => contains(recipe.ingredients, allergen))).toEqual([])
    expect(free.hidden).toBe(all.recipes.filter((recipe) => contains(recipe.ingredients, allergen)).length)
    expect(all.hidden).toBe(0)
  })

  it('keeps recipes that only may contain it', async () => {
    const { recipes } = await match({ ingredients: KITCHEN, limit: 100, avoid: ['gluten'] })
    expect(recipes.some((recipe) => recipe.may_contain.includes('gluten'))).toBe(true)
  })

  it('refuses an allergen that does not exist', async () => {
    const { error } = await server
      .client()
      .functions.invoke('match-recipes', { body: { ingredients: ['egg'], avoid: ['stones'] } })
    expect(error?.context.status).toBe(400)
  })
})

describe('search_collection', () => {
  it.each(ALLERGENS)('without %s finds all others, and counts what it hides', async (allergen) => {
    const rows = await server.sql`select ingredients from external_recipes`
    const hidden = rows.filter((row) => contains(row.ingredients, allergen)).length
    const found = await search({ without: [allergen] })
    expect([found.total, found.hidden]).toEqual([rows.length - hidden, hidden])
    expect(found.recipes.filter((recipe) => recipe.allergens.includes(allergen))).toEqual([])
  })

  it('combines with words, diets and pages', async () => {
    const found = await search({
      search: 'chicken',
      without: ['milk', 'gluten'],
      diets: ['egg-free'],
      page: 2,
    })
    for (const recipe of found.recipes) {
      expect(recipe.allergens).not.toContain('milk')
      expect(recipe.allergens).not.toContain('gluten')
      expect(recipe.dietary_tags).toContain('egg-free')
    }
    expect(found.total).toBeGreaterThan(12)
  })
})

describe('the cookbook in the database', () => {
  it('carries what its lines say', async () => {
    const rows = await server.sql`
      select title, ingredients, allergens, may_contain, facts_complete, facts_version from external_recipes where origin = 'cookbook'`
    expect(rows).toHaveLength(COOKBOOK.length)
    for (const row of rows) {
      const { allergens, mayContain } = factsOf(row.ingredients)
      expect(row).toMatchObject({ allergens, may_contain: mayContain })
      expect(row).toMatchObject({ facts_complete: true, facts_version: FACTS_VERSION })
    }
  })
})

describe('a recipe that comes by another way', () => {
  const facts = async (id: string) =>
    (
      await server.sql`select dietary_tags, allergens, may_contain, facts_complete, facts_version from external_recipes where id = ${id}`
    )[0]

  it('is judged soon after, whatever tags it claims', async () => {
    const { data, error } = await server
      .client(server.keys.secretKey)
      .from('external_recipes')
      .insert({
        title: 'Claimed',
        ingredients: ['1 cup peanut butter', '2 eggs'],
        dietary_tags: ['vegan', 'nut-free', 'kid-friendly'],
      })
      .select('id')
      .single()
    expect(error).toBeNull()
    await vi.waitFor(async () => expect((await facts(data?.id))?.facts_version).toBe(FACTS_VERSION), {
      timeout: 20_000,
    })
    const row = await facts(data?.id)
    expect(row).toMatchObject({ allergens: ['eggs', 'peanuts'], facts_complete: true })
    expect(row?.dietary_tags).toContain('kid-friendly')
    expect(row?.dietary_tags).not.toContain('vegan')
    expect(row?.dietary_tags).not.toContain('nut-free')
    await vi.waitFor(
      async () => {
        const { recipes } = await match({
          ingredients: ['peanut butter', 'egg'],
          avoid: ['peanuts'],
          limit: 100,
        })
        expect(recipes.map(({ title }) => title)).not.toContain('Claimed')
      },
      { timeout: 20_000 },
    )
  })

  it('is judged again when its lines change', async () => {
    const { data, error } = await server
      .client(server.keys.secretKey)
      .from('external_recipes')
      .insert({ title: 'Changed', ingredients: ['1 cup rice'] })
      .select('id')
      .single()
    expect(error).toBeNull()
    await vi.waitFor(async () => expect((await facts(data?.id))?.dietary_tags).toContain('vegan'), {
      timeout: 20_000,
    })
    await server.sql`update external_recipes set ingredients = ${['1 cup rice', '1 cup zorblax', '2 tbsp butter']} where id = ${data?.id}`
    await vi.waitFor(async () => expect((await facts(data?.id))?.allergens).toEqual(['milk']), {
      timeout: 20_000,
    })
    expect(await facts(data?.id)).toMatchObject({ facts_complete: false, dietary_tags: [] })
  })
})
