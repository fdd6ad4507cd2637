import { describe, expect, it } from 'vitest'
import { writtenSystem } from './written-system.ts'

describe('writtenSystem', () => {
  it.each([
    [['300 g flour', '2 eggs', '120ml milk'], 'metric'],
    [['2 cups flour', '1 stick butter', '200 g chocolate'], 'us'],
    [['1 kg plums', '1 Dose Tomaten', 'Bake at 180 °C.'], 'metric'],
    [['Bake at 350°F.'], 'us'],
    [['2 eggs', '3 tbsp sugar', 'salt'], undefined],
    [['1 large onion', '10 grapes', '4 lemons'], undefined],
    [['1 cup milk', '100 g flour'], undefined],
    [[], undefined],
  ] as const)('of %j is %s', (lines, system) => {
    expect(writtenSystem(lines)).toBe(system)
  })
})
