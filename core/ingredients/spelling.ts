import { editDistance } from '../text/edit-distance.ts'

/** Padded pairs of letters: an edit changes at most two of them, a swap three. */
function pairsOf(word: string): Set<string> {
  const padded = `^${word}$`
  const pairs = new Set<string>()
  for (let i = 0; i + 1 < padded.length; i++) pairs.add(padded.slice(i, i + 2))
  return pairs
}

const LONGEST = 40

/** Finds the texts that look most like a given one, by the pairs of letters that they share. */
export class SimilarTexts {
  readonly #texts: readonly string[]
  readonly #sizes: Uint8Array
  /** How many pairs each text shares with the one being looked for. */
  readonly #shared: Uint8Array
  readonly #holding = new Map<string, number[]>()

  constructor(texts: Iterable<string>) {
    this.#texts = [...texts].filter((text) => text.length <= LONGEST)
    this.#sizes = new Uint8Array(this.#texts.length)
    this.#shared = new Uint8Array(this.#texts.length)
    for (const [id, text] of this.#texts.entries()) {
      const pairs = pairsOf(text)
      this.#sizes[id] = pairs.size
      for (const pair of pairs) {
        const holding = this.#holding.get(pair)
        if (holding) holding.push(id)
        else this.#holding.set(pair, [id])
      }
    }
  }

  /** Those with at least this likeness (0 to 1), the likest first. */
  find(text: string, atLeast: number, limit: number): { text: string; likeness: number }[] {
    if (text.length > LONGEST) return []
    const pairs = pairsOf(text)
    const touched: number[] = []
    for (const pair of pairs)
      for (const id of this.#holding.get(pair) ?? []) {
        const count = this.#shared[id] as number
        if (count === 0) touched.push(id)
        this.#shared[id] = count + 1
      }
    const found: { text: string; likeness: number }[] = []
    for (const id of touched) {
      const likeness = (2 * (this.#shared[id] as number)) / (pairs.size + (this.#sizes[id] as number))
      this.#shared[id] = 0
      if (likeness >= atLeast) found.push({ text: this.#texts[id] as string, likeness })
    }
    return found.sort((a, b) => b.likeness - a.likeness || (a.text < b.text ? -1 : 1)).slice(0, limit)
  }
}

/** How many edits a slip of the pen may have; short words differ by one letter too often. */
function allowance(word: string): number {
  return word.length >= 9 ? 2 : word.length >= 4 ? 1 : 0
}

/** Of a four-letter word only a swap or a doubled letter is clear: "mlik", "riice", but not "ride". */
function isClear(word: string, meant: string): boolean {
  if (word.length > 4) return true
  if (word.length === meant.length) return [...word].sort().join('') === [...meant].sort().join('')
  const [longer, shorter] = word.length > meant.length ? [word, meant] : [meant, word]
  return longer.replace(/(.)\1/g, '$1') === shorter.replace(/(.)\1/g, '$1')
}

/** What a misspelled word may mean, nearest first; empty where nothing is near. */
export function corrections(word: string, words: SimilarTexts): string[] {
  const most = allowance(word)
  if (most === 0 || !/^\p{L}+$/u.test(word)) return []
  return (
    words
      .find(word, 0.4, 20)
      .map(({ text }) => ({ text, distance: editDistance(word, text, most) }))
      .filter(({ text, distance }) => distance <= most && isClear(word, text))
      // Nobody mistakes the first letter of a short word: "money" isn't honey.
      .filter(({ text }) => text[0] === word[0] || word.length >= 7)
      .sort((a, b) => a.distance - b.distance)
      .map(({ text }) => text)
      .slice(0, 3)
  )
}
