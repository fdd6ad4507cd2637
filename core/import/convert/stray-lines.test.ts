import { describe, expect, it } from 'vitest'
import type { RawRecipe } from '../raw-recipe.ts'
import { toImported } from '../to-imported.ts'

const imported = (more: Partial<RawRecipe>) =>
  toImported({ title: 'Soup', ingredients: ['1 leek'], steps: ['Simmer.'], ...more })

describe('the asterisk of a footnote', () => {
  it('stays where a line refers to it', () => {
    const { content } = imported({
      ingredients: ['1 leek', '100 g cream cheese, optional *', '* or kefir cheese'],
      steps: ['* Simmer.', 'Serve.', 'Eat.'],
    })
    expect(content.ingredients).toEqual(['1 leek', '100 g cream cheese, optional *', '* or kefir cheese'])
  })

  it('stays among the steps, if an ingredient refers to it', () => {
    const { content } = imported({
      ingredients: ['1 leek', 'cream cheese*, in cubes'],
      steps: ['Simmer.', 'Stir in the cheese.', '*Kefir cheese is fine too.'],
    })
    expect(content.instructions.at(-1)).toBe('*Kefir cheese is fine too.')
  })

  it('is a bullet where no line refers to it, or most lines have it', () => {
    expect(imported({ ingredients: ['* 1 leek', 'salt', 'oil'] }).content.ingredients).toEqual([
      '1 leek',
      'salt',
      'oil',
    ])
    expect(imported({ ingredients: ['* 1 leek', '* salt, optional *'] }).content.ingredients).toEqual([
      '1 leek',
      'salt, optional *',
    ])
  })
})

it('a line of dashes or tildes is no step, and no part of one', () =>
  expect(
    imported({ steps: ['Simmer.', '~------', 'Blend it.\n----------\nServe - warm.'] }).content.instructions,
  ).toEqual(['Simmer.', 'Blend it. Serve - warm.']))

describe('the source among the steps', () => {
  it.each<[string, Partial<RawRecipe>, string[], string | null, string | null]>([
    [
      'a site and its page',
      { steps: ['Simmer.', 'Craftbeerkitchen.com', 'https://craftbeerkitchen.com/chili'] },
      ['Simmer.'],
      'https://craftbeerkitchen.com/chili',
      'Craftbeerkitchen.com',
    ],
    [
      'the name of the site that is the source',
      { sourceUrl: 'https://www.craftbeerkitchen.com/chili', steps: ['Simmer.', 'Craft Beer Kitchen'] },
      ['Simmer.'],
      'https://www.craftbeerkitchen.com/chili',
      'Craft Beer Kitchen',
    ],
    [
      'a step that mentions a page',
      { steps: ['Simmer.', 'Serve with the bread of https://bread.example/rye.', 'Bake.Serve'] },
      ['Simmer.', 'Serve with the bread of https://bread.example/rye.', 'Bake.Serve'],
      null,
      null,
    ],
  ])('%s', (_, more, steps, url, name) =>
    expect(imported(more).content).toMatchObject({ instructions: steps, source_url: url, source_name: name }),
  )

  it('stays in the note if it is another page than the source', () => {
    const { content, marks } = imported({
      sourceUrl: 'https://soup.example/leek',
      steps: ['Simmer.', 'https://bread.example/rye'],
    })
    expect([content.instructions, content.source_url]).toEqual([['Simmer.'], 'https://soup.example/leek'])
    expect(marks.note).toBe('https://bread.example/rye')
  })
})

it.each(['Type of fire: Direct', 'Grill heat: high', 'Grill temperature: medium-hot'])(
  'how it is grilled is a note: %s',
  (line) => {
    const { content, marks } = imported({ ingredients: [line, '1 leek', 'Heat: 2 chilies'] })
    expect(content.ingredients).toEqual(['1 leek', 'Heat: 2 chilies'])
    expect(marks.note).toBe(line)
  },
)
