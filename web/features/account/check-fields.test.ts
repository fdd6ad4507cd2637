import { describe, expect, it } from 'vitest'
import { checkFields, EMPTY_TEXTS } from './check-fields.ts'
import { authMode } from './mode.ts'

const fields = (mode: Parameters<typeof checkFields>[0], texts: Partial<typeof EMPTY_TEXTS> = {}) =>
  Object.keys(checkFields(mode, { ...EMPTY_TEXTS, ...texts }))

const good = { email: 'cook@kitchen.example', password: 'seven green olives' }

describe('required fields of the account forms', () => {
  it('sign in: email and password, whatever the password [C367]', () => {
    expect(fields('sign-in')).toEqual(['email', 'password'])
    expect(fields('sign-in', { ...good, password: 'x' })).toEqual([])
  })

  it('sign up: email and a good password; a name is optional [C368 C369]', () => {
    expect(fields('sign-up')).toEqual(['email', 'password'])
    expect(fields('sign-up', { ...good, password: 'short' })).toEqual(['password'])
    expect(fields('sign-up', { ...good, email: 'cook at home' })).toEqual(['email'])
    expect(fields('sign-up', good)).toEqual([])
  })

  it('forgot password: email only [C370]', () => {
    expect(fields('forgot-password')).toEqual(['email'])
    expect(fields('forgot-password', { email: good.email })).toEqual([])
  })

  it('reset password: the new password twice [C371]', () => {
    expect(fields('reset-password')).toEqual(['password', 'confirm'])
    expect(fields('reset-password', { password: good.password, confirm: good.password })).toEqual([])
  })
})

describe('mode', () => {
  it('is sign in unless the URL sets another [C202 C203]', () => {
    expect([null, '', 'nonsense', 'sign-in'].map(authMode)).toEqual(Array(4).fill('sign-in'))
    expect(authMode('forgot-password')).toBe('forgot-password')
    expect(authMode('reset-password')).toBe('reset-password')
  })
})
