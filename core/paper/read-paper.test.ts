import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readPaper } from './read-paper.ts'
import { lineAt, linesAt, samplePage } from './sample-pages.ts'

const LIST = ['200 g red lentils', '1 onion, chopped', '2 tbsp olive oil', '1 tsp cumin', '800 ml water']
const METHOD = [
  '1. Warm the oil in a pot and fry the',
  'onion until it is soft.',
  '2. Add the lentils, the cumin and the',
  'water and simmer for 20 minutes.',
]
const STEPS = [
  'Warm the oil in a pot and fry the onion until it is soft.',
  'Add the lentils, the cumin and the water and simmer for 20 minutes.',
]
const title = (y = 60, text = 'Red lentil soup', x = 80) => lineAt(x, y, text, { size: 48 })
const only = (page: ReturnType<typeof samplePage>) => {
  const { recipes } = readPaper([page])
  expect(recipes).toHaveLength(1)
  return recipes[0]?.content
}

describe('a page of a cookbook', () => {
  it('is read from top to bottom', () => {
    const page = samplePage(
      title(),
      linesAt(80, 140, ['Ingredients']),
      linesAt(80, 180, LIST),
      linesAt(80, 360, ['Method']),
      linesAt(80, 400, METHOD),
    )
    expect(only(page)).toMatchObject({ title: 'Red lentil soup', ingredients: LIST, instructions: STEPS })
  })

  it('with the ingredients left of the method is read column by column', () => {
    const page = samplePage(
      title(),
      linesAt(80, 140, ['Ingredients']),
      linesAt(80, 180, LIST),
      linesAt(460, 140, ['Method']),
      linesAt(460, 180, METHOD),
    )
    expect(only(page)).toMatchObject({ title: 'Red lentil soup', ingredients: LIST, instructions: STEPS })
  })

  it('with two columns of ingredients above the method keeps its heading with the method', () => {
    const page = samplePage(
      title(),
      linesAt(80, 140, ['Ingredients']),
      linesAt(80, 180, LIST.slice(0, 3)),
      linesAt(500, 180, LIST.slice(3)),
      linesAt(80, 300, ['Method']),
      linesAt(80, 340, [
        '1. Warm the oil in a pot and fry the onion until it is soft and a little brown at the edges,',
        'about 8 minutes.',
      ]),
      linesAt(80, 400, ['2. Add the rest and simmer for 20 minutes.']),
    )
    expect(only(page)).toMatchObject({
      ingredients: LIST,
      instructions: [
        'Warm the oil in a pot and fry the onion until it is soft and a little brown at the edges, about 8 minutes.',
        'Add the rest and simmer for 20 minutes.',
      ],
    })
  })

  it('with amounts in a column of their own keeps each with its ingredient', () => {
    const page = samplePage(
      title(),
      linesAt(80, 140, ['Ingredients']),
      linesAt(80, 180, ['200 g', '1', '2 tbsp', '1 tsp', '800 ml']),
      linesAt(300, 180, ['red lentils', 'onion, chopped', 'olive oil', 'cumin', 'water']),
      linesAt(80, 360, ['Method']),
      linesAt(80, 400, METHOD),
    )
    expect(only(page)).toMatchObject({ ingredients: LIST, instructions: STEPS })
  })

  it('over two pages of one photo is read left page first, without page numbers and running head', () => {
    const page = {
      ...samplePage(
        lineAt(60, 60, 'Red lentil soup', { size: 48 }),
        linesAt(60, 140, ['Ingredients']),
        linesAt(60, 180, LIST),
        lineAt(240, 1350, '64', { size: 14 }),
        lineAt(820, 30, 'Soups', { size: 14 }),
        linesAt(560, 140, ['Method']),
        linesAt(560, 180, METHOD),
        lineAt(760, 1350, '65', { size: 14 }),
      ),
    }
    expect(only(page)).toMatchObject({ title: 'Red lentil soup', ingredients: LIST, instructions: STEPS })
  })

  it('joins words that were divided, and lines that were wrapped', () => {
    const page = samplePage(
      title(),
      linesAt(80, 140, ['Ingredients']),
      linesAt(80, 180, ['2 tbsp freshly chopped flat-leaf', 'parsley', '1 onion', '3 eggs']),
      linesAt(80, 330, ['Method']),
      linesAt(80, 370, ['Fry the onion with the pars-', 'ley over medium-', 'high heat until all is soft.']),
    )
    expect(only(page)).toMatchObject({
      ingredients: ['2 tbsp freshly chopped flat-leaf parsley', '1 onion', '3 eggs'],
      instructions: ['Fry the onion with the parsley over medium-high heat until all is soft.'],
    })
  })

  it('keeps ingredients apart that fill the lines of a narrow column', () => {
    const list = ['10 ounces stale bread, cut into cubes', '2 cups grated cheddar cheese, divided', '4 eggs']
    const page = samplePage(
      title(),
      linesAt(80, 140, ['Ingredients']),
      linesAt(80, 180, list),
      linesAt(80, 360, ['Method']),
      linesAt(80, 400, METHOD),
    )
    expect(only(page)?.ingredients).toEqual(list)
  })

  it('has a title in two lines of large letters', () => {
    const page = samplePage(
      title(60, 'Red lentil soup with'),
      title(115, 'lemon'),
      linesAt(80, 200, ['Ingredients']),
      linesAt(80, 240, LIST),
      linesAt(80, 420, ['Method']),
      linesAt(80, 460, METHOD),
    )
    expect(only(page)?.title).toBe('Red lentil soup with lemon')
  })
})

describe('several recipes', () => {
  const recipe = (name: string, x = 80, y = 60) => [
    ...title(y, name, x),
    ...linesAt(x, y + 80, ['Ingredients']),
    ...linesAt(x, y + 120, LIST),
    ...linesAt(x, y + 300, ['Method']),
    ...linesAt(x, y + 340, METHOD),
  ]

  it('on one page are parted at their titles', () => {
    const { recipes } = readPaper([samplePage(recipe('Red lentil soup'), recipe('Lentil stew', 80, 640))])
    expect(recipes.map(({ content }) => content.title)).toEqual(['Red lentil soup', 'Lentil stew'])
    for (const { content } of recipes)
      expect(content).toMatchObject({ ingredients: LIST, instructions: STEPS })
  })

  it('of a book have their pages, and no chapter becomes a recipe', () => {
    const chapter = samplePage(lineAt(80, 600, 'Soups', { size: 90 }))
    const pages = ['Red lentil soup', 'Lentil stew', 'Dal'].map((name) => samplePage(recipe(name)))
    const { recipes } = readPaper([chapter, ...pages])
    expect(recipes.map(({ content }) => content.title)).toEqual(['Red lentil soup', 'Lentil stew', 'Dal'])
    expect(recipes.map((one) => one.pages.at(-1))).toEqual([1, 2, 3])
  })

  it('keep a last line that all of them have, and lose the foot of the page', () => {
    const foot = (number: number) => lineAt(400, 1360, `${number} Winter kitchen`, { size: 14 })
    const pages = ['Red lentil soup', 'Lentil stew', 'Dal'].map((name, at) =>
      samplePage(recipe(name), linesAt(80, 512, ['3. Serve hot.']), foot(at + 7)),
    )
    for (const given of [pages, pages.map(({ words, ...page }) => ({ ...page, words: words.slice(0, -3) }))])
      for (const { content, notes } of readPaper(given).recipes) {
        expect(content.instructions).toEqual([...STEPS, 'Serve hot.'])
        expect(notes).toEqual([])
      }
  })

  it('a group of ingredients in larger letters starts no recipe', () => {
    const page = samplePage(
      title(),
      linesAt(80, 140, ['Ingredients']),
      linesAt(80, 180, LIST),
      lineAt(80, 340, 'For the topping', { size: 30 }),
      linesAt(80, 390, ['1 lemon', '2 tbsp yogurt']),
      linesAt(80, 470, ['Method']),
      linesAt(80, 510, METHOD),
    )
    expect(only(page)?.ingredients).toEqual(expect.arrayContaining(['1 lemon', '2 tbsp yogurt']))
  })
})

describe('what to check', () => {
  it('are the lines with words that were hard to read', () => {
    const page = samplePage(
      title(),
      linesAt(80, 140, ['Ingredients']),
      linesAt(80, 180, LIST.slice(0, 2)),
      linesAt(80, 236, ['2 tbsp olive oll'], { confidence: 41 }),
      linesAt(80, 264, LIST.slice(3)),
      linesAt(80, 360, ['Method']),
      linesAt(80, 400, METHOD),
    )
    expect(readPaper([page]).recipes[0]?.doubts).toEqual({ title: false, ingredients: [2], instructions: [] })
  })

  it('are amounts that a fraction was lost from', () => {
    const list = ['5 cup sugar', 'cup flour', 'Y2 cup milk', '2 cups oats', '1 cup cream']
    const page = samplePage(
      title(),
      linesAt(80, 140, ['Ingredients', ...list]),
      linesAt(80, 360, ['Method', ...METHOD]),
    )
    const [recipe] = readPaper([page]).recipes
    expect(recipe?.doubts.ingredients.map((at) => recipe.content.ingredients[at])).toEqual(list.slice(0, 3))
  })

  it('is nothing of a PDF, whose letters are certain', () => {
    const sure = { confidence: 100 }
    const page = samplePage(
      lineAt(80, 60, 'Red lentil soup', { size: 48, ...sure }),
      linesAt(80, 140, ['Ingredients', ...LIST], sure),
      linesAt(80, 360, ['Method', ...METHOD], sure),
    )
    expect(readPaper([page]).recipes[0]?.doubts).toEqual({ title: false, ingredients: [], instructions: [] })
  })
})

describe('any page', () => {
  const word = fc.record({
    text: fc.string({ minLength: 1, maxLength: 12 }),
    x0: fc.integer({ min: -50, max: 1000 }),
    y0: fc.integer({ min: -50, max: 1400 }),
    wide: fc.integer({ min: 0, max: 300 }),
    high: fc.integer({ min: 0, max: 90 }),
    confidence: fc.integer({ min: 0, max: 100 }),
  })
  it('is read without an error, whatever is on it', () => {
    fc.assert(
      fc.property(fc.array(word, { maxLength: 60 }), (words) => {
        const page = {
          width: 1000,
          height: 1400,
          words: words.map(({ wide, high, ...one }) => ({
            ...one,
            x1: one.x0 + wide,
            y1: one.y0 + high,
            size: high,
          })),
        }
        expect(readPaper([page, page]).recipes.length).toBeLessThan(20)
      }),
      { numRuns: 25 },
    )
  })

  it('gives the same recipe wherever on the paper it is, and in any size', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.3, max: 4, noNaN: true }),
        fc.integer({ min: 0, max: 400 }),
        (scale, by) => {
          const page = samplePage(
            title(),
            linesAt(80, 140, ['Ingredients', ...LIST]),
            linesAt(80, 360, ['Method', ...METHOD]),
          )
          const moved = {
            width: 1000 * scale + by,
            height: 1400 * scale + by,
            words: page.words.map((one) => ({
              ...one,
              x0: one.x0 * scale + by,
              x1: one.x1 * scale + by,
              y0: one.y0 * scale + by,
              y1: one.y1 * scale + by,
              size: one.size * scale,
            })),
          }
          expect(readPaper([moved]).recipes[0]?.content).toEqual(readPaper([page]).recipes[0]?.content)
        },
      ),
      { numRuns: 8 },
    )
  })
})
