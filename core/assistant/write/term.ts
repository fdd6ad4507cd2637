import { capital } from '#core/text/capital.ts'
import { isKindOf } from '../../ingredients/vocabulary.ts'
import { normalWords } from '../../text/normalise.ts'
import type { Term } from '../knowledge.ts'
import type { KnowledgeIndex } from '../knowledge-index.ts'
import type { Frame } from '../read/follow-up.ts'
import { stem } from '../read/question-words.ts'
import { type Answer, said, sentences } from './answer.ts'
import * as strings from './strings.ts'

const plain = (text: string) => ` ${normalWords(text.replace(/-/g, ' ')).map(stem).join(' ')} `

/** Every term in the question, longest first. */
function termsIn(text: string, facts: KnowledgeIndex): Term[] {
  const words = plain(text)
  const found: { term: Term; length: number }[] = []
  for (const term of facts.knowledge.terms) {
    const hit = [term.term, ...term.also].map(plain).find((name) => words.includes(name))
    if (hit) found.push({ term, length: hit.length })
  }
  return found.sort((a, b) => b.length - a.length).map(({ term }) => term)
}

export function writeDifference(frame: Frame, facts: KnowledgeIndex): Answer | undefined {
  const { lexicon, knowledge } = facts
  const forms = (name: string) => [
    name,
    lexicon.nameOf(name),
    ...knowledge.terms.filter(({ term }) => term === name).flatMap(({ also }) => also),
  ]
  const without = (text: string, name: string) => text.replace(plain(name), ' · ')
  const has = (text: string, name: string) => forms(name).some((form) => text.includes(plain(form)))
  // "Baking soda and powder", "brown or white sugar": the shared word appears only once.
  const words = plain(
    frame.text
      .replace(/\bbaking soda (and|or|vs|versus) powder\b/, 'baking soda $1 baking powder')
      .replace(/\bbaking powder (and|or|vs|versus) soda\b/, 'baking powder $1 baking soda'),
  )
  // Match the longer name first and remove it: "sweet potato" contains no potato to compare it with.
  const both = knowledge.differences
    .filter(({ between }) => {
      const [long, short] = [...between].sort((a, b) => b.length - a.length) as [string, string]
      return has(words, long) && has(without(words, long), short)
    })
    .sort((a, b) => b.between.join().length - a.between.join().length)[0]
  if (both) return said('difference', both.text)
  const terms = termsIn(frame.text, facts).slice(0, 2)
  if (terms.length < 2) return undefined
  return said('difference', terms.map(({ term, text }) => `- **${capital(term)}:** ${text}`).join('\n'))
}

const KINDS: Readonly<Record<string, string>> = {
  vegetables: strings.kindVegetables,
  fruits: strings.kindFruits,
  herbs: strings.kindHerbs,
  spices: strings.kindSpices,
  meat: strings.kindMeat,
  poultry: strings.kindPoultry,
  seafood: strings.kindSeafood,
  dairy: strings.kindDairy,
  grains: strings.kindGrains,
  pasta: strings.kindPasta,
  bread: strings.kindBread,
  legumes: strings.kindLegumes,
  nuts: strings.kindNuts,
  oils: strings.kindOils,
  condiments: strings.kindCondiments,
  baking: strings.kindBaking,
  sweeteners: strings.kindSweeteners,
  drinks: strings.kindDrinks,
}

export function writeTerm(frame: Frame, facts: KnowledgeIndex): Answer | undefined {
  const [term] = termsIn(frame.text.split(' · ')[0] ?? '', facts)
  if (term) return said('term', `**${capital(term.term)}:** ${term.text}`)
  const [food] = frame.foods
  const known = facts.lexicon.vocabulary.ingredients.find((entry) => entry.name === food?.name)
  if (!food || !known) return undefined
  const [parent] = isKindOf(facts.lexicon.vocabulary, known.name)
  const kind = parent ? strings.kindOf(parent.name) : KINDS[known.category]
  if (!kind) return undefined
  const also = known.synonyms.length > 0 ? strings.alsoCalled(known.synonyms.slice(0, 3).join(', ')) : ''
  const pairing = facts.pairings.get(known.name)
  const goes = pairing ? strings.itGoesWith(pairing.flavors) : ''
  return said('term', sentences(strings.isAKind(capital(known.name), kind), also, goes, strings.allIKnow), {
    confident: parent !== undefined || pairing !== undefined,
  })
}
