import type { OwnRecipeContent } from '#core/contracts/own-recipes.ts'
import type { PageWord } from './page-words.ts'

/** Lines by number, from 0, in which a word was hard to read. */
export interface PaperDoubts {
  title: boolean
  ingredients: number[]
  instructions: number[]
}

/** Below this a word is worth a look. */
const DOUBTFUL = 60

/** "cup (65 g) flour", "5 cup sugar": a recognizer doesn't know ½, and leaves it out or reads a digit. */
const UNIT = '(?:cup|tablespoon|teaspoon|pound|ounce)'
const LOST_AMOUNT = new RegExp(
  String.raw`^(?:${UNIT}s?|tbsp|tsp|kg|ml|g|EL|TL)\b|^(?:[2-9]|\d{2,})\s+${UNIT}\b|^\p{L}[^\s½¼¾⅓⅔⅛]{0,3}\s+${UNIT}s?\b`,
  'iu',
)

const tokens = (text: string) => text.split(/\s+/).filter(Boolean)

/**
 * A line is doubtful where one of its words was hard to read. Words and lines are both in reading order, so a word that
 * occurs several times is looked up from where the line before ended.
 */
export function doubtfulLines(content: OwnRecipeContent, words: readonly PageWord[]): PaperDoubts {
  const places = new Map<string, number[]>()
  for (const [at, { text }] of words.entries()) {
    const known = places.get(text)
    if (known) known.push(at)
    else places.set(text, [at])
  }
  const isDoubtful = (line: string) => {
    const parts = tokens(line)
    // The words that most of the line's words are next to.
    const votes = new Map<number, number>()
    for (const [at, part] of parts.entries())
      for (const place of places.get(part)?.slice(0, 200) ?? []) {
        const start = Math.round((place - at) / 2)
        votes.set(start, (votes.get(start) ?? 0) + 1)
      }
    let [start, most] = [-1, 0]
    for (const [place, count] of votes) if (count > most) [start, most] = [place, count]
    if (start < 0) return parts.length > 0 && words.some(({ confidence }) => confidence < 100)
    return words
      .slice(Math.max(0, 2 * start - 1), 2 * start + parts.length + 1)
      .some(
        ({ text, confidence }) =>
          confidence < DOUBTFUL && (parts.includes(text) || parts.some((part) => part.startsWith(text))),
      )
  }
  const isPrinted = words.every(({ confidence }) => confidence === 100)
  const numbers = (lines: readonly string[], isOff = (_: string) => false) =>
    lines.flatMap((line, at) => (isDoubtful(line) || isOff(line) ? [at] : []))
  return {
    title: content.title !== '' && isDoubtful(content.title),
    ingredients: numbers(content.ingredients, (line) => !isPrinted && LOST_AMOUNT.test(line)),
    instructions: numbers(content.instructions),
  }
}
