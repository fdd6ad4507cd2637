// @vitest-environment jsdom
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { choosePieces } from './choose-pieces.ts'
import { COVER_BYTES, coverAlt, drawCover, drawWideCover } from './cover.ts'
import { formFor } from './form-rules.ts'
import { FORMS, type Form } from './forms.ts'
import { paletteFor } from './palettes.ts'
import { PIECES } from './pieces.ts'
import { type CoverRecipe, wordsOf } from './recipe.ts'
import { lightness } from './svg.ts'

/** Every element is closed in its order; a parser is far slower, and reads one cover of each form. */
function isBalanced(svg: string): boolean {
  const open: string[] = []
  for (const [, close, name, end] of svg.matchAll(/<(\/?)([a-zA-Z]+)(?: [a-zA-Z:0-9-]+="[^"<>]*")*(\/?)>/g))
    if (close) {
      if (open.pop() !== name) return false
    } else if (!end) open.push(name as string)
  return open.length === 0 && !/<[^/a-zA-Z]|<[^>]*</.test(svg)
}

function problemsOf(svg: string): string[] {
  const problems: string[] = []
  if (!isBalanced(svg)) problems.push('not well-formed')
  if (/<(text|script|foreignObject|image|a|style|filter)\b/.test(svg)) problems.push('has more than shapes')
  const ids = new Set<string>()
  const prefix = /id="(c[0-9a-z]+)s"/.exec(svg)?.[1] ?? '-'
  for (const [, id] of svg.matchAll(/ id="([^"]+)"/g)) {
    if (ids.has(id as string)) problems.push(`${id} twice`)
    if (!id?.startsWith(prefix)) problems.push('an id of no cover')
    ids.add(id as string)
  }
  for (const [, id] of svg.matchAll(/(?:url\(|href=")#([^)"]+)/g))
    if (!ids.has(id as string)) problems.push(`no ${id}`)
  if (/NaN|undefined|null|Infinity/.test(svg)) problems.push('holes')
  if (/[^\x20-\x7d]/.test(svg)) problems.push('not ASCII, or an id without its prefix')
  if (svg.length >= COVER_BYTES) problems.push(`${svg.length} bytes`)
  return problems
}

const parses = (svg: string) =>
  new DOMParser().parseFromString(svg, 'image/svg+xml').querySelector('parsererror') === null

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

/** Finished dishes and the form each must take. */
const GOLDEN: readonly (readonly [string, string, Form])[] = [
  ['Fudgy Cocoa Brownies', 'dessert', 'bars'],
  ['Garlic Butter Naan', 'bread', 'flatbreads'],
  ['French Onion Soup with Gruyère Toasts', 'soup', 'gratin soup'],
  ['Shakshuka with Feta', 'breakfast', 'shakshuka'],
  ['Silky Hummus', 'snack', 'dip'],
  ['Lamb Rogan Josh', 'dinner', 'stew'],
  ['Thai Green Chicken Curry', 'dinner', 'stew'],
  ['Weeknight Chana Masala', 'dinner', 'stew'],
  ['Everyday Minestrone', 'soup', 'broth'],
  ['Potato Leek Soup', 'soup', 'creamy soup'],
  ['Weeknight Beef Pho', 'soup', 'noodle soup'],
  ['Shrimp Pad Thai', 'dinner', 'noodles'],
  ['Bún Bowls with Caramelized Pork Patties', 'dinner', 'noodles'],
  ['Vegetable Bibimbap', 'dinner', 'grain bowl'],
  ['Kale Caesar with Crisp Chickpeas', 'salad', 'green salad'],
  ['Picnic Potato Salad with Eggs', 'salad', 'mixed salad'],
  ['Chunky Guacamole', 'snack', 'chunky dip'],
  ['Thick Tzatziki', 'snack', 'dip'],
  ['Maple Baked Navy Beans', 'dinner', 'beans'],
  ['Green Beans with Browned Butter Almonds', 'side', 'vegetables'],
  ['Ginger and Mushroom Congee', 'breakfast', 'porridge'],
  ['Mushroom Risotto with Thyme', 'dinner', 'mash or risotto'],
  ['Apple and Cinnamon Oatmeal', 'breakfast', 'sweet bowl'],
  ['Smoky Stovetop Popcorn', 'snack', 'snack bowl'],
  ['Kung Pao Chicken', 'dinner', 'stir-fry'],
  ['Kimchi Fried Rice with Fried Eggs', 'dinner', 'rice plate'],
  ['Spaghetti Carbonara', 'dinner', 'long pasta'],
  ['Penne alla Vodka', 'dinner', 'short pasta'],
  ['Baked Ziti with Ricotta and Spinach', 'dinner', 'gratin'],
  ['Shepherd’s Pie', 'dinner', 'gratin'],
  ['Beef Lasagna with Béchamel', 'dinner', 'layered slice'],
  ['Black Bean and Sweet Potato Enchiladas', 'dinner', 'enchiladas'],
  ['Sheet-Pan Chicken Fajitas', 'dinner', 'sheet pan'],
  ['Garlic Mashed Potatoes', 'side', 'mash'],
  ['Crackling Rosemary Roast Potatoes', 'side', 'fries'],
  ['Stuffed Bell Peppers with Beef and Rice', 'dinner', 'stuffed'],
  ['Roast Chicken with Carrots and Potatoes', 'dinner', 'roast bird'],
  ['Garlic Butter Chicken with Asparagus', 'dinner', 'chicken pan'],
  ['Barbecue Drumsticks and Corn', 'dinner', 'glazed pile'],
  ['Chicken Katsu with Shredded Cabbage', 'dinner', 'cutlets'],
  ['Steak au Poivre with Green Beans', 'dinner', 'sliced meat'],
  ['Pork Chops with Apples and Onions', 'dinner', 'chops'],
  ['Turkey Meatballs with Lemon Orzo', 'dinner', 'meatballs'],
  ['Beef Kofta with Tomato Cucumber Salad', 'dinner', 'skewers'],
  ['Miso-Broiled Salmon with Bok Choy and Rice', 'dinner', 'fish fillet'],
  ['Shrimp Saganaki', 'dinner', 'shrimp'],
  ['Mussels Steamed in White Wine and Shallots', 'dinner', 'mussels'],
  ['Sausages with Sauerkraut and Potatoes', 'dinner', 'sausages'],
  ['Bánh Mì Ốp La', 'breakfast', 'fried eggs'],
  ['Roast Beef Hash with Eggs', 'breakfast', 'hash'],
  ['Masala Omelet', 'breakfast', 'omelet'],
  ['Tamagoyaki', 'breakfast', 'rolled omelet'],
  ['Soft Scrambled Eggs on Toast', 'breakfast', 'scramble'],
  ['Spanish Potato Tortilla', 'lunch', 'frittata'],
  ['Deviled Eggs with Mustard', 'snack', 'halved eggs'],
  ['Skillet Beef Tacos', 'dinner', 'tacos'],
  ['Freezer Breakfast Burritos', 'breakfast', 'burrito'],
  ['Herb Falafel in Pita', 'dinner', 'filled bread'],
  ['Turkey Lettuce Wraps', 'lunch', 'lettuce cups'],
  ['Chicken Tinga Tostadas', 'dinner', 'tostadas'],
  ['Black Bean Quesadillas', 'lunch', 'quesadilla'],
  ['Smashed Cheeseburgers with Quick Slaw', 'dinner', 'burger'],
  ['Sage Sausage Breakfast Sandwiches', 'breakfast', 'sandwich'],
  ['Tomato Bruschetta', 'snack', 'toast'],
  ['Pizza Margherita', 'dinner', 'pizza'],
  ['Tofu Summer Rolls with Peanut Dip', 'snack', 'summer rolls'],
  ['Pork Dumplings', 'dinner', 'dumplings'],
  ['Tuna Mayo Onigiri', 'snack', 'rice balls'],
  ['Buttermilk Pancakes', 'breakfast', 'pancakes'],
  ['Crisp Cornmeal Waffles', 'breakfast', 'waffles'],
  ['Lemon Sugar Crêpes', 'dessert', 'crepes'],
  ['Corn and Zucchini Fritters', 'lunch', 'fritters'],
  ['Brown Sugar Banana Bread', 'bread', 'loaf'],
  ['Weekend Baguettes', 'bread', 'baguettes'],
  ['Pull-Apart Dinner Rolls', 'bread', 'rolls'],
  ['Rosemary Focaccia', 'bread', 'focaccia'],
  ['Southern Skillet Cornbread', 'bread', 'cornbread'],
  ['Flaky Buttermilk Biscuits', 'bread', 'biscuits'],
  ['Brown Butter Chocolate Chip Cookies', 'dessert', 'cookies'],
  ['Birthday Layer Cake', 'dessert', 'layer cake'],
  ['Orange Olive Oil Cake', 'dessert', 'round cake'],
  ['Lemon Bundt', 'dessert', 'bundt'],
  ['Tiramisu without Raw Eggs', 'dessert', 'cake slice'],
  ['Cherry Clafoutis', 'dessert', 'tart'],
  ['Chicken Pot Pie with Puff Pastry', 'dinner', 'pie'],
  ['Oat and Pecan Apple Crisp', 'dessert', 'crumble'],
  ['Blueberry Yogurt Muffins', 'breakfast', 'muffins'],
  ['Vanilla Milk Pudding with Raspberries', 'dessert', 'pudding'],
  ['Blender Flan', 'dessert', 'flan'],
  ['Banana Peanut Soft Serve', 'dessert', 'ice cream'],
  ['Mango Kulfi Pops', 'dessert', 'pops'],
  ['Vanilla and Lemon Poached Pears', 'dessert', 'fruit plate'],
  ['Mango Lassi', 'drink', 'smoothie'],
  ['Lemon Zest Lemonade', 'drink', 'tall drink'],
  ['Masala Chai', 'drink', 'mug'],
  ['Lime-Pickled Red Onions', 'side', 'jar'],
  ['Peach Caprese', 'salad', 'fruit or tomato salad'],
  ['Korean Spicy Chicken and Cabbage Skillet', 'dinner', 'stir-fry'],
  ['Rice Dumplings in Sweet Soy Glaze', 'dessert', 'skewers'],
  ['Berry Baked Oatmeal', 'breakfast', 'crumble'],
  ['Cheddar and Onion Strata', 'breakfast', 'crumble'],
  ['Cold-Rise Pizza Dough', 'bread', 'rolls'],
  ['Chickpea Fatteh', 'breakfast', 'mixed salad'],
  ['Turmeric Tofu Scramble', 'breakfast', 'scramble'],
  ['Pork Larb with Toasted Rice', 'dinner', 'mixed salad'],
]

const recipeOf = (title: string, meal: string, ingredients: readonly string[] = []): CoverRecipe => ({
  id: title,
  title,
  meal,
  ingredients,
})

describe('drawCover', () => {
  it('draws the same picture for the same recipe, and a different one for another id', () => {
    expect(drawCover(SOUP)).toBe(drawCover({ ...SOUP }))
    expect(drawCover({ ...SOUP, id: 'another' })).not.toBe(drawCover(SOUP))
  })

  it('is 4:3, well-formed, under the limit and made of shapes only', () => {
    const svg = drawCover(SOUP)
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 640 480">/)
    expect(problemsOf(svg)).toEqual([])
  })

  it('has its table on both sides of a link preview', () => {
    const wide = drawWideCover(SOUP)
    expect(wide).toContain('viewBox="-137 0 914 480"')
    expect(wide).toContain('<rect x="-140" width="920" height="480"')
    expect(problemsOf(wide)).toEqual([])
  })

  it('includes none of the recipe’s text in the picture', () => {
    const marked = drawCover({
      ...SOUP,
      id: 'zqxj<x>',
      title: 'zqxj" onload="zqxj',
      ingredients: ['zqxj & zqxj', '2 zqxj'],
    })
    expect(marked).not.toContain('zqxj')
    expect(problemsOf(marked)).toEqual([])
  })

  it('works for any meal, cuisine, title and ingredients', () => {
    const foods = Object.values(PIECES).map(({ name }) => name)
    const recipe = fc.record({
      id: fc.uuid(),
      title: fc.constantFrom(...GOLDEN.map(([title]) => title), 'Supper'),
      cuisine: fc.constantFrom(...CUISINES),
      meal: fc.constantFrom(...MEALS),
      ingredients: fc.array(fc.constantFrom(...foods, 'rice', 'cheddar', 'cilantro', 'sesame seeds'), {
        maxLength: 16,
      }),
    })
    fc.assert(
      fc.property(recipe, (one) => {
        expect(problemsOf(drawCover(one))).toEqual([])
      }),
      { numRuns: 150 },
    )
  })

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
        expect(problemsOf(drawCover(one))).toEqual([])
        expect(coverAlt(one).length).toBeLessThan(120)
      }),
      { numRuns: 60 },
    )
  })

  it('stays under the limit with every piece in every form', () => {
    const heavy = Object.entries(PIECES)
      .sort(([, a], [, b]) => b.art.length - a.art.length)
      .map(([, { name }]) => name)
    for (const [title, meal] of GOLDEN)
      for (const from of [0, 12, 24])
        expect(
          problemsOf(
            drawCover(
              recipeOf(title, meal, [
                ...heavy.slice(from, from + 12),
                'rice',
                'cilantro',
                'jalapeno',
                'parmesan',
                'lemon',
              ]),
            ),
          ),
          title,
        ).toEqual([])
  })

  it('gives 300 recipes from one pantry 300 different pictures', () => {
    const covers = Array.from({ length: 300 }, (_, i) => {
      const svg = drawCover({ ...SOUP, id: `r${i}` })
      const prefix = /id="(c[0-9a-z]+)s"/.exec(svg)?.[1] ?? ''
      return svg.replaceAll(prefix, '')
    })
    expect(new Set(covers).size).toBe(300)
  })
})

describe('palettes', () => {
  const house = paletteFor('')

  it('has one for each cuisine, and each shows on the picture', () => {
    for (const cuisine of KITCHENS) {
      const palette = paletteFor(cuisine)
      expect(palette).not.toBe(house)
      const svg = drawCover({ ...SOUP, cuisine })
      expect(palette.grounds.some((ground) => svg.includes(`height="480" fill="${ground}"`))).toBe(true)
    }
    expect(new Set(KITCHENS.map((cuisine) => paletteFor(cuisine).grounds.join())).size).toBe(11)
  })

  it('falls back to the house colors, and knows wider names', () => {
    expect(paletteFor('martian')).toBe(house)
    expect(KITCHENS.map(paletteFor)).toContain(paletteFor('italian-american'))
    expect(paletteFor('asian')).toBe(paletteFor('vietnamese'))
  })

  it('keeps grounds between the dark and the light page', () => {
    for (const palette of CUISINES.map(paletteFor))
      for (const ground of palette.grounds) {
        expect(lightness(ground)).toBeGreaterThan(0.25)
        expect(lightness(ground)).toBeLessThan(0.84)
      }
  })
})

describe('forms', () => {
  it.each(GOLDEN)('%s (%s) is drawn as %s', (title, meal, form) => {
    expect(formFor(wordsOf(recipeOf(title, meal)))).toBe(form)
  })

  it('draws every form', () => {
    expect([...new Set(GOLDEN.map(([, , form]) => form))].sort()).toEqual(Object.keys(FORMS).sort())
    for (const [title, meal] of GOLDEN)
      expect(problemsOf(drawCover(recipeOf(title, meal))), title).toEqual([])
  })

  it('is read by a parser', () => {
    expect(parses('<svg><g></svg>')).toBe(false)
    for (const [title, meal] of GOLDEN) expect(parses(drawCover(recipeOf(title, meal))), title).toBe(true)
  })

  it.each<[string, string, Form]>([
    ['', 'soup', 'broth'],
    ['', 'drink', 'tall drink'],
    ['', 'salad', 'green salad'],
    ['晩ごはん', 'dinner', 'vegetables'],
    ['Toast the Town', 'nonsense', 'vegetables'],
  ])('falls back by meal: "%s" (%s) is drawn as %s', (title, meal, form) => {
    expect(formFor(wordsOf(recipeOf(title, meal)))).toBe(form)
  })
})

describe('pieces', () => {
  const piecesOf = (ingredients: string[], title = 'Supper') =>
    choosePieces(wordsOf(recipeOf(title, 'dinner', ingredients)))

  it('finds them in the lines, most characteristic first', () => {
    expect(piecesOf(['1 onion', '2 carrots, sliced', '1 1/2 lb (700 g) boneless chicken thighs'])).toEqual([
      'chicken',
      'carrot',
    ])
    expect(piecesOf(['3 carrots', '2 cups peas'], 'Peas and Ham')[0]).toBe('ham')
  })

  it('shows ground or pulled meat as such, and no fish for its sauce', () => {
    expect(piecesOf(['1 lb ground pork', '1 cucumber'], 'Pork Larb')).toEqual(['ground', 'cucumber'])
    expect(piecesOf(['2 lb pulled pork'], 'Pulled Pork Sandwiches')).toEqual(['pulled'])
    expect(piecesOf(['1 cabbage'], 'Cabbage with Fish Sauce')).toEqual(['cabbage'])
  })

  it('never shows what only flavors, binds or dissolves', () => {
    expect(
      piecesOf([
        '1 tsp salt',
        '2 tbsp olive oil',
        '1 cup chicken broth',
        '2 cups flour',
        '1 tbsp fish sauce',
        '1/2 tsp crushed red pepper flakes',
        '2 tbsp lemon juice',
        '2 tbsp tomato paste',
        '1 lb shrimp',
      ]),
    ).toEqual(['shrimp'])
  })

  it('have no ids, links or text, and none is too large', () => {
    for (const [key, { art }] of Object.entries(PIECES)) {
      expect(art, key).not.toMatch(/\bid=|href|<text/)
      expect(art.length, key).toBeLessThan(900)
    }
  })

  it('are described in words only as far as they are drawn', () => {
    expect(coverAlt(SOUP)).toBe('Drawing of a bowl of soup with white beans and tomato')
    expect(coverAlt(recipeOf('Fudgy Cocoa Brownies', 'dessert', ['1 cup cocoa', '2 eggs']))).toBe(
      'Drawing of squares',
    )
    expect(coverAlt(recipeOf('Masala Chai', 'drink', ['2 cups milk']))).toBe('Drawing of a steaming mug')
  })
})
