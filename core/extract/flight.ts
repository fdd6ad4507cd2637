/** The format in which React sends rendered pages: rows of JSON and of text that refer to each other. */

const ROW = /^[\da-f]{1,8}$/
const REFERENCE = /^\$L?([\da-f]{1,8})$/
const MOST_NODES = 150_000
const DEEPEST = 80

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The place after this many bytes of UTF-8. */
function afterBytes(text: string, from: number, bytes: number): number {
  let left = bytes
  let at = from
  while (left > 0 && at < text.length) {
    const code = text.codePointAt(at) ?? 0
    left -= code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
    at += code < 0x10000 ? 1 : 2
  }
  return at
}

/** "1a:{…}" and "1b:T4d2,…": one row is one value; rows of other kinds are modules. */
function rowsOf(text: string): Map<string, unknown> {
  const rows = new Map<string, unknown>()
  for (let at = 0; at < text.length; ) {
    const end = text.indexOf('\n', at)
    const next = end < 0 ? text.length : end
    const colon = text.indexOf(':', at)
    const id = colon < 0 || colon > at + 8 ? '' : text.slice(at, colon)
    const size = ROW.test(id) ? /^T([\da-f]{1,7}),/.exec(text.slice(colon + 1, colon + 10)) : null
    if (size) {
      const from = colon + 1 + size[0].length
      at = afterBytes(text, from, Number.parseInt(size[1] as string, 16))
      rows.set(id, text.slice(from, at))
      continue
    }
    const value =
      ROW.test(id) && /[{["]/.test(text[colon + 1] ?? '') ? parsed(text.slice(colon + 1, next)) : undefined
    if (value !== undefined) rows.set(id, value)
    at = next + 1
  }
  return rows
}

/** The rows' values, with what they refer to. */
export function flightValues(text: string): unknown[] {
  if (text === '') return []
  const rows = rowsOf(text)
  let left = MOST_NODES
  const resolved = (value: unknown): unknown => {
    const id = typeof value === 'string' ? REFERENCE.exec(value)?.[1] : undefined
    return id !== undefined && rows.has(id) ? rows.get(id) : value
  }
  const link = (value: unknown, depth: number) => {
    if (typeof value !== 'object' || value === null || depth > DEEPEST) return
    for (const [key, one] of Object.entries(value)) {
      if (--left < 0) return
      if (typeof one === 'string') (value as Record<string, unknown>)[key] = resolved(one)
      else link(one, depth + 1)
    }
  }
  for (const value of rows.values()) link(value, 0)
  return [...rows.values()].filter((value) => typeof value === 'object')
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Rendered elements as HTML; a component is what is in it. */
export function renderedHtml(values: readonly unknown[], most: number): string {
  const out: string[] = []
  let left = most
  const write = (text: string) => {
    left -= text.length
    if (left > 0) out.push(text)
  }
  const element = ([, type, , props]: readonly unknown[], depth: number) => {
    if (typeof props !== 'object' || props === null) return
    const { children, className, dangerouslySetInnerHTML: inner } = props as Record<string, unknown>
    const tag = typeof type === 'string' && /^[a-z][a-z\d]{0,15}$/.test(type) ? type : ''
    const named = typeof className === 'string' ? ` class="${escaped(className).replaceAll('"', '')}"` : ''
    if (tag) write(`<${tag}${named}>`)
    const html = (inner as { __html?: unknown } | undefined)?.__html
    if (typeof html === 'string' && tag !== 'script' && tag !== 'style') write(html)
    node(children, depth + 1)
    if (tag) write(`</${tag}>`)
  }
  const node = (value: unknown, depth: number) => {
    if (left <= 0 || depth > DEEPEST) return
    if (typeof value === 'number') write(String(value))
    else if (typeof value === 'string') {
      if (!/^\$(?![$\s\d.,])/.test(value)) write(escaped(value))
    } else if (Array.isArray(value)) {
      if (value[0] === '$' && value.length >= 4) element(value, depth)
      else for (const one of value) node(one, depth + 1)
    }
  }
  for (const value of values) if (Array.isArray(value)) node(value, 0)
  return out.join('')
}
