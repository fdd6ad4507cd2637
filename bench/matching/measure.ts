import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Rule } from './rivals.ts'

export interface Triple {
  ingredient: string
  line: string
  truth: boolean
  source: string
}

export interface Measure {
  right: number
  falseMatches: Triple[]
  missed: Triple[]
  precision: number
  recall: number
  f1: number
}

export const LABELS = join(import.meta.dirname, 'labels')

/** Labelled separately, and scored before any rule was tuned on it. */
export const HELD_OUT = join(import.meta.dirname, 'held-out.tsv')

export function labelFiles(): string[] {
  return readdirSync(LABELS)
    .filter((file) => file.endsWith('.tsv'))
    .sort()
    .map((file) => join(LABELS, file))
}

/** Reads `ingredient<TAB>line<TAB>1|0`; skips empty lines, comments and a header row. */
export function readTriples(file: string): Triple[] {
  return readFileSync(file, 'utf8')
    .split(/\r?\n/)
    .flatMap((row, i) => {
      const [ingredient, line, truth] = row.split('\t')
      if (row.startsWith('#') || !ingredient || line === undefined) return []
      const value = truth?.trim()
      return value === '1' || value === '0'
        ? [{ ingredient, line, truth: value === '1', source: `${file}:${i + 1}` }]
        : []
    })
}

export function measure(triples: readonly Triple[], rule: Rule): Measure {
  let right = 0
  const falseMatches: Triple[] = []
  const missed: Triple[] = []
  for (const triple of triples) {
    const found = rule.matches(triple.ingredient, triple.line)
    if (found && triple.truth) right++
    else if (found) falseMatches.push(triple)
    else if (triple.truth) missed.push(triple)
  }
  const ratio = (part: number, whole: number) => (whole === 0 ? 1 : part / whole)
  const precision = ratio(right, right + falseMatches.length)
  const recall = ratio(right, right + missed.length)
  const f1 = precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall)
  return { right, falseMatches, missed, precision, recall, f1 }
}
