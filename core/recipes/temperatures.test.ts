import { describe, expect, it } from 'vitest'
import { scalesAgree, temperaturesIn, toCelsius, toFahrenheit } from './temperatures.ts'

const only = (text: string) => {
  const [first] = temperaturesIn(text)
  if (!first) throw new Error(`no temperature in ${text}`)
  return first
}

describe('temperaturesIn', () => {
  it.each([
    ['Heat the oven to 375°F (190°C).', 375, 190, 'both'],
    ['Heat the oven to 375 °F / 190 °C.', 375, 190, 'both'],
    ['Bake at 200°C (400°F).', 400, 200, 'both'],
    ['until it reads 165°F', 165, 74, 'fahrenheit'],
    ['until it reads 165 degrees F', 165, 74, 'fahrenheit'],
    ['Bake at 180°C.', 356, 180, 'celsius'],
    ['warm water, 105°F to 110°F (40°C to 43°C)', 105, 40, 'both'],
    ['oil at 350 to 360°F (177 to 182°C)', 350, 177, 'both'],
  ])('%s', (text, fahrenheit, celsius, given) => {
    expect(only(text)).toMatchObject({ fahrenheit, celsius, given })
    expect(temperaturesIn(text)).toHaveLength(1)
  })

  it('finds several, and none in amounts', () => {
    expect(temperaturesIn('Bake at 400°F (200°C) until 165°F (74°C) inside.')).toHaveLength(2)
    expect(temperaturesIn('Add 2 cups (480 ml) milk and 12 carrots.')).toEqual([])
  })
})

describe('Fahrenheit and Celsius', () => {
  it('convert into each other', () => {
    expect(toCelsius(212)).toBeCloseTo(100)
    expect(toFahrenheit(100)).toBeCloseTo(212)
  })

  it('agree as cooks round them, closely where safety depends on it', () => {
    expect(scalesAgree(only('425°F (220°C)'))).toBe(true)
    expect(scalesAgree(only('350°F (180°C)'))).toBe(true)
    expect(scalesAgree(only('165°F (74°C)'))).toBe(true)
    expect(scalesAgree(only('400°F (220°C)'))).toBe(false)
    expect(scalesAgree(only('165°F (70°C)'))).toBe(false)
  })
})
