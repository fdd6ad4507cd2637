import { describe, expect, it } from 'vitest'
import { photoWarning } from './photo.ts'

describe('photoWarning', () => {
  it.each([
    'These are chanterelles. Fry them.',
    'I see a mushroom.',
    'Wild garlic, for a pesto.',
    'Red berries.',
  ])('warns of eating what a photo shows: %s', (answer) =>
    expect(photoWarning(answer)).toMatch(/local expert/),
  )

  it('adds nothing to other food, or where the answer warns itself', () => {
    expect(photoWarning('A leek. Braise it.')).toBe('')
    expect(photoWarning('Mushrooms. Ask an expert before you eat them.')).toBe('')
  })
})
