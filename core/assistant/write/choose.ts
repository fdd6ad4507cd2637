import type { Eater, Note } from '../knowledge.ts'
import type { KnowledgeIndex } from '../knowledge-index.ts'
import { actsOf } from '../read/act.ts'
import { eatersIn } from '../read/eaters.ts'
import { standsAlone } from '../read/questions-in.ts'
import { PLACE, type Retrieved, type Retriever } from '../read/retrieve.ts'
import { type Answer, ask, FURTHER, said, TALK_TOPICS, type Turn } from './answer.ts'
import { writeNote } from './note.ts'
import * as strings from './strings.ts'

/** How much each sign tells whether the first note answers a question, fitted on blind questions whose answers were read. */
const SIGNS: readonly (readonly [place: number, weight: number])[] = [
  [PLACE.nearest, 0.56],
  [PLACE.text, 4.32],
  [PLACE.words, 0.91],
  [PLACE.shared, 1.03],
  [PLACE.covered, 0.12],
  [PLACE.besideTheFood, -2.91],
  [PLACE.act, 0.33],
]
const BASE = -4.78
/** How far it is ahead of the second and of the sixth. */
const AHEAD = 0.08
const FAR_AHEAD = 0.1
/** A long question shares less with any note. */
const LENGTH = 0.96
const LONGEST = 30
/** From here on most answers help; below `OFFER` hardly any of the nearest does. */
const GIVE = 0.36
const OFFER = 0.18
/** A dish in trouble, and a note on how to save one. */
const SAVE = 0.1
/** Notes for those who eat are specific, and their question must not go unanswered. */
const GIVE_WHO = 0.28
/** Closer than this it replaces a lookup too, such as a storage time. */
const CLEAR = 0.45
/** Closer than this it replaces also what is mostly right. */
const CERTAIN = 0.62
/** Notes this alike say the same. */
const ALIKE = 0.65
/** Longer questions tell a situation: a lookup by one food and one intent rarely answers them. */
const SHORT_WORDS = 9
const BRIEF_WORDS = 6
const HALF = 0.5
const CHOICES = 3
const NEAR = 8
/** What a message may lean on: so many earlier ones, and letters of them. */
const THREAD_TURNS = 4
const THREAD_LETTERS = 600

/** Computed, searched for or refused: no note says it better. */
const EXACT: ReadonlySet<string> = new Set([
  ...TALK_TOPICS,
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
const CAREFUL = new Set<Eater>(['baby', 'toddler', 'pregnant', 'immune', 'kidney', 'diabetes'])
/** What is right for them too. */
const CAREFUL_TOPICS = new Set([
  'safety',
  'safe temperature',
  'diet',
  'who eats',
  'rescue',
  'substitute',
  'difference',
])
/** Looked up by food and method. */
const ROWS = new Set(['timing', 'storage', 'safe temperature', 'thaw', 'reheat'])
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

/** How likely the first note answers a question of so many words, from 0 to 1. */
function closeness(found: readonly Retrieved[], at: number, words: number): number {
  const { features, score } = found[at] as Retrieved
  const behind = (place: number) => score - (found[at + place]?.score ?? found.at(-1)?.score ?? score)
  const sum = SIGNS.reduce((total, [place, weight]) => total + weight * (features[place] ?? 0), BASE)
  const lead = AHEAD * behind(1) + FAR_AHEAD * behind(5)
  return 1 / (1 + Math.exp(-sum - lead - (LENGTH * Math.min(words, LONGEST)) / LONGEST))
}

const LEANS =
  /^(and|or|but|ok|okay|so|what about|how about|what if|then|also|now|with|without|no|not|yes|even if|instead)\b|\b(it|its|they|them|that|this|those|these|one|ones|same|instead|he|she|her|him)\b/i

interface Asked {
  question: string
  history: readonly Turn[]
  eaters: ReadonlySet<Eater>
  /** Someone ill or frail eats: a note for them comes before recipes and lookups. */
  isIll: boolean
  /** The answer lists recipes that were searched for. */
  isSearch: boolean
  /** The title of the open recipe. */
  dish: string | undefined
  /** That the question names itself. */
  foods: readonly string[]
  /** Recommends what someone here may not have. */
  breaks: (text: string) => boolean
}

interface Close {
  note: Note
  by: number
}

/** The first that may answer. */
function closestOf(found: readonly Retrieved[], words: number): Close | undefined {
  // A short question names its subject: a note without it is about something else.
  const at = found
    .slice(0, CHOICES)
    .findIndex(({ features }) => words > SHORT_WORDS || (features[PLACE.covered] ?? 0) >= HALF)
  return at < 0 ? undefined : { note: (found[at] as Retrieved).note, by: closeness(found, at, words) }
}

/** What to use instead is looked up, however long the question. */
const ASKS_SWAP = /\binstead\b|\bwhat (?:can|do|could|should|would) (?:i|we) (?:use|take)\b|\bsubstitut/i
const CLEANS = /\b(?:clean\w*|scrub\w*|stains?|(?:get|take) .{1,30} (?:off|out))\b/i
const DRINK = /\b(wines?|beers?|drinks?)\b/i
const wordsIn = (text: string) => text.trim().split(/\s+/).length
const POINTS = /\b(it|its|this|that|the (?:dish|recipe|meal|sauce|leftovers?))\b/i
const leansOn = (text: string) => wordsIn(text) <= SHORT_WORDS || LEANS.test(text)

const TELLS_NEED = /\b(?:allerg|intoleran|c(?:o|oe)?eliac|vegan|vegetarian|pescatarian|diabet)\w*/i
/** What was told about who eats stands anyway, and is not what the next question is about. */
const withoutNeeds = (turn: string) =>
  turn
    .split(/(?<=[.?!])\s+/)
    .filter((sentence) => sentence.endsWith('?') || !TELLS_NEED.test(sentence))
    .join(' ')

/** What a message leans on: the last ones, back to one that stands by itself. */
function threadOf(question: string, asked: readonly string[]): string {
  if (asked.length === 0 || !leansOn(question)) return ''
  const thread: string[] = []
  for (const turn of asked.slice(-THREAD_TURNS).map(withoutNeeds).filter(Boolean).toReversed()) {
    thread.unshift(turn)
    if (!leansOn(turn)) break
  }
  return thread.join(' ').slice(-THREAD_LETTERS)
}

/** A note for certain eaters is for them alone. */
const fits = (note: Note, eaters: ReadonlySet<Eater>) =>
  note.who.length === 0 || note.who.some((one) => eaters.has(one))

function written(note: Note, eaters: ReadonlySet<Eater>, facts: KnowledgeIndex): Answer {
  // One that doesn't speak of who eats still gets the warnings for them.
  const known = eaters.size === 0 || note.who.length > 0 || note.topic === 'who eats'
  return { ...writeNote(note, facts), known }
}

const choiceHref = (question: string) => `/cooking-assistant?ask=${encodeURIComponent(question)}`

/** The nearest notes to pick from, besides those that were given. */
function choicesOf(found: readonly Retrieved[], given: readonly Note[], retriever: Retriever): string {
  const notes: Note[] = []
  for (const { note } of found)
    if (
      notes.length < CHOICES &&
      [...given, ...notes].every((other) => other !== note && retriever.alike(note, other) < ALIKE)
    )
      notes.push(note)
  return notes.map(({ title }) => `- [${title}](${choiceHref(title)})`).join('\n')
}

/** Not sure enough for an answer. */
const offered = (found: readonly Retrieved[], retriever: Retriever): Answer =>
  ask('choices', `${strings.chooseBefore}\n\n${choicesOf(found, [], retriever)}\n\n${strings.chooseAfter}`)

const UNKNOWN = said('unknown', strings.unknown, { confident: false })

/**
 * Between what the writers found by rules and the notes that mean what was asked. A note that is close to the question replaces
 * a lookup that only shares a word with it; with neither, it offers the nearest notes instead of a wrong answer.
 */
export function chooseAnswer(
  answer: Answer,
  { question, history, eaters: standing, isIll, isSearch, dish, foods, breaks }: Asked,
  retriever: Retriever,
  facts: KnowledgeIndex,
): Answer {
  // "I put in a tablespoon instead of a teaspoon, help" asks for no conversion.
  const isTrouble = actsOf(question).has('rescue')
  if (answer.topic === 'empty' || (answer.confident && EXACT.has(answer.topic) && !isTrouble)) return answer
  const turnsOf = (by: Turn['role']) =>
    history.filter(({ role }) => role === by).map(({ content }) => String(content))
  // "And my toddler?" is about the toddler alone.
  const here = eatersIn(question)
  // An allergy that stands is kept to; notes about allergies are for those who ask about one.
  const eaters = here.size > 0 ? here : new Set([...standing].filter((one) => one !== 'allergy'))
  const accept = (note: Note) => fits(note, eaters)
  const told = here.size === 0 && actsOf(question).has('may i') ? [...eaters].join(' ') : ''
  const earlier = standsAlone(question, foods.length) ? '' : threadOf(question, turnsOf('user'))
  // Nothing was said that "it" may mean: the open recipe is meant.
  const thread = dish && POINTS.test(question) ? dish : earlier
  const all = retriever.find(`${question} ${told}`, accept, thread)
  // An answer that breaks what stands does not win; only the first few can.
  const found = [...all.slice(0, NEAR).filter(({ note }) => !breaks(note.text)), ...all.slice(NEAR)]
  const title = question.trim().toLowerCase()
  const exact = found.find(({ note }) => note.title.toLowerCase() === title)
  if (exact && !isSearch) return written(exact.note, eaters, facts)
  const words = wordsIn(foods.length > 0 ? question : `${thread} ${question}`)
  const rescue =
    isTrouble && !CLEANS.test(question)
      ? closestOf(
          found.slice(0, NEAR).filter(({ note }) => note.topic === 'rescue'),
          words,
        )
      : undefined
  const best = rescue && rescue.by >= SAVE ? rescue : closestOf(found, words)
  const long = words > SHORT_WORDS
  if (isSearch) {
    // A situation wants advice with its recipes: "dinner for six at a campsite".
    const advice = exact?.note ?? (long && best && best.by >= CERTAIN ? best.note : undefined)
    return advice ? { ...answer, text: `${advice.text}\n\n${answer.text}` } : answer
  }
  // "And in the oven?" asks for the next row of the same table.
  if (answer.confident && ROWS.has(answer.topic) && wordsIn(question) <= BRIEF_WORDS && standing.size === 0)
    return answer
  // A dish in trouble wants to be saved before anything else about it.
  const isSound = answer.verdict || (answer.confident && SOUND.has(answer.topic))
  if (rescue && rescue.by >= SAVE && !isSound) return written(rescue.note, eaters, facts)
  const isSwap = answer.topic === 'substitute' && ASKS_SWAP.test(question)
  const isShallow = !answer.verdict && !isSwap && SHALLOW.has(answer.topic)
  // For a baby or in an illness, minutes and storage times alone say too little.
  const isCareful = [...eaters].some((eater) => CAREFUL.has(eater))
  const isFit = isCareful
    ? answer.verdict || CAREFUL_TOPICS.has(answer.topic)
    : !(isShallow && (long || isIll))
  // "Wine with food" for salmon: a note on salmon is nearer.
  const misses = (text: string) =>
    foods.length > 0 && !foods.some((food) => text.toLowerCase().includes(food))
  const isBeside =
    DRINK.test(question) &&
    misses(answer.text) &&
    best !== undefined &&
    !misses(`${best.note.title} ${best.note.text}`)
  const limit = isBeside ? CLEAR : long ? (SOUND.has(answer.topic) ? CERTAIN : CLEAR) : isTrouble ? CLEAR : 1
  if (
    answer.confident &&
    isFit &&
    !(best && best.by >= limit && (isBeside || words > BRIEF_WORDS) && !answer.verdict)
  )
    return answer
  // "How long do I cook it?" needs to be asked back, whatever is near.
  if (answer.asksBack && words <= BRIEF_WORDS) return answer
  if (best && best.by >= (isIll || best.note.who.length > 0 ? GIVE_WHO : GIVE)) {
    // What was just said isn't said again: a further question wants its own sentence.
    const last = turnsOf('assistant').at(-1) ?? ''
    const isSaid = last.includes(best.note.text)
    const further = isSaid ? retriever.sentencesFor(question, best.note) : undefined
    if (further) return { ...written(best.note, eaters, facts), text: further }
    const next = isSaid
      ? closestOf(
          found.filter(({ note }) => note !== best.note),
          words,
        )
      : best
    if (next && next.by >= GIVE_WHO) {
      const note = written(next.note, eaters, facts)
      const others = next.by < CERTAIN ? choicesOf(found, [next.note], retriever) : ''
      return others === '' ? note : { ...note, text: `${note.text}${FURTHER}\n\n${others}` }
    }
  }
  if (answer.confident && isFit) return answer
  if (found[0] && best && best.by >= OFFER) return offered(found, retriever)
  return answer.confident || answer.asksBack || (!long && answer.topic !== 'unknown') ? answer : UNKNOWN
}
