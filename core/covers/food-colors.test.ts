import { describe, expect, it } from 'vitest'
import { crumbColor, dipColor, sauceColor, sweetColor } from './food-colors.ts'
import { wordsOf } from './recipe.ts'
import { lightness } from './svg.ts'

const channels = (hex: string) =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number, number]
const isRed = (hex: string) => channels(hex)[0] > channels(hex)[1] * 2
const isGreen = (hex: string) =>
  channels(hex)[1] > channels(hex)[0] && channels(hex)[1] > channels(hex)[2] * 1.4
const isDark = (hex: string) => lightness(hex) < 0.35
const isPale = (hex: string) => lightness(hex) > 0.75
const isOchre = (hex: string) => channels(hex)[0] > 180 && channels(hex)[1] > 110 && channels(hex)[2] < 100

describe('colors come from the food', () => {
  const words = (title: string, ingredients: string[] = []) =>
    wordsOf({ id: title, title, meal: 'dinner', ingredients })

  it.each([
    ['brownies are dark', crumbColor(words('Fudgy Cocoa Brownies')), isDark],
    [
      'chocolate chip cookies are not',
      crumbColor(words('Chocolate Chip Cookies', ['2 cups chocolate chips'])),
      isOchre,
    ],
    ['shakshuka is red', sauceColor(words('Shakshuka with Feta')), isRed],
    ['green curry is green', sauceColor(words('Thai Green Chicken Curry')), isGreen],
    ['palak paneer is green', sauceColor(words('Palak Paneer')), isGreen],
    ['hummus is pale', dipColor(words('Silky Hummus')), isPale],
    ['tzatziki is pale', dipColor(words('Thick Tzatziki')), isPale],
    [
      'guacamole is green',
      dipColor(words('Chunky Guacamole')),
      (hex: string) => channels(hex)[1] > channels(hex)[0],
    ],
    ['a curry is ochre', sauceColor(words('Supper', ['1 tbsp curry powder'])), isOchre],
    ['canned tomatoes are red', sauceColor(words('Supper', ['1 can crushed tomatoes'])), isRed],
    ['a soy braise is dark', sauceColor(words('Supper', ['1/2 cup soy sauce'])), isDark],
    ['cream is pale', sauceColor(words('Supper', ['1 cup heavy cream'])), isPale],
    ['butternut soup is orange', sauceColor(words('Roasted Butternut Soup')), isOchre],
    ['beet soup is pink', sauceColor(words('Borscht')), (hex: string) => channels(hex)[2] > channels(hex)[1]],
    ['a mango lassi is yellow', sweetColor(words('Mango Lassi')), isOchre],
    [
      'vanilla pudding is pale, whatever lies on it',
      sweetColor(words('Vanilla Pudding with Cherries')),
      isPale,
    ],
  ])('%s', (_, color, test) => {
    expect(test(color), color).toBe(true)
  })
})
