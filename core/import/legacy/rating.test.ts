import { expect, it } from 'vitest'
import { ratingOfFive } from './rating.ts'

it.each([
  ['3/5 stars', 3],
  ['8/10', 4],
  ['7', 4],
  ['4', 4],
  ['4.5', 5],
  ['80%', 4],
  ['85', 4],
  ['****', 4],
  ['★★★☆☆', 3],
  ['0', null],
  ['', null],
  ['6/5', null],
  ['none', null],
])('a rating of %s is %s of five', (text, stars) => expect(ratingOfFive(text)).toBe(stars))
