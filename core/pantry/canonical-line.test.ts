import { describe, expect, it } from 'vitest'
import { canonicalLine } from './canonical-line.ts'
import { parseLine } from './parse-line.ts'

describe('canonicalLine', () => {
  it.each([
    ['2 tablespoons sugar', '1 cup sugar'],
    ['3/4 cup sugar, packed', '1 cup sugar, packed'],
    ['1 1/2 lb. ground beef', '1 cup ground beef'],
    ['1½ teaspoons salt', '1 cup salt'],
    ['2 (14 ounce) cans corn', '1 cans corn'],
    ['3 large eggs', '1 large eggs'],
    ['salt to taste', 'salt to taste'],
    ['2% milk', '2% milk'],
    ['2 cups', '1 cups'],
  ])('%s -> %s', (line, expected) => {
    expect(canonicalLine(line)).toBe(expected)
  })

  it.each([
    '2 tablespoons sugar',
    '½ pound shrimp, peeled',
    '2 (8 oz) packages cream cheese',
    '3 to 4 cloves garlic',
  ])('names in "%s" stay the same', (line) => {
    expect(parseLine(canonicalLine(line)).names).toEqual(parseLine(line).names)
  })
})
