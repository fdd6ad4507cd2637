// @vitest-environment jsdom
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ART } from '#content/covers/library.ts'
import { BY_EMOJI } from '#content/covers/meanings.ts'
import type { CoverRecipe } from './art.ts'
import { COVER_BYTES, coverAlt, drawCover } from './cover.ts'
import { DISHES, type Dish, dishFor } from './dish.ts'
import { drawGround } from './grounds.ts'
import { paletteFor } from './palettes.ts'
import { planCover } from './plan.ts'
import { chanceFrom } from './seed.ts'
import { lightness } from './svg.ts'

function problemsOf(svg: string): string[] {
  const doc = new DOMParser().parseFromString(svg, 'image/svg+xml')
  const problems: string[] = []
  if (doc.querySelector('parsererror')) problems.push('not well-formed')
  if (doc.querySelector('text, script, foreignObject, image, a, style')) problems.push('has more than shapes')
  const ids = [...doc.querySelectorAll('[id]')].map((element) => element.id)
  if (new Set(ids).size !== ids.length) problems.push('ids twice')
  const asked = [...svg.matchAll(/(?:url\(|href=")#([^)"]+)/g)].map((match) => match[1] as string)
  for (const id of asked) if (!ids.includes(id)) problems.push(`no ${id}`)
  if (/NaN|undefined|null|Infinity/.test(svg)) problems.push('holes')
  if (/[^\x20-\x7e]/.test(svg)) problems.push('not ASCII')
  if (svg.length >= COVER_BYTES) problems.push(`${svg.length} bytes`)
  return problems
}

const SOUP: CoverRecipe = {
  id: 'tomato-and-white-bean-soup',
  title: 'Tomato and White Bean Soup',
  cuisine: 'italian',
  meal: 'soup',
  ingredients: [
    '2 tablespoons olive oil',
    '1 onion, chopped',
    '2 cans (15 oz) cannellini beans',
    '1 can (28 oz) crushed tomatoes',
    '4 cups water',
    'salt and black pepper, to taste',
    '1/2 cup basil leaves',
  ],
}

const MEALS = ['breakfast', 'lunch', 'dinner', 'side', 'soup', 'salad', 'bread', 'dessert', 'snack', 'drink']
const KITCHENS = [
  'american',
  'italian',
  'chinese',
  'japanese',
  'thai',
  'korean',
  'vietnamese',
  'mexican',
  'mediterranean',
  'indian',
  'french',
]
const CUISINES = [...KITCHENS, '']
const NAMES = [...ART.byIngredient.keys()]
const TITLES = [
  '',
  'Pizza',
  'Tart',
  'Cookies',
  'Muffins',
  'Naan',
  'Stew',
  'Sheet-Pan Supper',
  'Skillet',
  'Bake',
  'Ice Cream',
  'Hot Tea',
  'Toast',
  'Rolls',
  'Pancakes',
  'Cake',
]

describe('drawCover', () => {
  it('draws the same picture for the same recipe, and a different one for another id', () => {
    expect(drawCover(SOUP, ART)).toBe(drawCover({ ...SOUP }, ART))
    expect(drawCover({ ...SOUP, id: 'another' }, ART)).not.toBe(drawCover(SOUP, ART))
  })

  it('is 4:3, well-formed, under the limit and made of shapes only', () => {
    const svg = drawCover(SOUP, ART)
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 640 480">/)
    expect(problemsOf(svg)).toEqual([])
  })

  it('includes none of the recipe’s text in the picture', () => {
    const marked = drawCover(
      { ...SOUP, id: 'zqxj<x>', title: 'zqxj" onload="zqxj', ingredients: ['zqxj & zqxj', '2 zqxj'] },
      ART,
    )
    expect(marked).not.toContain('zqxj')
    expect(problemsOf(marked)).toEqual([])
  })

  it('works for any meal, cuisine, title and ingredients', () => {
    const recipe = fc.record({
      id: fc.uuid(),
      title: fc.constantFrom(...TITLES),
      cuisine: fc.constantFrom(...CUISINES),
      meal: fc.constantFrom(...MEALS),
      ingredients: fc.array(fc.constantFrom(...NAMES), { maxLength: 14 }),
    })
    fc.assert(
      fc.property(recipe, (one) => {
        expect(problemsOf(drawCover(one, ART))).toEqual([])
      }),
      { numRuns: 100 },
    )
  }, 120_000)

  it('handles arbitrary strings', () => {
    const text = fc.string({ unit: 'binary', maxLength: 60 })
    const recipe = fc.record({
      id: text,
      title: text,
      cuisine: fc.option(text),
      meal: fc.option(text),
      ingredients: fc.array(text, { maxLength: 8 }),
    })
    fc.assert(
      fc.property(recipe, (one) => {
        expect(problemsOf(drawCover(one, ART))).toEqual([])
        expect(coverAlt(one, ART).length).toBeLessThan(120)
      }),
      { numRuns: 60 },
    )
  }, 120_000)

  it('stays under the limit with the largest drawings', () => {
    const heaviest = Object.entries(BY_EMOJI)
      .sort(([, a], [, b]) => (ART.pieces[b]?.body.length ?? 0) - (ART.pieces[a]?.body.length ?? 0))
      .slice(0, 6)
      .map(([emoji]) => emoji)
    for (const meal of MEALS)
      for (let i = 0; i < 4; i++)
        expect(
          problemsOf(drawCover({ id: `${meal}${i}`, title: '', meal, ingredients: heaviest }, ART)),
        ).toEqual([])
  })

  it('gives 300 recipes from one pantry 300 different pictures', () => {
    const covers = Array.from({ length: 300 }, (_, i) =>
      drawCover({ ...SOUP, id: `r${i}` }, ART).replaceAll(/c[a-z0-9]+?(?=[ps\d]")/g, ''),
    )
    expect(new Set(covers).size).toBe(300)
  })
})

describe('palettes', () => {
  const house = paletteFor('')

  it('has one for each cuisine, and each shows on the picture', () => {
    for (const cuisine of KITCHENS) {
      const palette = paletteFor(cuisine)
      expect(palette).not.toBe(house)
      const svg = drawCover({ ...SOUP, cuisine }, ART)
      expect(palette.grounds.some((ground) => svg.includes(`height="480" fill="${ground}"`))).toBe(true)
    }
    expect(new Set(KITCHENS.map((cuisine) => paletteFor(cuisine).grounds.join())).size).toBe(11)
  })

  it('falls back to the house colours, and knows wider names', () => {
    expect(paletteFor(null)).toBe(house)
    expect(paletteFor('Martian')).toBe(house)
    expect(KITCHENS.map(paletteFor)).toContain(paletteFor('Italian-American'))
    expect(paletteFor('Asian')).toBe(paletteFor('vietnamese'))
  })

  it('keeps grounds between the dark and the light page', () => {
    for (const palette of CUISINES.map(paletteFor)) {
      for (const ground of palette.grounds) {
        expect(lightness(ground)).toBeGreaterThan(0.25)
        expect(lightness(ground)).toBeLessThan(0.84)
      }
      for (const pattern of palette.patterns)
        expect(drawGround(pattern, '#888888', 'g', 1)).toContain('<pattern')
    }
  })
})

describe('dishes', () => {
  const dishesOf = (title: string, meal: string) =>
    new Set(Array.from({ length: 40 }, (_, i) => dishFor(title, meal, chanceFrom(`${i}`))))

  it.each<[string, string, Dish[]]>([
    ['Lentil Soup', 'soup', ['bowl', 'deep bowl', 'pot']],
    ['Garden Greens', 'salad', ['salad bowl']],
    ['Country Loaf', 'bread', ['loaf']],
    ['Garlic Naan', 'bread', ['flatbreads']],
    ['Lemonade', 'drink', ['glass']],
    ['Masala Chai', 'drink', ['mug']],
    ['Carrot Cake', 'dessert', ['cake stand']],
    ['Peach Tart', 'dessert', ['tart']],
    ['Oatmeal Cookies', 'dessert', ['cookies']],
    ['One-Pot Jambalaya', 'dinner', ['pot', 'deep bowl']],
    ['Skillet Chicken', 'dinner', ['skillet']],
    ['Buttermilk Pancakes', 'breakfast', ['pancakes']],
    ['Party Mix', 'snack', ['board', 'deep bowl']],
    ['Sheet-Pan Salmon', 'dinner', ['sheet pan']],
  ])('%s (%s)', (title, meal, dishes) => {
    expect([...dishesOf(title, meal)].filter((dish) => !dishes.includes(dish))).toEqual([])
  })

  it('draws every dish', () => {
    const seen = new Set<Dish>()
    for (const title of [...TITLES, 'Focaccia', 'Pudding', 'Enchiladas'])
      for (const meal of MEALS) for (const dish of dishesOf(title, meal)) seen.add(dish)
    expect([...seen].sort()).toEqual(Object.keys(DISHES).sort())
  })
})

describe('main ingredients', () => {
  const keysOf = (ingredients: string[], title = 'Supper', meal = 'dinner') =>
    planCover({ id: 'x', title, meal, ingredients }, ART).keys

  it('finds them in the lines, most characteristic first', () => {
    expect(
      keysOf(['1 onion', '2 carrots, sliced', '1 1/2 lb (700 g) boneless chicken thighs']).slice(0, 2),
    ).toEqual(['poultry-leg', 'carrot'])
    expect(keysOf(['3 carrots', '2 cups peas'], 'Peas and Ham')[0]).toBe('pea-pod')
  })

  it('never makes salt, oil, water, flour, sugar or pepper a star', () => {
    const plain = keysOf([
      '1 tsp salt',
      '2 tbsp olive oil',
      '1 cup water',
      '2 cups flour',
      '1 tbsp sugar',
      'black pepper',
      '1 tsp baking powder',
      '1 lb shrimp',
    ])
    expect(plain).toEqual(['shrimp'])
  })

  it('accepts emoji too', () => {
    expect(keysOf(['🍅', '🧀'])).toEqual(['tomato', 'cheese-wedge'])
  })

  it('shows eggs the way the dish prepares them', () => {
    expect(keysOf(['4 eggs', '8 slices bacon'], 'Bacon and Eggs', 'breakfast')).toContain('fried-egg')
    expect(keysOf(['4 eggs', '1 lb strawberries'], 'Strawberry Cake', 'dessert')).toEqual(['strawberry'])
  })

  it('describes in words what is drawn', () => {
    expect(coverAlt(SOUP, ART)).toMatch(/^Drawing of a (bowl|pot) with white beans, tomato and herbs$/)
  })
})

describe('food art', () => {
  it('has a drawing for every meaning', () => {
    for (const key of [
      ...ART.byIngredient.values(),
      ...Object.values(BY_EMOJI),
      ...ART.byTitle.map(([, key]) => key),
    ])
      expect(ART.pieces[key]?.body, key).toBeTruthy()
  })

  it('has no ids, links or text in any drawing, and none is too large', () => {
    for (const [key, { body }] of Object.entries(ART.pieces)) {
      expect(body, key).not.toMatch(/\bid=|url\(|href|<text/)
      expect(body.length, key).toBeLessThan(1500)
    }
  })
})
