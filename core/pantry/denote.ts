import { COMPOUNDS, FALSE_FRIENDS } from './compounds.ts'
import type { Vocabulary } from './vocabulary.ts'
import { describes, PARTS, PIECES } from './word-classes.ts'

/** Which ingredients a name stands for. */
export interface Denotation {
  /** Named outright: as the head of the phrase, or before a part of it. */
  full: number[]
  /** Named by one of its kinds: spaghetti stands for pasta. */
  kinds: number[]
  /** Inside an unknown closed compound: "flatbread" for bread. */
  inWord: number[]
  /** The ingredient that the whole name is, adjectives aside; -1 when there is none. */
  core: number
}

/** Stands for a fixed compound: it names nothing itself and hides what is inside. */
const COMPOUND = -1
const COMPOUND_ENDS = new Set([...COMPOUNDS].map((phrase) => phrase.slice(phrase.lastIndexOf(' ') + 1)))

interface Span {
  id: number
  from: number
  to: number
}

/** "bacon-flavored bits", "egg-free": what stands before them is not in it. */
const DENIALS = new Set(['flavored', 'free', 'based', 'style', 'less', 'scented'])

function trails(word: string): boolean {
  if (DENIALS.has(word)) return false
  return PARTS.has(word) || PIECES.has(word) || describes(word)
}

/** The forms of the vocabulary that end right before `to`, longest first. */
function formsEndingAt(words: readonly string[], to: number, vocabulary: Vocabulary): Span[] {
  const last = words[to - 1]
  if (last === undefined || !(vocabulary.lastWords.has(last) || COMPOUND_ENDS.has(last))) return []
  const spans: Span[] = []
  let phrase = ''
  for (let from = to - 1; from >= 0 && to - from <= vocabulary.longest; from--) {
    phrase = phrase === '' ? last : `${words[from]} ${phrase}`
    const id = vocabulary.byForm.get(phrase)
    if (id !== undefined) spans.push({ id, from, to })
    else if (COMPOUNDS.has(phrase)) spans.push({ id: COMPOUND, from, to })
  }
  return spans.reverse()
}

function isKindOf(id: number, other: number, vocabulary: Vocabulary): boolean {
  return vocabulary.ancestors[id]?.includes(other) ?? false
}

/** "cheddar | cheese", "jalapeno | pepper": a class word that repeats what the name is a kind of. */
function repeatsClass(span: Span, tail: readonly string[], vocabulary: Vocabulary): boolean {
  const last = tail.at(-1)
  return (vocabulary.ancestors[span.id] ?? []).some((ancestor) => {
    const name = vocabulary.ingredients[ancestor]?.name ?? ''
    return name === tail.join(' ') || name.endsWith(` ${last}`) || name === last
  })
}

function collect(words: readonly string[], vocabulary: Vocabulary): Span[] {
  const spans: Span[] = []
  let open = true
  for (let to = words.length; to > 0; to--) {
    const found = formsEndingAt(words, to, vocabulary)
    if (open) spans.push(...found)
    else {
      const tail = words.slice(to)
      if (tail.length <= 2) spans.push(...found.filter((span) => repeatsClass(span, tail, vocabulary)))
    }
    if (!trails(words[to - 1] as string)) {
      if (!open || words.length - to >= 2) break
      open = false
    }
  }
  return spans
}

/** A longer name around this one may say that it is something else: peanut [butter], [chicken] stock. */
function blocked(span: Span, spans: readonly Span[], phrase: string, vocabulary: Vocabulary): boolean {
  return spans.some((outer) => {
    const inside = outer.from <= span.from && outer.to >= span.to
    if (!inside || outer.to - outer.from <= span.to - span.from || outer.id === span.id) return false
    if (
      outer.id === COMPOUND ||
      vocabulary.not[outer.id]?.has(span.id) ||
      vocabulary.notPhrases[outer.id]?.has(phrase)
    )
      return true
    return outer.to > span.to && !isKindOf(outer.id, span.id, vocabulary)
  })
}

function denied(id: number, span: Span, spans: readonly Span[], vocabulary: Vocabulary): boolean {
  return spans.some(
    (outer) => outer.from <= span.from && outer.to >= span.to && vocabulary.not[outer.id]?.has(id),
  )
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

export function denote(words: readonly string[], vocabulary: Vocabulary): Denotation {
  const found = collect(words, vocabulary)
  const full: number[] = []
  const kinds: number[] = []
  const inWord: number[] = []
  let core = -1
  let coreLength = 0
  for (const span of found) {
    if (span.id === COMPOUND || falsely(words, span)) continue
    const phrase = words.slice(span.from, span.to).join(' ')
    if (blocked(span, found, phrase, vocabulary)) continue
    if (!full.includes(span.id)) full.push(span.id)
    const length = span.to - span.from
    if (length > coreLength && isWhole(words, span)) {
      // Only the plain name is general: "sugar" may be any, "granulated sugar" is one.
      core = isPlainName(phrase, span.id, vocabulary) ? span.id : -1
      coreLength = length
    }
  }
  for (const span of found) {
    if (!full.includes(span.id)) continue
    for (const ancestor of vocabulary.ancestors[span.id] ?? []) {
      if (full.includes(ancestor) || kinds.includes(ancestor)) continue
      if (!denied(ancestor, span, found, vocabulary)) kinds.push(ancestor)
    }
  }
  if (found.length === 0 && words.length > 0) {
    const id = insideWord(words[words.length - 1] as string, vocabulary)
    if (id !== undefined) inWord.push(id)
  }
  return { full, kinds, inWord, core }
}

/** "meatless beef", "chocolate eggs": what stands before says that it is not. */
function falsely(words: readonly string[], span: Span): boolean {
  for (let i = 0; i < span.from; i++) if (FALSE_FRIENDS.has(words[i] as string)) return true
  return false
}

function isPlainName(phrase: string, id: number, vocabulary: Vocabulary): boolean {
  return vocabulary.plainNames[id] === phrase
}

function isWhole(words: readonly string[], span: Span): boolean {
  for (let i = 0; i < span.from; i++) if (!describes(words[i] as string)) return false
  for (let i = span.to; i < words.length; i++) {
    const word = words[i] as string
    if (!describes(word) && !PIECES.has(word)) return false
  }
  return true
}
