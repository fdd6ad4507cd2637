import { REST_LIMITS } from '../limits.ts'
import { overLimit, RestProblem } from '../problem.ts'
import * as strings from '../strings.ts'
import { path } from './path.ts'
import type { Embed, SelectItem } from './query.ts'
import { Scanner } from './scanner.ts'

const AGGREGATE = /\.(count|sum|avg|min|max)\(\)|count\(\)/y

interface Counts {
  items: number
  embeds: number
}

/** `!inner`, `!left`, and which foreign key is meant. */
function hints(scan: Scanner) {
  let inner = false
  let hint: string | undefined
  while (scan.take('!')) {
    const word = scan.name()
    if (word === 'inner') inner = true
    else if (word !== 'left') hint = word
  }
  return { inner, hint }
}

function embed(
  scan: Scanner,
  alias: string | undefined,
  spread: boolean,
  depth: number,
  counts: Counts,
): Embed {
  const relation = scan.name()
  const { inner, hint } = hints(scan)
  scan.expect('(')
  if (depth >= REST_LIMITS.embedDepth) throw overLimit(strings.tooDeepEmbeds, REST_LIMITS.embedDepth)
  if (++counts.embeds > REST_LIMITS.embeds) throw overLimit(strings.tooManyEmbeds, REST_LIMITS.embeds)
  const items = scan.peek() === ')' ? [] : list(scan, depth + 1, counts)
  scan.expect(')')
  return { kind: 'embed', relation, alias, hint, inner, spread, items }
}

const noAggregates = () => new RestProblem(400, 'PGRST123', strings.aggregatesNotAllowed)

function item(scan: Scanner, depth: number, counts: Counts): SelectItem {
  if (++counts.items > REST_LIMITS.selectItems)
    throw overLimit(strings.tooManySelected, REST_LIMITS.selectItems)
  if (scan.take('*')) return { kind: 'all' }
  if (scan.take('...')) return embed(scan, undefined, true, depth, counts)
  if (scan.match(AGGREGATE)) throw noAggregates()
  const from = scan.at
  let alias: string | undefined
  const first = scan.name()
  if (scan.peek() === ':' && !scan.startsWith('::')) {
    scan.expect(':')
    alias = first
    if (scan.match(AGGREGATE)) throw noAggregates()
  } else scan.at = from
  const start = scan.at
  scan.name()
  if (scan.peek() === '(' || scan.peek() === '!') {
    scan.at = start
    return embed(scan, alias, false, depth, counts)
  }
  scan.at = start
  const found = path(scan)
  if (scan.match(AGGREGATE)) throw noAggregates()
  const cast = scan.take('::') ? scan.name() : undefined
  return { kind: 'column', path: found, alias, cast }
}

const list = (scan: Scanner, depth: number, counts: Counts): SelectItem[] =>
  scan.list(() => item(scan, depth, counts), REST_LIMITS.selectItems, strings.tooManySelected)

/** `id,title,when:created_at::date,author:profiles!inner(name)`. */
export function parseSelect(text: string): SelectItem[] {
  const scan = new Scanner(text, 'select parameter')
  if (text === '') return []
  const items = list(scan, 0, { items: 0, embeds: 0 })
  scan.end()
  return items
}
