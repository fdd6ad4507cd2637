import { wordsOf } from '../text/normalise.ts'

/** What one writes and another leaves out: "mac and cheese", "mac & cheese recipe". */
const SAYS_NOTHING = new Set(['a', 'an', 'and', 'n', 'the', 'recipe', 'recipes'])

/** As `catalog.name_form` in the database: both must fold alike, so that both find the same names. */
const oneOf = (word: string) =>
  (word.length > 3 ? word.replace(/([^su])s$/, '$1') : word)
    .replace(/ie$/, 'y')
    .replace(/oe$/, 'o')
    .replace(/(ch|sh|x|ss|zz)e$/, '$1')

/** The name of a dish however it is typed: without capitals, accents and signs, each word in the singular. */
export const nameForm = (name: string): string =>
  wordsOf(name)
    .filter((word) => !SAYS_NOTHING.has(word))
    .map(oneOf)
    .join(' ')

/** Every name of a recipe, in that form. */
export const nameForms = ({ title, also_called }: { title: string; also_called?: readonly string[] }) => [
  ...new Set([title, ...(also_called ?? [])].map(nameForm).filter(Boolean)),
]
