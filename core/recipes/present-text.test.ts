import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inMetric, inUs, ovenCelsius, ovenFahrenheit } from './measures.ts'
import { densityAmong, presentLine, presentStep } from './present-text.ts'
import { scaleStep } from './scale-step.ts'

const metric = { factor: 1, system: 'metric' } as const
const us = { factor: 1, system: 'us' } as const

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
  ])('scales %s', (step, expected) => expect(scaleStep(step, 1.5)).toBe(expected))

  it.each([
    'Bake at 425°F (220°C) for 20 to 25 minutes.',
    'Simmer for 1 1/2 hours, 10 minutes longer if thick.',
    'Butter a 9 by 13 inch pan, or a 2-quart dish.',
    'Use a 2 quart baking dish.',
    'Divide the dough into 8 balls.',
    'Pour in a scant 1/4 cup of batter and swirl.',
    'Roll 1/3 cup of filling in each tortilla.',
    'Add the flour, 1/2 cup at a time.',
    'Cut into 2 inch lengths.',
  ])('leaves %s unchanged', (step) => expect(scaleStep(step, 3)).toBe(step))

  it('leaves times and temperatures unchanged, whatever the factor', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 90 }),
        fc.integer({ min: 90, max: 500 }),
        fc.double({ min: 0.25, max: 12, noNaN: true }),
        (minutes, degrees, factor) => {
          const step = `Heat to ${degrees}°F and cook for ${minutes} minutes.`
          expect(scaleStep(step, factor)).toBe(step)
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
