import { describe, expect, it } from 'vitest'
import {
  countOf,
  gramsText,
  kitchenNumber,
  metricVolumeText,
  poundsText,
  volumeText,
} from './kitchen-amounts.ts'

describe('kitchen amounts', () => {
  it.each([
    [1, '1'],
    [1.5, '1½'],
    [1 / 3, '⅓'],
    [2.667, '2⅔'],
    [0.875, '⅞'],
    [0.999, '1'],
  ])('writes %d as %s', (value, text) => expect(kitchenNumber(value)).toBe(text))

  it.each([
    [236.6, '1 cup'],
    [118.3, '½ cup'],
    [354.9, '1½ cups'],
    [207, '¾ cup plus 2 tbsp'],
    [266.2, '1 cup plus 2 tbsp'],
    [88.7, '6 tbsp'],
    [59, '¼ cup'],
    [44.4, '3 tbsp'],
    [14.79, '1 tbsp'],
    [19.7, '1 tbsp plus 1 tsp'],
    [17.2, '1 tbsp plus ½ tsp'],
    [4.93, '1 tsp'],
    [1.85, '⅜ tsp'],
    [0.62, '⅛ tsp'],
    [0.1, '1 pinch'],
  ])('writes %d ml as %s', (milliliters, text) => expect(volumeText(milliliters)).toBe(text))

  it('uses metric where requested, and keeps spoons', () => {
    expect(metricVolumeText(197)).toBe('195 ml')
    expect(metricVolumeText(1500)).toBe('1.5 l')
    expect(metricVolumeText(14.79)).toBe('1 tbsp')
    expect(gramsText(112)).toBe('110 g')
    expect(gramsText(1250)).toBe('1.25 kg')
  })

  it('uses pounds from one pound up, ounces below', () => {
    expect(poundsText(453.6)).toBe('1 lb')
    expect(poundsText(567)).toBe('1¼ lb')
    expect(poundsText(227)).toBe('8 oz')
  })

  it('rounds larger counts more coarsely', () => {
    expect([0.26, 0.5, 1.3, 2.8, 9.6].map(countOf)).toEqual([0.25, 0.5, 4 / 3, 3, 10])
  })
})
