import { REST_LIMITS } from '../limits.ts'
import * as strings from '../strings.ts'
import { path } from './path.ts'
import type { OrderTerm } from './query.ts'
import { Scanner } from './scanner.ts'

function term(scan: Scanner): OrderTerm {
  const from = scan.at
  const first = scan.name()
  let relation: string | undefined
  if (scan.take('(')) relation = first
  else scan.at = from
  const at = path(scan)
  if (relation !== undefined) scan.expect(')')
  const descending = scan.take('.desc')
  if (!descending) scan.take('.asc')
  const nulls = scan.take('.nullsfirst') ? 'first' : scan.take('.nullslast') ? 'last' : undefined
  return { relation, path: at, descending, nulls }
}

/** `quality_score.desc.nullslast,id`. */
export function parseOrder(text: string): OrderTerm[] {
  if (text === '') return []
  const scan = new Scanner(text, 'order')
  const terms = scan.list(() => term(scan), REST_LIMITS.orderTerms, strings.tooManyOrders)
  scan.end()
  return terms
}
