import type { Quantity } from '../contracts/recipe-details.ts'
import { readLine } from './read-line.ts'
import { MARK, type Token, WORD } from './tokens.ts'
import { PREPARATIONS, SIZES } from './word-classes.ts'

export interface ParsedLine {
  raw: string
  quantity: Quantity | null
  unit: string | null
  /** The ingredient without amount, size and preparation; empty for a heading. */
  name: string
  /** All ingredients in the line: two in "salt and pepper". */
  names: string[]
  /** What may be used instead: "butter or margarine", "pasta such as penne". */
  alternatives: string[]
  preparation: string
  optional: boolean
  note: string
}

/** Tokens back to text: words separated, hyphens kept where they were inside a word. */
function textOf(tokens: readonly Token[]): string {
  let text = ''
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] as Token
    if (token.kind === MARK && token.text !== '-' && token.text !== '%') continue
    if (token.kind === MARK && !token.glued) continue
    text += text === '' || token.glued ? token.text : ` ${token.text}`
  }
  return text.replace(/^-|-$/g, '')
}

function droppable(token: Token): boolean {
  return (
    token.kind === WORD && (PREPARATIONS.has(token.text) || SIZES.has(token.text) || token.text === 'each')
  )
}

/** After the noun a participle is preparation too: "cornstarch dissolved". */
function trailing(token: Token): boolean {
  return droppable(token) || (token.describes && token.text.endsWith('ed'))
}

/** Splits a name into what it is and how it comes: "finely chopped fresh parsley" -> parsley. */
function separate(tokens: readonly Token[]): { name: string; dropped: Token[] } {
  let from = 0
  let to = tokens.length
  const dropped: Token[] = []
  while (from < to - 1) {
    const token = tokens[from] as Token
    const freshlyGround = token.text === 'ground' && tokens[from - 1]?.text === 'freshly'
    if (droppable(token) || freshlyGround) dropped.push(token)
    else if (token.kind !== MARK && !(token.text === 'and' && from > 0)) break
    from++
  }
  while (to > from + 1 && trailing(tokens[to - 1] as Token)) dropped.push(tokens[--to] as Token)
  return { name: textOf(tokens.slice(from, to)), dropped }
}

/** Of one line several things are asked in a row. */
let latest: Readonly<ParsedLine> | undefined

/** Parses one ingredient line of a recipe. Never throws, whatever the input. */
export function parseLine(raw: string): Readonly<ParsedLine> {
  if (latest?.raw !== raw) latest = parse(raw)
  return latest
}

function parse(raw: string): ParsedLine {
  const read = readLine(raw)
  const kept = read.names.map(separate)
  const dropped = kept.flatMap((part) => part.dropped)
  const preparation = [textOf(dropped), textOf(read.preparation.flat())].filter(Boolean).join(', ')
  const names = kept.map((part) => part.name).filter(Boolean)
  return {
    raw,
    quantity: read.quantity,
    unit: read.unit,
    name: names[0] ?? '',
    names,
    alternatives: read.alternatives.map((part) => separate(part).name).filter(Boolean),
    preparation,
    optional: read.optional,
    note: textOf(read.note.flat()),
  }
}
