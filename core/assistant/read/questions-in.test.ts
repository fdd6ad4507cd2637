import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { naming, questionsIn } from './questions-in.ts'

describe('questions in a message', () => {
  it.each([
    ['Can I freeze rice? And how do I reheat it?', ['Can I freeze rice?', 'And how do I reheat it?']],
    ['how long do i boil eggs and how do i peel them', ['how long do i boil eggs', 'how do i peel them']],
    [
      'I have a 5 lb pork shoulder. How long does it take, and what goes with it?',
      ['I have a 5 lb pork shoulder. How long does it take', 'what goes with it?'],
    ],
    [
      'How do I thicken gravy? I only have cornstarch. Can I freeze the rest?',
      ['How do I thicken gravy? I only have cornstarch.', 'Can I freeze the rest?'],
    ],
  ])('%s', (message, parts) => expect(questionsIn(message)).toEqual(parts))

  it.each([
    'What is the difference between baking soda and baking powder, and can I swap them?',
    'How long and at what temperature do I bake salmon?',
    'I have chicken and rice',
    'Can I eat this? Is it safe?',
    'should I use butter or should I use oil',
    'How do I do a? How do I do b? How do I do c? How do I do d?',
  ])('%s is one', (message) => expect(questionsIn(message)).toEqual([message]))

  it('loses no word', () => {
    const words = fc.constantFrom(
      'how do i',
      'bake',
      'rice',
      'and',
      '?',
      'I have eggs.',
      'is it',
      'ok',
      'what goes with it',
    )
    fc.assert(
      fc.property(fc.array(words, { minLength: 1, maxLength: 12 }), (said) => {
        const message = said.join(' ')
        const kept = questionsIn(message).join(' ').split(/\s+/)
        const letters = (list: string[]) => list.filter((one) => !/^(and|also|plus),?$/.test(one)).join('')
        expect(letters(kept)).toBe(letters(message.split(/\s+/)))
      }),
    )
  })

  it('gives a later question the food of the first', () => {
    expect(naming('how long do I bake it', 'salmon')).toBe('how long do I bake the salmon')
    expect(naming('how much water do I need?', 'rice')).toBe('how much water do I need for the rice?')
    expect(naming('is it ok to use foil', 'salmon')).toBe('is it ok to use foil')
    expect(naming('how long do I bake it', undefined)).toBe('how long do I bake it')
  })
})
