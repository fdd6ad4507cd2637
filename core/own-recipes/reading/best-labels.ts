import { isCutOff } from './cut-off.ts'
import type { PlacedLine } from './line-features.ts'

/** What a line is: before the recipe, an ingredient, a step, or beside it. */
export type LineLabel = 'before' | 'ingredient' | 'step' | 'beside'

export const LABELS: readonly LineLabel[] = ['before', 'ingredient', 'step', 'beside']
const BEFORE = 0
const BESIDE = 3

export interface LabelWeights {
  /** By feature: how much it speaks for each of the labels. */
  lines: Readonly<Record<string, readonly number[]>>
  /** By what is between two lines: how much it speaks for each pair of labels. */
  steps: Readonly<Record<string, readonly number[]>>
}

/** Before the recipe is only what has nothing of it above. */
const isAllowed = (from: number, to: number) =>
  to === BEFORE ? from === BEFORE : !(to === BESIDE && from === BEFORE)

/** What is between a line and the one above it. */
export function gapsOf(lines: readonly PlacedLine[]): string[][] {
  return lines.map((line, at) => {
    const before = lines[at - 1]
    const out = ['any']
    if (line.blankBefore) out.push('blank')
    if (line.opens) out.push('heading')
    if (line.message) out.push('message')
    // A line that the width of a page has cut.
    if (before && !line.opens && isCutOff(before.text)) out.push('cut')
    else if (before && !line.opens && /^\p{Ll}/u.test(line.text) && !/[.!?:]$/.test(before.text))
      out.push('goes on')
    if (before && before.bullet !== line.bullet) out.push('bullet')
    if (before && (before.number === null) !== (line.number === null)) out.push('number')
    if (before && !line.blankBefore && !line.opens && !line.message) out.push('close')
    return out
  })
}

const COUNT = LABELS.length

/** The best labels for all lines together. `extra` is added to the score of a label, for training. */
export function bestLabels(
  features: readonly (readonly string[])[],
  gaps: readonly (readonly string[])[],
  weights: LabelWeights,
  extra?: (at: number, label: number) => number,
): { labels: number[]; sure: number[] } {
  const emit = features.map((names, at) => {
    const scores = new Array<number>(COUNT).fill(0)
    for (const name of names) {
      const of = weights.lines[name]
      if (of)
        for (let label = 0; label < COUNT; label++) scores[label] = (scores[label] ?? 0) + (of[label] ?? 0)
    }
    if (extra)
      for (let label = 0; label < COUNT; label++) scores[label] = (scores[label] ?? 0) + extra(at, label)
    return scores
  })
  const back: number[][] = []
  let best = emit[0]?.map((score, label) => (label === BESIDE ? Number.NEGATIVE_INFINITY : score)) ?? []
  for (let at = 1; at < emit.length; at++) {
    const move = new Array<number>(COUNT * COUNT).fill(0)
    for (const name of gaps[at] ?? []) {
      const of = weights.steps[name]
      if (of)
        for (let pair = 0; pair < COUNT * COUNT; pair++) move[pair] = (move[pair] ?? 0) + (of[pair] ?? 0)
    }
    const next = new Array<number>(COUNT).fill(Number.NEGATIVE_INFINITY)
    const from = new Array<number>(COUNT).fill(0)
    for (let to = 0; to < COUNT; to++)
      for (let one = 0; one < COUNT; one++) {
        if (!isAllowed(one, to)) continue
        const score = (best[one] ?? 0) + (move[one * COUNT + to] ?? 0) + (emit[at]?.[to] ?? 0)
        if (score > (next[to] as number)) {
          next[to] = score
          from[to] = one
        }
      }
    back.push(from)
    best = next
  }
  const labels: number[] = []
  let label = best.indexOf(Math.max(...best))
  for (let at = emit.length - 1; at >= 0; at--) {
    labels.push(label)
    label = back[at - 1]?.[label] ?? 0
  }
  labels.reverse()
  const sure = labels.map((one, at) => {
    const scores = emit[at] ?? []
    return (scores[one] ?? 0) - Math.max(...scores.filter((_, other) => other !== one))
  })
  return { labels, sure }
}
