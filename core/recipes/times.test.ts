import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { durationsIn, timeOfStep } from './times.ts'

const spans = (text: string) => durationsIn(text).map(({ min, max }) => [min, max])

describe('durationsIn', () => {
  it.each<[string, number[][]]>([
    ['Simmer for 10 to 12 minutes.', [[10, 12]]],
    ['Bake 25-30 minutes', [[25, 30]]],
    ['Braise for 1 hour 20 minutes', [[80, 80]]],
    ['Braise for 1 hour and 20 minutes', [[80, 80]]],
    ['Let rise 1 1/2 hours', [[90, 90]]],
    ['Let rise 1 to 1 1/2 hours', [[60, 90]]],
    ['Stir for 30 seconds', [[0.5, 0.5]]],
    [
      'Cook half an hour, then 1/2 hour, then ½ hour',
      [
        [30, 30],
        [30, 30],
        [30, 30],
      ],
    ],
    ['Chill overnight', [[480, 480]]],
    [
      'Wait a minute, then two minutes',
      [
        [1, 1],
        [2, 2],
      ],
    ],
    ['A 20-minute rest', [[20, 20]]],
    ['Soak for 2 days', [[2880, 2880]]],
    ['Cut into 2 pieces and add 3 cups', []],
  ])('%s', (text, expected) => {
    expect(spans(text)).toEqual(expected)
  })

  it('detects "per side"', () => {
    expect(durationsIn('Sear 3 minutes per side')[0]?.perSide).toBe(true)
    expect(durationsIn('Sear 3 to 4 minutes on each side')[0]?.perSide).toBe(true)
    expect(durationsIn('Sear 3 minutes')[0]?.perSide).toBe(false)
  })

  it('reports the position of the duration', () => {
    const text = 'Boil hard for 5 minutes more.'
    const [found] = durationsIn(text)
    expect(text.slice(found?.index, (found?.index ?? 0) + (found?.text.length ?? 0))).toBe('5 minutes')
  })

  it('never throws and never returns nonsense', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        for (const { min, max } of durationsIn(text)) expect(min <= max && min >= 0).toBe(true)
      }),
    )
  })
})

describe('timeOfStep', () => {
  it('adds consecutive durations and doubles "per side"', () => {
    expect(timeOfStep('Fry 2 minutes, then simmer 10 to 12 minutes.')).toEqual({ min: 12, max: 14 })
    expect(timeOfStep('Sear 3 minutes per side.')).toEqual({ min: 6, max: 6 })
  })

  it('does not require alternatives or maximum times', () => {
    expect(timeOfStep('Marinate for 30 minutes or up to 2 hours.')).toEqual({ min: 30, max: 120 })
    expect(timeOfStep('Chill at least 4 hours or overnight.')).toEqual({ min: 240, max: 480 })
  })
})
