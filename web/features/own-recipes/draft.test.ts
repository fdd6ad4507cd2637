import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { OWN_LIMITS } from '#core/contracts/own-limits.ts'
import { ownRecipeContent } from '#core/contracts/own-recipes.ts'
import { emptyContent } from '#core/own-recipes/empty.ts'
import { EMPTY_DRAFT } from '#web/state/own/draft.ts'
import { draftOf, isSameDraft, readDraft, withPasted } from './draft.ts'

const soup = {
  ...emptyContent,
  ...{ title: 'Soup', ingredients: ['For the base:', '2 onions'], instructions: ['Chop.', 'Simmer.'] },
  ...{
    servings: 4,
    cooking_time_minutes: 90,
    source_url: 'https://example.com/soup',
    cuisine_type: 'french',
  },
}

describe('the form of a recipe', () => {
  it('shows a stored recipe and reads the same again', () => {
    const marks = { tags: ['winter'], folder: 'Soups', note: 'Less salt.' }
    expect(readDraft(draftOf(soup, marks))).toEqual({ content: soup, marks, errors: {} })
  })

  it('yields a valid recipe or names the field, whatever is typed', () => {
    const text = fc.oneof(
      fc.string(),
      fc.string({ unit: 'binary', maxLength: 600 }),
      fc.constant('x'.repeat(6000)),
    )
    const typed = fc.record({
      ...{ title: text, description: text, ingredients: text, steps: text, servings: text },
      ...{
        prep: text,
        cook: text,
        rest: text,
        cuisine: text,
        sourceUrl: text,
        sourceName: text,
        folder: text,
      },
    })
    fc.assert(
      fc.property(typed, (fields) => {
        const { content, errors } = readDraft({ ...EMPTY_DRAFT, ...fields })
        if (Object.keys(errors).length === 0)
          expect(ownRecipeContent.safeParse(content).error).toBeUndefined()
      }),
      { numRuns: 50 },
    )
  })

  it('names what is missing or over a limit at its field', () => {
    const { errors } = readDraft({
      ...EMPTY_DRAFT,
      ...{ title: '  ', servings: '0', prep: 'soon', sourceUrl: 'javascript:alert(1)' },
      ingredients: `egg\n${'x'.repeat(OWN_LIMITS.line + 1)}`,
      steps: 'Stir.\n'.repeat(OWN_LIMITS.steps + 1),
    })
    expect(Object.keys(errors).sort()).toEqual([
      'ingredients',
      'prep',
      'servings',
      'sourceUrl',
      'steps',
      'title',
    ])
    expect(errors.ingredients).toMatch(/^Line 2 /)
  })

  it('drops bullets and step numbers of pasted lists, and keeps amounts', () => {
    const { content } = readDraft({
      ...EMPTY_DRAFT,
      title: 'Soup',
      ingredients: '- 2 onions\n• 1.5 l stock\n\n▢ salt\n2 cups rice',
      steps: '1. Chop.\nStep 2: Fry.\n3) Serve.\n10 minutes later, stir.',
    })
    expect(content.ingredients).toEqual(['2 onions', '1.5 l stock', 'salt', '2 cups rice'])
    expect(content.instructions).toEqual(['Chop.', 'Fry.', 'Serve.', '10 minutes later, stir.'])
  })

  it('takes links without their scheme', () => {
    const { content, errors } = readDraft({ ...EMPTY_DRAFT, title: 'Soup', sourceUrl: 'example.com/soup' })
    expect(errors).toEqual({})
    expect(content.source_url).toBe('https://example.com/soup')
  })
})

describe('a pasted recipe', () => {
  it('fills the fields that it has, and leaves the others', () => {
    const begun = { ...EMPTY_DRAFT, title: 'Mom’s', folder: 'Family', prep: '10' }
    const filled = withPasted(begun, soup, ['Jump to recipe'])
    expect(filled).toMatchObject({ title: 'Soup', folder: 'Family', prep: '10', cook: '90', servings: '4' })
    expect(filled.unused).toEqual(['Jump to recipe'])
    expect(isSameDraft(begun, filled)).toBe(false)
  })

  it.each([
    ['4', 4],
    ['10 mini pancakes', 10],
    ['4 to 6', 4],
    ['about 12', 12],
    ['', null],
  ])('takes "%s" as servings', (servings, number) => {
    const read = readDraft({ ...EMPTY_DRAFT, title: 'Soup', servings })
    expect(read.errors).toEqual({})
    expect(read.content.servings).toBe(number)
  })
})
