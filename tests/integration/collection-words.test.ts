import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { VOCABULARY } from '#content/cookbook/vocabulary.ts'
import { type OfflineCookbook, rowsOfCookbook } from '#core/contracts/offline-cookbook.ts'
import type { ExternalRecipeRow } from '#core/contracts/rows.ts'
import {
  PAGE_SIZE,
  type SearchRecipesInput,
  type SearchRecipesOutput,
} from '#core/contracts/search-recipes.ts'
import { readSearch, withUnderstood } from '#core/recipes/read-search.ts'
import { createCollectionSearch } from '#core/recipes/search-collection.ts'
import { startTestServer, type TestServer } from '#tests/support/server.ts'

let server: TestServer
let rows: Map<string, ExternalRecipeRow>
let device: ReturnType<typeof createCollectionSearch>
beforeAll(async () => {
  server = await startTestServer()
  const book = (await (await server.app.request('/offline/cookbook.json')).json()) as OfflineCookbook
  const all = [...rowsOfCookbook(book)]
  rows = new Map(all.map((row) => [row.id, row]))
  device = createCollectionSearch(all, VOCABULARY)
})
afterAll(() => server.stop())

const search = async (input: SearchRecipesInput): Promise<SearchRecipesOutput> => {
  const { data, error } = await server.client().rpc('search_collection', input)
  if (error) throw error
  return data as SearchRecipesOutput
}
/** As the page does it. */
const inputFor = (text: string): SearchRecipesInput => {
  const { words, understood } = readSearch(text)
  return { search: words, ...withUnderstood({}, understood) }
}
const leaf = async (input: SearchRecipesInput) => {
  const first = await search({ ...input, page: 1 })
  const all = [...first.recipes]
  for (let page = 2; page <= Math.ceil(first.total / PAGE_SIZE); page++)
    all.push(...(await search({ ...input, page })).recipes)
  return all.map(({ id }) => rows.get(id) as ExternalRecipeRow)
}
const text = (row: ExternalRecipeRow) =>
  [row.title, row.description, ...row.ingredients].join(' ').toLowerCase()

describe('a search in words over the cookbook', () => {
  it('finds eggs and no eggplant', async () => {
    const found = await leaf(inputFor('egg'))
    expect(found.length).toBeGreaterThan(50)
    for (const row of found) expect(text(row)).toMatch(/\beggs?\b/)
    const names = ({ title }: ExternalRecipeRow) => /\beggs?\b/i.test(title.replace(/without.*$/i, ''))
    const inTitle = found.filter(names)
    expect(inTitle.length).toBeGreaterThan(5)
    expect(found.slice(0, inTitle.length).every(names)).toBe(true)
  })

  it('finds the kinds of a food, and words that are misspelled by a letter', async () => {
    const pasta = (await leaf(inputFor('pasta'))).map(({ title }) => title)
    expect(pasta).toEqual(
      expect.arrayContaining(['Spaghetti Carbonara', 'Baked Ziti with Ricotta and Spinach']),
    )
    const [first] = await leaf(inputFor('banana bred'))
    expect(first?.title).toBe('Brown Sugar Banana Bread')
  })

  it.each<[string, (row: ExternalRecipeRow) => boolean]>([
    ['without nuts', (row) => !row.allergens.includes('tree nuts') && !row.allergens.includes('peanuts')],
    ['no dairy', (row) => !row.allergens.includes('milk')],
    ['nut-free', (row) => row.dietary_tags.includes('nut-free')],
    [
      'quick vegan dinner',
      (row) =>
        row.dietary_tags.includes('vegan') &&
        row.meal === 'dinner' &&
        (row.prep_time_minutes ?? 0) + (row.cooking_time_minutes ?? 0) + (row.rest_time_minutes ?? 0) <= 30,
    ],
    ['under 20 minutes', (row) => (row.prep_time_minutes ?? 0) + (row.cooking_time_minutes ?? 0) <= 20],
    ['easy italian', (row) => row.difficulty_level === 'easy' && row.cuisine_type === 'italian'],
    ['breakfast', (row) => row.meal === 'breakfast'],
    [
      'gluten free pasta',
      (row) => row.dietary_tags.includes('gluten-free') && /pasta/.test(`${text(row)} ${row.foods}`),
    ],
    ['one pot', (row) => row.tags.includes('one-pot') || /one[- ]pot/i.test(row.title)],
    ['soup without mushrooms', (row) => /soup/.test(text(row)) && !/\bmushrooms?\b/.test(text(row))],
    ['without scallions', (row) => !/\b(?:green|spring) onions?\b|scallion/.test(row.ingredients.join(' '))],
    ['without bell peppers', (row) => !/\bbell peppers?\b/.test(row.ingredients.join(' '))],
    ['without garbanzos', (row) => !/\bchickpeas?\b/.test(row.ingredients.join(' '))],
  ])('%s', async (words, fits) => {
    const found = await leaf(inputFor(words))
    expect(found.length).toBeGreaterThan(0)
    expect(found.filter((row) => !fits(row)).map(({ title }) => title)).toEqual([])
  })

  it('names the filter without which there are recipes', async () => {
    const { total, drops } = await search({ search: 'bacon', diets: ['vegan'] })
    expect(total).toBe(0)
    expect(drops).toEqual([{ filter: 'diet:vegan', total: (await search({ search: 'bacon' })).total }])
    const leftOut = await search({ search: 'mushroom', leave_out: ['mushrooms'] })
    expect(leftOut.drops).toEqual([
      { filter: 'leave_out:mushrooms', total: (await search({ search: 'mushroom' })).total },
    ])
    const milk = await search({ search: 'buttermilk', without: ['milk'] })
    expect(milk.drops[0]?.filter).toBe('without:milk')
    const bacon = { filter: 'all', total: (await search({ search: 'bacon' })).total }
    expect((await search({ search: 'bacon', diets: ['vegan'], minutes: 10 })).drops).toEqual([bacon])
    expect((await search({ search: 'zzqqxx', diets: ['vegan'] })).drops).toEqual([])
    expect((await search({ search: 'soup', diets: ['vegan'] })).drops).toEqual([])
  })
})

describe('a recipe from elsewhere', () => {
  beforeAll(async () => {
    await server.sql`insert into external_recipes (title, description, ingredients, cooking_time_minutes, rest_time_minutes)
      values ('One-Pot Zorkle', 'A lazy brunch.', '{1 zorkle,2 zorkle eggs}', 10, 600)`
  })
  afterAll(async () => {
    await server.sql`delete from external_recipes where title = 'One-Pot Zorkle'`
  })

  it('has the meal and the tags that its words say', async () => {
    expect((await search({ search: 'zorkle', meal: 'breakfast', tags: ['one-pot'] })).total).toBe(1)
    expect((await search({ search: 'zorkle', meal: 'dinner' })).total).toBe(0)
    expect((await search({ search: 'zorkle', leave_out: ['zorkle eggs'] })).total).toBe(0)
    expect((await search({ search: 'zorkle', leave_out: ['eggplant'] })).total).toBe(1)
    expect((await search({ search: 'zork' })).total).toBe(1)
  })

  it('is found by its whole time, and follows a change of it', async () => {
    expect((await search({ search: 'zorkle', minutes: 30 })).total).toBe(0)
    await server.sql`update external_recipes set rest_time_minutes = null, meal = 'dinner' where title = 'One-Pot Zorkle'`
    expect((await search({ search: 'zorkle', minutes: 30, meal: 'dinner' })).total).toBe(1)
    expect((await search({ search: 'zorkle', meal: 'breakfast' })).total).toBe(0)
  })
})

describe('a device finds what the server finds', () => {
  it('also with similar spellings, and says so', async () => {
    const input: SearchRecipesInput = { search: 'spagetti', sort: 'title' }
    expect(await search(input)).toMatchObject({ similar: true })
    expect(device.search(input)).toMatchObject({ similar: true })
  })

  it.each([
    'chicken',
    'chicken soup',
    'soup chicken',
    'egg',
    'eggplant',
    'tomato',
    'tomatoes',
    'lemon chicken',
    'vegan',
    'quick vegan dinner',
    'without nuts',
    'no dairy',
    'nut-free cookies',
    'under 30 minutes',
    'pasta in 20 minutes',
    'easy italian',
    'breakfast',
    'breakfast without eggs',
    'gluten free pasta',
    'one pot',
    'one-pot rice',
    'soup without mushrooms',
    'without mushrooms or onions',
    'curry without coconut milk',
    'thai curry',
    'mexican',
    'dessert with chocolate',
    'chocolate dessert no nuts',
    'high protein lunch',
    'keto',
    'roasted carrots',
    'banana bread',
    'salmon',
    'beef stew',
    'black beans',
    'make ahead breakfast',
    'kid friendly snacks',
    'no cook',
    'spinach feta',
    'dairy free dessert under 1 hour',
    'bacon vegan',
    'potatoes without cheese',
    'bacon vegan in 10 minutes',
    'without scallions',
    'soup without green onions',
    'without bell peppers or spring onions',
    'without black pepper',
    'pasta without parmigiano',
    'without garbanzos',
    'chiken',
    'chiken soup',
    'brocoli',
    'zuchini bread',
    'tomatoe soup',
    'spagetti',
    'vegan avacado',
    'lasanga',
    'cinammon rolls',
    'qqxxyyzz',
  ])('%s', async (words) => {
    const input: SearchRecipesInput = { ...inputFor(words), sort: 'title' }
    const [theirs, ours] = [await search(input), device.search(input)]
    const names = ({ recipes }: SearchRecipesOutput) => recipes.map(({ title }) => title)
    const counts = ({ total, hidden, drops }: SearchRecipesOutput) => ({ total, hidden, drops })
    expect({ ...counts(ours), names: names(ours) }).toEqual({ ...counts(theirs), names: names(theirs) })
  })
})
