/** The part of YAML that people write above a text: names, texts, lists, and texts of several lines. */
export type FrontMatter = Map<string, string | string[]>

const FRONT = /^\s*---[ \t]*\n([\s\S]*?)\n---[ \t]*(?:\n|$)/
const LONGEST = 200_000

function unquoted(value: string): string {
  const text = value.trim()
  const double = /^"((?:[^"\\]|\\.)*)"(?:\s+#.*)?$/.exec(text)
  if (double) return (double[1] ?? '').replace(/\\n/g, '\n').replace(/\\(["\\/])/g, '$1')
  const single = /^'((?:[^']|'')*)'(?:\s+#.*)?$/.exec(text)
  if (single) return (single[1] ?? '').replaceAll("''", "'")
  return text.replace(/\s#\s.*$/, '')
}

/** "[a, 'b, c']" */
function inline(value: string): string[] {
  const parts = value.slice(1, -1).match(/\s*(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|[^,]+)/g) ?? []
  return parts.map((part) => unquoted(part)).filter(Boolean)
}

const indentOf = (line: string) => line.length - line.trimStart().length

/** Splits a text at its front matter; undefined if it has none. */
export function splitFrontMatter(given: string): { front: FrontMatter; body: string } | undefined {
  const text = given.replace(/\r\n?/g, '\n')
  const found = FRONT.exec(text)
  if (!found || (found[1]?.length ?? 0) > LONGEST) return undefined
  return { front: readFrontMatter(found[1] ?? ''), body: text.slice(found[0].length) }
}

/** Names are in lower case; those of inner ones follow a point: "source.url". */
function readFrontMatter(yaml: string): FrontMatter {
  const front: FrontMatter = new Map()
  const lines = yaml.split('\n')
  const parents: { indent: number; name: string }[] = []
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? ''
    const pair =
      /^(\s*)(?:"([^"]{1,60})"|'([^']{1,60})'|([^\s#"'[\]{}-][^:]{0,60}?))\s*:(?:\s+(.*)|\s*)$/.exec(line)
    if (!pair) continue
    const indent = (pair[1] ?? '').length
    while ((parents.at(-1)?.indent ?? -1) >= indent) parents.pop()
    const own = (pair[2] ?? pair[3] ?? pair[4] ?? '').trim().toLowerCase()
    const name = [...parents.map((one) => one.name), own].join('.')
    const value = (pair[5] ?? '').trim()
    const scalar = /^([|>])[+-]?\d*$/.exec(value)
    if (scalar) {
      const block: string[] = []
      for (let next = at + 1; next < lines.length; next++) {
        const line = lines[next] ?? ''
        if (line.trim() !== '' && indentOf(line) <= indent) break
        block.push(line.trim())
      }
      front.set(name, block.join(scalar[1] === '|' ? '\n' : ' ').trim())
      at += block.length
    } else if (/^\[.*\]$/.test(value)) front.set(name, inline(value))
    else if (value === '' || value.startsWith('#')) {
      const items: string[] = []
      let next = at + 1
      for (; next < lines.length; next++) {
        const item = /^(\s*)-\s+(.*)$/.exec(lines[next] ?? '')
        const isMore =
          items.length > 0 && indentOf(lines[next] ?? '') > indent + 1 && (lines[next] ?? '').trim() !== ''
        if (item && (item[1] ?? '').length >= indent) items.push(unquoted(item[2] ?? ''))
        else if (isMore) items[items.length - 1] = `${items.at(-1)} ${(lines[next] ?? '').trim()}`
        else if ((lines[next] ?? '').trim() !== '') break
      }
      if (items.length > 0) {
        front.set(name, items)
        at = next - 1
      } else parents.push({ indent, name: own })
    } else front.set(name, unquoted(value))
  }
  return front
}
