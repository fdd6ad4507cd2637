import { describe, expect, it } from 'vitest'
import { toCooklang } from './export-cooklang.ts'
import { jsonLdScript, toJsonLd } from './export-json-ld.ts'
import { toMarkdown } from './export-markdown.ts'
import { type ExportedRecipe, fileName } from './export-recipe.ts'

const line = (name: string, min: number | null, unit: string | null) => ({
  name,
  quantity: min === null ? null : { min, max: min },
  unit,
  grams: null,
  gramsPerMl: null,
  staple: false,
  purchase: null,
})

const recipe: ExportedRecipe = {
  title: 'Rice & *beans*',
  alsoCalled: [],
  description: 'A bowl </script> of both.',
  ingredients: ['1 cup rice', '2 tablespoons olive oil', '2 eggs', 'salt, to taste'],
  steps: ['Warm the oil and cook the rice for 15 minutes.', 'Stir in the eggs for 1 to 2 minutes.'],
  servings: 4,
  prepMinutes: 10,
  cookMinutes: 90,
  restMinutes: null,
  cuisine: 'mexican',
  meal: 'dinner',
  dietaryTags: ['vegetarian', 'gluten-free'],
  allergens: ['eggs'],
  tags: ['one-pot'],
  equipment: ['large pot'],
  storage: 'Fridge for 3 days.',
  url: 'https://sous.example/recipe/1',
  author: { type: 'Organization', name: 'Sous' },
  sourceUrl: null,
  image: 'https://sous.example/covers/1.svg',
  published: '2026-01-02T03:04:05Z',
  nutrition: { kcal: 320, protein: 9, fat: 10, carbohydrate: 45, fibre: 2, sugar: 1, sodium: 150 },
  lines: [
    line('rice', 1, 'cup'),
    line('olive oil', 2, 'tablespoon'),
    line('egg', 2, null),
    line('salt', null, null),
  ],
  factor: 1,
}

describe('durations in JSON-LD', () => {
  it.each([
    [0, 'PT0M'],
    [45, 'PT45M'],
    [60, 'PT1H'],
    [90, 'PT1H30M'],
    [1440, 'P1D'],
    [1530, 'P1DT1H30M'],
  ])('%d minutes', (cookMinutes, text) => expect(toJsonLd({ ...recipe, cookMinutes }).cookTime).toBe(text))
})

describe('JSON-LD', () => {
  it('is a schema.org recipe with durations, yield and nutrition', () => {
    expect(toJsonLd(recipe)).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Recipe',
      prepTime: 'PT10M',
      cookTime: 'PT1H30M',
      totalTime: 'PT1H40M',
      recipeYield: ['4', '4 servings'],
      recipeIngredient: recipe.ingredients,
      suitableForDiet: ['https://schema.org/VegetarianDiet', 'https://schema.org/GlutenFreeDiet'],
      nutrition: { '@type': 'NutritionInformation', calories: '320 calories', proteinContent: '9 g' },
    })
  })

  it('has the other names of the dish, in every form', () => {
    const named = { ...recipe, alsoCalled: ['Gallo Pinto', 'Congri'] }
    expect(toJsonLd(named).alternateName).toEqual(['Gallo Pinto', 'Congri'])
    expect(toJsonLd(recipe)).not.toHaveProperty('alternateName')
    expect(toMarkdown(named)).toContain('\n\nAlso called Gallo Pinto, Congri\n\n')
    expect(toMarkdown(recipe)).not.toContain('Also called')
    expect(toCooklang(named)).toContain('also called: "Gallo Pinto, Congri"\n')
  })

  it('omits unknown fields', () => {
    const bare = toJsonLd({
      ...recipe,
      servings: null,
      cookMinutes: null,
      prepMinutes: null,
      nutrition: null,
    })
    for (const key of ['recipeYield', 'cookTime', 'totalTime', 'nutrition'])
      expect(bare).not.toHaveProperty(key)
  })

  it('cannot close the script element that contains it', () => {
    expect(jsonLdScript(recipe)).not.toContain('</script')
    expect(JSON.parse(jsonLdScript(recipe)).description).toBe(recipe.description)
  })
})

describe('Markdown', () => {
  it('reads as a document, with markup in the text escaped', () => {
    const text = toMarkdown(recipe)
    expect(text).toContain('# Rice & \\*beans\\*\n')
    expect(text).toContain('- **Cook:** 1 h 30 min')
    expect(text).toContain('- 1 cup rice\n')
    expect(text).toContain('1. Warm the oil')
    expect(text).toContain('Source: https://sous.example/recipe/1')
  })
})

describe('Cooklang', () => {
  it('marks each ingredient once with its amount, and timers', () => {
    const text = toCooklang(recipe)
    expect(text).toContain('title: "Rice & *beans*"')
    expect(text).toContain('Warm the @olive oil{2%tablespoon} and cook the @rice{1%cup} for ~{15%minutes}.')
    expect(text).toContain('Stir in the @egg{2} for ~{1-2%minutes}.')
    expect(text).toContain('Gather @salt{}.')
  })

  it('applies the scale', () => {
    expect(toCooklang({ ...recipe, factor: 1.5 })).toContain('@rice{1 1/2%cup}')
  })
})

describe('headings of ingredients and steps', () => {
  const headed = {
    ...recipe,
    ingredients: ['For the rice:', '1 cup rice', 'To finish:', '2 eggs'],
    lines: [line('', null, null), line('rice', 1, 'cup'), line('', null, null), line('egg', 2, null)],
    steps: ['Rice:', 'Cook it.', 'Eggs:', 'Whisk.', 'Fry.'],
  }

  it('are sections in JSON-LD, whose steps have the numbers of the page', () => {
    const text = (position: number, words: string) => ({
      ...{ '@type': 'HowToStep', position, text: words },
      url: `https://sous.example/recipe/1#step-${position}`,
    })
    expect(toJsonLd(headed).recipeInstructions).toEqual([
      { '@type': 'HowToSection', name: 'Rice', itemListElement: [text(1, 'Cook it.')] },
      { '@type': 'HowToSection', name: 'Eggs', itemListElement: [text(2, 'Whisk.'), text(3, 'Fry.')] },
    ])
  })

  it('are headings in Markdown, and the numbers go on below them', () => {
    const text = toMarkdown(headed)
    expect(text).toContain('### For the rice\n\n- 1 cup rice\n\n### To finish\n\n- 2 eggs')
    expect(text).toContain('### Rice\n\n1. Cook it.\n\n### Eggs\n\n2. Whisk.\n3. Fry.')
  })

  it('are sections in Cooklang, the lists before the method', () =>
    expect(toCooklang(headed).split('---\n\n')[1]).toBe(
      [
        ...['== For the rice ==', 'Gather @rice{1%cup}.', '== To finish ==', 'Gather @egg{2}.'],
        ...['== Method ==', '== Rice ==', 'Cook it.', '== Eggs ==', 'Whisk.', 'Fry.\n'],
      ].join('\n\n'),
    ))

  it('are in Cooklang with all ingredients before their details are known', () =>
    expect(toCooklang({ ...recipe, lines: [] })).toContain('@1 cup rice{}, @2 tablespoons olive oil{}'))
})

describe('fileName', () => {
  it.each([
    ['Crème brûlée, my way', 'creme-brulee-my-way'],
    ['../../etc', 'etc'],
    ['麻婆豆腐', 'recipe'],
  ])('%s', (title, name) => expect(fileName(title)).toBe(name))
})
