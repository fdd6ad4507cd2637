import { describe, expect, it } from 'vitest'
import { wizardProgress } from './use-wizard.ts'

describe('wizard progress', () => {
  it('is 33% at input [C284]', () => {
    expect(wizardProgress(1, 0, false).percent).toBe(33)
    expect(wizardProgress(1, 5, false).percent).toBe(33)
    expect(wizardProgress(4, 0, false).percent).toBe(33)
  })
  it('is 66% while a photo is being scanned [C285]', () =>
    expect(wizardProgress(4, 3, 'Finding recipes').percent).toBe(66))
  it('is 100% at review: ingredients exist in step 3 or 4 [C286]', () => {
    expect(wizardProgress(3, 1, false).percent).toBe(100)
    expect(wizardProgress(4, 1, false).percent).toBe(100)
  })
})
