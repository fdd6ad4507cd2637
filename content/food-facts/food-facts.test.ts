import { describe, expect, it } from 'vitest'
import { COOKBOOK } from '#content/cookbook/index.ts'
import { INGREDIENTS } from '#content/ingredients/index.ts'
import {
  ALLERGENS,
  CONTENTS,
  type Content,
  DIETS,
  type Need,
  type Verdict,
} from '#core/contracts/food-facts.ts'
import { readFactTable } from '#core/food-facts/read-facts.ts'
import { readFoods } from '#core/food-facts/read-foods.ts'
import { recipeFacts } from '#core/food-facts/recipe-facts.ts'
import { sayVerdict } from '#core/food-facts/sentence.ts'
import { judge, judgeRead } from '#core/food-facts/verdict.ts'
import { createFoods } from './book.ts'
import { dishes } from './dishes.ts'
import { products } from './products.ts'

const PEOPLE = ['pregnant', 'under 12 months', 'under 4', 'weak immune system'] as const
const foods = createFoods()
const DISHES = readFactTable(dishes)
const PRODUCTS = readFactTable(products)
const ALL = [
  ...INGREDIENTS.map(({ name, facts }) => ({ name, facts })),
  ...[...DISHES, ...PRODUCTS].map(([name, { facts }]) => ({ name, facts })),
]
const verdict = (food: string, need: Need) => judge([food], need, foods).verdict

describe('the records', () => {
  it('cover at least 250 dishes and 150 products beyond the ingredients', () => {
    expect(DISHES.size).toBeGreaterThanOrEqual(250)
    expect(PRODUCTS.size).toBeGreaterThanOrEqual(150)
  })

  it('name each dish and product once', () => {
    const names = [...DISHES.values(), ...PRODUCTS.values()].flatMap((one) => one.names)
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  })

  const implies: [Content, readonly Content[]][] = [
    ['lactose', ['milk']],
    ['rennet', ['milk', 'meat', 'pork', 'poultry', 'fish', 'gluten']],
    ['raw eggs', ['eggs']],
    ['milk drink', ['milk', 'soy', 'tree nuts', 'carbs', 'gluten']],
  ]
  it.each(implies)('never list %s without %j', (content, others) => {
    const odd = ALL.filter(({ facts }) => facts.has(content) && !others.some((other) => facts.has(other)))
    expect(odd.map(({ name }) => name)).toEqual([])
  })

  it('state reasons in at most ten words, without a full stop', () => {
    const odd = ALL.flatMap(({ name, facts }) =>
      [...facts]
        .filter(([, { reason }]) => reason.split(' ').length > 10 || reason.endsWith('.'))
        .map(([content]) => `${name}: ${content}`),
    )
    expect(odd).toEqual([])
  })

  it('use every content', () =>
    expect(CONTENTS.filter((content) => !ALL.some(({ facts }) => facts.has(content)))).toEqual([]))
})

describe('verdicts', () => {
  it.each<[string, Need, Verdict]>([
    ['1 large apple, crisp and tart, cut into matchsticks', 'gluten', 'free of'],
    ['apple crisp', 'gluten', 'contains'],
    ['naan', 'milk', 'contains'],
    ['pie crust', 'milk', 'may contain'],
    ['oyster sauce', 'mollusks', 'contains'],
    ['soy sauce', 'gluten', 'contains'],
    ['gluten-free soy sauce', 'gluten', 'free of'],
    ['oats', 'gluten-free', 'may contain'],
    ['certified gluten-free oats', 'gluten-free', 'free of'],
    ['parmesan', 'vegetarian', 'contains'],
    ['vegetarian parmesan', 'vegetarian', 'free of'],
    ['gruyere', 'vegetarian', 'contains'],
    ['cheddar', 'vegetarian', 'may contain'],
    ['worcestershire sauce', 'vegetarian', 'contains'],
    ['asafoetida', 'gluten', 'contains'],
    ['miso', 'gluten', 'may contain'],
    ['peanut oil', 'nut-free', 'contains'],
    ['cream of tartar', 'milk', 'free of'],
    ['coconut milk', 'milk', 'free of'],
    ['butternut squash', 'tree nuts', 'free of'],
    ['eggplant', 'eggs', 'free of'],
    ['buckwheat', 'gluten', 'free of'],
    ['pad thai', 'peanuts', 'contains'],
    ['pad thai', 'gluten', 'may contain'],
    ['marshmallow', 'vegetarian', 'contains'],
    ['honey', 'vegan', 'contains'],
    ['honey', 'under 12 months', 'contains'],
    ['bacon', 'halal', 'contains'],
    ['chicken breast', 'halal', 'may contain'],
    ['cheeseburger', 'kosher', 'contains'],
    ['onion', 'low-fodmap', 'contains'],
    ['tiramisu', 'pregnant', 'contains'],
    ['whole grapes', 'under 4', 'contains'],
    ['zorblax', 'milk', 'not known'],
  ])('%s for %s: %s', (food, need, expected) => expect(verdict(food, need)).toBe(expected))
})

describe('generated sentences', () => {
  const OPENING: Record<Verdict, [has: RegExp, fits: RegExp]> = {
    contains: [/^Yes: /, /^No: /],
    'free of': [/^No: /, /^Yes: /],
    'may contain': [/^It depends: /, /^It depends: /],
    'not known': [/^I don't know/, /^I don't know/],
  }

  it('begin with the verdict, whichever way the question is asked', () => {
    const wrong: string[] = []
    for (const { name } of ALL) {
      const read = [readFoods(name, foods)]
      for (const need of [...ALLERGENS, ...DIETS, ...PEOPLE]) {
        const judgement = judgeRead(read, need)
        const [has, fits] = OPENING[judgement.verdict]
        if (!has.test(sayVerdict(name, need, judgement, 'has'))) wrong.push(`has ${name} ${need}`)
        if (!fits.test(sayVerdict(name, need, judgement, 'fits'))) wrong.push(`fits ${name} ${need}`)
      }
    }
    expect(wrong).toEqual([])
  })

  it.each([
    ['butter', 'Yes: butter is kosher (dairy).'],
    ['carrot', 'Yes: carrot is kosher (pareve).'],
    ['bacon', /^No: bacon isn't kosher/],
  ])('say what goes with %s in a kosher kitchen', (name, expected) =>
    expect(sayVerdict(name, 'kosher', judge([name], 'kosher', foods), 'fits')).toMatch(expected),
  )

  it('give the reason of the record', () =>
    expect(sayVerdict('soy sauce', 'gluten', judge(['soy sauce'], 'gluten', foods), 'has')).toBe(
      'Yes: soy sauce usually contains gluten, because it is brewed with wheat.',
    ))
})

describe('the cookbook', () => {
  const recipes = COOKBOOK.map((recipe) => ({ recipe, facts: recipeFacts(recipe.ingredients, foods) }))

  it('has no line that the records do not know', () =>
    expect(
      recipes.flatMap(({ recipe, facts }) => facts.unknown.map((name) => `${recipe.slug}: ${name}`)),
    ).toEqual([]))

  it('carries no tag that one of its lines contradicts', () => {
    const wrong = recipes.flatMap(({ recipe, facts }) => {
      const read = recipe.ingredients.map((line) => readFoods(line, foods))
      return facts.tags
        .filter((tag) => read.some((line) => judgeRead([line], tag).verdict === 'contains'))
        .map((tag) => `${recipe.slug}: ${tag}`)
    })
    // One protein-rich line is enough for the whole, so lines alone say nothing about it.
    expect(wrong.filter((one) => !one.endsWith('high-protein'))).toEqual([])
  })

  it('calls nothing vegetarian that asks for parmesan, gruyere or pecorino', () => {
    const wrong = recipes.filter(
      ({ recipe, facts }) =>
        facts.tags.includes('vegetarian') &&
        recipe.ingredients.some(
          (line) => /parmesan|gruy|pecorino/i.test(line) && !/vegetarian|vegan/i.test(line),
        ),
    )
    expect(wrong.map(({ recipe }) => recipe.slug)).toEqual([])
  })
})

describe('what a recipe line adds to the records', () => {
  it.each<[string, Need, Verdict]>([
    ['2 Tbsp fresh lime juice', 'sulfites', 'free of'],
    ['1/4 cup freshly squeezed lemon juice', 'sulfites', 'free of'],
    ['2 tablespoons lime juice (fresh)', 'sulfites', 'free of'],
    ['2 tablespoons lime juice', 'sulfites', 'may contain'],
    ['2 tablespoons fresh or bottled lime juice', 'sulfites', 'may contain'],
    ['2 tablespoons fresh parsley, lemon juice', 'sulfites', 'may contain'],
    ['2 tablespoons fresh lime juice and 1 cup white wine', 'sulfites', 'contains'],
    ['4 cups chicken broth', 'celery', 'contains'],
    ['4 cups beef broth', 'celery', 'contains'],
    ['4 cups vegetable broth', 'celery', 'contains'],
    ['2 stalks celery', 'celery', 'contains'],
    ['1 teaspoon celery salt', 'celery', 'contains'],
  ])('%s, for %s: %s', (line, need, expected) => expect(verdict(line, need)).toBe(expected))
})
