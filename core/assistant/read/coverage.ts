import type { Frame } from './follow-up.ts'
import { type Lexicon, nameAndKinds } from './lexicon.ts'
import { questionWords } from './question-words.ts'
import { isGlue, isSoft, rootOf } from './same-words.ts'

/** One thing that a question names: a food, or a word that states what is wanted. */
export interface Subject {
  label: string
  weight: number
  /** Alternatives, one of which must have all its roots in the record; `worth` is how fully that accounts for it. */
  ways: readonly { roots: readonly string[]; worth: number }[]
}

const KIND = 0.6
const PART = 0.5
const QUALIFIED = 0.75
const EVERYDAY = 0.35
const FOOD = 1.2
/** "Why" questions favor notes that give a reason; so do the weaker words. */
const LIGHT = 1.2

export const rootsOf = (text: string) =>
  questionWords(text.toLowerCase().replace(/[^a-zé'°\d\s-]/g, ' ')).map(rootOf)

const LACKS = /^no \w+|\b(dont have|do not have|havent got|have no|got no|ran out of|broke my)\b/

/** What the question names, weighted by how rare each word is in our knowledge. */
export function subjectsOf(frame: Frame, lexicon: Lexicon, rarity: (root: string) => number): Subject[] {
  const said = frame.text.split(' · ')[0] ?? ''
  const subjects: Subject[] = []
  let rest = ` ${said} `
  for (const { name, words } of frame.foods) {
    if (!rest.includes(` ${words} `)) continue
    rest = rest.replace(` ${words} `, ' ')
    // What rescues a soup also rescues a stew.
    if (isGlue(words) && /\btoo \w+/.test(said)) continue
    const [, ...kinds] = nameAndKinds(name, lexicon)
    const own = [words, name].map((text) => rootsOf(text))
    const parts = `${words} ${name}`.split(' ').filter((word) => lexicon.foods.has(word))
    subjects.push({
      label: words,
      weight: FOOD * Math.max(...own.flat().map(rarity)),
      ways: [
        { roots: rootsOf(words), worth: 1 },
        // A record about basil only partly accounts for "dried basil".
        { roots: rootsOf(name), worth: words.includes(' ') && words.endsWith(name) ? QUALIFIED : 1 },
        ...kinds.map((kind) => ({ roots: rootsOf(kind), worth: KIND })),
        ...parts.map((word) => ({ roots: [rootOf(word)], worth: PART })),
      ],
    })
  }
  const seen = new Set<string>()
  if (LACKS.test(said)) rest += 'without '
  for (const word of rest.split(' ')) {
    const root = rootOf(word)
    if (word.length < 2 || isGlue(word) || seen.has(root)) continue
    seen.add(root)
    const everyday = lexicon.isKnown(word) && !lexicon.isKitchenWord(word)
    subjects.push({
      label: word,
      weight: root === 'why' || isSoft(root) ? LIGHT : rarity(root) * (everyday ? EVERYDAY : 1),
      ways: [{ roots: [root], worth: 1 }],
    })
  }
  return subjects
}

export interface Coverage {
  /** 0 to 1: the share of what the question names that the record accounts for. */
  share: number
  /** The weight of that share. */
  covered: number
  missing: Subject[]
}

/** How much of the question a record accounts for; `place` is the weight of a root in it, 0 if absent. */
export function coverage(subjects: readonly Subject[], place: (root: string) => number): Coverage {
  let total = 0
  let covered = 0
  const missing: Subject[] = []
  for (const subject of subjects) {
    total += subject.weight
    let best = 0
    for (const { roots, worth } of subject.ways) best = Math.max(best, worth * Math.min(...roots.map(place)))
    covered += subject.weight * best
    if (best < PART / 2) missing.push(subject)
  }
  return { share: total === 0 ? 1 : covered / total, covered, missing }
}
