import { describe, expect, it } from 'vitest'
import { INGREDIENTS } from '#content/ingredients/index.ts'
import { createVocabulary } from '#core/pantry/vocabulary.ts'
import { paths } from '#web/paths.ts'
import { COOK_HREFS, createBuiltInCook } from './cook.ts'
import { substitutesFor } from './cook-tools.ts'

const vocabulary = createVocabulary(INGREDIENTS)

describe('the built-in cook in the server', () => {
  it('links only to pages that exist', () => {
    const { recipe, substitutes, ...pages } = COOK_HREFS
    expect(recipe('a b')).toBe(paths.recipe('a b'))
    expect(substitutes('egg')).toMatch(new RegExp(`^${paths.substitutionAssistant()}\\?ingredient=egg`))
    const known = Object.values(paths).map((path) => (path as () => string)())
    for (const href of Object.values(pages)) expect(known).toContain(href)
  })

  it('is made once for a vocabulary', () => {
    expect(createBuiltInCook(vocabulary)).toBe(createBuiltInCook(vocabulary))
  })

  it('never offers a stand-in with an allergen of the profile', async () => {
    const wish = { context: '', diets: [], allergies: ['tree nuts'] }
    const all = await substitutesFor(vocabulary)('milk', { ...wish, allergies: [] })
    const safe = await substitutesFor(vocabulary)('milk', wish)
    expect(all?.substitutions.map(({ substitute }) => substitute)).toContain('almond milk')
    expect(safe?.substitutions.map(({ substitute }) => substitute)).not.toContain('almond milk')
  })
})
