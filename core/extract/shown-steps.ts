import { isStep } from '#core/recipes/reading/line-shapes.ts'
import { mendSteps } from '#core/recipes/reading/tidy-lines.ts'
import { letters } from '#core/recipes/reading/tidy-text.ts'
import type { Block } from './block.ts'
import type { Compared } from './shown-ingredients.ts'
import { type Match, shownList } from './shown-list.ts'

/** A step's beginning, its heading, or the whole of it with more. */
const beginsOrHolds: Match = (markup, shown) =>
  markup.length >= 6 && (shown.startsWith(markup) || (markup.length >= 30 && shown.includes(markup)))

const SHORT = 45
const lengthOf = (lines: readonly string[]) => lines.reduce((sum, line) => sum + line.length, 0)

/** Headings in place of steps: short, without a sentence among them. */
export const areHeadings = (steps: readonly string[]) =>
  steps.length > 1 &&
  lengthOf(steps) < SHORT * steps.length &&
  steps.filter((step) => /[.!]$/.test(step) && step.length > 25).length < steps.length * 0.3

/** One or two lines that hold all steps, maybe an article with them. */
export const isOneBlob = (steps: readonly string[]) =>
  steps.length > 0 && steps.length <= 2 && lengthOf(steps) > 400

const wordsOf = (lines: readonly string[]) =>
  lines
    .join(' ')
    .toLowerCase()
    .match(/\p{L}{4,}/gu) ?? []

/** The steps use the words of their headings. */
function isAbout(steps: readonly string[], headings: readonly string[]): boolean {
  const [words, used] = [wordsOf(headings), new Set(wordsOf(steps))]
  return words.filter((word) => used.has(word)).length >= words.length * 0.6
}

/** A list found on the page that may take the place of poorer markup. */
export function betterSteps(
  markup: readonly string[],
  found: readonly string[] | undefined,
): string[] | undefined {
  if (!found || found.length < 2) return undefined
  if (areHeadings(markup))
    return lengthOf(found) > 1.6 * lengthOf(markup) && isAbout(found, markup) ? [...found] : undefined
  const whole = letters(markup.join(' '))
  const inside = found.filter((line) => whole.includes(letters(line)))
  return lengthOf(inside) >= 0.8 * lengthOf(found) && found.length > markup.length ? [...found] : undefined
}

/** The markup's steps with what the page shows more of; undefined where the page shows others, or none. */
export function comparedSteps(blocks: readonly Block[], markup: readonly string[]): Compared | undefined {
  const keys = markup.map(letters)
  const list = shownList(blocks, keys, beginsOrHolds)
  if (!list) return undefined
  const onlyHeadings = areHeadings(markup)
  const left = new Set(keys.keys())
  let told = 0
  let fuller = 0
  let missing = 0
  const lines: string[] = []
  list.blocks.forEach(({ text, level }, i) => {
    if (!list.isLine[i]) return
    const shown = list.keys[i] ?? ''
    const mine = [...left].filter(
      (at) => keys[at] !== '' && (keys[at] === shown || beginsOrHolds(keys[at] ?? '', shown)),
    )
    for (const at of mine) left.delete(at)
    const [first] = mine
    if (first === undefined) {
      if (level === 0 && text.length > 25 && isStep(text) && !keys.some((key) => key.includes(shown))) {
        missing++
        lines.push(text)
      }
    } else if (keys[first] === shown) {
      told++
      lines.push(markup[first] ?? '')
    } else if (onlyHeadings && shown.length > (keys[first]?.length ?? 0) * 1.5 && mine.length === 1) {
      fuller++
      lines.push(text)
    } else {
      told += mine.length
      lines.push(...mine.map((at) => markup[at] ?? ''))
    }
  })
  const same = { lines: [...markup], fromPage: false, contradicts: false }
  if (fuller + missing === 0) return same
  // The markup's other lines would have no place among those of the page.
  if (left.size > 0 || told + fuller < missing * 0.5) return same
  const steps = mendSteps(lines)
  return lengthOf(steps) > lengthOf(markup) * 1.05
    ? { lines: steps, fromPage: true, contradicts: false }
    : same
}
