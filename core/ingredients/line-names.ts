import type { Aside } from './asides.ts'
import { readTokens } from './read-line.ts'
import { tokenise } from './tokenise.ts'
import type { Token } from './tokens.ts'
import { wordIn } from './tokens.ts'
import type { Vocabulary } from './vocabulary.ts'
import {
  DENIALS,
  DISHES,
  describes,
  FLAVORED,
  NEGATIONS,
  PARTS,
  PIECES,
  PREPARATIONS,
  PRODUCTS,
} from './word-classes.ts'

/** The ingredients that a line names, each as folded singular words; "or" and "and" make several. */
export type LineNames = readonly (readonly string[])[]

export function wordsIn(tokens: readonly Token[]): string[] {
  const words: string[] = []
  for (const token of tokens) {
    const word = wordIn(token)
    if (word !== undefined) words.push(word)
  }
  return words
}

/** "leg of lamb" -> "lamb leg", so that the ingredient always precedes its part. */
const TURNED = new Set(
  'leg rack shoulder loin saddle breast fillet filet head clove sprig zest juice rind peel slice'.split(' '),
)
function turn(words: string[]): string[] {
  const of = words.indexOf('of')
  if (of < 1 || of === words.length - 1 || !TURNED.has(words[of - 1] as string)) return words
  return [...words.slice(0, of - 1), ...words.slice(of + 1), words[of - 1] as string]
}

/**
 * "chicken or vegetable broth" asks for chicken broth, not chicken: take the noun from the partner. Only "oil or cooking
 * spray" are two things.
 */
function borrowNoun(piece: string[], others: string[][], vocabulary: Vocabulary): string[] {
  let from = 0
  while (from < piece.length - 1 && describes(piece[from] as string)) from++
  // "minced onion or garlic powder": cut or fresh ingredients aren't powders.
  const whole = piece.slice(0, from).some((word) => word === 'fresh' || PREPARATIONS.has(word))
  for (const other of others) {
    const noun = other.at(-1) ?? ''
    if (other === piece || !vocabulary.lastWords.has(noun)) continue
    if (whole && PRODUCTS.has(noun) && !PARTS.has(noun)) continue
    for (let length = 1; length < other.length && length <= 2; length++) {
      if (piece.at(-1) === noun || noun === 'spray') break
      const tail = other.slice(-length)
      if (vocabulary.byForm.has([...piece.slice(from), ...tail].join(' '))) return [...piece, ...tail]
    }
  }
  return piece
}

/** "chive and onion cream cheese": the first is a flavor of the second if a flavor precedes the second's own name. */
function isFlavor(last: readonly string[], vocabulary: Vocabulary): boolean {
  const head = last.at(-1) ?? ''
  if (DISHES.has(head)) return true
  if (!FLAVORED.has(head)) return false
  for (let from = 0; from < last.length; from++) {
    if (!vocabulary.byForm.has(last.slice(from).join(' '))) continue
    const before = last[from - 1]
    return before !== undefined && !describes(before) && vocabulary.byForm.has(before)
  }
  return last.length > 1 && !describes(last.at(-2) as string)
}

/** "chicken breasts or thighs": the second is a part of the first one's animal. */
function borrowFront(piece: string[], first: string[], vocabulary: Vocabulary): string[] {
  if (piece === first || piece.length > 1 || !PARTS.has(piece[0] as string)) return piece
  for (let cut = first.length - 1; cut > 0; cut--) {
    for (let from = 0; from < cut; from++) {
      const joined = [...first.slice(from, cut), ...piece]
      if (vocabulary.byForm.has(joined.join(' '))) return joined
    }
  }
  return piece
}

/** The words without surrounding adjectives, if that is a known ingredient. */
export function knownCore(words: readonly string[], vocabulary: Vocabulary): string[] | undefined {
  if (DENIALS.has(words.at(-1) ?? '') || words.some((word) => NEGATIONS.has(word))) return undefined
  let from = 0
  let to = words.length
  for (;;) {
    if (vocabulary.lastWords.has(words[to - 1] ?? '')) {
      const core = words.slice(from, to)
      if (vocabulary.byForm.has(core.join(' '))) return core
    }
    if (from < to - 1 && describes(words[from] as string)) from++
    else if (to - 1 > from && (PIECES.has(words[to - 1] as string) || describes(words[to - 1] as string)))
      to--
    else return undefined
  }
}

/** "cheese, cheddar" and "soda (baking)": the kind comes after the name. */
function turnInverted(first: string[], asides: readonly Aside[], vocabulary: Vocabulary): string[] {
  if (!vocabulary.lastWords.has(first.at(-1) ?? '')) return first
  for (const aside of asides) {
    if (aside.sure || aside.piece === 0) continue
    const kind = wordsIn(aside.tokens)
    if (kind.every(describes)) continue
    const joined = [...kind, ...first]
    if (joined.length <= vocabulary.longest && vocabulary.byForm.has(joined.join(' '))) return joined
  }
  return first
}

/** Indexes of the comma pieces that belong to a list of ingredients: "ground turkey, beef, or pork". */
function listed(
  asides: readonly Aside[],
  found: readonly (string[] | undefined)[],
  measured: boolean,
): Set<number> {
  const strange = new Set(asides.filter((_, i) => found[i] === undefined).map((aside) => aside.piece))
  const good = new Set<number>()
  for (const { piece, linked, bracketed } of asides) {
    if (strange.has(piece) || !(linked || bracketed || !measured)) continue
    // The conjunction precedes the last item; the pieces before it belong to the list, up to the first non-ingredient.
    for (let at = piece; at > 0 && !strange.has(at); at--) good.add(at)
  }
  return good
}

/** The asides that are certain to be ingredients: with their own amount, or in a list of nothing else. */
function addAsides(
  pieces: string[][],
  asides: readonly Aside[],
  measured: boolean,
  vocabulary: Vocabulary,
): void {
  const found = asides.map((aside) => knownCore(wordsIn(aside.tokens), vocabulary))
  if (found.every((words) => words === undefined)) return
  const lists = listed(asides, found, measured)
  for (const [i, aside] of asides.entries()) {
    const words = found[i]
    if (words === undefined || !(aside.sure || lists.has(aside.piece))) continue
    const name = words.join(' ')
    if (!pieces.some((piece) => piece.join(' ') === name)) pieces.push(words)
  }
}

/** Everything that a line can be matched by. The vocabulary resolves what grammar alone can't. */
export function namesOf(line: string, vocabulary: Vocabulary): LineNames {
  return namesOfTokens(tokenise(line), vocabulary)
}

export function namesOfTokens(tokens: Token[], vocabulary: Vocabulary): LineNames {
  const reading = readTokens(tokens)
  if (reading.names.length === 1 && reading.alternatives.length === 0 && reading.asides.length === 0) {
    const words = turn(wordsIn(reading.names[0] as Token[]))
    return words.length > 0 ? [words] : []
  }
  let pieces: string[][] = []
  for (const tokens of reading.names) pieces.push(turn(wordsIn(tokens)))
  for (const tokens of reading.alternatives) pieces.push(turn(wordsIn(tokens)))
  const first = pieces[0]
  if (first !== undefined && reading.asides.length > 0)
    pieces[0] = turnInverted(first, reading.asides, vocabulary)
  if (pieces.length > 1) {
    const all = pieces
    const head = all[0] as string[]
    pieces = all.map((piece) => borrowFront(borrowNoun(piece, all, vocabulary), head, vocabulary))
    if (reading.alternatives.length === 0 && isFlavor(pieces.at(-1) ?? [], vocabulary))
      pieces = pieces.slice(-1)
  }
  if (reading.asides.length > 0 && pieces[0] === first) {
    addAsides(pieces, reading.asides, reading.quantity !== null, vocabulary)
  }
  return pieces.filter((piece) => piece.length > 0)
}
