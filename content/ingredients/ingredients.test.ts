import { describe, expect, it } from 'vitest'
import { CATEGORIES, type Ingredient } from '#core/contracts/ingredient.ts'
import { APART } from './apart.ts'
import { INGREDIENTS } from './index.ts'

const byName = new Map(INGREDIENTS.map((ingredient) => [ingredient.name, ingredient]))

function named(name: string): Ingredient {
  const ingredient = byName.get(name)
  if (!ingredient) throw new Error(`no ingredient called ${name}`)
  return ingredient
}

function ancestorsOf(ingredient: Ingredient): string[] {
  const line: string[] = []
  for (let at = ingredient.parent; at !== undefined && !line.includes(at); at = byName.get(at)?.parent)
    line.push(at)
  return line
}

/** Normalizes hyphens, apostrophes and plurals, so that near-duplicates become the same string. */
function plain(text: string): string {
  return text
    .replaceAll('-', ' ')
    .replaceAll("'", '')
    .split(' ')
    .map((word) => (/(ss|us|is)$/.test(word) ? word : singular(word)))
    .join(' ')
}

function singular(word: string): string {
  if (word === 'leaves') return 'leaf'
  return word
    .replace(/ies$/, 'y')
    .replace(/(ch|sh|x|o)es$/, '$1')
    .replace(/s$/, '')
}

function formsOf({ name, plural, synonyms }: Ingredient): string[] {
  return [...new Set([name, plural, ...synonyms].map(plain))]
}

const owners = new Map<string, string[]>()
for (const ingredient of INGREDIENTS)
  for (const form of formsOf(ingredient)) owners.set(form, [...(owners.get(form) ?? []), ingredient.name])

/** Every vocabulary entry that appears inside one of the names as whole words. */
function containedIn(ingredient: Ingredient): string[] {
  const found = new Set<string>()
  for (const form of formsOf(ingredient)) {
    const words = form.split(' ')
    for (let from = 0; from < words.length; from++)
      for (let to = from + 1; to <= words.length; to++)
        for (const owner of owners.get(words.slice(from, to).join(' ')) ?? []) found.add(owner)
  }
  found.delete(ingredient.name)
  return [...found]
}

function offenders(test: (ingredient: Ingredient) => boolean): string[] {
  return INGREDIENTS.filter(test).map((ingredient) => ingredient.name)
}

describe('ingredient vocabulary', () => {
  it('contains at least 500 ingredients, most popular first', () => {
    expect(INGREDIENTS.length).toBeGreaterThanOrEqual(500)
    const scores = INGREDIENTS.map((ingredient) => ingredient.popularity)
    expect(scores).toEqual([...scores].sort((a, b) => b - a))
  })

  it('gives each ingredient a lowercase name, one emoji, a known category and a popularity', () => {
    const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
    expect(offenders((i) => !/^[a-z0-9][a-z0-9' -]*$/.test(i.name))).toEqual([])
    expect(offenders((i) => [...graphemes.segment(i.emoji)].length !== 1)).toEqual([])
    expect(offenders((i) => !/\p{Extended_Pictographic}/u.test(i.emoji))).toEqual([])
    expect(offenders((i) => !CATEGORIES.includes(i.category))).toEqual([])
    expect(
      offenders((i) => !Number.isInteger(i.popularity) || i.popularity < 0 || i.popularity > 100),
    ).toEqual([])
  })

  it('has ingredients in every category', () => {
    const filled = new Set(INGREDIENTS.map((ingredient) => ingredient.category))
    expect(CATEGORIES.filter((category) => !filled.has(category))).toEqual([])
  })

  it('never assigns a name, plural or synonym to two ingredients', () => {
    expect([...owners].filter(([, names]) => names.length > 1)).toEqual([])
  })

  it('writes names and synonyms in plain form, without duplicates', () => {
    expect(offenders((i) => new Set([i.name, ...i.synonyms]).size !== i.synonyms.length + 1)).toEqual([])
    expect(offenders((i) => i.synonyms.some((s) => !/^[a-z0-9][a-z0-9'&%/ -]*$/.test(s)))).toEqual([])
    expect(offenders((i) => i.plural === '' || i.plural !== i.plural.toLowerCase())).toEqual([])
  })

  it('only has known parents, without cycles', () => {
    expect(offenders((i) => i.parent !== undefined && !byName.has(i.parent))).toEqual([])
    expect(offenders((i) => ancestorsOf(i).includes(i.name))).toEqual([])
  })

  it('sets apart only kinds of the general name', () => {
    const pairs = new Set(INGREDIENTS.map(({ name, parent }) => `${name} < ${parent}`))
    expect([...APART.keys()].filter((pair) => !pairs.has(pair))).toEqual([])
  })

  it('uses "not" only for other ingredients, or for a word in its own names', () => {
    const wrong = INGREDIENTS.flatMap((ingredient) =>
      (ingredient.not ?? [])
        .filter((other) => !byName.has(other))
        .filter((word) => owners.has(plain(word)) || !formsOf(ingredient).some((form) => form.includes(word)))
        .map((word) => `${ingredient.name}: ${word}`),
    )
    expect(wrong).toEqual([])
  })

  it('never uses "not" for the ingredient itself or its parents', () => {
    expect(offenders((i) => (i.not ?? []).some((n) => n === i.name || ancestorsOf(i).includes(n)))).toEqual(
      [],
    )
    expect(offenders((i) => new Set(i.not).size !== (i.not ?? []).length)).toEqual([])
  })

  it('accounts for every ingredient named inside a name, as a parent or as a "not"', () => {
    const open = INGREDIENTS.flatMap((ingredient) => {
      const settled = [...ancestorsOf(ingredient), ...(ingredient.not ?? [])]
      return containedIn(ingredient)
        .filter((other) => !settled.includes(other))
        .map((other) => `${ingredient.name}: ${other}`)
    })
    expect(open).toEqual([])
  })
})

describe('commonly confused ingredients', () => {
  it.each([
    ['peanut butter', 'butter'],
    ['coconut milk', 'milk'],
    ['coconut milk', 'coconut'],
    ['eggplant', 'egg'],
    ['eggnog', 'egg'],
    ['buttermilk', 'butter'],
    ['buttermilk', 'milk'],
    ['cream of tartar', 'cream'],
    ['chicken broth', 'chicken'],
    ['rice vinegar', 'rice'],
    ['sour cream', 'cream'],
    ['cream cheese', 'cream'],
    ['ice cream', 'cream'],
    ['cornstarch', 'corn'],
    ['butternut squash', 'butter'],
    ['butternut squash', 'nut'],
    ['gingerbread', 'ginger'],
    ['grapefruit', 'grape'],
    ['pineapple', 'apple'],
    ['nutmeg', 'nut'],
    ['peppercorn', 'corn'],
    ['bell pepper', 'black pepper'],
    ['chickpea', 'pea'],
    ['sweet potato', 'potato'],
    ['watermelon', 'water'],
    ['watercress', 'water'],
    ['water chestnut', 'water'],
    ['water chestnut', 'chestnut'],
    ['ground beef', 'ham'],
    ['cilantro', 'coriander'],
    ['peppermint extract', 'black pepper'],
    ['oyster sauce', 'oyster'],
    ['fish sauce', 'fish'],
    ['garlic powder', 'garlic'],
    ['onion powder', 'onion'],
    ['chili powder', 'chili pepper'],
    ['mustard powder', 'mustard'],
    ['almond flour', 'almond'],
    ['green onion', 'onion'],
    ['tomato paste', 'tomato'],
  ])('%s is not %s', (name, other) => {
    expect(byName.has(other)).toBe(true)
    expect(named(name).not).toContain(other)
  })

  it.each([
    ['scallion', 'green onion'],
    ['spring onion', 'green onion'],
    ['coriander leaf', 'cilantro'],
    ['garbanzo bean', 'chickpea'],
    ['aubergine', 'eggplant'],
    ['courgette', 'zucchini'],
    ['rocket', 'arugula'],
    ['prawn', 'shrimp'],
    ['icing sugar', 'powdered sugar'],
    ['caster sugar', 'sugar'],
    ['bicarbonate of soda', 'baking soda'],
    ['plain flour', 'flour'],
    ['double cream', 'heavy cream'],
    ['minced beef', 'ground beef'],
    ['pepper', 'black pepper'],
    ['chicken stock', 'chicken broth'],
  ])('%s is another name of %s', (synonym, name) => {
    expect(named(name).synonyms).toContain(synonym)
  })

  it.each([
    ['cheddar cheese', 'cheese'],
    ['spaghetti', 'pasta'],
    ['red onion', 'onion'],
    ['roma tomato', 'tomato'],
    ['chicken breast', 'chicken'],
    ['ground beef', 'beef'],
    ['almond flour', 'flour'],
    ['rice vinegar', 'vinegar'],
    ['egg yolk', 'egg'],
    ['dried oregano', 'oregano'],
  ])('%s is a kind of %s', (name, parent) => {
    expect(ancestorsOf(named(name))).toContain(parent)
  })
})

describe('ingredients suggested first', () => {
  it('are everyday food once staples are excluded', () => {
    const first = INGREDIENTS.filter((ingredient) => !ingredient.staple).slice(0, 12)
    const names = first.map((ingredient) => ingredient.name)
    expect(names).toEqual(
      expect.arrayContaining(['egg', 'chicken', 'onion', 'garlic', 'tomato', 'potato', 'rice', 'cheese']),
    )
    expect(first.every((ingredient) => ingredient.popularity >= 90)).toBe(true)
  })

  it('keeps salt, pepper, water, oil, flour and sugar as staples', () => {
    for (const name of ['salt', 'black pepper', 'water', 'oil', 'olive oil', 'flour', 'sugar'])
      expect(named(name).staple).toBe(true)
  })
})
