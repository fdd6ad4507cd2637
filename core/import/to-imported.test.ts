import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ownRecipeContent, recipeMarks } from '#core/contracts/own-recipes.ts'
import type { RawRecipe } from './raw-recipe.ts'
import { toImported } from './to-imported.ts'

const recipe = (more: Partial<RawRecipe>): RawRecipe => ({
  title: 'Soup',
  ingredients: ['1 leek'],
  steps: ['Simmer.'],
  ...more,
})
const note = (more: Partial<RawRecipe>) => toImported(recipe(more)).marks.note
const fields = (more: Partial<RawRecipe>) => toImported(recipe(more)).problems.map(({ field }) => field)

describe('a recipe from a file', () => {
  it('loses tags and entities, but not what only looks like them', () => {
    const { content } = toImported(
      recipe({
        title: 'Soup &amp;amp; <b>bread</b><script>alert(1)</script>',
        description: '<p>One</p><p>Two &lt;3 friends</p>',
        ingredients: ['<li>1 leek</li><li>2 &frac12; cups stock</li>', '• salt', 'a <2 cm piece of ginger'],
        steps: ['Stir.<br>Serve with <a href="https://bread.example/rye">rye bread</a>.'],
      }),
    )
    expect(content).toMatchObject({
      title: 'Soup & bread',
      description: 'One\n\nTwo <3 friends',
      ingredients: ['1 leek', '2 ½ cups stock', 'salt', 'a <2 cm piece of ginger'],
      instructions: ['Stir. Serve with rye bread (https://bread.example/rye).'],
    })
  })

  it.each([
    [4, 4, null],
    ['Serves 4', 4, null],
    ['4 Portionen', 4, null],
    ['4-6 servings', 4, 'Yield: 4-6 servings'],
    ['12 rolls', null, 'Yield: 12 rolls'],
    ['4 serving(s)', 4, null],
    ['20 rolls, serves 10', 10, 'Yield: 20 rolls, serves 10'],
    ['a crowd', null, 'Yield: a crowd'],
    ['', null, null],
    [0, null, null],
    [100_000, null, 'Yield: 100000'],
  ])('serves %j: %j, with the note %j', (servings, expected, kept) => {
    expect(toImported(recipe({ servings })).content.servings).toBe(expected)
    expect(note({ servings })).toBe(kept)
  })

  it.each([
    [{ prep: 'PT10M', cook: '1 hr 5 mins', total: '75 min' }, [10, 65, null], null],
    [{ total: '45 minutes' }, [null, 45, null], null],
    [{ prep: 10, total: 40 }, [10, 30, null], null],
    [{ prep: 10, cook: 20, total: 90 }, [10, 20, 60], null],
    [{ prep: 10, cook: 20, total: 15 }, [10, 20, null], 'Total time: 15 minutes'],
    [{ cook: 'overnight' }, [null, null, null], 'Cook time: overnight'],
    [{ cook: '20 min per batch' }, [null, 20, null], 'Cook time: 20 min per batch'],
    [{ prep: 'PT0M', cook: '0' }, [null, null, null], null],
  ])('with the times %j takes %j', (times, expected, kept) => {
    const { content, marks } = toImported(recipe(times))
    expect([content.prep_time_minutes, content.cooking_time_minutes, content.rest_time_minutes]).toEqual(
      expected,
    )
    expect(marks.note).toBe(kept)
  })

  it.each([
    [{ sourceUrl: 'https://a.example/1' }, ['https://a.example/1', null], null],
    [{ sourceUrl: 'www.a.example/1' }, ['https://www.a.example/1', null], null],
    [{ sourceUrl: 'The Blue Book' }, [null, 'The Blue Book'], null],
    [{ sourceName: 'https://a.example/1' }, ['https://a.example/1', null], null],
    [{ sourceUrl: 'Page 3', sourceName: 'The Blue Book' }, [null, 'The Blue Book'], 'Source: Page 3'],
    [{ sourceUrl: 'Mum (https://a.example/1)' }, ['https://a.example/1', 'Mum (https://a.example/1)'], null],
    [{ sourceUrl: 'javascript:alert(1)' }, [null, 'javascript:alert(1)'], null],
  ])('from %j is %j', (source, expected, kept) => {
    const { content, marks } = toImported(recipe(source))
    expect([content.source_url, content.source_name]).toEqual(expected)
    expect(marks.note).toBe(kept)
  })

  it('keeps ratings in whole stars, and the rest in the note', () => {
    expect(toImported(recipe({ rating: 4.5 })).marks).toMatchObject({ rating: 5, note: 'Rating: 4.5 of 5' })
    expect(toImported(recipe({ rating: 0 })).marks).toMatchObject({ rating: null, note: null })
    expect(toImported(recipe({ rating: 9 })).marks).toMatchObject({ rating: null, note: 'Rating: 9 of 5' })
  })

  it('moves what is too long or too much into the note, and says so', () => {
    const tags = Array.from({ length: 25 }, (_, at) => `tag ${at}`)
    expect(note({ tags })).toBe('More tags: tag 20, tag 21, tag 22, tag 23, tag 24')
    expect(fields({ tags, title: 'T '.repeat(200), ingredients: ['x '.repeat(400)] })).toEqual([
      'title',
      'ingredients',
      'tags',
    ])
    const many = toImported(recipe({ steps: Array.from({ length: 103 }, (_, at) => `Stir ${at}.`) }))
    expect(many.content.instructions).toHaveLength(100)
    expect(many.marks.note).toBe('More steps:\nStir 100.\nStir 101.\nStir 102.')
  })

  it('continues a long note in the description, and reports what fits nowhere', () => {
    const long = toImported(recipe({ notes: ['word '.repeat(1500)], description: 'Short' }))
    expect(long.marks.note?.length).toBeLessThanOrEqual(5000)
    expect(long.content.description).toMatch(/^Short\n\nword/)
    const words = (text: string | null) => text?.match(/word/g)?.length ?? 0
    expect(words(long.marks.note) + words(long.content.description)).toBe(1500)
    const longer = toImported(recipe({ notes: ['word '.repeat(3000)] }))
    expect(longer.problems).toMatchObject([{ field: 'notes', reason: expect.stringMatching(/missing/) }])
  })

  it('moves notes on steps with their step', () => {
    const { marks } = toImported(
      recipe({ steps: [`${'Stir well. '.repeat(250)}`, 'Serve.'], stepNotes: { '1': 'Hot', '7': 'Where?' } }),
    )
    expect(marks.step_notes).toEqual({ '2': 'Hot' })
    expect(marks.note).toBe('Note on step 8: Where?')
  })

  it('is valid whatever a file holds, and has every word of it', () => {
    const text = fc.string({ maxLength: 80, unit: 'binary' })
    const value = fc.option(
      fc.oneof(text, fc.double(), fc.constantFrom('20 min', 'PT1H', '4-6', 'https://a.example')),
    )
    const raw = fc.record({
      title: text,
      description: fc.option(fc.oneof(text, fc.string({ maxLength: 7000 }))),
      ingredients: fc.array(text, { maxLength: 230 }),
      steps: fc.array(fc.oneof(text, fc.string({ maxLength: 5000 })), { maxLength: 120 }),
      servings: value,
      prep: value,
      total: value,
      difficulty: fc.option(text),
      cuisine: fc.option(text),
      sourceUrl: fc.option(text),
      sourceName: fc.option(fc.string({ maxLength: 300 })),
      tags: fc.array(text, { maxLength: 30 }),
      folder: fc.option(text),
      rating: fc.option(fc.double()),
      notes: fc.array(text),
      stepNotes: fc.dictionary(fc.constantFrom('0', '5', '99', 'x'), text),
      cooked: fc.array(fc.record({ day: fc.oneof(text, fc.constant('2026-02-03')) })),
      photoUrl: fc.option(text),
    })
    fc.assert(
      fc.property(raw, (given) => {
        const { content, marks } = toImported(given as RawRecipe)
        expect(ownRecipeContent.safeParse(content).error).toBeUndefined()
        expect(recipeMarks.safeParse(marks).error).toBeUndefined()
      }),
      { numRuns: 60 },
    )
    const word = fc.string({ minLength: 3, maxLength: 12, unit: fc.constantFrom(...'abcdefghijk') })
    const words = fc.array(word, { minLength: 1, maxLength: 5 }).map((all) => all.join(' '))
    fc.assert(
      fc.property(
        fc.record({
          title: words,
          description: words,
          ingredients: fc.array(words),
          steps: fc.array(words),
          servings: words,
          prep: words,
          difficulty: words,
          cuisine: words,
          sourceUrl: words,
          sourceName: words,
          tags: fc.array(words, { maxLength: 40 }),
          folder: words,
          notes: fc.array(words),
          others: fc.array(fc.record({ label: words, text: words })),
        }),
        (given) => {
          const made = JSON.stringify(toImported(given))
          const written = JSON.stringify(Object.values(given)).match(/(?<=[" ])[a-k]{3,}(?=[" ])/g) ?? []
          expect(written.filter((one) => !made.includes(one))).toEqual([])
        },
      ),
      { numRuns: 60 },
    )
  })
})
