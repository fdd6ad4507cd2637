import { describe, expect, it } from 'vitest'
import { initials } from './initials.ts'

describe('initials', () => {
  it('are at most two letters, from the first and last name [C215 C590]', () => {
    expect(initials('Maple Thyme', null)).toBe('MT')
    expect(initials('  maple  of  the thyme ', null)).toBe('MT')
    expect(initials('Maple', null)).toBe('M')
    expect(initials('émile ŏ', null)).toBe('ÉŎ')
  })

  it('come from the email address if there is no name, and are never empty', () => {
    expect(initials('', 'sour.dough@kitchen.example')).toBe('SD')
    expect(initials(null, 'cook@kitchen.example')).toBe('C')
    expect(initials('🍞', undefined)).toBe('?')
    // A letter without a single-character uppercase form must not become three.
    expect(initials('ßa ßb', null)).toHaveLength(2)
  })
})
