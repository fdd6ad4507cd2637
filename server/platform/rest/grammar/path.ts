import { REST_LIMITS } from '../limits.ts'
import { overLimit } from '../problem.ts'
import * as strings from '../strings.ts'
import type { JsonStep, Path } from './query.ts'
import type { Scanner } from './scanner.ts'

const INDEX = /-?\d{1,9}(?![A-Za-z0-9_$])/y
const KEY = /[A-Za-z0-9_$ ]+/y

function step(scan: Scanner, text: boolean): JsonStep {
  const index = scan.match(INDEX)
  if (index !== undefined) return { key: Number(index), text }
  const key = scan.peek() === '"' ? scan.quoted() : scan.match(KEY)
  if (key === undefined) throw scan.unexpected(strings.aKey)
  return { key, text }
}

/** A column, and the path into its JSON: `data->list->0->>name`. */
export function path(scan: Scanner): Path {
  const column = scan.name()
  const steps: JsonStep[] = []
  for (;;) {
    const text = scan.startsWith('->>')
    if (!scan.take(text ? '->>' : '->')) return { column, steps }
    if (steps.length >= REST_LIMITS.jsonSteps) throw overLimit(strings.tooManySteps, REST_LIMITS.jsonSteps)
    steps.push(step(scan, text))
  }
}
