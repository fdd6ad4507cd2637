import { REST_LIMITS } from '../limits.ts'
import { malformed, overLimit } from '../problem.ts'
import * as strings from '../strings.ts'
import { filterCount, parseFilter, parseGroup } from './filters.ts'
import { parseOrder } from './order.ts'
import { path } from './path.ts'
import type { Level, Query } from './query.ts'
import { Scanner } from './scanner.ts'
import { parseSelect } from './select.ts'

const WHOLE = /^\d{1,10}$/

function whole(name: string, text: string): number {
  if (!WHOLE.test(text) || Number(text) > REST_LIMITS.offset)
    throw malformed(strings.notWhole(name, REST_LIMITS.offset))
  return Number(text)
}

const level = (): Level => ({ where: [], order: [], limit: undefined, offset: undefined })

const names = (what: string, text: string): string[] => {
  const scan = new Scanner(text, what)
  const found = scan.list(() => scan.name(), REST_LIMITS.selectItems, strings.tooManyColumns)
  scan.end()
  return found
}

/** `recipe.or`, `not.and`, `recipe.order`: the tables that a parameter refers to, and its key. */
function target(key: string) {
  const scan = new Scanner(key, 'parameter')
  const tables: string[] = []
  for (;;) {
    const from = scan.at
    const word = scan.name()
    if (scan.done || scan.startsWith('->')) {
      scan.at = from
      return { tables, scan }
    }
    scan.expect('.')
    // `not.or` is one key of the last table.
    if (word === 'not' && /^(and|or)$/.test(key.slice(scan.at))) {
      scan.at = from
      return { tables, scan }
    }
    tables.push(word)
    if (tables.length > REST_LIMITS.embedDepth) throw overLimit(strings.tooDeepEmbeds, REST_LIMITS.embedDepth)
  }
}

const LOGIC = /^(not\.)?(and|or)$/

/**
 * The parameters of a request. `isArgument` identifies those that belong to the called function; anything unknown
 * is an error, so that no filter is ever silently dropped.
 */
export function parseQuery(params: URLSearchParams, isArgument: (name: string) => boolean): Query {
  const query: Query = {
    select: [{ kind: 'all' }],
    top: level(),
    embedded: new Map(),
    columns: undefined,
    onConflict: undefined,
    arguments: new Map(),
  }
  const count = filterCount()
  const once = new Set<string>()
  const first = (key: string) => {
    if (once.has(key)) throw malformed(strings.givenTwice(key))
    once.add(key)
  }
  for (const [key, value] of params) {
    if (isArgument(key)) {
      first(key)
      query.arguments.set(key, value)
      continue
    }
    switch (key) {
      case 'apikey':
        continue
      case 'select':
        first(key)
        query.select = parseSelect(value)
        continue
      case 'columns':
        first(key)
        query.columns = names('columns parameter', value)
        continue
      case 'on_conflict':
        first(key)
        query.onConflict = names('on_conflict parameter', value)
        continue
    }
    const { tables, scan } = target(key)
    const word = scan.text.slice(scan.at)
    const at = tables.join('.')
    let here = query.top
    if (tables.length > 0) {
      here = query.embedded.get(at) ?? level()
      query.embedded.set(at, here)
    }
    const [, negated, join] = LOGIC.exec(word) ?? []
    if (join) here.where.push(parseGroup(join as 'and' | 'or', Boolean(negated), value, count))
    else if (word === 'order') {
      first(key)
      here.order = parseOrder(value)
    } else if (word === 'limit' || word === 'offset') {
      first(key)
      here[word] = whole(word, value)
    } else {
      const column = path(scan)
      scan.end()
      here.where.push(parseFilter(column, value, count))
    }
  }
  return query
}
