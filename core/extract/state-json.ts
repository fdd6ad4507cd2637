import { jsonrepair } from 'jsonrepair'
import { mayHoldRecipe } from './dom.ts'
import { flightValues } from './flight.ts'

/** JSON that a page carries for its scripts: data islands, flight payloads, variables, attributes. */

const MOST_TEXT = 4_000_000
const MOST_VALUES = 200
/** Code is slow to read. */
const MOST_REPAIRED = 300_000

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Objects as code writes them: names without quotes, commas at the end, comments. */
function written(text: string): unknown {
  try {
    return JSON.parse(jsonrepair(text))
  } catch {
    return undefined
  }
}

/** The end of a JSON value or string that begins here; -1 if it has none. */
function endOf(text: string, from: number): number {
  const quote = text[from]
  if (quote === '"' || quote === "'") return stringEnd(text, from)
  let depth = 0
  for (let at = from; at < text.length; at++) {
    const sign = text[at]
    if (sign === '"') {
      at = stringEnd(text, at) - 1
      if (at < 0) return -1
    } else if (sign === "'" || sign === '/') at = passed(text, at)
    else if (sign === '{' || sign === '[') depth++
    else if ((sign === '}' || sign === ']') && --depth === 0) return at + 1
  }
  return -1
}

/** Longer strings of code are no line of a recipe; without a limit, quotes that never end would each be read on. */
const LONGEST_STRING = 5000

/** The last sign of a string in single quotes or of a comment; in JSON neither is outside of strings. */
function passed(text: string, from: number): number {
  if (text[from] === '/') {
    const line = text[from + 1] === '/' ? text.indexOf('\n', from) : from
    return line < 0 ? text.length : line
  }
  const most = Math.min(text.length, from + LONGEST_STRING)
  for (let at = from + 1; at < most && text[at] !== '\n'; at++) {
    if (text[at] === '\\') at++
    else if (text[at] === "'") return at
  }
  return from
}

function stringEnd(text: string, from: number): number {
  const quote = text[from]
  for (let at = from + 1; at < text.length; at++) {
    if (text[at] === '\\') at++
    else if (text[at] === quote) return at + 1
  }
  return -1
}

/** A string of JavaScript, also in single quotes. */
function literal(source: string): string | undefined {
  const inner = source.startsWith("'")
    ? `"${source
        .slice(1, -1)
        .replace(/\\'/g, "'")
        .replace(/(\\.)|"/g, (both, escaped) => escaped ?? (both === '"' ? '\\"' : both))}"`
    : source
  const value = parsed(inner)
  return typeof value === 'string' ? value : undefined
}

const FLIGHT = /__next_f\.push\(/g
const VALUE = /=\s*(?=[{[])|\bJSON\.parse\(\s*(?=["'])/g

/** The chunks of React's flight format are cut anywhere: their rows are whole only together. */
function flightText(script: string): string {
  const parts: string[] = []
  for (const { index, 0: call } of script.matchAll(FLIGHT)) {
    const from = index + call.length
    const end = endOf(script, from)
    const value = end < 0 ? undefined : parsed(script.slice(from, end))
    if (Array.isArray(value) && typeof value[1] === 'string') parts.push(value[1])
  }
  return parts.join('')
}

function variables(script: string): unknown[] {
  const values: unknown[] = []
  let done = 0
  // Values that never end would each be read to the end of the script.
  let left = 4 * script.length
  let repairs = MOST_REPAIRED
  for (const { index, 0: before } of script.matchAll(VALUE)) {
    const from = index + before.length
    if (from < done) continue
    if (left < 0 || values.length >= MOST_VALUES) break
    const end = endOf(script, from)
    left -= (end < 0 ? script.length : end) - from
    if (end < 0) continue
    const source = script.slice(from, end)
    let value = before.startsWith('=') ? parsed(source) : parsed(literal(source) ?? '')
    if (value === undefined && before.startsWith('=') && source.length < repairs && mayHoldRecipe(source)) {
      repairs -= source.length
      value = written(source)
    }
    // Code is no JSON: a value may be inside of what was not.
    if (value === undefined) continue
    values.push(value)
    done = end
  }
  return values
}

const WRAPPED = new Set(['Reactive', 'ShallowReactive', 'Ref', 'ShallowRef', 'EmptyRef'])
const MOST_NODES = 100_000

/** Nuxt writes each value once, as an item of one list, and refers to it by its place. */
function unindexed(list: readonly unknown[]): unknown {
  let nodes = 0
  const at = (place: unknown, depth: number): unknown => {
    if (typeof place !== 'number' || depth > 60 || ++nodes > MOST_NODES) return null
    const value = list[place]
    if (Array.isArray(value))
      return typeof value[0] === 'string' && WRAPPED.has(value[0])
        ? at(value[1], depth + 1)
        : value.map((one) => at(one, depth + 1))
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, at(one, depth + 1)]))
    return value
  }
  return at(0, 0)
}

const isIndexed = (value: unknown): value is unknown[] =>
  Array.isArray(value) &&
  value.length > 4 &&
  typeof value[0] === 'object' &&
  value[0] !== null &&
  Object.values(value[0]).length > 0 &&
  Object.values(value[0]).every((one) => typeof one === 'number' || typeof one === 'string')

/** Every value that these scripts and attributes hold as JSON. */
export function stateValues(scripts: readonly string[], attributes: readonly string[]): unknown[] {
  let left = MOST_TEXT
  const texts = scripts.filter((text) => {
    left -= text.length
    return left >= 0
  })
  const values = [...texts, ...attributes].flatMap((source) => {
    const text = source.trim()
    if (/^[{[]/.test(text)) {
      const value = parsed(text)
      if (value !== undefined) return [isIndexed(value) ? unindexed(value) : value]
    }
    return text.includes('__next_f.push') ? [] : variables(text)
  })
  return [...values, ...flightValues(texts.map(flightText).join(''))].slice(0, MOST_VALUES)
}
