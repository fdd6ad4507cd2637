import type { Eater, Note } from '../knowledge.ts'
import type { KnowledgeIndex } from '../knowledge-index.ts'
import { actsOf } from '../read/act.ts'
import { eatersIn } from '../read/eaters.ts'
import { PLACE, type Retrieved, type Retriever } from '../read/retrieve.ts'
import { type Answer, ask, said, type Turn } from './answer.ts'
import { writeNote } from './note.ts'

/** How much each sign tells whether a note answers a question, fitted on blind questions whose answers were read. */
const SIGNS: readonly (readonly [place: number, weight: number])[] = [
  [PLACE.nearest, 0.82],
  [PLACE.text, 0.65],
  [PLACE.words, 0.25],
  [PLACE.shared, 0.62],
  [PLACE.covered, 0.49],
  [PLACE.title, 0.33],
  [PLACE.act, 0.34],
]
const BASE = -2.98
/** A long question shares less with any note. */
const LENGTH = 0.53
const LONGEST = 30
/** From here on most answers help; below `OFFER` hardly any does. */
const GIVE = 0.3
const OFFER = 0.24
/** Notes for those who eat are specific, and their question must not go unanswered. */
const GIVE_WHO = 0.25
const OFFER_ILL = 0.2
/** A second note, for the other half of the question. */
const GIVE_SECOND = 0.38
/** Closer than this it replaces a lookup too, such as a storage time. */
const CLEAR = 0.4
/** Notes this alike say the same. */
const ALIKE = 0.65
/** Longer questions tell a situation: a lookup by one food and one intent rarely answers them. */
const SHORT_WORDS = 9
const BRIEF_WORDS = 6
const HALF = 0.5
const CHOICES = 3

/** Computed, searched for or refused: no note says it better. */
const EXACT = new Set([
  'greeting',
  'thanks',
  'help',
  'insult',
  'off topic',
  'emergency',
  'fraction',
  'pan',
  'convert',
  'portion',
  'scale',
  'recipe',
  'what to cook',
])
/** Right more often than not, also in long questions. */
const SOUND = new Set(['safety', 'safe temperature', 'rescue', 'difference'])
/** Found by one word of a long question, these answer another question than the one asked. */
const SHALLOW = new Set([
  'storage',
  'substitute',
  'diet',
  'cook with',
  'find recipe',
  'term',
  'pairing',
  'food',
  'nutrition',
  'menu',
  'still good',
])

/** How likely a note answers a question of so many words, from 0 to 1. */
function closeness({ features }: Retrieved, words: number): number {
  const sum = SIGNS.reduce((total, [place, weight]) => total + weight * (features[place] ?? 0), BASE)
  return 1 / (1 + Math.exp(-sum - (LENGTH * Math.min(words, LONGEST)) / LONGEST))
}

const LEANS =
  /^(and|or|but|ok|okay|so|what about|how about|what if|then|also|now|with|without|no|not|yes|even if|instead)\b|\b(it|its|they|them|that|this|those|these|one|ones|same|instead|he|she|her|him)\b/i

/** What the parts of a message ask: each sentence, and what follows "and" as a question of its own. */
const partsOf = (question: string) =>
  question
    .split(
      /(?<=[.?!;])\s+|\n+|,? (?:and|also|plus) (?=(?:is|are|can|do|does|how|what|why|should|where|when|which)\b)/i,
    )
    .map((part) => part.trim())
    .filter((part) => part.split(/\s+/).length >= 3)

interface Asked {
  question: string
  history: readonly Turn[]
  /** Someone ill or frail eats: a note for them comes before recipes and lookups. */
  isIll: boolean
  /** The answer lists recipes that were searched for. */
  isSearch: boolean
}

interface Close {
  note: Note
  by: number
}

/** The closest of the first few. */
function closestOf(found: readonly Retrieved[], words: number): Close | undefined {
  let best: Close | undefined
  for (const one of found.slice(0, CHOICES)) {
    // A short question names its subject: a note without it is about something else.
    if (words <= SHORT_WORDS && (one.features[PLACE.covered] ?? 0) < HALF) continue
    const by = closeness(one, words)
    if (!best || by > best.by) best = { note: one.note, by }
  }
  return best
}

/** Who eats: as this message says, or else as earlier ones did. */
function eatersOf(question: string, asked: readonly string[]): ReadonlySet<Eater> {
  const now = eatersIn(question)
  return now.size > 0 ? now : eatersIn(asked.join(' \n '))
}

/** A note for certain eaters is for them alone. */
const fits = (note: Note, eaters: ReadonlySet<Eater>) =>
  note.who.length === 0 || note.who.some((one) => eaters.has(one))

function written(notes: readonly Note[], eaters: ReadonlySet<Eater>, facts: KnowledgeIndex): Answer {
  const [first, second] = notes as [Note, Note | undefined]
  const answer = writeNote(first, facts)
  // One that doesn't speak of who eats still gets the warnings for them.
  const known = eaters.size === 0 || notes.some(({ who, topic }) => who.length > 0 || topic === 'who eats')
  if (!second) return { ...answer, known }
  const more = writeNote(second, facts)
  return {
    ...answer,
    known,
    text: `${first.text}\n\n${more.text}`,
    links: more.links,
    about: `${answer.about ?? ''} ${more.about ?? ''}`,
  }
}

const choiceHref = (question: string) => `/cooking-assistant?ask=${encodeURIComponent(question)}`

/** Not sure enough for an answer: the nearest notes to pick from. */
function offered(found: readonly Retrieved[], retriever: Retriever): Answer {
  const notes: Note[] = []
  for (const { note } of found)
    if (notes.length < CHOICES && notes.every((other) => retriever.alike(note, other) < ALIKE))
      notes.push(note)
  const list = notes.map(({ title }) => `- [${title}](${choiceHref(title)})`).join('\n')
  return ask(
    'choices',
    `I'm not sure what you need. Is it one of these?\n\n${list}\n\nOr tell me in other words.`,
  )
}

/**
 * Between what the writers found by rules and the notes that mean what was asked. A note that is close to the question replaces
 * a lookup that only shares a word with it; with neither, it offers the nearest notes instead of a wrong answer.
 */
export function chooseAnswer(
  answer: Answer,
  { question, history, isIll, isSearch }: Asked,
  retriever: Retriever,
  facts: KnowledgeIndex,
): Answer {
  // "I put in a tablespoon instead of a teaspoon, help" asks for no conversion.
  const isTrouble = actsOf(question).has('rescue')
  if (answer.topic === 'empty' || (answer.confident && EXACT.has(answer.topic) && !isTrouble)) return answer
  const asked = history.filter(({ role }) => role === 'user').map(({ content }) => String(content))
  const eaters = eatersOf(question, asked)
  const accept = (note: Note) => fits(note, eaters)
  const words = question.trim().split(/\s+/).length
  const last = asked.at(-1)
  const leans = last !== undefined && (words <= SHORT_WORDS || LEANS.test(question))
  const standing = eatersIn(question).size === 0 && actsOf(question).has('may i') ? [...eaters].join(' ') : ''
  const alone = retriever.find(`${question} ${standing}`, accept)
  const joined = leans ? retriever.find(`${last} ${question}`, accept) : []
  const own = closestOf(alone, words)
  const both = closestOf(joined, words + (last?.split(/\s+/).length ?? 0))
  const exact = alone.find(({ note }) => note.title.toLowerCase() === question.trim().toLowerCase())
  if (exact && !isSearch) return written([exact.note], eaters, facts)
  const best = both && (!own || both.by >= own.by) ? both : own
  const found = best === both ? joined : alone
  const long = words > SHORT_WORDS
  if (isSearch) {
    // A situation wants advice with its recipes: "dinner for six at a campsite".
    const advice = exact?.note ?? (long && best && best.by >= CLEAR ? best.note : undefined)
    return advice ? { ...answer, text: `${advice.text}\n\n${answer.text}` } : answer
  }
  const limit = long && !SOUND.has(answer.topic) ? CLEAR : 1
  const isFit = long || isIll ? answer.verdict || !SHALLOW.has(answer.topic) : true
  if (answer.confident && isFit && !(best && best.by >= limit && words > BRIEF_WORDS)) return answer
  // "How long do I cook it?" needs to be asked back, whatever is near.
  if (answer.asksBack && words <= BRIEF_WORDS) return answer
  if (best && best.by >= (isIll || best.note.who.length > 0 ? GIVE_WHO : GIVE)) {
    const second = partsOf(question)
      .map((part) => closestOf(retriever.find(part, accept), part.split(/\s+/).length))
      .find((one) => one && one.by >= GIVE_SECOND && retriever.alike(one.note, best.note) < ALIKE)
    return written(second ? [best.note, second.note] : [best.note], eaters, facts)
  }
  if (answer.confident && isFit) return answer
  if (found[0] && best && best.by >= (isIll ? OFFER_ILL : OFFER)) return offered(found, retriever)
  return answer.confident || answer.asksBack || (!long && answer.topic !== 'unknown')
    ? answer
    : said(
        'unknown',
        "I don't know that one. I can only help with cooking: tell me the dish and what you want to know, in other words.",
        {
          confident: false,
        },
      )
}
