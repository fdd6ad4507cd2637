import type { Vocabulary } from '#core/ingredients/vocabulary.ts'
import { bestLabels, gapsOf, LABELS, type LabelWeights, type LineLabel } from './best-labels.ts'
import { ALSO } from './break-lines.ts'
import { isCutOff } from './cut-off.ts'
import { isChatter, isSource } from './intro.ts'
import { isStep } from './is-step.ts'
import { isVerb, wordsIn } from './kitchen-words.ts'
import { LINE_WEIGHTS, STEP_WEIGHTS } from './label-weights.ts'
import { featuresOf, type PlacedLine, startsAmount } from './line-features.ts'

const SURE = 5
const [BEFORE_LABEL, INGREDIENT, STEP, BESIDE_LABEL] = [0, 1, 2, 3]

/** What no learning may overrule: items below a heading, and lines that are about something else. */
function rulesOf(lines: readonly PlacedLine[]): (at: number, label: number) => number {
  const heads = new Set(lines.map(({ under }) => under))
  const isHeaded = heads.has('ingredients') && heads.has('steps')
  let mark = ''
  let otherMark = ''
  const rules = lines.map(({ text, under, bullet, number, level, opens, ...line }): number | undefined => {
    if (opens) [mark, otherMark] = [line.mark, '']
    // "- slice the onion" below a list with boxes: other marks, apart from the list.
    if (line.blankBefore && bullet && isVerb(wordsIn(text)[0] ?? '')) otherMark = line.mark
    const isOther = bullet && line.mark === otherMark && line.mark !== mark
    if (number === null && (isSource(text) || (isChatter(text) && !isStep(text)))) return BEFORE_LABEL
    // "oh and a handful of walnuts"
    const also = text.length <= 60 ? text.replace(ALSO, '') : text
    if (also !== text && number === null && startsAmount(also) && !/[.?]$/.test(text)) return INGREDIENT
    // Where both have their headings, the recipe is below them.
    if (isHeaded && (under === 'intro' || under === 'stop')) return BEFORE_LABEL
    if (under === 'ingredients' && !isOther && (bullet || (startsAmount(text) && text.length < 100)))
      return INGREDIENT
    if (under === 'ingredients' && level > 0) return INGREDIENT
    if (under === 'steps' && (number !== null || level > 0)) return STEP
    return undefined
  })
  return (at, label) => {
    const rule = rules[at]
    if (rule === undefined) return 0
    // Before and beside are the same: not in the recipe.
    const holds = rule === BEFORE_LABEL ? label !== INGREDIENT && label !== STEP : label === rule
    return holds ? SURE : 0
  }
}

/** What every line is, all of them together: a line is judged by its neighbors too. */
export function labelLines(
  lines: readonly PlacedLine[],
  vocabulary: Vocabulary | undefined,
): { labels: LineLabel[]; sure: number[] } {
  if (lines.length === 0) return { labels: [], sure: [] }
  const weights: LabelWeights = { lines: LINE_WEIGHTS, steps: STEP_WEIGHTS }
  const { labels, sure } = bestLabels(featuresOf(lines, vocabulary), gapsOf(lines), weights, rulesOf(lines))
  // A line that was cut goes on, and a heading belongs to what follows it.
  for (const [at, { text, level, blankBefore, opens }] of lines.entries()) {
    const isCut = at > 0 && !blankBefore && !opens && isCutOff(lines[at - 1]?.text ?? '')
    if (isCut && labels[at - 1] === STEP) labels[at] = STEP
    // "Un abrazo." below the steps counts nothing.
    const isLone = labels[at] === INGREDIENT && labels[at - 1] === STEP && labels[at + 1] !== INGREDIENT
    if (isLone && blankBefore && /[.!]$/.test(text) && !/\d/.test(text)) labels[at] = BESIDE_LABEL
    const next = labels[at + 1]
    const isHead = text.length <= 60 && (level > 0 || /[:：]$/.test(text))
    if (
      isHead &&
      labels[at] !== next &&
      (next === INGREDIENT || next === STEP) &&
      labels[at] !== BEFORE_LABEL
    )
      labels[at] = next
  }
  // The first item of a list is in it too: "- eggs x4" above "- 1 tin of tomatoes".
  for (let at = lines.length - 2; at >= 0; at--) {
    const [one, next] = [lines[at] as PlacedLine, lines[at + 1] as PlacedLine]
    const isSame = one.bullet && next.bullet && one.mark === next.mark && one.under === next.under
    if (isSame && !next.blankBefore && labels[at + 1] === INGREDIENT && labels[at] === BEFORE_LABEL)
      labels[at] = INGREDIENT
  }
  return { labels: labels.map((label) => LABELS[label] as LineLabel), sure }
}
