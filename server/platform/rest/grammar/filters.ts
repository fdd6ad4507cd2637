import { REST_LIMITS } from '../limits.ts'
import { malformed, overLimit } from '../problem.ts'
import * as strings from '../strings.ts'
import { path } from './path.ts'
import {
  COMPARISONS,
  type Comparison,
  type Condition,
  IS_VALUES,
  type IsValue,
  type Path,
  SEARCHES,
  type Search,
  type Test,
} from './query.ts'
import { Scanner } from './scanner.ts'

const WORD = /[a-z_]+/y
const CONFIG = /[a-z_]{1,63}/y
const QUANTIFIABLE = new Set<string>(['eq', 'gt', 'gte', 'lt', 'lte', 'like', 'ilike', 'match', 'imatch'])
const isComparison = (word: string): word is Comparison => Object.hasOwn(COMPARISONS, word)
const isSearch = (word: string): word is Search => Object.hasOwn(SEARCHES, word)
const isIsValue = (word: string): word is IsValue => Object.hasOwn(IS_VALUES, word)

/** Counts every part of every condition of a request. */
interface FilterCount {
  left: number
}
export const filterCount = (): FilterCount => ({ left: REST_LIMITS.filters })
const countOne = (count: FilterCount) => {
  if (count.left-- <= 0) throw overLimit(strings.tooManyFilters, REST_LIMITS.filters)
}

/** Back-references make matching exponential, and nested quantifiers blow up patterns: neither is needed to find text. */
function checkPattern(pattern: string) {
  if (pattern.length > REST_LIMITS.patternChars)
    throw malformed(strings.patternTooLong(REST_LIMITS.patternChars))
  if (/\\[1-9]/.test(pattern)) throw malformed(strings.backReferences)
  if (/\{\s*\d{3,}|,\s*\d{3,}\s*\}|\{.*\{.*\{/s.test(pattern)) throw malformed(strings.patternCounts)
  if (pattern.startsWith('***')) throw malformed(strings.patternDirectives)
}

/** PostgreSQL's tsquery parser fails with an internal error after 32 consecutive operators. */
function checkSearch(text: string) {
  if (text.length > REST_LIMITS.searchChars) throw malformed(strings.searchTooLong(REST_LIMITS.searchChars))
  if ((text.match(/[!&|<>()"-]/g) ?? []).length > REST_LIMITS.searchSigns)
    throw malformed(strings.searchSigns(REST_LIMITS.searchSigns))
}

const inList = (scan: Scanner): string[] => {
  scan.expect('(')
  if (scan.take(')')) return []
  const values = scan.list(
    () => (scan.peek() === '"' ? scan.quoted(',)') : scan.until(',)')),
    REST_LIMITS.values,
    strings.tooManyValues,
  )
  scan.expect(')')
  return values
}

/** A value inside and(...): quoted, an array in braces, or up to the next comma or bracket. */
function innerValue(scan: Scanner): string {
  if (scan.peek() === '"') return scan.quoted()
  if (scan.peek() !== '{') return scan.until(',)')
  const from = scan.at
  scan.until('}')
  scan.expect('}')
  return scan.text.slice(from, scan.at)
}

/** `eq.5`, `not.in.(1,2)`, `fts(english).word`: what follows the column. */
function condition(scan: Scanner, at: Path, inner: boolean): Condition {
  const negated = scan.take('not.')
  const operator = scan.match(WORD)
  if (operator === undefined) throw scan.unexpected(strings.anOperator)
  return { kind: 'test', path: at, negated, test: test(scan, operator, inner) }
}

function test(scan: Scanner, operator: string, inner: boolean): Test {
  const value = () => {
    scan.expect('.')
    return inner ? innerValue(scan) : scan.until('')
  }
  if (operator === 'in') {
    scan.expect('.')
    return { operator, values: inList(scan) }
  }
  if (operator === 'is') {
    const word = value().toLowerCase()
    if (!isIsValue(word)) throw malformed(strings.isTakes(Object.keys(IS_VALUES).join(', ')))
    return { operator, value: word }
  }
  if (isSearch(operator)) {
    let config: string | undefined
    if (scan.take('(')) {
      config = scan.match(CONFIG)
      scan.expect(')')
    }
    const text = value()
    checkSearch(text)
    return { operator, config, value: text }
  }
  if (!isComparison(operator)) throw malformed(strings.operatorUnknown(operator))
  let quantifier: 'any' | 'all' | undefined
  if (QUANTIFIABLE.has(operator) && scan.take('(')) {
    quantifier = scan.take('any') ? 'any' : 'all'
    if (quantifier === 'all') scan.expect('all')
    scan.expect(')')
  }
  const given = value()
  if (operator === 'match' || operator === 'imatch') checkPattern(given)
  // In URLs a star is the usual stand-in for the percent sign.
  const text = operator === 'like' || operator === 'ilike' ? given.replaceAll('*', '%') : given
  return { operator, quantifier, value: text }
}

const GROUP = /(?:not\.)?(?:and|or)(?=\()/y

function group(scan: Scanner, count: FilterCount, depth: number): Condition {
  countOne(count)
  if (depth > REST_LIMITS.filterDepth) throw overLimit(strings.tooDeepFilters, REST_LIMITS.filterDepth)
  const word = scan.match(GROUP)
  if (word !== undefined)
    return {
      kind: 'group',
      join: word.endsWith('and') ? 'and' : 'or',
      negated: word.startsWith('not.'),
      parts: parts(scan, count, depth + 1),
    }
  const at = path(scan)
  scan.expect('.')
  return condition(scan, at, true)
}

function parts(scan: Scanner, count: FilterCount, depth: number): Condition[] {
  scan.expect('(')
  const found = scan.list(() => group(scan, count, depth), REST_LIMITS.filters, strings.tooManyFilters)
  scan.expect(')')
  return found
}

/** The value of `or=`, `and=`, `not.or=`, `not.and=`. */
export function parseGroup(
  join: 'and' | 'or',
  negated: boolean,
  text: string,
  count: FilterCount,
): Condition {
  countOne(count)
  const scan = new Scanner(text, 'logic tree')
  const found = parts(scan, count, 1)
  scan.end()
  return { kind: 'group', join, negated, parts: found }
}

/** The value of `column=`. */
export function parseFilter(at: Path, text: string, count: FilterCount): Condition {
  countOne(count)
  const scan = new Scanner(text, 'filter')
  const found = condition(scan, at, false)
  scan.end()
  return found
}
