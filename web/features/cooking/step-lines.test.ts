import { expect, it } from 'vitest'
import { linesOfStep } from './step-lines.ts'

const lines = [
  '2 tablespoons olive oil',
  '1 pound chicken thighs',
  '2 cups chicken broth',
  '1 red onion, sliced',
  '1 yellow onion, diced',
  'Salt and black pepper',
]

it.each([
  ['Heat the oil and brown the chicken thighs.', ['2 tablespoons olive oil', '1 pound chicken thighs']],
  ['Pour in the broth.', ['2 cups chicken broth']],
  ['Add the yellow onion.', ['1 yellow onion, diced']],
  ['Add both onions.', ['1 red onion, sliced', '1 yellow onion, diced']],
  ['Season with salt.', ['Salt and black pepper']],
  ['Rest, then serve.', []],
])('%s', (step, wanted) => expect(linesOfStep(step, lines)).toEqual(wanted))
