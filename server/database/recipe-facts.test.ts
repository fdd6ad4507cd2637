import { describe, expect, it } from 'vitest'
import { VOCABULARY } from '#content/cookbook/vocabulary.ts'
import { recipeFacts } from '#core/food-facts/recipe-facts.ts'
import { factColumns } from './recipe-facts.ts'

const facts = (ingredients: string[], lines_sure = true) =>
  factColumns(
    { title: 'Noodles', meal: null, ingredients, dietary_tags: [], lines_sure, servings: 2 },
    VOCABULARY,
  )

const LINES = ['200 g egg noodles', '2 tbsp soy sauce', '100 g dark chocolate', '1 carrot']

describe('what is stored of a scraped recipe’s food', () => {
  it('is what the facts about food say of its lines', () => {
    const { allergens, mayContain, tags } = recipeFacts(LINES, VOCABULARY)
    expect(allergens).toEqual(expect.arrayContaining(['gluten', 'eggs', 'soy']))
    expect(mayContain).toContain('tree nuts')
    expect(facts(LINES)).toMatchObject({ allergens, may_contain: mayContain, facts_complete: true })
    expect(facts(LINES).dietary_tags).toEqual(expect.arrayContaining(tags))
  })

  it('is not known where a line is not', () =>
    expect(facts([...LINES, '2 tbsp zorblax powder'])).toMatchObject({ facts_complete: false }))

  it('promises nothing where the list may have gaps', () =>
    expect(facts(LINES, false)).toMatchObject({
      dietary_tags: [],
      facts_complete: false,
      may_contain: recipeFacts(LINES, VOCABULARY).mayContain,
    }))
})
