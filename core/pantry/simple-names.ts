import { NUMBER, type Token, WORD } from './tokens.ts'
import { BREAKS } from './word-classes.ts'

/** Breaks that may be followed by an ingredient, or be part of a name: these need a closer look. */
const OPEN_BREAKS = new Set('cut with in into on plus from such like preferably eg ie'.split(' '))
const STOPS: ReadonlySet<string> = new Set([...BREAKS].filter((word) => !OPEN_BREAKS.has(word)))

function stops(token: Token): boolean {
  return token.breaks && STOPS.has(token.text)
}

/**
 * The words of a name, if it is nothing but words as most are ("chopped fresh parsley", "oil for frying"); undefined
 * when it needs a closer look. What the grammar says of it, for less work. The name begins at `from` with a word.
 */
export function simpleWords(tokens: readonly Token[], from: number, to: number): string[] | undefined {
  let end = from
  while (end < to && (tokens[end] as Token).simple) end++
  if (end === from) return undefined
  if (end < to && (!stops(tokens[end] as Token) || tokens[end - 1]?.text === '-')) return undefined
  for (let i = end; i < to; i++) {
    const token = tokens[i] as Token
    if (!token.simple && !stops(token)) return undefined
  }
  const words: string[] = []
  for (let i = from; i < end; i++) pushWord(tokens[i] as Token, words)
  return words
}

/** What of a token counts as a word of a name: words, "%", and whole numbers. */
export function pushWord(token: Token, into: string[]): void {
  if (token.kind === WORD) into.push(token.root)
  else if (token.text === '%') into.push('%')
  else if (token.kind === NUMBER && token.value > 0 && Number.isInteger(token.value)) into.push(token.text)
}
