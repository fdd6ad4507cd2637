import { readQuantity } from './quantity.ts'
import { MARK, type Token } from './tokens.ts'

/** What a line asks for besides its main ingredient: "beaten with 1 tbsp milk", "(parsley, dill and mint)". */
export interface Aside {
  tokens: Token[]
  /** With an amount of its own, or after "plus": it counts by itself. Others only count in a list of ingredients. */
  sure: boolean
  /** Which comma piece or bracket it is part of. */
  piece: number
  /** Joined to its neighbors by "and" or "or". */
  linked: boolean
  bracketed: boolean
}

/** "brushed with egg white": the second ingredient is actually used; "stuffed with" describes what is bought. */
const APPLIED = new Set(
  `brushed spread tossed rubbed studded mixed beaten whisked stirred dusted sprinkled mashed stuck drizzled blended
  combined together topped coated dredged glazed moistened thinned`.split(/\s+/),
)
const SKIPPED = new Set(['the', 'little', 'some', 'bit'])

function anyOpens(tokens: readonly Token[]): boolean {
  for (let i = 0; i < tokens.length; i++) if ((tokens[i] as Token).opens) return true
  return false
}

function describing(token: Token): boolean {
  return token.describes || token.kind === MARK
}

function closes(token: Token): boolean {
  return token.kind === MARK ? token.text !== '-' && token.text !== '%' : token.breaks || token.opens
}

/** Parses the asides in one comma piece or bracket. `fresh` is false for the line's first piece: that is its name. */
export function readAsides(
  tokens: readonly Token[],
  piece: number,
  fresh: boolean,
  bracketed: boolean,
  into: Aside[],
): void {
  // ", chopped" and the like: only a preparation.
  if (!anyOpens(tokens) && (!fresh || tokens.every(describing))) return
  for (let i = fresh ? -1 : 0; i < tokens.length; i++) {
    // A place before the first would cost a lookup by name.
    const opener = i < 0 ? undefined : tokens[i]
    if (opener !== undefined && !opener.opens) continue
    const word = opener?.text ?? ''
    let at = i + 1
    if (tokens[at]?.text === 'a' && tokens[at + 1]?.text === 'little') at += 2
    while (tokens[at] && SKIPPED.has(tokens[at]?.text ?? '')) at++
    const part = tokens[at + 1]?.text === 'of' ? tokens[at] : undefined
    const measured = readQuantity(tokens as Token[], part ? at + 2 : at)
    const applied = word === 'with' && i > 0 && APPLIED.has((tokens[i - 1] as Token).text)
    const sure = measured.quantity !== null || word === 'plus' || word === '+' || applied || at > i + 1
    const bare = word === '' || word === 'and' || word === 'or' || word === '&' || word === ','
    if (!sure && !(bare && fresh)) continue
    let to = measured.next
    while (to < tokens.length && !closes(tokens[to] as Token)) to++
    let name = tokens.slice(measured.next, to)
    // "stuck with 3 cloves": the counted noun is the spice itself.
    if (name.length === 0 && word === 'with' && measured.unit)
      name = tokens.slice(measured.next - 1, measured.next)
    if (part && name.length > 0) name = [...name, part]
    if (name.length > 0)
      into.push({ tokens: name, sure, piece, linked: bare && word !== '' && word !== ',', bracketed })
  }
}
