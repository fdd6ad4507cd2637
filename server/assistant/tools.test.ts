import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBuiltInAssistant } from '#content/assistant/built-in-assistant.ts'
import { limitsFrom, NO_LIMITS } from '#core/assistant/limits.ts'
import type { AssistantTools } from '#core/assistant/write/answer.ts'
import { cookTools } from '#server/assistant/tools.ts'
import { openRecipeFeed, type RecipeFeed } from '#server/database/recipe-feed.ts'
import { createLog } from '#server/lib/log.ts'
import { project } from '#server/lib/project.ts'
import { startTestServer, type TestServer } from '#tests/support/server.ts'
import { openWords } from './words.ts'

let server: TestServer
let recipes: RecipeFeed
let tools: AssistantTools

beforeAll(async () => {
  server = await startTestServer()
  await server.sql`truncate external_recipes cascade`
  const { error } = await server
    .client(server.keys.secretKey)
    .from('external_recipes')
    .insert(
      [
        {
          title: 'Buttermilk Pancakes',
          ingredients: ['2 cups flour', '2 eggs', '2 cups buttermilk'],
          quality_score: 90,
        },
        {
          title: 'Vegan Pancakes',
          ingredients: ['2 cups flour', '2 cups oat milk'],
          quality_score: 60,
          dietary_tags: ['vegan'],
        },
        {
          title: 'Chicken soup',
          ingredients: ['1 lb chicken', '2 carrots', '1 leek'],
          prep_time_minutes: 10,
          cooking_time_minutes: 40,
        },
      ],
      { defaultToNull: false },
    )
  if (error) throw error
  recipes = await openRecipeFeed(
    server.sql,
    createLog('error', () => {}),
  )
  await recipes.ready
  tools = cookTools(server.sql, recipes)
})
afterAll(async () => {
  await recipes.close()
  await server.stop()
})

const titles = (found: readonly { title: string }[]) => found.map(({ title }) => title)

describe('the assistant’s database lookups', () => {
  it('find a dish by name, best match first', async () => {
    expect(titles(await tools.findRecipe('pancakes', NO_LIMITS))).toEqual([
      'Buttermilk Pancakes',
      'Vegan Pancakes',
    ])
    expect(titles(await tools.findRecipe('pancakes', limitsFrom(['vegan'])))).toEqual(['Vegan Pancakes'])
  })

  it('leave out what contains an avoided allergen or names an avoided food', async () => {
    expect(titles(await tools.findRecipe('pancakes', limitsFrom(['eggs'])))).toEqual(['Vegan Pancakes'])
    expect(titles(await tools.match(['flour'], limitsFrom(['milk'])))).toEqual(['Vegan Pancakes'])
    expect(titles(await tools.match(['chicken'], limitsFrom([], ['leek'])))).not.toContain('Chicken soup')
  })

  it('accept any text as a name', async () => {
    for (const text of ['', '%', "'; drop table external_recipes; --", 'x'.repeat(5000), 'beef wellington'])
      expect(await tools.findRecipe(text, limitsFrom(['halal']))).toEqual([])
  })

  it('match ingredients, with the cooking time and what is missing', async () => {
    const [soup] = await tools.match(['chicken', 'carrot'], NO_LIMITS)
    expect(soup).toMatchObject({ title: 'Chicken soup', minutes: 50, missing: ['leek'] })
  })

  it('answer a question with a link to the recipe', async () => {
    const assistant = createBuiltInAssistant(recipes.vocabulary, openWords(project))
    const { text, links } = await assistant('what can i make with chicken and carrots', [], {}, tools)
    expect(text).toContain('[Chicken soup](/recipe/')
    expect(links).toHaveLength(1)
  })
})
