import { expect, it } from 'vitest'
import { VOCABULARY } from '#content/cookbook/vocabulary.ts'
import { ingredientsOfLine } from './line-ingredients.ts'
import { namesOf } from './line-names.ts'
import { createTerm, matchNames } from './match.ts'

const match = (term: string, line: string) =>
  matchNames(createTerm(term, VOCABULARY), namesOf(line, VOCABULARY), line, VOCABULARY).strength
const named = (line: string) => ingredientsOfLine(line, VOCABULARY).map(({ ingredient }) => ingredient?.name)

it.each([
  ['curry powder', '2 cups leftover curry'],
  ['chili pepper', '1 cup leftover chili'],
  ['chili powder', '3 cups leftover chili, warmed'],
  ['leftover curry', '2 tsp curry powder'],
  ['leftover chili', '1 red chili, sliced'],
])('%s is not "%s"', (term, line) => expect(match(term, line)).toBe('none'))

it.each([
  ['curry powder', '1 tsp curry powder'],
  ['leftover chicken', '2 cups chicken'],
  ['leftover rice', '1 cup rice'],
])('%s is "%s"', (term, line) => expect(match(term, line)).not.toBe('none'))

it('reads a dish that is left in a line as no seasoning', () => {
  expect(named('2 cups leftover chili')).toEqual([undefined])
  expect(named('1 cup leftover curry')).toEqual([undefined])
  expect(named('1 tbsp leftover curry paste')).toEqual(['curry paste'])
})
