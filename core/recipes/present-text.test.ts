import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inMetric, inUs, ovenCelsius, ovenFahrenheit } from './measures.ts'
import { densityAmong, presentLine, presentStep } from './present-text.ts'
import { hasUnscaledCount } from './scale-counts.ts'
import { scaleStep } from './scale-step.ts'
import { type RecipeCounts, recipeCounts } from './step-counts.ts'

const counts: RecipeCounts = recipeCounts(4, [
  '6 large eggs',
  '8 slices bread',
  '2 cans beans',
  '5 green onions',
])
const metric = { factor: 1, system: 'metric', counts } as const
const us = { factor: 1, system: 'us', counts } as const

describe('scaleStep', () => {
  it.each([
    ['Whisk in 2 tablespoons of the oil.', 'Whisk in 3 tablespoons of the oil.'],
    ['Add 2 cups (480 ml) of boiling water.', 'Add 3 cups (720 ml) of boiling water.'],
    [
      'Rub with 1 teaspoon of the salt, then fry for 3 minutes on each side.',
      'Rub with 1 1/2 teaspoons of the salt, then fry for 3 minutes on each side.',
    ],
    [
      'Salt them with 1 teaspoon of the salt and press pepper into each side.',
      'Salt them with 1 1/2 teaspoons of the salt and press pepper into each side.',
    ],
  ])('scales %s', (step, expected) => expect(scaleStep(step, 1.5, counts)).toBe(expected))

  it.each([
    'Bake at 425°F (220°C) for 20 to 25 minutes.',
    'Simmer for 1 1/2 hours, 10 minutes longer if thick.',
    'Butter a 9 by 13 inch pan, or a 2-quart dish.',
    'Use a 2 quart baking dish.',
    'Cut each potato into 8 wedges.',
    'Cut the pizza into 8 pieces.',
    'Fry in two batches, turning two or three times.',
    'Toss with two forks until two thirds of it is coated.',
    'Stack two patties on each bun.',
    'Fry two cakes at a time, 3 minutes a side.',
    'Do as in step 2, at 50% power.',
    'Bake in a 9 x 5 inch loaf pan, in 3 layers.',
    'Rest on two baking sheets lined with parchment.',
    'Pour in a scant 1/4 cup of batter and swirl.',
    'Roll 1/3 cup of filling in each tortilla.',
    'Add the flour, 1/2 cup at a time.',
    'Cut into 2 inch lengths.',
  ])('leaves %s unchanged', (step) => expect(scaleStep(step, 3, counts)).toBe(step))

  it.each([
    [
      'Make eight hollows with a spoon and crack an egg into each.',
      'Make 16 hollows with a spoon and crack an egg into each.',
    ],
    ['Divide into 4 patties.', 'Divide into 8 patties.'],
    ['Shape into six thin patties.', 'Shape into twelve thin patties.'],
    ['With wet hands, shape 16 short, fat fingers.', 'With wet hands, shape 32 short, fat fingers.'],
    ['Roll into 10 to 12 balls.', 'Roll into 20 to 24 balls.'],
    ['Cut the dough into six and roll each flat.', 'Cut the dough into twelve and roll each flat.'],
    ['Crack the 6 eggs into a bowl.', 'Crack the 12 eggs into a bowl.'],
    ['Crush 4 of the green onions.', 'Crush 8 of the green onions.'],
    ['Drain 2 cans of the beans.', 'Drain 4 cans of the beans.'],
    ['Divide the rice among four bowls.', 'Divide the rice among eight bowls.'],
    ['Four bowls are enough.', 'Eight bowls are enough.'],
    ['Add two cups of stock.', 'Add 4 cups of stock.'],
    ['Loosen with half a cup (120 ml) of the water.', 'Loosen with 1 cup (240 ml) of the water.'],
    ['Add a tablespoon of the oil at a time.', 'Add a tablespoon of the oil at a time.'],
    ['Squeeze half the lemons.', 'Squeeze half the lemons.'],
  ])('doubles %s', (step, expected) => expect(scaleStep(step, 2, counts)).toBe(expected))

  it('writes whole portions, and the noun in the number of its count', () => {
    expect(scaleStep('Shape into 2 patties.', 0.5, counts)).toBe('Shape into 1 patty.')
    expect(scaleStep('Shape into 3 patties.', 1.5, counts)).toBe('Shape into 5 patties.')
    expect(scaleStep('Crack the 6 eggs.', 0.25, counts)).toBe('Crack the 1 1/2 eggs.')
  })

  it.each([
    ['Make three more in the same way.', true],
    ['Lay down 3 slices.', true],
    ['Fry the other two cakes.', true],
    ['Shape into 8 patties.', false],
    ['Fry for 2 more minutes in two batches.', false],
  ])('knows whether %s has a count that stays: %s', (step, left) =>
    expect(hasUnscaledCount(step, counts)).toBe(left),
  )

  it('changes nothing but counts and measures, and never throws', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.constantFrom(
            'make',
            'into',
            'the',
            '4',
            'six',
            'eggs',
            'balls',
            'each',
            'of',
            'bowls',
            ',',
            '2-inch',
            '°',
          ),
          {
            maxLength: 12,
          },
        ),
        fc.double({ min: 0.1, max: 20, noNaN: true }),
        (parts, factor) => {
          const plain = (text: string) =>
            text.replace(
              /\b(?:[\d/]+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b|s\b|\s/g,
              '',
            )
          const step = parts.join(' ')
          expect(plain(scaleStep(step, factor, counts))).toBe(plain(step))
        },
      ),
    )
  })

  it('undoes itself: twice and then half is what was written', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 4, max: 40 }),
        fc.constantFrom('balls', 'patties', 'cakes'),
        (many, noun) => {
          const step = `Shape into ${many} ${noun}.`
          expect(scaleStep(scaleStep(step, 2, counts), 0.5, counts)).toBe(step)
        },
      ),
    )
  })

  it('leaves times and temperatures unchanged, whatever the factor', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 90 }),
        fc.integer({ min: 90, max: 500 }),
        fc.double({ min: 0.25, max: 12, noNaN: true }),
        (minutes, degrees, factor) => {
          const step = `Heat to ${degrees}°F and cook for ${minutes} minutes.`
          expect(scaleStep(step, factor, counts)).toBe(step)
        },
      ),
    )
  })
})

describe('measures', () => {
  it('weighs volumes only where the density is known', () => {
    expect(inMetric(1, 'cup', 0.52)).toEqual({ amount: expect.closeTo(123, 0), unit: 'gram' })
    expect(inMetric(1, 'cup')).toEqual({ amount: 240, unit: 'milliliter' })
    expect(inMetric(1, 'inch')).toBeUndefined()
  })

  it('converts to US units and back', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 20, max: 3000 }),
        fc.constantFrom('gram', 'milliliter'),
        (amount, unit) => {
          const there = inUs(amount, unit)
          const back = there && inMetric(there.amount, there.unit)
          expect(back?.unit).toBe(unit)
          expect((back?.amount ?? 0) / amount).toBeCloseTo(1, 1)
        },
      ),
    )
  })

  it('rounds oven temperatures to oven marks, and others to the degree', () => {
    expect([350, 400, 425, 165].map(ovenCelsius)).toEqual([175, 200, 220, 74])
    expect([180, 200, 220, 74].map(ovenFahrenheit)).toEqual([350, 400, 425, 165])
  })
})

describe('presentLine', () => {
  it.each([
    ['1 1/2 cups (300 g) rice, rinsed', null, '300 g rice, rinsed'],
    ['2 cups flour', 0.52, '245 g flour'],
    ['2 cups milk', null, '480 ml milk'],
    ['6 thighs (about 2 1/4 pounds / 1 kg)', null, '6 thighs (about 1 kg)'],
    ['2 cans (15 ounces / 425 g each) beans', null, '2 cans (425 g each) beans'],
    ['1 pound beef', null, '450 g beef'],
    ['4 1/2 cups shredded cabbage', null, '4 1/2 cups shredded cabbage'],
    ['6 cups chicken broth', null, '1.44 l chicken broth'],
    ['2 tablespoons olive oil', null, '2 tablespoons (30 ml) olive oil'],
    ['1 teaspoon salt', 1.2, '1 teaspoon salt'],
    ['eggplants, cut into 2 inch batons', null, 'eggplants, cut into 2 inch batons'],
  ])('%s in metric', (line, density, expected) => expect(presentLine(line, metric, density)).toBe(expected))

  it.each([
    ['1 1/2 cups (300 g) rice', '1 1/2 cups (300 g) rice'],
    ['200 g flour', '7 ounces (200 g) flour'],
    ['250 ml milk', '1 cup (250 ml) milk'],
    ['1 kg potatoes', '2 1/4 pounds (1 kg) potatoes'],
  ])('%s in US', (line, expected) => expect(presentLine(line, us)).toBe(expected))

  it('scales before it converts', () => {
    expect(presentLine('1 cup (200 g) sugar', { factor: 1.5, system: 'metric' })).toBe('300 g sugar')
  })
})

describe('presentStep', () => {
  const none = () => null
  it.each([
    ['Heat to 425°F (220°C).', 'Heat to 220°C.'],
    ['Bake at 350 degrees F for 1 hour.', 'Bake at 175°C for 1 hour.'],
    ['Fry at 350 to 375°F.', 'Fry at 175 to 190°C.'],
    ['Add 2 cups (480 ml) of water.', 'Add 480 ml of water.'],
    ['Cut into 2 inch pieces.', 'Cut into 2 inch pieces.'],
  ])('%s in metric', (step, expected) => expect(presentStep(step, metric, none)).toBe(expected))

  it('adds Fahrenheit to a text that has only Celsius', () => {
    expect(presentStep('Bake at 180°C for 20 minutes.', us, none)).toBe('Bake at 350°F for 20 minutes.')
    expect(presentStep('Heat to 425°F (220°C).', us, none)).toBe('Heat to 425°F (220°C).')
  })

  it('weighs ingredients whose density is known from the lines', () => {
    const density = densityAmong([{ name: 'flour', gramsPerMl: 0.52 }])
    expect(presentStep('Stir in 1/2 cup of the flour.', metric, density)).toBe('Stir in 60 g of the flour.')
    expect(presentStep('Stir in 1/2 cup of the milk.', metric, density)).toBe('Stir in 120 ml of the milk.')
  })
})
