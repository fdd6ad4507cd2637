import { capital } from '#core/text/capital.ts'
import type { SearchRecipesInput } from '../contracts/search-recipes.ts'

/** A filter with one value that a phrase stands for. */
interface Phrase {
  kind: 'difficulty' | 'cuisine' | 'meal' | 'tags' | 'minutes'
  filter: SearchRecipesInput
  label: string
}

const QUICK = 30

/** Filter, label, and the phrases that mean it. */
const ROWS: readonly (readonly [Phrase['kind'], SearchRecipesInput, string, string])[] = [
  ['minutes', { minutes: QUICK }, `Under ${QUICK} min`, 'quick, fast, speedy'],
  ['difficulty', { difficulty: 'easy' }, 'Easy', 'easy, simple, beginner, beginner friendly, for beginners'],
  ['difficulty', { difficulty: 'hard' }, 'Hard', 'challenging, difficult, advanced'],
  ['meal', { meal: 'breakfast' }, 'Breakfast', 'breakfast, brunch, for breakfast, for brunch'],
  ['meal', { meal: 'lunch' }, 'Lunch', 'lunch, for lunch'],
  [
    'meal',
    { meal: 'dinner' },
    'Dinner',
    'dinner, dinners, supper, for dinner, for supper, main course, main dish',
  ],
  ['meal', { meal: 'dessert' }, 'Dessert', 'dessert, desserts, for dessert'],
  ['meal', { meal: 'snack' }, 'Snack', 'snack, snacks'],
  ['meal', { meal: 'side' }, 'Side dish', 'side dish, side dishes, sides'],
  ['meal', { meal: 'drink' }, 'Drink', 'drink, drinks, beverage, beverages'],
  ['tags', { tags: ['one-pot'] }, 'One pot', 'one pot, one pan, one pot meal, one pot meals'],
  ['tags', { tags: ['no-cook'] }, 'No cook', 'no cook, no cooking'],
  ['tags', { tags: ['make-ahead'] }, 'Make ahead', 'make ahead'],
  ['tags', { tags: ['freezer-friendly'] }, 'Freezer-friendly', 'freezer friendly, freezable'],
  ['tags', { tags: ['kid-friendly'] }, 'Kid-friendly', 'kid friendly, kids friendly, for kids'],
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
}

export const followsAsFood = (phrase: string, next: string | undefined): boolean =>
  next !== undefined && (FOODS[phrase]?.test(next) ?? false)

/** Part of how people ask, and in no recipe for that reason. */
export const SAYS_NOTHING: ReadonlySet<string> = new Set(
  ', recipe recipes idea ideas something anything meal meals dish dishes please want need find show me i that is are my some friendly'.split(
    ' ',
  ),
)
