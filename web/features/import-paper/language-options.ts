import { PAPER_LANGUAGES } from '#core/paper/guess-language.ts'
import * as strings from './strings.ts'

export const LANGUAGE_OPTIONS = PAPER_LANGUAGES.map((value) => ({
  value,
  label: strings.languageNames[value],
}))
