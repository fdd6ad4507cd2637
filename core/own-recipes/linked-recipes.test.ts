import { describe, expect, it } from 'vitest'
import { expandedLines, type LinkableRecipe, linkIn, titleLookup } from './linked-recipes.ts'

const recipe = (
  id: string,
  title: string,
  ingredients: string[],
  servings: number | null = 4,
): LinkableRecipe => ({
  id,
  title,
  ingredients,
  servings,
})
const dough = recipe('dough', 'Pizza Dough', ['For the dough:', '4 cups flour', '2 teaspoons yeast'])
const dressing = recipe('dressing', 'Basic Vinaigrette', ['1/2 cup olive oil', '2 tablespoons vinegar'])
const sauce = recipe('sauce', 'Marinara Sauce', ['1 can tomatoes', '2 cloves garlic'])
const find = titleLookup([dough, dressing, sauce])

describe('linkIn', () => {
  it.each([
    ['1 batch Pizza Dough', 'dough', 1],
    ['a batch of pizza dough', 'dough', 1],
    ['2 batches of my Pizza Dough, at room temperature', 'dough', 2],
    ['½ recipe Basic Vinaigrette', 'dressing', 0.5],
    ['Half a recipe basic vinaigrette', 'dressing', 0.5],
    ['double recipe Marinara Sauce', 'sauce', 2],
    ['1 1/2 recipes Marinara Sauce (below)', 'sauce', 1.5],
    ['1 quantity pizza doughs', 'dough', 1],
    ['2 cups Marinara Sauce (see recipe)', 'sauce', 1],
    ['Marinara Sauce (recipe follows)', 'sauce', 1],
    ['2 servings Marinara Sauce (see recipe)', 'sauce', 0.5],
  ])('%s', (line, id, factor) => expect(linkIn(line, find)).toMatchObject({ recipe: { id }, factor }))

  it.each([
    '2 cups Marinara Sauce',
    '1 batch cookie dough',
    '1 pizza dough',
    'Pizza Dough:',
    '',
    '1 recipe',
    '(see recipe)',
  ])('"%s" is an ordinary line', (line) => expect(linkIn(line, find)).toBeUndefined())

  it('finds the user’s own recipe before one of the collection', () => {
    const own = recipe('own', 'PIZZA dough', [])
    expect(titleLookup([own, dough])('Pizza Dough')?.id).toBe('own')
  })
})

describe('expandedLines', () => {
  it('puts the lines of the other recipe in place of the line, scaled', () => {
    const pizza = recipe('pizza', 'Pizza', ['For the base:', '1/2 batch Pizza Dough', '1 cup mozzarella'])
    expect(expandedLines(pizza, find)).toEqual([
      { line: 'For the base:', at: 0, through: [] },
      { line: '2 cups flour', at: 1, through: ['dough'] },
      { line: '1 teaspoon yeast', at: 1, through: ['dough'] },
      { line: '1 cup mozzarella', at: 2, through: [] },
    ])
  })

  it('multiplies the batches of recipes inside of recipes', () => {
    const inner = recipe('c', 'Spice Mix', ['4 tablespoons paprika'])
    const middle = recipe('b', 'Rub', ['1/2 recipe Spice Mix'])
    const outer = recipe('a', 'Ribs', ['1/2 recipe Rub', '2 pounds ribs'])
    expect(expandedLines(outer, titleLookup([inner, middle])).map(({ line }) => line)).toEqual([
      '1 tablespoon paprika',
      '2 pounds ribs',
    ])
  })

  it('keeps the line of a recipe inside of itself', () => {
    const a = recipe('a', 'Starter', ['1 batch Levain', '1 cup water'])
    const b = recipe('b', 'Levain', ['1 batch Starter', '1 cup flour'])
    const own = recipe('c', 'Quine', ['1 batch Quine'])
    expect(expandedLines(a, titleLookup([a, b])).map(({ line }) => line)).toEqual([
      '1 batch Starter',
      '1 cup flour',
      '1 cup water',
    ])
    expect(expandedLines(own, titleLookup([own])).map(({ line }) => line)).toEqual(['1 batch Quine'])
  })

  it('keeps the line of a recipe without ingredients', () => {
    const [empty, headed] = [recipe('e', 'Broth', []), recipe('h', 'Stock', ['For later:'])]
    const soup = recipe('s', 'Soup', ['1 batch Broth', '1 batch Stock'])
    expect(expandedLines(soup, titleLookup([empty, headed])).map(({ line }) => line)).toEqual(
      soup.ingredients,
    )
  })

  it('goes three recipes deep', () => {
    const chain = Array.from({ length: 6 }, (_, at) =>
      recipe(`r${at}`, `Layer ${'abcdef'[at]}x`, [`1 batch Layer ${'abcdefg'[at + 1]}x`]),
    )
    const [line] = expandedLines(chain[0] as LinkableRecipe, titleLookup(chain))
    expect(line).toEqual({ line: '1 batch Layer ex', at: 0, through: ['r1', 'r2', 'r3'] })
  })

  it('ends, however many lines refer to however many others', () => {
    const wide = Array.from({ length: 5 }, (_, at) =>
      recipe(`w${at}`, `Wide ${'abcde'[at]}x`, Array(200).fill(`1 batch Wide ${'abcdef'[at + 1]}x`)),
    )
    expect(expandedLines(wide[0] as LinkableRecipe, titleLookup(wide))).toHaveLength(1000)
  })
})
