import type { WordTable } from '../../text/word-table.ts'
import type { Eater, Note } from '../knowledge.ts'
import { type Act, actsOf } from './act.ts'
import { rootsOf } from './coverage.ts'
import { eatersIn } from './eaters.ts'
import { isGlue } from './same-words.ts'

/** How a question and a note compare, each from about 0 to 1, by place. language/fit.ts weighs them. */
export const PLACE = {
  /** The nearest of the note's questions, and the two nearest. */
  nearest: 0,
  near: 1,
  text: 2,
  words: 3,
  /** Words shared with the nearest question, of both. */
  shared: 4,
  /** The share of the question's words that the note has anywhere. */
  covered: 5,
  title: 6,
  /** What the note is about is named; or something else is. */
  about: 7,
  besideTheFood: 8,
  who: 9,
  notWho: 10,
  act: 11,
} as const
type Features = Float32Array

export interface Retrieved {
  note: Note
  features: Features
  score: number
}

export interface Weights {
  rank: readonly number[]
}

export interface Retriever {
  /** Indexes so many more notes, ahead of the first question; true when all are. */
  prepare(notes: number): boolean
  /** The best notes for a question, best first; `before` is what was said that it leans on. */
  find(question: string, accept?: (note: Note) => boolean, before?: string): Retrieved[]
  /** The sentences of a note that answer a further question, if any does. */
  sentencesFor(question: string, note: Note): string | undefined
  /** How alike two notes are: the same advice is often in more than one. */
  alike(one: Note, other: Note): number
}

interface Entry {
  note: Note
  title: readonly string[]
  about: readonly (readonly string[])[]
  /** Roots of each question, without stop words. */
  questions: readonly ReadonlySet<string>[]
  /** The vectors of its questions are there: most notes are never compared that closely. */
  isCompared: boolean
  roots: ReadonlyMap<string, number>
  length: number
  acts: ReadonlySet<Act>
  who: ReadonlySet<Eater>
  /** Where its vectors begin. */
  from: number
}

/** Nearly the same words as one of its questions: rare among the questions that the weights were fitted on. */
const SAME = 0.8
const SAME_BONUS = 30
const LIKELY = 250
const CANDIDATES = 60
const FOUND = 12
const K1 = 1.2
const B = 0.75
/** How the candidates are found, before they are compared closely. */
const BY_WORDS = 0.05
const IN_TITLE = 3
/** How much a message that leans on earlier ones counts by itself; fitted on blind follow-ups. */
const OWN = 0.3
/** The share of a further question that a sentence must have to answer it. */
const ENOUGH = 0.5

interface Near {
  first: number
  second: number
  text: number
  words: number
}

interface Rough {
  entry: Entry
  order: number
  near: Near
}

/** Said otherwise in the notes. */
const SAID_OTHERWISE: readonly (readonly [RegExp, string])[] = [
  [/\bgf\b(?!'s| (?:is|and|wants|likes|loves|said|says|hates|doesn't|doesnt|made|came))/gi, 'gluten-free'],
  [/\bdf\b/gi, 'dairy-free'],
  [/\bbp\b/gi, 'blood pressure'],
  [/\b(?:flat|house)mates?\b/gi, 'roommate'],
  [/\bcoeliac\b/gi, 'celiac'],
  [/\bmince\b(?! (?:the|it|them|garlic))/gi, 'ground meat'],
  [/\b(?:or|to) bin( it)?\b/gi, 'or throw it away'],
  [/\bhob\b/gi, 'stove'],
  [/\b(?:insta ?pot|instant pot)\b/gi, 'pressure cooker Instant Pot'],
  [/\bchilli\b/gi, 'chili'],
  [/\b(?:w\/o|wout)\b/gi, 'without'],
  [/\bw\/ ?/gi, 'with '],
  [/\bveg\b/gi, 'vegetables'],
  [/\b(\d{1,2}) ?(?:mo|mos|mths?)\b/gi, '$1 months'],
]
const plainly = (question: string) =>
  SAID_OTHERWISE.reduce((text, [pattern, plain]) => text.replace(pattern, plain), question)

const content = (text: string) => rootsOf(text).filter((root) => !isGlue(root))

/** Vectors of unit length, a byte for each number. */
function createVectors(dims: number, count: number) {
  const rows = new Int8Array(dims * count)
  const scales = new Float32Array(count)
  return {
    set(at: number, vector: Float32Array) {
      let top = 0
      for (const value of vector) top = Math.max(top, Math.abs(value))
      const scale = top / 127
      scales[at] = scale
      if (scale > 0) for (let i = 0; i < dims; i++) rows[at * dims + i] = Math.round((vector[i] ?? 0) / scale)
    },
    dot(at: number, vector: Float32Array): number {
      let sum = 0
      const from = at * dims
      for (let i = 0; i < dims; i++) sum += (rows[from + i] as number) * (vector[i] as number)
      return sum * (scales[at] as number)
    },
    between(one: number, other: number): number {
      let sum = 0
      for (let i = 0; i < dims; i++)
        sum += (rows[one * dims + i] as number) * (rows[other * dims + i] as number)
      return sum * (scales[one] as number) * (scales[other] as number)
    },
  }
}

export function createRetriever(notes: readonly Note[], table: WordTable, weights: Weights): Retriever {
  const entries: Entry[] = []
  const count = notes.reduce((sum, { questions }) => sum + questions.length + 1, 0)
  const vectors = createVectors(table.dims, count)
  const postings = new Map<string, { at: number; times: number }[]>()
  /** Words that some note is about: a question that names another one than the note asks about something else. */
  const subjects = new Set<string>()
  const placeOf = new Map<Note, number>()
  let next = 0
  let total = 0
  function index(note: Note) {
    const from = next
    placeOf.set(note, from)
    vectors.set(from, table.vectorOf(`${note.title}. ${note.text}`))
    next += note.questions.length + 1
    const title = content(note.title)
    const questions = note.questions.map((question) => new Set(content(question)))
    const roots = new Map<string, number>()
    const add = (list: Iterable<string>, times: number) => {
      for (const root of list) roots.set(root, (roots.get(root) ?? 0) + times)
    }
    add(title, IN_TITLE)
    for (const question of questions) add(question, 1)
    for (const phrase of note.ask) add(content(phrase.replaceAll('/', ' ')), 1)
    add(content(note.text), 1)
    let length = 0
    for (const [root, times] of roots) {
      length += times
      const list = postings.get(root)
      if (list) list.push({ at: entries.length, times })
      else postings.set(root, [{ at: entries.length, times }])
    }
    const acts = new Set(
      [...note.questions, ...(note.questions.length > 0 ? [] : note.ask)].flatMap((one) => [...actsOf(one)]),
    )
    const about = note.about.map(content)
    for (const words of about) if (words[0] && words.length === 1) subjects.add(words[0])
    total += length
    entries.push({
      note,
      title,
      about,
      questions,
      isCompared: false,
      roots,
      length,
      acts,
      who: new Set(note.who),
      from,
    })
  }
  /** Indexes so many more notes; true when all are. */
  const prepare = (more: number) => {
    const end = Math.min(notes.length, entries.length + more)
    for (let at = entries.length; at < end; at++) index(notes[at] as Note)
    return entries.length === notes.length
  }
  const rarity = (root: string) => {
    const n = postings.get(root)?.length ?? 0
    return Math.log(1 + (entries.length - n + 0.5) / (n + 0.5))
  }
  /** By shared words (BM25). */
  function byWords(roots: ReadonlySet<string>): Float32Array {
    const scores = new Float32Array(entries.length)
    const mean = total / Math.max(1, entries.length)
    for (const root of roots) {
      const weight = rarity(root)
      for (const { at, times } of postings.get(root) ?? []) {
        const entry = entries[at] as Entry
        scores[at] =
          (scores[at] as number) +
          (weight * times * (K1 + 1)) / (times + K1 * (1 - B + (B * entry.length) / mean))
      }
    }
    return scores
  }

  const weigh = (roots: Iterable<string>) => {
    let sum = 0
    for (const root of roots) sum += rarity(root)
    return sum
  }

  function compare(
    entry: Entry,
    said: { roots: ReadonlySet<string>; weight: number; acts: ReadonlySet<Act>; who: ReadonlySet<Eater> },
    near: Near,
  ): Features {
    let shared = 0
    for (const question of entry.questions) {
      const both = weigh([...question].filter((root) => said.roots.has(root)))
      shared = Math.max(shared, (2 * both) / Math.max(1e-6, said.weight + weigh(question)))
    }
    const covered =
      weigh([...said.roots].filter((root) => entry.roots.has(root))) / Math.max(1e-6, said.weight)
    const title =
      weigh(entry.title.filter((root) => said.roots.has(root))) / Math.max(1e-6, weigh(entry.title))
    const named = entry.about.some((words) => words.length > 0 && words.every((word) => said.roots.has(word)))
    const others = [...said.roots].filter((root) => subjects.has(root) && !entry.roots.has(root))
    const hasWho = [...entry.who].some((one) => said.who.has(one))
    return Float32Array.of(
      near.first,
      (near.first + near.second) / 2,
      near.text,
      near.words / Math.max(1e-6, said.weight * (K1 + 1)),
      shared,
      covered,
      title,
      named ? 1 : entry.about.length > 0 ? -1 : 0,
      weigh(others) / Math.max(1e-6, said.weight),
      hasWho ? 1 : 0,
      entry.who.size > 0 && !hasWho ? 1 : entry.who.size === 0 && said.who.size > 0 ? 0.5 : 0,
      [...said.acts].some((act) => entry.acts.has(act)) ? 1 : 0,
    )
  }

  function compareQuestions(entry: Entry) {
    if (entry.isCompared) return
    entry.isCompared = true
    for (const [at, question] of entry.note.questions.entries())
      vectors.set(entry.from + 1 + at, table.vectorOf(question))
  }

  const alike = (one: Note, other: Note) => vectors.between(placeOf.get(one) ?? 0, placeOf.get(other) ?? 0)

  /** Each with its score, best first. */
  function ranked(asked: string, accept: (note: Note) => boolean): Retrieved[] {
    const question = plainly(asked)
    const vector = table.vectorOf(question)
    const roots = new Set(content(question))
    const said = { roots, weight: weigh(roots), acts: actsOf(question), who: eatersIn(question) }
    const words = byWords(roots)
    // Roughly by text and words first: the questions of most notes need not be compared.
    const likely: { entry: Entry; text: number; byAll: number; order: number }[] = []
    for (const [at, entry] of entries.entries()) {
      if (!accept(entry.note)) continue
      const text = vectors.dot(entry.from, vector)
      const byAll = words[at] as number
      likely.push({ entry, text, byAll, order: text + BY_WORDS * byAll })
    }
    const rough = likely
      .sort((a, b) => b.order - a.order)
      .slice(0, LIKELY)
      .map(({ entry, text, byAll }): Rough => {
        compareQuestions(entry)
        let first = -1
        let second = -1
        for (let n = 1; n <= entry.questions.length; n++) {
          const score = vectors.dot(entry.from + n, vector)
          if (score > first) {
            second = first
            first = score
          } else if (score > second) second = score
        }
        if (first < 0) first = text
        if (second < 0) second = first
        const order = 0.7 * first + 0.3 * second + 0.5 * text + BY_WORDS * byAll
        return { entry, order, near: { first, second, text, words: byAll } }
      })
    return rough
      .sort((a, b) => b.order - a.order)
      .slice(0, CANDIDATES)
      .map(({ entry, near }) => {
        const features = compare(entry, said, near)
        const fitted = features.reduce((sum, value, at) => sum + value * (weights.rank[at] ?? 0), 0)
        const score = fitted + SAME_BONUS * Math.max(0, near.first - SAME)
        return { note: entry.note, features, score }
      })
      .sort((a, b) => b.score - a.score)
  }

  return {
    prepare,
    find(question, accept = () => true, before = '') {
      prepare(notes.length)
      const own = ranked(question, accept)
      if (before === '') return own.slice(0, FOUND)
      const all = ranked(`${before} ${question}`, accept)
      const least = Math.min(0, ...own.map(({ score }) => score))
      const alone = new Map(own.map(({ note, score }) => [note, score]))
      return all
        .map((one) => ({ ...one, score: one.score + OWN * (alone.get(one.note) ?? least) }))
        .sort((a, b) => b.score - a.score)
        .slice(0, FOUND)
    },
    sentencesFor(question, note) {
      const roots = new Set(content(question))
      const all = weigh(roots)
      const said = note.text
        .split(/(?<=[.!?]) (?=[A-Z0-9])/)
        .filter(
          (sentence) => weigh(new Set(content(sentence).filter((root) => roots.has(root)))) >= all * ENOUGH,
        )
      return all > 0 && said.length > 0 ? said.slice(0, 2).join(' ') : undefined
    },
    alike,
  }
}
