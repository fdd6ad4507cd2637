import { PAGE_SIZE } from '../contracts/search-recipes.ts'
import { normalWords } from '../text/normalise.ts'
import { type Findable, root } from './findable.ts'

export const MAX_WORDS = 8
const SAY_NOTHING = new Set(['a', 'an', 'and', 'for', 'in', 'of', 'on', 'or', 'the', 'to', 'with'])

/** The words of a search that mean something. */
export const typedWords = (search: string): string[] =>
  normalWords(search.slice(0, 200))
    .filter((word) => /\D/.test(word) && !SAY_NOTHING.has(word))
    .slice(0, MAX_WORDS)

/** Any of these stands for a typed word. */
interface Term {
  roots: readonly string[]
  /** The word is being typed: so does whatever begins with it. */
  begun?: string
}

const hasTerm = ({ roots, begun }: Term, has: ReadonlySet<string>, words: readonly string[]) =>
  roots.some((one) => has.has(one)) || (begun !== undefined && words.some((word) => word.startsWith(begun)))

const isFound = (one: Findable, terms: readonly Term[]) =>
  terms.every((term) => hasTerm(term, one.roots, one.words))
const isInTitle = (one: Findable, terms: readonly Term[]) =>
  terms.every((term) => hasTerm(term, one.title, one.titleWords))

const SHORTEST_MISSPELLED = 4
const LEAST_SIMILAR = 0.35
const MOST_SIMILAR = 3

/** Groups of three letters, as the trigram index of the database has them. */
function trigrams(word: string): Set<string> {
  const padded = `  ${word} `
  return new Set(Array.from({ length: word.length + 1 }, (_, at) => padded.slice(at, at + 3)))
}

function similarity(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0
  for (const one of a) if (b.has(one)) shared++
  return shared / (a.size + b.size - shared)
}

/** What a word that no recipe has may mean, the likest first. */
type Spellings = (word: string) => readonly string[]

/** The words of a collection, to find misspelled ones in: in how many recipes each is. */
export function createSpellings(all: readonly Findable[]): Spellings {
  const recipes = new Map<string, number>()
  for (const { roots } of all) for (const one of roots) recipes.set(one, (recipes.get(one) ?? 0) + 1)
  const known = [...recipes]
    .filter(([word]) => word >= 'a')
    .map(([word]) => ({ word, parts: trigrams(word) }))
  return (word) => {
    const typed = root(word)
    if (word.length < SHORTEST_MISSPELLED || recipes.has(typed)) return []
    const parts = trigrams(typed)
    return known
      .map((one) => ({ word: one.word, like: similarity(parts, one.parts) }))
      .filter(({ like }) => like >= LEAST_SIMILAR)
      .sort((a, b) => b.like - a.like || (recipes.get(b.word) ?? 0) - (recipes.get(a.word) ?? 0))
      .slice(0, MOST_SIMILAR)
      .map((one) => one.word)
  }
}

/** Whole words, then a last word that is being typed, then similar spellings. */
const STEPS = [
  { begun: false, loose: false },
  { begun: true, loose: false },
  { begun: true, loose: true },
] as const

export interface FoundByWords {
  /** The recipes, each with the step that found it. */
  found: ReadonlyMap<Findable, { step: number; inTitle: boolean }>
  /** Similar spellings found more. */
  similar: boolean
  /** Whether another recipe would be found too. */
  finds: (one: Findable) => boolean
}

/** The recipes with all typed words; each step only if a page isn't full yet. */
export function findWords(
  all: readonly Findable[],
  typed: readonly string[],
  spellings: Spellings,
): FoundByWords {
  const found = new Map<Findable, { step: number; inTitle: boolean }>()
  let similar = false
  let terms: readonly Term[] = []
  for (const [step, { begun, loose }] of STEPS.entries()) {
    terms = typed.map((word, at) => ({
      roots: [root(word), ...(loose ? spellings(word) : [])],
      ...(begun && at === typed.length - 1 && { begun: word }),
    }))
    const before = found.size
    for (const one of all)
      if (!found.has(one) && isFound(one, terms)) found.set(one, { step, inTitle: isInTitle(one, terms) })
    similar ||= loose && found.size > before
    if (found.size >= PAGE_SIZE || typed.length === 0) break
  }
  return { found, similar, finds: (one) => isFound(one, terms) }
}
