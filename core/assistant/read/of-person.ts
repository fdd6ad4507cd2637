import type { Need } from '../../contracts/food-facts.ts'
import { splitNeeds } from '../../food-facts/need-words.ts'

const PEOPLE: readonly (readonly [who: string, words: RegExp])[] = [
  [
    'child',
    /\b(?:child|kid|toddler|baby|little (?:one|guy|girl|boy)|grand(?:son|daughter|child|kid|baby)|nephew|niece|boy|girl|(?:\d+|one|two|three)[- ]?(?:years?|yr|months?)[- ]?olds?|\d ?yo)\b/i,
  ],
  ['son', /\bson\b/i],
  ['daughter', /\bdaughter\b/i],
  ['husband', /\b(?:husband|boyfriend|fianc\w+)\b/i],
  ['wife', /\b(?:wife|girlfriend|gf)\b/i],
  ['mother', /\b(?:mom|mum|mother)(?! in law)\b/i],
  ['father', /\b(?:dad|father)(?! in law)\b/i],
  ['sibling', /\b(?:brother|sister)\b/i],
  ['friend', /\b(?:friend|guest|roommate|coworker|neighbor|colleague)\b/i],
]
const CLAUSES = /[,.;!?]\s|\band\b|\bbut\b/i
const CHILDREN = ['child', 'son', 'daughter']

/** The last one named: in "my daughter's 2-year-old" it is the child. */
const personIn = (clause: string): string | undefined =>
  PEOPLE.map(([who, words]) => ({ who, at: clause.search(words) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)
    .at(-1)?.who

/** What was told of the person that a question names: a household has more than one set of rules. */
export function needsOfPerson(question: string, told: readonly string[]): Need[] | undefined {
  const asked = personIn(question)
  if (!asked) return undefined
  const needs = new Map<string, Set<Need>>()
  for (const turn of told) {
    let who: string | undefined
    for (const clause of turn.split(CLAUSES)) {
      who = personIn(clause) ?? who
      if (!who) continue
      const own = needs.get(who) ?? new Set()
      for (const need of splitNeeds(clause.replace(/['’]/g, '')).needs) own.add(need)
      needs.set(who, own)
    }
  }
  const all = [asked, ...(CHILDREN.includes(asked) ? CHILDREN : [])]
  const found = all.map((who) => needs.get(who)).find((own) => own && own.size > 0)
  return found && [...found]
}
