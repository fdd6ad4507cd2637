import { describe, expect, it } from 'vitest'
import { INGREDIENTS } from '#content/ingredients/index.ts'
import { findSubstitutions } from '#content/substitutions/find.ts'
import { createAssistantTools } from '#core/assistant/tools.ts'
import { createVocabulary } from '#core/ingredients/vocabulary.ts'
import { RecipeIndex } from '#core/matching/recipe-index.ts'
import { paths } from '#web/paths.ts'
import { createBuiltInAssistant } from '../content/assistant/built-in-assistant.ts'
import { ASSISTANT_HREFS } from '../content/assistant/hrefs.ts'

const vocabulary = createVocabulary(INGREDIENTS)
const { substitutes } = createAssistantTools({
  vocabulary,
  index: async () => new RecipeIndex(vocabulary, []),
  titlesOf: async () => [],
  search: async () => [],
  findSubstitutions: (question) => findSubstitutions(question, vocabulary),
})

describe('the built-in assistant', () => {
  it('links only to pages that exist', () => {
    const { recipe, substitutes: swaps, ...pages } = ASSISTANT_HREFS
    expect(recipe('a b')).toBe(paths.recipe('a b'))
    expect(swaps('egg')).toMatch(new RegExp(`^${paths.substitutionAssistant()}\\?ingredient=egg`))
    const known = Object.values(paths).map((path) => (path as () => string)())
    for (const href of Object.values(pages)) expect(known).toContain(href)
  })

  it('is created once per vocabulary', () => {
    expect(createBuiltInAssistant(vocabulary)).toBe(createBuiltInAssistant(vocabulary))
  })

  it('never offers a substitute with an allergen of the profile', async () => {
    const wish = { context: '', diets: [], allergies: ['tree nuts'] }
    const all = await substitutes('milk', { ...wish, allergies: [] })
    const safe = await substitutes('milk', wish)
    expect(all?.substitutions.map(({ substitute }) => substitute)).toContain('almond milk')
    expect(safe?.substitutions.map(({ substitute }) => substitute)).not.toContain('almond milk')
  })
})
