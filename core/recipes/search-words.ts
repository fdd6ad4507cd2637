import { capital } from '#core/text/capital.ts'
import type { SearchRecipesInput } from '../contracts/search-recipes.ts'
import * as strings from './strings.ts'

/** A filter with one value that a phrase stands for. */
interface Phrase {
  kind: 'difficulty' | 'cuisine' | 'meal' | 'tags' | 'minutes'
  filter: SearchRecipesInput
  label: string
}

const QUICK = 30

/** Filter, label, and the phrases that mean it. */
const ROWS: readonly (readonly [Phrase['kind'], SearchRecipesInput, string, string])[] = [
  ['minutes', { minutes: QUICK }, strings.underMinutes(QUICK), 'quick, fast, speedy'],
  [
    'difficulty',
    { difficulty: 'easy' },
    strings.easy,
    'easy, simple, beginner, beginner friendly, for beginners',
  ],
  ['difficulty', { difficulty: 'hard' }, strings.hard, 'challenging, difficult, advanced'],
  ['meal', { meal: 'breakfast' }, strings.breakfast, 'breakfast, brunch, for breakfast, for brunch'],
  ['meal', { meal: 'lunch' }, strings.lunch, 'lunch, for lunch'],
  [
    'meal',
    { meal: 'dinner' },
    strings.dinner,
    'dinner, dinners, supper, for dinner, for supper, main course, main dish',
  ],
  ['meal', { meal: 'dessert' }, strings.dessert, 'dessert, desserts, for dessert'],
  ['meal', { meal: 'snack' }, strings.snack, 'snack, snacks'],
  ['meal', { meal: 'side' }, strings.sideDish, 'side dish, side dishes, sides'],
  ['meal', { meal: 'drink' }, strings.drink, 'drink, drinks, beverage, beverages'],
  ['tags', { tags: ['one-pot'] }, strings.onePot, 'one pot, one pan, one pot meal, one pot meals'],
  ['tags', { tags: ['no-cook'] }, strings.noCook, 'no cook, no cooking'],
  ['tags', { tags: ['make-ahead'] }, strings.makeAhead, 'make ahead'],
  ['tags', { tags: ['freezer-friendly'] }, strings.freezerFriendly, 'freezer friendly, freezable'],
  ['tags', { tags: ['kid-friendly'] }, strings.kidFriendly, 'kid friendly, kids friendly, for kids'],
  ...'american italian chinese japanese thai korean vietnamese mexican mediterranean indian french'
    .split(' ')
    .map((cuisine) => {
      const label = capital(cuisine)
      return ['cuisine', { cuisine }, label, cuisine] as const
    }),
]

export const PHRASES: ReadonlyMap<string, Phrase> = new Map(
  ROWS.flatMap(([kind, filter, label, phrases]) =>
    phrases.split(', ').map((phrase): [string, Phrase] => [phrase, { kind, filter, label }]),
  ),
)

/** What makes a food or a dish of the word before it: dinner rolls, French toast, quick oats. */
const FOODS: Readonly<Record<string, RegExp>> = {
  quick: /^(?:breads?|oats?|pickles?|pickled)$/,
  fast: /^food$/,
  simple: /^syrup$/,
  breakfast: /^sausages?$/,
  lunch: /^meats?$/,
  dinner: /^rolls?$/,
  dessert: /^wine$/,
  french: /^(?:toast|fries|onions?|dressing|beans?|bread|lentils?|press)$/,
  italian: /^(?:sausages?|seasoning|dressing|parsley|bread|wedding)$/,
  american: /^cheese$/,
  mexican: /^(?:cheese|oregano|crema)$/,
  thai: /^(?:basil|chil\w+)$/,
  chinese: /^(?:five|5|cabbage)$/,
  indian: /^pudding$/,
  german: /^(?:chocolate|pancakes?)$/,
  russian: /^(?:dressing|tea)$/,
  hungarian: /^paprika$/,
  cuban: /^(?:bread|sandwich\w*)$/,
}

export const followsAsFood = (phrase: string, next: string | undefined): boolean =>
  next !== undefined && (FOODS[phrase]?.test(next) ?? false)

/** Part of how people ask, and in no recipe for that reason. */
export const SAYS_NOTHING: ReadonlySet<string> = new Set(
  ', recipe recipes idea ideas something anything meal meals dish dishes please want need find show me i that is are my some friendly'.split(
    ' ',
  ),
)
