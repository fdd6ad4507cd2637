import { describe, expect, it } from 'vitest'
import { qualityOf } from './quality.ts'

type JudgedRecipe = Parameters<typeof qualityOf>[0]

const full: JudgedRecipe = {
  title: 'Chicken and Rice',
  description:
    'Browned chicken over garlicky rice that drinks up all of the broth, in one pan and with hardly any washing up after.',
  servings: 4,
  prep: 10,
  cook: 30,
  cuisine: 'american',
  difficulty: 'easy',
  ingredients: [
    '1 pound (450 g) chicken thighs',
    '1 cup (200 g) rice',
    '2 cups (480 ml) broth',
    'salt, to taste',
  ],
  steps: [
    'Heat the oven to 375°F (190°C) and season the chicken all over with salt, rubbing it under the skin as far as it goes.',
    'Brown the chicken in a skillet over medium-high heat until it is deep golden underneath and lets go, about 8 minutes.',
    'Stir in the rice until the grains look glossy, pour in the broth, scrape the bottom clean and bring it to a simmer.',
    'Bake, covered, for 20 minutes, until the rice is tender and the thickest piece of chicken reads 165°F (74°C).',
  ],
  equipment: ['large skillet'],
  storage: 'Keep in the fridge for 3 days and reheat to 165°F (74°C).',
}

const without = (...keys: (keyof JudgedRecipe)[]) =>
  qualityOf(Object.fromEntries(Object.entries(full).filter(([key]) => !keys.includes(key as never))) as never)

describe('qualityOf', () => {
  it('gives a complete recipe nearly full marks', () => {
    expect(qualityOf(full).score).toBeGreaterThanOrEqual(97)
  })

  it('adds up to 100 points', () => {
    expect(qualityOf(full).parts.reduce((sum, { of }) => sum + of, 0)).toBe(100)
  })

  it('stays between 0 and 100', () => {
    expect(qualityOf({ title: '', ingredients: [], steps: [] }).score).toBeLessThan(10)
    expect(qualityOf(full).score).toBeLessThanOrEqual(100)
  })

  it.each([
    'description',
    'servings',
    'prep',
    'cook',
    'cuisine',
    'difficulty',
    'equipment',
    'storage',
  ] as const)('deducts points for a missing %s and reports why', (key) => {
    const { score, parts } = without(key)
    expect(score).toBeLessThan(qualityOf(full).score)
    expect(parts.some(({ why, points, of }) => why !== '' && points < of)).toBe(true)
  })

  it('gives a good external page without our extras more than 70', () => {
    const { score } = without('difficulty', 'equipment', 'storage')
    expect(score).toBeGreaterThanOrEqual(70)
    expect(score).toBeLessThan(95)
  })

  it('deducts points for lines without amounts, and for US measures without metric', () => {
    const bare = qualityOf({ ...full, ingredients: ['chicken', 'rice', 'broth', 'salt'] })
    const us = qualityOf({ ...full, ingredients: ['1 pound chicken', '1 cup rice', '2 cups broth'] })
    expect(bare.parts.find(({ name }) => name === 'amounts')?.points).toBe(0)
    expect(us.parts.find(({ name }) => name === 'metric')?.points).toBe(0)
  })

  it('deducts points for steps of a few words', () => {
    const { parts } = qualityOf({ ...full, steps: ['Mix.', 'Bake.'] })
    const points = Object.fromEntries(parts.map((part) => [part.name, part.points]))
    expect(points.detail).toBeLessThan(1)
    expect(points.cues).toBe(0)
    expect(points.temperatures).toBe(0)
    expect(points['step times']).toBe(0)
  })
})
