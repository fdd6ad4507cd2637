import type { Note } from '../knowledge.ts'
import { type Coverage, coverage, rootsOf, type Subject } from './coverage.ts'
import { isGlue } from './same-words.ts'

export interface Recalled extends Coverage {
  note: Note
  /** 0 to 1: the share, reduced where the question doesn't contain the note's own words. */
  fit: number
}

/** Finds notes by weighted words when none of their phrases is in the question verbatim. */
export interface Recall {
  /** `said`: every root in the question, including stop words. */
  best(
    subjects: readonly Subject[],
    said: ReadonlySet<string>,
    accept?: (note: Note) => boolean,
  ): Recalled | undefined
  /** The same measure for a note that was found another way. */
  weigh(note: Note, subjects: readonly Subject[], said: ReadonlySet<string>): Recalled | undefined
  rarity(root: string): number
}

/** The weight of a word by where it occurs: in the title or the current phrase, in another phrase, in the text. */
const ELSEWHERE = 0.6
const IN_TEXT = 0.45
/** How much of the score depends on the phrase's own words being in the question. */
const PRECISION = 0.45

interface Phrase {
  /** Each word with its alternatives. */
  tokens: string[][]
  roots: ReadonlySet<string>
}
interface Entry {
  note: Note
  title: ReadonlySet<string>
  phrases: Phrase[]
  keys: ReadonlySet<string>
  text: ReadonlySet<string>
}

/** Too minor to count even in a phrase. */
const FUNCTION = /^(a|an|the|i|you|to|of|in|on|at|for|with|and|or|my|it|is|are|do|do|be)$/

const plain = (text: string) => rootsOf(text).filter((root) => !isGlue(root))

function phraseOf(text: string): Phrase {
  const tokens = text
    .split(/\s+/)
    .map((token) => rootsOf(token.replace(/\//g, ' ')).filter((root) => !FUNCTION.test(root)))
    .filter((token) => token.length > 0)
  return { tokens, roots: new Set(tokens.flat()) }
}

function entryOf(note: Note): Entry {
  const title = new Set(plain(note.title))
  // Failed dishes are asked about with "why" as often as with "help".
  if (note.topic === 'rescue') title.add('why')
  if (note.flags.includes('without')) title.add('without')
  const phrases = [note.title, ...note.ask].map(phraseOf).filter(({ tokens }) => tokens.length > 0)
  return {
    note,
    title,
    phrases,
    keys: new Set([...title, ...phrases.flatMap(({ roots }) => [...roots])]),
    text: new Set(plain(note.text)),
  }
}

const rootsIn = (subjects: readonly Subject[]) =>
  new Set(subjects.flatMap(({ ways }) => ways.flatMap(({ roots }) => roots)))

function measured(entry: Entry, subjects: readonly Subject[], wanted: ReadonlySet<string>): Recalled {
  let best: Recalled | undefined
  for (const { tokens, roots } of entry.phrases) {
    const covered = coverage(subjects, (root) => {
      if (roots.has(root) || entry.title.has(root)) return 1
      if (entry.keys.has(root)) return ELSEWHERE
      return entry.text.has(root) ? IN_TEXT : 0
    })
    const asked = tokens.filter((token) => token.some((root) => wanted.has(root))).length / tokens.length
    const fit = covered.share * (1 - PRECISION + PRECISION * asked)
    if (!best || fit > best.fit) best = { note: entry.note, fit, ...covered }
  }
  return best ?? { note: entry.note, fit: 0, share: 0, covered: 0, missing: [...subjects] }
}

/** Upper bound: no phrase of the note can score higher. */
const most = (entry: Entry, subjects: readonly Subject[]) =>
  coverage(subjects, (root) => (entry.keys.has(root) ? 1 : entry.text.has(root) ? IN_TEXT : 0)).share

export function createRecall(notes: readonly Note[]): Recall {
  const entries = new Map(notes.map((note) => [note, entryOf(note)]))
  const counts = new Map<string, number>()
  const byRoot = new Map<string, Entry[]>()
  for (const entry of entries.values()) {
    for (const root of new Set([...entry.keys, ...entry.text])) {
      const key = entry.keys.has(root)
      counts.set(root, (counts.get(root) ?? 0) + (key ? 1 : 0.3))
      if (!key) continue
      const list = byRoot.get(root)
      if (list) list.push(entry)
      else byRoot.set(root, [entry])
    }
  }
  const rarest = Math.log(1 + entries.size)

  return {
    rarity(root) {
      const count = counts.get(root)
      return count === undefined ? rarest : Math.min(rarest, Math.log(1 + entries.size / count))
    },
    weigh(note, subjects, said) {
      const entry = entries.get(note)
      return entry && measured(entry, subjects, new Set([...rootsIn(subjects), ...said]))
    },
    best(subjects, said, accept = () => true) {
      const wanted = rootsIn(subjects)
      const all = new Set([...wanted, ...said])
      const candidates = new Set([...wanted].flatMap((root) => byRoot.get(root) ?? []))
      let best: Recalled | undefined
      for (const entry of candidates) {
        if (!accept(entry.note) || (best && most(entry, subjects) <= best.fit)) continue
        const found = measured(entry, subjects, all)
        if (!best || found.fit > best.fit) best = found
      }
      return best
    },
  }
}
