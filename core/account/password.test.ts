import { describe, expect, it } from 'vitest'
import { passwordProblems } from './password.ts'

describe('passwordProblems', () => {
  it.each(['correct horse battery', 'long enough 1', 'Zwiebelkuchen im Regen', 'x7!pQ2#mLd'])(
    'accepts %s',
    (good) => {
      expect(passwordProblems(good, 'cook@kitchen.example')).toEqual([])
    },
  )
  it.each([
    'password',
    'Password123!',
    'P@ssw0rd',
    'qwertyuiop',
    '12345678',
    'aaaaaaaa',
    'abcabcabc',
    'abcdefghij',
    '87654321',
    'iloveyou2026',
    'Letmein!!!',
  ])('rejects %s as one of the first guesses', (bad) => {
    expect(passwordProblems(bad)).toContain('pwned')
  })
  it('rejects the email address of the user and its local part', () => {
    expect(passwordProblems('marigold99', 'marigold@kitchen.example')).toEqual(['pwned'])
    expect(passwordProblems('marigold@kitchen.example', 'Marigold@kitchen.example')).toEqual(['pwned'])
  })
  it('counts characters for the minimum and bytes for the maximum', () => {
    expect(passwordProblems('öäüßöäü')).toEqual(['length'])
    expect(passwordProblems('ab cd ef gh '.repeat(7))).toContain('too_long')
  })
})
