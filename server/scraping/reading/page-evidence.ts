import type { PageEvidence, UnseenLine } from '#core/contracts/scrape-evidence.ts'
import type { ExtractedRecipe } from '#core/contracts/scrape-results.ts'
import type { Page } from '#core/extract/page.ts'
import { textOf } from '#core/extract/tree.ts'

/** Enough for any recipe with its comments. */
const LONGEST_READ = 300_000
const LONGEST_KEPT = 12_000
const BEFORE = 1500
/** If most of a list isn't shown, it's one doubt about the list. */
const MOST_OF_IT = 0.6
const WORDS = 0.7

const TOKEN = /\d+|\p{L}+/gu
const fold = (text: string) =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('⁄', '/').toLowerCase()
const tokensOf = (text: string) => fold(text).match(TOKEN) ?? []

/** Whether a line's words and all of its numbers are on the page, in whatever order: pages mark lines up in pieces. */
function isShown(line: string, shown: ReadonlySet<string>): boolean {
  const tokens = tokensOf(line)
  const known = tokens.filter((token) => shown.has(token))
  const numbers = tokens.filter((token) => /^\d/.test(token))
  return numbers.every((token) => shown.has(token)) && known.length >= tokens.length * WORDS
}

function unseen(field: 'ingredients' | 'instructions', lines: readonly string[], shown: ReadonlySet<string>) {
  const missing = lines.flatMap((line, at) => (isShown(line, shown) ? [] : [at]))
  const of = (line: number | null): UnseenLine => ({ field, line })
  return missing.length > lines.length * MOST_OF_IT ? [of(null)] : missing.map(of)
}

/** The part of the text that begins shortly before the first ingredient. */
function around(text: string, [first = '']: readonly string[]): string {
  const at = first ? text.indexOf(first) : -1
  const from =
    text.length <= LONGEST_KEPT ? 0 : Math.max(0, Math.min(at - BEFORE, text.length - LONGEST_KEPT))
  return text.slice(from, from + LONGEST_KEPT)
}

/** Compares a result with what visitors of the page see. Linear in the length of the page. */
export function evidenceOf(page: Page, recipe: ExtractedRecipe): PageEvidence {
  const text = textOf(page.body).slice(0, LONGEST_READ)
  const shown = new Set(tokensOf(text))
  return {
    title: page.title.slice(0, 300),
    language: page.language.slice(0, 20),
    text: around(text, recipe.ingredients),
    unseen: [
      ...unseen('ingredients', recipe.ingredients, shown),
      ...unseen('instructions', recipe.instructions, shown),
    ],
  }
}
