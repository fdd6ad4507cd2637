import { ANIMAL_FREE, FALSE_FRIENDS } from './compounds.ts'
import { isLeftoverDish, isLeftoverWord } from './leftover-dish.ts'
import { COMPOUND, type Ending, type Vocabulary } from './vocabulary.ts'
import { DENIALS, describes, MADE_OF, PARTS, PIECES } from './word-classes.ts'

/** The ingredients that a name refers to. */
interface Denotation {
  /** Named outright: as the head of the phrase, or before a part of it. */
  full: number[]
  /** Of these, named only as the class in a longer name: "brown [sugar]". */
  asClass: number[]
  /** Named by one of its subtypes: spaghetti refers to pasta. */
  kinds: number[]
  /** Inside an unknown closed compound: "flatbread" for bread. */
  inWord: number[]
  /** The ingredient that the whole name denotes, ignoring adjectives; -1 if there is none. */
  core: number
  /** The closest ingredient, where a guess does (aisle, nutrition): flour for hazelnut flour; -1 if there is none. */
  near: number
}

interface Span {
  id: number
  from: number
  to: number
  phrase: string
}

function isBread(word: string, vocabulary: Vocabulary): boolean {
  return vocabulary.ingredients[vocabulary.byForm.get(word) ?? -1]?.category === 'bread'
}

/** "taco seasoning mix" is taco seasoning; other mixes are made from what precedes them. */
const MIXED = new Set(['seasoning', 'spice', 'herb', 'masala'])

/** A word of a name, with its position-independent facts. */
export interface Word {
  text: string
  /** The tree of the names that end with it. */
  ending: Ending | undefined
  /** A part, piece or adjective: the name may precede it. */
  trails: boolean
  describes: boolean
  piece: boolean
  /** Before a name it may turn it into something else. */
  suspect: boolean
  /** The ingredient inside an unknown closed compound: "flatbread" for bread. */
  inside: number | undefined
}

function createWord(text: string, vocabulary: Vocabulary): Word {
  const piece = PIECES.has(text)
  const adjective = describes(text)
  return {
    text,
    ending: vocabulary.endings.get(text),
    trails: !DENIALS.has(text) && (PARTS.has(text) || piece || adjective),
    describes: adjective,
    piece,
    suspect: FALSE_FRIENDS.has(text) || ANIMAL_FREE.has(text),
    inside: insideWord(text, vocabulary),
  }
}

function trails(words: readonly Word[], at: number, vocabulary: Vocabulary): boolean {
  const word = words[at] as Word
  if (word.text === 'mix') return MIXED.has(words[at - 1]?.text ?? '')
  // A sourdough loaf is bread; a banana loaf isn't a banana.
  if (word.text === 'loaf') return isBread(words[at - 1]?.text ?? '', vocabulary)
  return word.trails
}

/** Adds the vocabulary forms that end directly before `to`, longest first. */
function addFormsEndingAt(
  words: readonly Word[],
  to: number,
  spans: Span[],
  wanted?: (span: Span) => boolean,
): void {
  let node = words[to - 1]?.ending
  const first = spans.length
  for (let from = to - 1; node !== undefined; ) {
    if (node.id !== undefined) {
      const span = { id: node.id, from, to, phrase: node.phrase }
      if (wanted === undefined || wanted(span)) spans.push(span)
    }
    node = from > 0 ? node.before?.get((words[--from] as Word).text) : undefined
  }
  for (let low = first, high = spans.length - 1; low < high; low++, high--) {
    const shorter = spans[low] as Span
    spans[low] = spans[high] as Span
    spans[high] = shorter
  }
}

function isKindOf(id: number, other: number, vocabulary: Vocabulary): boolean {
  return vocabulary.ancestors[id]?.includes(other) ?? false
}

/** "cheddar | cheese", "jalapeno | pepper": a class word that repeats the parent. */
function repeatsClass(span: Span, tail: readonly string[], vocabulary: Vocabulary): boolean {
  const last = tail.at(-1)
  return (vocabulary.ancestors[span.id] ?? []).some((ancestor) => {
    const name = vocabulary.ingredients[ancestor]?.name ?? ''
    return name === tail.join(' ') || name.endsWith(` ${last}`) || name === last
  })
}

function collect(words: readonly Word[], vocabulary: Vocabulary): Span[] {
  const spans: Span[] = []
  let open = true
  for (let to = words.length; to > 0; to--) {
    if (open) addFormsEndingAt(words, to, spans)
    else if (words.length - to <= 2) {
      const tail = words.slice(to).map((word) => word.text)
      addFormsEndingAt(words, to, spans, (span) => repeatsClass(span, tail, vocabulary))
    }
    if (to > 1 && !trails(words, to - 1, vocabulary)) {
      if (!open || words.length - to >= 2) break
      open = false
    }
  }
  return spans
}

/** A longer name around this one may turn it into something else: peanut [butter], [chicken] stock. */
function blocked(span: Span, spans: readonly Span[], vocabulary: Vocabulary): boolean {
  for (const outer of spans) {
    const inside = outer.from <= span.from && outer.to >= span.to
    if (!inside || outer.to - outer.from <= span.to - span.from || outer.id === span.id) continue
    if (
      outer.id === COMPOUND ||
      vocabulary.not[outer.id]?.has(span.id) ||
      vocabulary.notPhrases[outer.id]?.has(span.phrase)
    )
      return true
    if (outer.to > span.to && !isKindOf(outer.id, span.id, vocabulary)) return true
  }
  return false
}

/** How far a class word names the ingredient when a kind of it is named around or before it: "bread [flour]", "paneer [cheese]". */
function asClassOf(span: Span, spans: readonly Span[], vocabulary: Vocabulary): 'full' | 'partial' | 'none' {
  let how: 'full' | 'partial' | 'none' = 'full'
  for (const other of spans) {
    const around = other.from <= span.from && other.to >= span.to && other !== span
    if ((!around && other.to !== span.from) || !isKindOf(other.id, span.id, vocabulary)) continue
    const covered = vocabulary.coveredBy[other.id]?.get(span.id) ?? 'none'
    if (covered === 'none') return 'none'
    if (covered === 'partial') how = 'partial'
  }
  return how
}

function denied(id: number, span: Span, spans: readonly Span[], vocabulary: Vocabulary): boolean {
  for (const outer of spans)
    if (outer.from <= span.from && outer.to >= span.to && vocabulary.not[outer.id]?.has(id)) return true
  return false
}

function inLonger(span: Span, spans: readonly Span[]): boolean {
  for (const outer of spans)
    if (outer.from < span.from && outer.to >= span.to && outer.id !== span.id && outer.id !== COMPOUND)
      return true
  return false
}

const SHORTEST_IN_WORD = 5

function insideWord(word: string, vocabulary: Vocabulary): number | undefined {
  if (vocabulary.words.has(word)) return undefined
  for (let cut = 2; cut <= word.length - SHORTEST_IN_WORD; cut++) {
    const id = vocabulary.byForm.get(word.slice(cut))
    if (id !== undefined) return id
  }
  return undefined
}

const memo = new Map<string, Word>()
const MEMO_LIMIT = 50_000
let memoOf: Vocabulary | undefined

/** A word with its facts. The same words occur in thousands of names, so they are cached, for one vocabulary at a time. */
export function wordOf(text: string, vocabulary: Vocabulary): Word {
  if (memoOf !== vocabulary || memo.size > MEMO_LIMIT) {
    memo.clear()
    memoOf = vocabulary
  }
  let word = memo.get(text)
  if (word === undefined) {
    word = createWord(text, vocabulary)
    memo.set(text, word)
  }
  return word
}

export function denote(name: readonly string[], vocabulary: Vocabulary): Denotation {
  return denoteWords(
    name.map((text) => wordOf(text, vocabulary)),
    vocabulary,
  )
}

/** `denote` for prepared words. */
export function denoteWords(words: readonly Word[], vocabulary: Vocabulary): Denotation {
  // Called for every line: only then are the words copied.
  const isLeft =
    words.some(({ text }) => isLeftoverWord(text)) && isLeftoverDish(words.map(({ text }) => text))
  const found = isLeft ? [] : collect(words, vocabulary)
  const full: number[] = []
  const asClass: number[] = []
  const kinds: number[] = []
  const inWord: number[] = []
  let core = -1
  let near = -1
  let coreLength = 0
  const suspect = found.length > 0 && words.some(isSuspect)
  for (const span of found) {
    if (span.id === COMPOUND || (suspect && falsely(words, span, vocabulary))) continue
    const { phrase } = span
    if (blocked(span, found, vocabulary)) continue
    if (near < 0) near = span.id
    if (isMadeOfAnother(words, span) && !inLonger(span, found)) continue
    const how = asClassOf(span, found, vocabulary)
    if (how === 'partial' && !kinds.includes(span.id)) kinds.push(span.id)
    if (how !== 'full') continue
    if (!full.includes(span.id)) {
      full.push(span.id)
      if (inLonger(span, found)) asClass.push(span.id)
    }
    const length = span.to - span.from
    if (length > coreLength && isWhole(words, span)) {
      // Only some names are general: "sugar" can be any sugar, "granulated sugar" is a specific one.
      core = vocabulary.general.get(phrase) ?? -1
      coreLength = length
    }
  }
  for (const span of found) {
    if (!full.includes(span.id)) continue
    for (const ancestor of vocabulary.coveredBy[span.id]?.keys() ?? []) {
      if (full.includes(ancestor) || kinds.includes(ancestor)) continue
      if (!denied(ancestor, span, found, vocabulary)) kinds.push(ancestor)
    }
  }
  if (found.length === 0 && words.length > 0) {
    const id = words[words.length - 1]?.inside
    if (id !== undefined) inWord.push(id)
  }
  return { full, asClass, kinds, inWord, core, near }
}

function isSuspect(word: Word): boolean {
  return word.suspect
}

/** "meatless beef", "chocolate eggs": the preceding word negates it. */
function falsely(words: readonly Word[], span: Span, vocabulary: Vocabulary): boolean {
  for (let i = 0; i < span.from; i++) {
    const { text } = words[i] as Word
    if (FALSE_FRIENDS.has(text) || (ANIMAL_FREE.has(text) && isAnimal(span.id, vocabulary))) return true
  }
  return false
}

/** "hazelnut flour", "pistachio milk": made of the known ingredient before it, which makes it a kind of its own. */
function isMadeOfAnother(words: readonly Word[], span: Span): boolean {
  const before = words[span.from - 1]
  if (before === undefined || before.describes || !MADE_OF.has(span.phrase)) return false
  const id = before.ending?.id
  return id !== undefined && id !== COMPOUND
}

/** A sauce made without the animal product still works as that sauce; meat, milk and eggs without it are something else. */
const ANIMAL = new Set<string>(['meat', 'poultry', 'seafood', 'dairy', 'eggs'])

function isAnimal(id: number, vocabulary: Vocabulary): boolean {
  return ANIMAL.has(vocabulary.ingredients[id]?.category ?? '')
}

function isWhole(words: readonly Word[], span: Span): boolean {
  for (let i = 0; i < span.from; i++) if (!words[i]?.describes) return false
  for (let i = span.to; i < words.length; i++) {
    const word = words[i] as Word
    if (!word.describes && !word.piece) return false
  }
  return true
}
