/** Our small subset of Markdown: paragraphs, lists, headings, bold, italics, code and links to our own pages. */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'bold' | 'italic'; children: Inline[] }
  | { kind: 'code'; text: string }
  | { kind: 'link'; href: string; children: Inline[] }

export type Block =
  | { kind: 'paragraph' | 'heading'; children: Inline[] }
  | { kind: 'list'; ordered: boolean; start: number; items: Inline[][] }
  | { kind: 'code'; text: string }

const ITEM = /^\s{0,6}(?:[-*+•]|(\d{1,3})[.)])\s+(.*)$/
const HEADING = /^\s{0,3}#{1,6}\s+(.*?)\s*#*$/
const FENCE = /^\s{0,3}```/
/** A suffix that may still become markup once more characters arrive. */
const UNFINISHED_MARK = /[*_`[]+$/
const UNFINISHED_LINE = /^\s*(?:[-*+•#`]{1,6}|\d{1,3}[.)]?)\s*$/

/** Parses a complete text, or one that is still streaming: open markup counts as closed at the end. */
export function readMarkdown(text: string, writing = false): Block[] {
  const whole = text.replace(/\r\n?/g, '\n')
  const lines = (writing ? whole.replace(UNFINISHED_MARK, '') : whole).split('\n')
  if (writing && UNFINISHED_LINE.test(lines.at(-1) ?? '')) lines.pop()
  const blocks: Block[] = []
  let paragraph: string[] = []
  const flush = () => {
    if (paragraph.length) blocks.push({ kind: 'paragraph', children: readInline(paragraph.join('\n')) })
    paragraph = []
  }
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? ''
    if (FENCE.test(line)) {
      flush()
      const code: string[] = []
      for (at++; at < lines.length && !FENCE.test(lines[at] ?? ''); at++) code.push(lines[at] ?? '')
      blocks.push({ kind: 'code', text: code.join('\n') })
      continue
    }
    const item = ITEM.exec(line)
    const heading = HEADING.exec(line)
    if (item) {
      flush()
      addItem(blocks, item[1], item[2] ?? '')
    } else if (heading) {
      flush()
      blocks.push({ kind: 'heading', children: readInline(heading[1] ?? '') })
    } else if (line.trim() === '') flush()
    else paragraph.push(line.trim())
  }
  flush()
  return blocks
}

function addItem(blocks: Block[], number: string | undefined, text: string) {
  const ordered = number !== undefined
  const last = blocks.at(-1)
  if (last?.kind === 'list' && last.ordered === ordered) last.items.push(readInline(text))
  else blocks.push({ kind: 'list', ordered, start: Number(number ?? 1), items: [readInline(text)] })
}

const MARK =
  /`([^`\n]*)(?:`|$)|\*\*([\s\S]+?)(?:\*\*|$)|(?<![\w*])[*_](?=\S)([^*_\n]+?)[*_](?!\w)|\[([^\]\n]*)(?:\]\(([^)\s]*)\)|(?:\](?:\([^)\s]*)?)?$)/

function readInline(text: string, depth = 0): Inline[] {
  const out: Inline[] = []
  let rest = text
  while (rest) {
    const found = depth < 4 ? MARK.exec(rest) : null
    if (!found) {
      out.push({ kind: 'text', text: rest })
      break
    }
    if (found.index > 0) out.push({ kind: 'text', text: rest.slice(0, found.index) })
    const [whole, code, bold, italic, label, href] = found
    if (code !== undefined) out.push({ kind: 'code', text: code })
    else if (bold !== undefined) out.push({ kind: 'bold', children: readInline(bold, depth + 1) })
    else if (italic !== undefined) out.push({ kind: 'italic', children: readInline(italic, depth + 1) })
    else {
      const children = readInline(label ?? '', depth + 1)
      if (href && isOwnPath(href)) out.push({ kind: 'link', href, children })
      else out.push(...children)
    }
    rest = rest.slice(found.index + whole.length)
  }
  return out
}

/** A path of this site: nothing that could lead elsewhere, however it is spelled. */
function isOwnPath(href: string) {
  if (!/^\/(?![/\\])[^\\\s]*$/.test(href)) return false
  const base = 'https://sous.invalid'
  return URL.canParse(href, base) && new URL(href, base).origin === base
}
