import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { createFoods } from '#content/food-facts/book.ts'
import { findSubstitutions } from '#content/substitutions/find.ts'
import { limitsFrom, NO_LIMITS } from '#core/assistant/limits.ts'
import { createAssistantTools } from '#core/assistant/tools.ts'
import { RecipeIndex } from '#core/matching/recipe-index.ts'
import { openWords } from '#server/assistant/words.ts'
import { paths } from '#web/paths.ts'
import { createBuiltInAssistant } from '../content/assistant/built-in-assistant.ts'
import { ASSISTANT_HREFS } from '../content/assistant/hrefs.ts'

const vocabulary = createFoods()
const { substitutes } = createAssistantTools({
  vocabulary,
  index: async () => new RecipeIndex(vocabulary, []),
  titlesOf: async () => [],
  search: async () => ({ total: 0, hidden: 0, similar: false, drops: [], recipes: [] }),
  findSubstitutions: (question) => findSubstitutions(question, vocabulary),
})

const words = openWords(path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..'))

describe('the built-in assistant', () => {
  it('links only to pages that exist', () => {
    const { recipe, substitutes: swaps, cookSoon, ...pages } = ASSISTANT_HREFS
    expect(recipe('a b')).toBe(paths.recipe('a b'))
    expect(cookSoon).toBe(`${paths.matchedRecipes()}?soon=1`)
    expect(swaps('egg')).toMatch(new RegExp(`^${paths.substitutionAssistant()}\\?ingredient=egg`))
    const known = Object.values(paths).map((path) => (path as () => string)())
    for (const href of Object.values(pages)) expect(known).toContain(href)
  })

  it('is created once per vocabulary', () => {
    expect(createBuiltInAssistant(vocabulary, words)).toBe(createBuiltInAssistant(vocabulary, words))
  })

  it('never offers a substitute with an allergen of the profile', async () => {
    const all = await substitutes('milk', { context: '', limits: NO_LIMITS })
    const safe = await substitutes('milk', { context: '', limits: limitsFrom(['tree nuts']) })
    expect(all?.substitutions.map(({ substitute }) => substitute)).toContain('almond milk')
    expect(safe?.substitutions.map(({ substitute }) => substitute)).not.toContain('almond milk')
  })
})
