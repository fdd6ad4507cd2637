import type { Note } from '../knowledge.ts'
import { questionWords, stem } from './question-words.ts'

export interface FoundNote<Item> {
  item: Item
  /** Total weight of the words found; more and rarer words weigh more. */
  score: number
  /** How many words of the phrase were found. */
  words: readonly string[]
}

interface Phrase<Item> {
  item: Item
  tokens: string[][]
}

export interface NoteIndex<Item> {
  best(stems: ReadonlySet<string>, accept?: (item: Item) => boolean): FoundNote<Item> | undefined
}

/** Finds the note with a phrase whose every word is in the question; the rarest and longest phrase wins. */
export function createNoteIndex<Item>(
  items: readonly Item[],
  phrasesOf: (item: Item) => readonly string[],
): NoteIndex<Item> {
  const phrases: Phrase<Item>[] = []
  const counts = new Map<string, number>()
  for (const item of items) {
    for (const text of phrasesOf(item)) {
      const tokens = text
        .trim()
        .split(/\s+/)
        .map((token) =>
          token
            .split('/')
            .flatMap((word) => questionWords(word))
            .map(stem),
        )
      phrases.push({ item, tokens })
      for (const word of new Set(tokens.flat())) counts.set(word, (counts.get(word) ?? 0) + 1)
    }
  }
  const weight = (word: string) => Math.log(1 + phrases.length / (counts.get(word) ?? 1))

  return {
    best(stems, accept = () => true) {
      let found: FoundNote<Item> | undefined
      for (const { item, tokens } of phrases) {
        const words: string[] = []
        for (const token of tokens) {
          const hit = token.find((word) => stems.has(word))
          if (hit === undefined) break
          words.push(hit)
        }
        if (words.length < tokens.length || !accept(item)) continue
        const score = words.reduce((sum, word) => sum + weight(word), 0)
        if (!found || score > found.score) found = { item, score, words }
      }
      return found
    },
  }
}

export const notesIndex = (notes: readonly Note[]) =>
  createNoteIndex(
    notes.filter(({ topic }) => topic !== 'advice'),
    (note) => note.ask,
  )
