import type { ExternalRecipeRow } from '../contracts/rows.ts'
import { fold, normalWords, wordsOf } from '../text/normalise.ts'
import { nameForms } from './name-form.ts'

const ENDINGS = /(ing|ed|es|e|s|y|ies)$/

/** "roasted", "roasting" and "roast" are one word to a search. */
export const root = (word: string) => (word.length > 4 ? word.replace(ENDINGS, '') : word)

/** A recipe with all that a search looks at. */
export interface Findable {
  row: ExternalRecipeRow
  /** Roots of the words of the title, and of everything. */
  title: ReadonlySet<string>
  roots: ReadonlySet<string>
  /** The same words in full, for a last one that is being typed. */
  titleWords: readonly string[]
  words: readonly string[]
  meals: readonly string[]
  tags: readonly string[]
  /** Each of its names, however it is typed. */
  names: readonly string[]
  sortTitle: string
}

const MEAL_WORDS: Readonly<Record<string, string>> = {
  breakfast: 'breakfast',
  brunch: 'breakfast',
  lunch: 'lunch',
  dinner: 'dinner',
  supper: 'dinner',
  dessert: 'dessert',
  snack: 'snack',
  drink: 'drink',
  beverage: 'drink',
}
const TITLE_TAGS = ['one-pot', 'no-cook', 'make-ahead', 'freezer-friendly', 'kid-friendly']

/** The meal of a recipe that names none, by the words of its title, description and tags. */
const mealsOf = ({ meal, title, description, tags }: ExternalRecipeRow): string[] =>
  meal
    ? [meal.toLowerCase()]
    : normalWords([title, description ?? '', ...tags].join(' ')).flatMap((word) => MEAL_WORDS[word] ?? [])

function tagsOf({ tags, title }: ExternalRecipeRow): string[] {
  const words = ` ${wordsOf(title).join(' ')} `
  return [
    ...tags.map((tag) => tag.toLowerCase()),
    ...TITLE_TAGS.filter((tag) => words.includes(` ${tag.replace('-', ' ')} `)),
  ]
}

/** As the database orders titles: no accents, capitals or signs. */
const plainTitle = (title: string) =>
  fold(title)
    .replace(/[!-/:-@[-`{-~\s]/g, ' ')
    .trim()

/** Southern cooking is rarely asked for by the name of the place. */
const cuisineWords = ({ cuisine_type: cuisine }: ExternalRecipeRow) => [
  cuisine ?? '',
  ...(cuisine === 'american south' ? ['southern'] : []),
]

export function findable(row: ExternalRecipeRow): Findable {
  // What a title says it is without is no word of it.
  const told = row.title.replace(/\bwithout\b.*$/i, '')
  // A device may have stored the row before it had other names.
  const titleWords = [told, ...(row.also_called ?? [])].flatMap(normalWords)
  // A search for a food finds its kinds: spaghetti is pasta.
  const kinds = row.foods.filter((food) => !food.includes(' '))
  const more = [row.description ?? '', ...row.ingredients, ...row.tags, ...cuisineWords(row), ...kinds]
  const words = [...new Set([...titleWords, ...more.flatMap(normalWords)])]
  return {
    row,
    titleWords,
    words,
    title: new Set(titleWords.map(root)),
    roots: new Set(words.map(root)),
    meals: mealsOf(row),
    tags: tagsOf(row),
    names: nameForms(row),
    sortTitle: plainTitle(row.title),
  }
}
