import { ingredientsOfLine } from '#core/ingredients/line-ingredients.ts'
import type { Vocabulary } from '#core/ingredients/vocabulary.ts'
import { hasAmount, startsWithAmount } from '#core/recipes/reading/line-shapes.ts'
import { amountsFirst } from '#core/recipes/reading/tidy-lines.ts'
import { ALSO, maybeSeveral, severalIngredients } from './break-lines.ts'
import { isGroupName } from './group-name.ts'
import { isStep } from './is-step.ts'
import type { PastedLine } from './pasted-lines.ts'

const JOINS =
  /(?:[,(&/+–-]|\b(?:and|or|with|of|into|for|in|to|plus|the|a|such as|cut|from|about|finely|thinly|roughly|coarsely|freshly|lightly|very))$/i
const NARROWEST = 36
/** "Dough: 2 cups flour, 1 tsp yeast": a group on one line. */
const LABELED = /^(\p{L}[^:\d]{2,40}):\s+(.+)$/u

const TO_SERVE =
  /^(?:to (?:serve|finish|garnish|decorate|assemble|top)|toppings?|garnish(?:es)?|optional(?: extras| toppings)?)$/i
const OPTIONAL = /^optional(?:ly)?\b|\b(?:for|to) (?:serve|serving|garnish)\b/i

const opens = (text: string) => text.split('(').length > text.split(')').length

/** A heading of the list: "For the sauce:", "Dressing" in bold, "SAUCE". */
function isGroup(line: PastedLine, next: PastedLine | undefined): boolean {
  const { text, level, bullet, number, blankBefore } = line
  if (bullet || number !== null || text.length > 60 || startsWithAmount(text)) return false
  if (/\brecipe\b/i.test(text)) return false
  if (level > 0 || isGroupName(text)) return true
  if (!next || next.blankBefore) return false
  if (next.bullet && TO_SERVE.test(text)) return true
  if (!startsWithAmount(next.text)) return false
  const words = text.split(' ').length
  if (/[.,!?]$|\d/.test(text) || words > 5) return false
  // Beside a list with bullets, or apart from the lines above.
  return (
    (text === text.toUpperCase() && /\p{Lu}{3}/u.test(text)) || next.bullet || (blankBefore && words <= 4)
  )
}

const asGroup = (text: string) => `${text.replace(/\s*[:：\-–—]+$/, '')}:`

/** The next word didn't fit. */
const isCut = (line: PastedLine, next: PastedLine, widest: number) =>
  line.width + 1 + (/^\S+/.exec(next.text)?.[0].length ?? 0) > widest - 3

/** "nutmeg" below "1 bunch dill": a food by itself begins its own line. */
export const isFood = (text: string, vocabulary: Vocabulary | undefined): boolean =>
  vocabulary !== undefined &&
  text.length <= 40 &&
  ingredientsOfLine(text, vocabulary).some(({ ingredient, exact }) => ingredient !== undefined && exact)

/** Lines that the width of a page has cut in two are one again. */
function unwrapped(lines: readonly PastedLine[], vocabulary: Vocabulary | undefined): PastedLine[] {
  // The widest few may have been made of two lines.
  const widths = lines.map(({ width }) => width).sort((a, b) => b - a)
  const widest = widths[Math.min(2, Math.floor(widths.length / 6))] ?? 0
  const bullets = lines.filter(({ bullet }) => bullet).length
  const out: PastedLine[] = []
  for (const [at, line] of lines.entries()) {
    const before = out.at(-1)
    const cut = lines[at - 1]
    const fresh =
      !before ||
      !cut ||
      line.bullet ||
      line.message ||
      line.number !== null ||
      startsWithAmount(line.text) ||
      isGroup(line, lines[at + 1]) ||
      isGroup(before, line)
    const continues =
      !fresh &&
      (opens(before.text) ||
        (before.text.length > 2 && JOINS.test(before.text)) ||
        (!line.blankBefore &&
          !isFood(line.text, vocabulary) &&
          ((bullets >= 2 && before.bullet) ||
            ((widths[0] ?? 0) >= NARROWEST &&
              /^[\p{Ll}(]/u.test(line.text) &&
              hasAmount(before.text) &&
              !hasAmount(line.text) &&
              isCut(cut, line, widest)))))
    if (continues) out[out.length - 1] = { ...before, text: `${before.text} ${line.text}` }
    else out.push(line)
  }
  return out
}

/** The lines of an ingredient list; headings end with a colon. What is no ingredient goes to `left`. */
export function ingredientList(
  given: readonly PastedLine[],
  vocabulary?: Vocabulary,
): { lines: string[]; left: string[] } {
  const lines = unwrapped(given, vocabulary)
  const bulleted = lines.filter(({ bullet }) => bullet).length >= 2
  const measured = lines.filter(({ text }) => hasAmount(text)).length >= lines.length * 0.8
  const read = lines.length <= 2 ? severalIngredients : maybeSeveral
  const out: string[] = []
  const left: string[] = []
  for (const [at, whole] of lines.entries()) {
    // "chili for on top!! dont forget"
    const [said = '', ...talk] = whole.message ? whole.text.split(/(?<=\p{L}!+)\s+(?=\p{L})/u) : [whole.text]
    const line = talk.length > 0 ? { ...whole, text: said.replace(/!+$/, '') } : whole
    left.push(...talk)
    const { text, bullet, number, blankBefore } = line
    const next = lines[at + 1]
    const labeled = LABELED.exec(text)
    // "Aunt Flo" between two columns of a card.
    const isName =
      measured &&
      blankBefore &&
      next?.blankBefore === true &&
      !bullet &&
      /^(?:\p{Lu}\p{Ll}+\s?){2,3}$/u.test(text)
    if (isName) left.push(text)
    else if (isGroup(line, next)) {
      if (next) out.push(asGroup(text))
      else left.push(text)
    } else if (
      labeled &&
      startsWithAmount(labeled[2] ?? '') &&
      severalIngredients(labeled[2] ?? '').length > 1
    )
      out.push(asGroup(labeled[1] ?? ''), ...severalIngredients(labeled[2] ?? ''))
    else if (startsWithAmount(text) || bullet || number !== null) out.push(...read(text))
    // After a list with bullets, a line without one is a remark.
    else if (
      (bulleted && blankBefore && !(text.length <= 80 && OPTIONAL.test(text) && !/[.!?]$/.test(text))) ||
      (text.length > 60 && isStep(text) && /[.!]$/.test(text))
    )
      left.push(text)
    else out.push(...read(text))
  }
  const plain = out
    .map((text) =>
      text
        .replace(/(?<=\p{L}{3})\.$/u, '')
        .replace(ALSO, '')
        .trim(),
    )
    .filter((text) => /\p{L}/u.test(text))
  return { lines: amountsFirst(plain), left }
}
