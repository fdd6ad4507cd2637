import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { migrate } from '#server/database/migrate.ts'
import { connect } from '#server/database/open.ts'
import { copyDatabase, migrations } from '#tests/support/database.ts'
import { startTestServer, type TestServer } from '#tests/support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

async function stored(recipe: {
  title: string
  ingredients?: string[]
  instructions?: string[]
  description?: string
}) {
  const { data, error } = await server
    .client(server.keys.secretKey)
    .from('external_recipes')
    .insert({ ingredients: [], instructions: [], ...recipe })
    .select('id, title, description, ingredients, instructions')
    .single()
  expect(error).toBeNull()
  return data
}

describe('recipe text', () => {
  it.each([
    ['Mac &amp; Cheese', 'Mac & Cheese'],
    ['Grandma&#39;s &quot;Pie&quot;', 'Grandma\'s "Pie"'],
    ['Cr&egrave;me br&ucirc;l&eacute;e', 'Crème brûlée'],
    ['350&deg;F &#x2014; hot', '350°F — hot'],
    ['&frac12; cup', '½ cup'],
    ['AT&T, salt & pepper', 'AT&T, salt & pepper'],
    ['Fish &amp;amp; chips', 'Fish & chips'],
    ['&unknown; &#0; &#xD800; &#9999999; &#xffffff;', '&unknown; &#0; &#xD800; &#9999999; &#xffffff;'],
    ['  Soup\n of&nbsp;the\u00a0 day ', 'Soup of the day'],
  ])('is stored decoded: %j as %j [C136]', async (given, plain) => {
    const row = await stored({
      title: given,
      description: given,
      ingredients: [given],
      instructions: [given],
    })
    expect(row).toMatchObject({
      title: plain,
      description: plain,
      ingredients: [plain],
      instructions: [plain],
    })
  })

  it('drops lines of nothing but whitespace, keeps the order of the others', async () => {
    const row = await stored({ title: 'Toast', ingredients: ['2 slices', '&nbsp;', ' ', '1 tbsp butter'] })
    expect(row?.ingredients).toEqual(['2 slices', '1 tbsp butter'])
  })

  it('is decoded after an update too, and does not change when other columns do', async () => {
    const row = await stored({ title: 'Pie' })
    const recipes = server.client(server.keys.secretKey).from('external_recipes')
    await recipes.update({ title: 'Pie &amp; mash' }).eq('id', row?.id)
    await recipes.update({ quality_score: 50 }).eq('id', row?.id)
    const { data } = await recipes.select('title').eq('id', row?.id).single()
    expect(data?.title).toBe('Pie & mash')
  })

  it('takes time in proportion to its length', async () => {
    const row = await stored({ title: 'Long', ingredients: ['&amp;'.repeat(4000), '&'.repeat(20_000)] })
    expect(row?.ingredients).toEqual(['&'.repeat(4000), '&'.repeat(20_000)])
  })

  it('refuses a title of which nothing is left', async () => {
    const { error } = await server
      .client(server.keys.secretKey)
      .from('external_recipes')
      .insert({ title: '&nbsp;' })
    expect(error?.code).toBe('23514')
  })

  it('stored before the migration is decoded by it, in shopping lists too', async () => {
    const sql = connect(await copyDatabase(inject('postgresUrl')), 1)
    await sql`alter table external_recipes disable trigger sous_plain_recipe`
    await sql`insert into external_recipes (title) values ('Old &amp; gold')`
    const [person] = await sql`insert into auth.users (id) values (gen_random_uuid()) returning id`
    await sql`insert into shopping_items (user_id, id, name, line)
      values (${person?.id}, gen_random_uuid(), 'salt', 'salt &amp; pepper')`
    await sql`drop trigger sous_plain_recipe on external_recipes`
    await sql`drop function sous.plain_recipe, sous.plain_lines, sous.plain_text`
    await sql`delete from supabase_migrations.schema_migrations where version = '20261116050000'`
    await migrate(sql, migrations)
    expect(await sql`select title from external_recipes where title like 'Old%'`).toMatchObject([
      { title: 'Old & gold' },
    ])
    expect(await sql`select line from shopping_items`).toMatchObject([{ line: 'salt & pepper' }])
    await sql.end()
  })
})
