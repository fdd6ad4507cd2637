import type { Note } from '../knowledge.ts'
import type { KnowledgeIndex } from '../knowledge-index.ts'
import { coverage, rootsOf, type Subject, subjectsOf } from '../read/coverage.ts'
import type { FoundNote } from '../read/find-note.ts'
import type { Frame } from '../read/follow-up.ts'
import type { Recalled } from '../read/recall.ts'
import { isGlue, isSoft, rootOf } from '../read/same-words.ts'
import type { Answer } from './answer.ts'
import { writeNote } from './note.ts'

/** Tuned on the rounds of bench/assistant; see its README. Shares of what the question names. */
const LIMITS = {
  /** A note that fits this well is an answer, */
  give: 0.76,
  /** less where the answer at hand is this much worse, */
  giveFarBetter: 0.7,
  farBetter: 0.25,
  /** in place of a figure or of a time that food keeps only one that fits this well, */
  giveForFigure: 0.85,
  /** and one that fits this well is told as what we know in general, if it is not about next to nothing. */
  hint: 0.45,
  hintWeight: 3,
  /** How much better than the answer at hand the note must be. */
  lead: 0.08,
  leadOfRescue: 0.15,
  leadOfHow: 0.35,
  /** An answer that accounts for less than this is told as what we know in general. */
  doubt: 0.5,
  /** A word of this weight that is not accounted for makes it general too. */
  heavy: 4,
  heavyForNote: 2.5,
  /** Whether, why and which want a note that fits this well. */
  loose: 0.6,
  /** The least that a question must weigh to be about the kitchen at all. */
  least: 2,
}

/** These are reckoned, listed or refused: their words need not come back in the text. */
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
/** A figure or a definition does not tell whether, why or which. */
const ASKS_ADVICE =
  /^(why|should|do|does|must|can|could|is|are|which|what (pan|pot|knife|size|kind|type|sort)|how come)\b/
/** "The best pan for pancakes" wants no time. */
const ASKS_TOOL =
  /\b(which|what|best|special|right) (\w+ )?(pans?|pots?|kni(fe|ves)|skillet|tins?|tray|machine|tool|oil)\b/
const ASKS_FIGURE = /\b(how (long|hot|many|much)|minutes?|temperature|degrees)\b/
const FIGURES = new Set(['timing', 'term', 'pairing', 'thaw'])
/** How long it keeps is told in a few words, whatever else was named. */
const KEEPING = new Set(['storage', 'still good', 'reheat'])
/** These are not easily wrong: only a far better note takes their place. */
const HOLDS = new Set(['rescue', 'safety'])
const FIGURE_DISCOUNT = 0.6
/** What a look-up is about without saying so. */
const IMPLIED: Readonly<Record<string, string>> = {
  pairing: 'spice herb season side sauce flavor',
  storage: 'keep fridge freeze shelf pantry counter open jar fresh',
  'still good': 'keep fridge freeze open expire smell',
  thaw: 'thaw fridge frozen',
  timing: 'bake boil grill pan fry steam oven frozen',
}

const listed = (labels: readonly string[]) => labels.map((label) => `“${label}”`).join(' and ')

function inGeneral(answer: Answer, missing: readonly Subject[]): Answer {
  const named = missing.slice(0, 2).map(({ label }) => label)
  const what = named.length > 0 ? ` on ${listed(named)}` : ' on exactly that'
  return {
    ...answer,
    confident: false,
    text: `I have nothing${what} in particular. What I know in general:\n\n${answer.text}`,
  }
}

/** A note that leaves a word of weight unsaid is told as what we know in general. */
function toldFrom({ note, missing }: Recalled, facts: KnowledgeIndex): Answer {
  const answer = writeNote(note, facts)
  const unsaid = missing.filter(({ weight }) => weight >= LIMITS.heavyForNote)
  return unsaid.length > 0 ? inGeneral(answer, unsaid) : answer
}

/** It does not know or asks back: a note that accounts for the question is better. */
function insteadOfDoubt(
  answer: Answer,
  subjects: readonly Subject[],
  found: Recalled | undefined,
  wantsFigure: boolean,
  facts: KnowledgeIndex,
): Answer {
  if (!found || (answer.asksBack && subjects.length < 2)) return answer
  const figure = wantsFigure && FIGURES.has(answer.topic)
  // Doubtful figures are better than none.
  if (figure && /\d/.test(answer.text)) return answer
  if (found.fit >= (figure ? LIMITS.giveForFigure : LIMITS.give)) return toldFrom(found, facts)
  if (answer.topic === 'unknown' && found.fit >= LIMITS.hint && found.covered >= LIMITS.hintWeight)
    return inGeneral(writeNote(found.note, facts), found.missing)
  return answer
}

const LACKS = /\b(no|without|instead|dont have|havent|substitute|replace|ran out|alternative)\b/
/** What to do without something is for those who lack it, how to thaw for those who want to. */
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
  // A look-up goes by the food, whether or not it names it again.
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
 * The gate before an answer leaves: it is told as an answer only if it accounts for what the question names. Otherwise a
 * note that does so better takes its place, or it is told as what holds in general.
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
  // A note of which a long phrase stands in the question needs no more proof.
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
    return toldFrom(found, facts)
  const told = own.share * (figure && advice ? FIGURE_DISCOUNT : 1)
  if (answer.topic === 'safety' || (table && !advice)) return answer
  const loose = note !== undefined && advice && fit < LIMITS.loose
  if (KEEPING.has(answer.topic)) return loose || /^why\b/.test(frame.text) ? inGeneral(answer, []) : answer
  // "Can I use olive oil in a cake" is not answered by its time.
  const beside = answer.topic === 'timing' && /\b(use|add|need|put)\b/.test(frame.text)
  const heavy = own.missing.some(({ weight }) => weight >= LIMITS.heavy)
  return told < LIMITS.doubt || heavy || loose || beside ? inGeneral(answer, own.missing) : answer
}
