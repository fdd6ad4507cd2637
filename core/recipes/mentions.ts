import { COMPOUNDS } from '#core/ingredients/compounds.ts'
import type { Vocabulary } from '#core/ingredients/vocabulary.ts'
import { fold, normalWords } from '#core/text/normalise.ts'
import {
  AFTER_VERB,
  ALIASES,
  AMBIGUOUS,
  BEFORE_VERB,
  COMPARISONS,
  DISH_ENDS,
  IMPLIED,
  KITCHEN_PHRASES,
  SEPARATES,
  VERBS,
} from './mention-words.ts'

/** An ingredient that a step mentions. */
export interface Mention {
  /** Number in the vocabulary. */
  id: number
  words: readonly string[]
  /** False for verbs, dishes and hints ("oil the pan", "season"): they may mean an ingredient, but don't require one. */
  sure: boolean
  /** The step doesn't name it at all: "season" means salt and pepper, "like heavy cream" only compares. */
  hint: boolean
}

export interface StepReading {
  mentions: Mention[]
  /** All words of the step, folded and singular. */
  words: string[]
  /** Those that belong to no name or kitchen phrase. */
  free: ReadonlySet<string>
}

/** Clauses between punctuation: an ingredient's name never spans a comma. */
function clauses(text: string): string[][] {
  return fold(text)
    .replace(/-/g, ' ')
    .split(/[,.;:()!?/]+/)
    .map((clause) => normalWords(clause))
    .filter((words) => words.length > 0)
}

function isVerb(words: readonly string[], at: number): boolean {
  const word = words[at] as string
  if (!VERBS.has(word)) return false
  const before = words[at - 1]
  const opens = before === undefined || BEFORE_VERB.has(before)
  return opens && AFTER_VERB.has(words[at + 1] ?? '')
}

function isCompared(words: readonly string[], at: number): boolean {
  return COMPARISONS.test(`${words.slice(0, at).join(' ')} `)
}

interface Found {
  id: number | undefined
  length: number
}

/** The longest known name or kitchen phrase that starts here. */
function longestAt(words: readonly string[], at: number, vocabulary: Vocabulary): Found | undefined {
  for (let length = Math.min(vocabulary.longest, words.length - at); length > 0; length--) {
    const phrase = words.slice(at, at + length).join(' ')
    if (KITCHEN_PHRASES.has(phrase)) return { id: undefined, length }
    const id = vocabulary.byForm.get(ALIASES[phrase] ?? phrase)
    if (id !== undefined) return { id, length }
    if (COMPOUNDS.has(phrase)) return { id: undefined, length }
  }
  return undefined
}

function scan(
  words: readonly string[],
  vocabulary: Vocabulary,
  into: { mentions: Mention[]; free: Set<string> },
): void {
  for (let at = 0; at < words.length; ) {
    const found = longestAt(words, at, vocabulary)
    if (found === undefined) {
      into.free.add(words[at++] as string)
      continue
    }
    if (found.id !== undefined) {
      const name = words.slice(at, at + found.length)
      const hint =
        isCompared(words, at) || (name[0] === 'oil' && SEPARATES.test(words.slice(at + 1).join(' ')))
      const doubtful =
        hint ||
        AMBIGUOUS.has(name.join(' ')) ||
        (found.length > 1 && DISH_ENDS.has(name.at(-1) as string)) ||
        (found.length === 1 && isVerb(words, at))
      into.mentions.push({ id: found.id, words: name, sure: !doubtful, hint })
    }
    at += found.length
  }
}

/** Finds the ingredients that a step mentions. "rice cooker" mentions none; "chicken broth" means the broth, not the bird. */
export function readStep(text: string, vocabulary: Vocabulary): StepReading {
  const mentions: Mention[] = []
  const free = new Set<string>()
  const words: string[] = []
  for (const clause of clauses(text)) {
    scan(clause, vocabulary, { mentions, free })
    words.push(...clause)
  }
  for (const word of new Set(words)) {
    for (const name of IMPLIED[word] ?? []) {
      const id = vocabulary.byForm.get(name)
      if (id !== undefined) mentions.push({ id, words: [name], sure: false, hint: true })
    }
  }
  return { mentions, words, free }
}
