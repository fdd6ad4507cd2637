import type { Note } from '../knowledge.ts'
import type { KnowledgeIndex } from '../knowledge-index.ts'
import { coverage, rootsOf, type Subject, subjectsOf } from '../read/coverage.ts'
import type { FoundNote } from '../read/find-note.ts'
import type { Frame } from '../read/follow-up.ts'
import type { Recalled } from '../read/recall.ts'
import { isGlue, isSoft, rootOf } from '../read/same-words.ts'
import type { Answer } from './answer.ts'
import { writeNote } from './note.ts'

/** Tuned on the rounds in bench/assistant; see its README. Shares of what the question names. */
const LIMITS = {
  /** A note that fits this well is an answer, */
  give: 0.76,
  /** or this well if the current answer is worse by `farBetter`; */
  giveFarBetter: 0.7,
  farBetter: 0.25,
  /** it replaces a figure or a storage time only if it fits this well, */
  giveForFigure: 0.85,
  /** and one that fits this well is presented as general knowledge, unless the question has hardly any content. */
  hint: 0.45,
  hintWeight: 3,
  /** How much better than the current answer the note must be. */
  lead: 0.08,
  leadOfRescue: 0.15,
  leadOfHow: 0.35,
  /** An answer that accounts for less than this is presented as general knowledge. */
  doubt: 0.5,
  /** An unaddressed word of this weight makes it general too. */
  heavy: 4,
  heavyForNote: 2.5,
  /** Whether, why and which questions need a note that fits this well. */
  loose: 0.6,
  /** The minimum weight of a question to be about cooking at all. */
  least: 2,
}

/** These are computed, listed or refused: their words don't need to reappear in the text. */
const OWN_RULES = new Set([
  'greeting',
  'thanks',
  'help',
  'insult',
  'off topic',
  'fraction',
  'pan',
  'convert',
  'portion',
  'menu',
  'cook with',
  'find recipe',
  'scale',
  'substitute',
  'diet',
  'nutrition',
  'recipe',
  'empty',
  'safe temperature',
  'difference',
])
/** A figure or a definition doesn't answer whether, why or which. */
const ASKS_ADVICE =
  /^(why|should|do|does|must|can|could|is|are|which|what (pan|pot|knife|size|kind|type|sort)|how come)\b/
/** "The best pan for pancakes" doesn't ask for a time. */
const ASKS_TOOL =
  /\b(which|what|best|special|right) (\w+ )?(pans?|pots?|kni(fe|ves)|skillet|tins?|tray|machine|tool|oil)\b/
const ASKS_FIGURE = /\b(how (long|hot|many|much)|minutes?|temperature|degrees)\b/
const FIGURES = new Set(['timing', 'term', 'pairing', 'thaw'])
/** Storage times are short answers, whatever else was named. */
const KEEPING = new Set(['storage', 'still good', 'reheat'])
/** These are rarely wrong: only a far better note replaces them. */
const HOLDS = new Set(['rescue', 'safety'])
const FIGURE_DISCOUNT = 0.6
/** The implicit topic of a lookup. */
const IMPLIED: Readonly<Record<string, string>> = {
  pairing: 'spice herb season side sauce flavor',
  storage: 'keep fridge freeze shelf pantry counter open jar fresh',
  'still good': 'keep fridge freeze open expire smell',
  thaw: 'thaw fridge frozen',
  timing: 'bake boil grill pan fry steam oven frozen',
}

/** It accounts for only a part of the question: an answer that does more takes its place. */
const inGeneral = (answer: Answer): Answer => ({ ...answer, confident: false })

/** A note that leaves an important word unaddressed is presented as general knowledge. */
function answerFromNote({ note, missing }: Recalled, facts: KnowledgeIndex): Answer {
  const answer = writeNote(note, facts)
  const unsaid = missing.filter(({ weight }) => weight >= LIMITS.heavyForNote)
  return unsaid.length > 0 ? inGeneral(answer) : answer
}

/** The answer doesn't know or asks back: a note that accounts for the question is better. */
function insteadOfDoubt(
  answer: Answer,
  subjects: readonly Subject[],
  found: Recalled | undefined,
  wantsFigure: boolean,
  facts: KnowledgeIndex,
): Answer {
  if (!found || (answer.asksBack && subjects.length < 2)) return answer
  const figure = wantsFigure && FIGURES.has(answer.topic)
  // Uncertain figures are better than none.
  if (figure && /\d/.test(answer.text)) return answer
  if (found.fit >= (figure ? LIMITS.giveForFigure : LIMITS.give)) return answerFromNote(found, facts)
  if (answer.topic === 'unknown' && found.fit >= LIMITS.hint && found.covered >= LIMITS.hintWeight)
    return inGeneral(writeNote(found.note, facts))
  return answer
}

const LACKS = /\b(no|without|instead|dont have|havent|substitute|replace|ran out|alternative)\b/
/** Notes on doing without something are for users who don't have it, notes on thawing for those who want to thaw. */
export const fitsForm = ({ topic, flags }: Note, { intent, text }: Frame): boolean =>
  (topic !== 'thaw' || intent === 'thaw') && (!flags.includes('without') || LACKS.test(text))

/** How well the answer itself accounts for the question. */
function fitOf(
  answer: Answer,
  subjects: readonly Subject[],
  frame: Frame,
  note: Note | undefined,
  facts: KnowledgeIndex,
) {
  // A lookup is by food, whether or not the answer names it again.
  const foods =
    note || answer.about !== undefined || answer.topic === 'term'
      ? ''
      : frame.foods.map(({ words }) => words).join(' ')
  const roots = new Set(
    rootsOf(`${answer.text} ${answer.about ?? ''} ${IMPLIED[answer.topic] ?? ''} ${foods}`),
  )
  const own = coverage(subjects, (root) => (roots.has(root) ? 1 : 0))
  return {
    ...own,
    fit: note ? (facts.recall.weigh(note, subjects, new Set(rootsOf(frame.text)))?.fit ?? 0) : own.share,
  }
}

/**
 * The gate before an answer is returned: it passes only if it accounts for what the question names. Otherwise a
 * note that does so better replaces it, or it is presented as general knowledge.
 */
export function weighAnswer(
  answer: Answer,
  frame: Frame,
  facts: KnowledgeIndex,
  phrase?: FoundNote<Note>,
): Answer {
  const raw = answer.topic === 'safe temperature' && frame.states.has('raw') && /\braw\b/.test(frame.text)
  const ruled = OWN_RULES.has(answer.topic) && !raw
  if (answer.confident && (ruled || answer.verdict || frame.followsUp)) return answer
  const subjects = subjectsOf(frame, facts.lexicon, facts.recall.rarity)
  if (subjects.reduce((sum, { weight }) => sum + weight, 0) < LIMITS.least) return answer
  const advice = (ASKS_ADVICE.test(frame.text) || ASKS_TOOL.test(frame.text)) && !ASKS_FIGURE.test(frame.text)
  const said = new Set(rootsOf(frame.text))
  const found = facts.recall.best(subjects, said, ({ topic }) => topic !== 'thaw' || frame.intent === 'thaw')
  if (!answer.confident) return insteadOfDoubt(answer, subjects, found, !advice, facts)
  const note = phrase && answer.text.includes(phrase.item.text) ? phrase.item : undefined
  // A note with a long phrase that is in the question needs no further evidence.
  const proof = phrase?.words.filter((word) => word !== 'why' && !isGlue(word) && !isSoft(rootOf(word))) ?? []
  if (note && proof.length >= 3 && note.topic !== 'safety') return answer
  const own = fitOf(answer, subjects, frame, note, facts)
  const figure = FIGURES.has(answer.topic)
  const table = (figure && answer.topic !== 'term') || KEEPING.has(answer.topic)
  const fit = own.fit * (figure && advice ? FIGURE_DISCOUNT : 1)
  const give = (table && !advice) || answer.topic === 'safety' ? LIMITS.giveForFigure : LIMITS.give
  const how = answer.topic === 'technique' && /^how (do|to|can)\b/.test(frame.text)
  const lead = how ? LIMITS.leadOfHow : HOLDS.has(answer.topic) ? LIMITS.leadOfRescue : LIMITS.lead
  const better =
    found !== undefined && found.fit >= LIMITS.giveFarBetter && found.fit - fit >= LIMITS.farBetter
  const sound = table && !advice && own.share >= LIMITS.doubt
  if (
    found &&
    !sound &&
    found.note !== note &&
    ((better && advice) || (found.fit >= give && found.fit >= fit + lead))
  )
    return answerFromNote(found, facts)
  const share = own.share * (figure && advice ? FIGURE_DISCOUNT : 1)
  if (answer.topic === 'safety' || (table && !advice)) return answer
  const loose = note !== undefined && advice && fit < LIMITS.loose
  if (KEEPING.has(answer.topic)) return loose || /^why\b/.test(frame.text) ? inGeneral(answer) : answer
  // "Can I use olive oil in a cake" isn't answered by a baking time.
  const beside = answer.topic === 'timing' && /\b(use|add|need|put)\b/.test(frame.text)
  const heavy = own.missing.some(({ weight }) => weight >= LIMITS.heavy)
  return share < LIMITS.doubt || heavy || loose || beside ? inGeneral(answer) : answer
}
