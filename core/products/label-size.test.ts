import { expect, it } from 'vitest'
import { takeSize } from './label-size.ts'

it.each([
  ['Kartoffeln 1,254 kg', 1.254, 'kilogram'],
  ['Kartoffeln 1,250 kg', 1.25, 'kilogram'],
  ['KARTOFFELN 1,5KG', 1.5, 'kilogram'],
  ['Milch 1,0 L', 1, 'liter'],
  ['Joghurt 0,500 kg', 0.5, 'kilogram'],
  ['Butter 250G', 250, 'gram'],
  ['RICE 1.254KG', 1.254, 'kilogram'],
])('%s has %d %ss', (label, value, unit) => {
  expect(takeSize(label).each).toEqual({ value, unit })
})
