import { describe, expect, it } from 'vitest'
import { joined, readRestrictions, restrictionLabel } from './restrictions.ts'

describe('restrictions', () => {
  it('are read from one field, separated by commas', () => {
    expect(readRestrictions(' vegan, peanut allergy;; low-FODMAP ,Vegan')).toEqual([
      'vegan',
      'peanut allergy',
      'low-FODMAP',
    ])
    expect(readRestrictions('AIP and vegan & Sandy’s diet')).toEqual(['AIP', 'vegan', 'Sandy’s diet'])
  })

  it('stay within what a request accepts', () => {
    expect(readRestrictions('x'.repeat(80))[0]).toHaveLength(60)
    expect(joined(Array.from({ length: 50 }, (_, at) => `diet ${at}`))).toHaveLength(40)
  })

  it('name an allergen as something to leave out', () => {
    expect(restrictionLabel('tree nuts')).toBe('no tree nuts')
    expect(restrictionLabel('low-FODMAP')).toBe('low-FODMAP')
  })
})
