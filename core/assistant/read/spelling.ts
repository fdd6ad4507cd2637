import { editDistance } from '#core/text/edit-distance.ts'

const sameLetters = (a: string, b: string) => [...a].sort().join('') === [...b].sort().join('')

export interface Speller {
  correct(word: string): string
}

const MAX_CORRECTIONS = 40
const MEMORY = 5000

/** Corrects unknown words to the nearest known one with the same beginning; known words stay unchanged. */
export function createSpeller(known: ReadonlySet<string>, isKnown: (word: string) => boolean): Speller {
  const buckets = new Map<string, string[]>()
  for (const word of known) {
    if (word.length < 4 || /\d/.test(word)) continue
    const bucket = buckets.get(word[0] as string)
    if (bucket) bucket.push(word)
    else buckets.set(word[0] as string, [word])
  }
  const memory = new Map<string, string>()

  const nearest = (word: string): string => {
    const most = word.length >= 8 ? 2 : 1
    let best = word
    let bestDistance = most + 1
    for (const candidate of buckets.get(word[0] as string) ?? []) {
      const distance = editDistance(word, candidate, Math.min(most, bestDistance - 1))
      if (distance >= bestDistance) continue
      // Short words differ by one letter too easily ("speak", "steak"): only a missing or swapped letter counts.
      if (word.length < 6 && candidate.length <= word.length && !sameLetters(word, candidate)) continue
      best = candidate
      bestDistance = distance
    }
    return best
  }

  return {
    correct(word) {
      if (word.length < 4 || word.length > 24 || /\d/.test(word) || isKnown(word)) return word
      const seen = memory.get(word)
      if (seen !== undefined) return seen
      const corrected = nearest(word)
      if (memory.size >= MEMORY) memory.clear()
      memory.set(word, corrected)
      return corrected
    },
  }
}

/** Corrects the words of a question; in a very long one, only the first that need it. */
export function correctWords(words: readonly string[], speller: Speller): string[] {
  let corrections = 0
  return words.map((word) => {
    if (corrections >= MAX_CORRECTIONS) return word
    const corrected = speller.correct(word)
    if (corrected !== word) corrections++
    return corrected
  })
}
