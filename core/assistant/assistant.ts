import { capital } from '#core/text/capital.ts'
import { liftOf } from '../contracts/chat.ts'
import type { FoodBook } from '../food-facts/food-book.ts'
import type { WordTable } from '../text/word-table.ts'
import type { Knowledge, Note, NoteFlag } from './knowledge.ts'
import { createKnowledgeIndex, type KnowledgeIndex } from './knowledge-index.ts'
import { type FoodLimits, joinLimits, profileLimits } from './limits.ts'
import { asksForEater } from './read/asks-for-eater.ts'
import { limitsIn, limitsOf } from './read/conversation.ts'
import type { FoundNote } from './read/find-note.ts'
import { completed, type Frame, frameOf } from './read/follow-up.ts'
import type { Intent } from './read/intents.ts'
import { otherLanguage } from './read/language.ts'
import { createLexicon } from './read/lexicon.ts'
import { readQuestion } from './read/question.ts'
import { stem } from './read/question-words.ts'
import { createRetriever, type Weights } from './read/retrieve.ts'
import { searchWish } from './read/search-wish.ts'
import { correctWords } from './read/spelling.ts'
import { standingEaters, standingOf } from './read/standing.ts'
import { type StandingWish, wishLimits } from './read/wish.ts'
import { afterReaction, emergencyAnswer } from './safety/emergency.ts'
import { hazardNote } from './safety/hazards.ts'
import { checkAnswer } from './safety/safety.ts'
import {
  type Answer,
  type AssistantContext,
  type AssistantHrefs,
  type AssistantTools,
  ask,
  said,
  type Turn,
} from './write/answer.ts'
import { chooseAnswer } from './write/choose.ts'
import { writeConversion } from './write/conversion.ts'
import { writeDiet } from './write/diet.ts'
import { writeFraction } from './write/fraction.ts'
import { outTooLong } from './write/left-out.ts'
import { recipeInTalk, writeShopping } from './write/listed-recipes.ts'
import { onlyMethods, writeNote, writeThaw } from './write/note.ts'
import { writeNutrition } from './write/nutrition.ts'
import { writeOpenRecipe } from './write/open-recipe.ts'
import { writePairing } from './write/pairing.ts'
import { writePan } from './write/pan.ts'
import { writePieceWeight } from './write/piece-weight.ts'
import { writePortion } from './write/portion.ts'
import { writeRecipePage } from './write/recipe-page.ts'
import { writeCookWith, writeFindRecipe, writeMenu } from './write/recipes.ts'
import { writeSafeTemperature } from './write/safe-temperature.ts'
import { writeServings } from './write/servings.ts'
import { writeSmallTalk, writeUnknown } from './write/small-talk.ts'
import { writeStillGood } from './write/still-good.ts'
import { writeStorage } from './write/storage.ts'
import { writeSubstitutes } from './write/substitutes.ts'
import { writeDifference, writeTerm } from './write/term.ts'
import { writeTimetable } from './write/timetable.ts'
import { writeTiming } from './write/timing.ts'
import { fitsForm, weighAnswer } from './write/weigh-answer.ts'
import { writeWhatToCook } from './write/what-to-cook.ts'

export interface Assistant {
  (
    question: string,
    history: readonly Turn[],
    context: AssistantContext,
    tools: AssistantTools,
  ): Promise<Answer>
  /** Indexes so many more notes, ahead of the first question; true when all are. */
  prepare(notes: number): boolean
}

const MAX_TURNS = 6
const MAX_TURN = 400

interface Work {
  frame: Frame
  context: AssistantContext
  limits: FoodLimits
  tools: AssistantTools
  facts: KnowledgeIndex
  note: FoundNote<Note> | undefined
  history: readonly Turn[]
  wish: StandingWish | undefined
}

type Writer = (work: Work) => Answer | undefined | Promise<Answer | undefined>

const WRITERS: Partial<Record<Intent, Writer>> = {
  fraction: ({ frame }) => writeFraction(frame),
  pan: ({ frame }) => writePan(frame),
  convert: ({ frame, facts }) => writeConversion(frame, facts),
  portion: ({ frame, facts }) => writePortion(frame, facts),
  menu: ({ frame, limits, tools, facts }) => writeMenu(frame, limits, tools, facts),
  substitute: ({ frame, limits, tools, facts }) => writeSubstitutes(frame, limits, tools, facts),
  diet: ({ frame, context, limits, facts }) => writeDiet(frame, context, limits, facts),
  difference: ({ frame, facts }) =>
    frame.states.has('rare') || frame.states.has('mediumrare')
      ? writeSafeTemperature(frame, facts)
      : writeDifference(frame, facts),
  pairing: ({ frame, facts, note }) =>
    note && (frame.foods.length === 0 || /\b(wine|drink|beer)\b/.test(frame.text))
      ? writeNote(note.item, facts)
      : writePairing(frame, facts),
  'still good': ({ frame, facts }) => writeStillGood(frame, facts),
  thaw: ({ frame, facts }) => writeThaw(frame, facts),
  reheat: ({ frame, facts }) => noteOf('reheat', frame, facts),
  storage: ({ frame, facts }) => writeStorage(frame, facts),
  'safe temperature': ({ frame, facts }) => writeSafeTemperature(frame, facts),
  nutrition: ({ frame, facts }) => writeNutrition(frame, facts),
  timing: writeTimes,
  'cook with': ({ frame, context, limits, tools, facts }) =>
    writeCookWith(frame, context, limits, tools, facts),
  'find recipe': writeRecipe,
  term: ({ frame, facts }) => writeTerm(frame, facts),
}

/** When a note found by its words takes precedence over the tables. */
const NOTES_FIRST: ReadonlySet<Intent> = new Set([
  'find recipe',
  'technique',
  'scale',
  'cook with',
  'term',
  'difference',
  'substitute',
])
const ASKS_TIME = /\b(how long|time|temperature|minutes?|how hot|ratio)\b/

/** "Do I need to sift flour", "why do I rest dough": these want a reason, not a figure. */
const ASKS_WHETHER =
  /^(do|does|should|must|is it (necessary|worth|better|important)|whats? the point|what (is|does)|why)\b.*\b(need|needs|have to|should|necessary|worth|really|point|do|does|is|are|supposed)\b|^(should|why)\b/
const TABLES_FIRST: ReadonlySet<Intent> = new Set([
  'diet',
  'still good',
  'storage',
  'convert',
  'portion',
  'substitute',
  'nutrition',
])

/** "What do I do with leftover mashed potatoes" doesn't ask how to make them. */
const usesUp = (frame: Frame, note: Note) =>
  frame.intent === 'cook with' && frame.states.has('leftover') && note.topic === 'technique'

function noteOf(topic: Note['topic'], frame: Frame, facts: KnowledgeIndex): Answer | undefined {
  const found = facts.notes.best(frame.stems, (note) => note.topic === topic)
  return found ? writeNote(found.item, facts) : undefined
}

function speaksOf(note: FoundNote<Note> | undefined, frame: Frame): boolean {
  if (!note || note.item.topic === 'safety' || note.words.length >= 3) return true
  const foods = new Set(
    frame.foods.flatMap(({ words, name }) => [...words.split(' '), ...name.split(' ')]).map(stem),
  )
  return note.words.some((word) => foods.has(word) || WAITING.has(word))
}
const WAITING = new Set([
  'rest',
  'soak',
  'marinat',
  'brin',
  'knead',
  'proof',
  'ris',
  'thaw',
  'cool',
  'altitud',
  'oil',
  'convert',
])

/** "How long do I rest a steak" is answered by the notes, "how long do I sear scallops" by the tables. */
function writeTimes({ frame, facts, note }: Work): Answer | undefined {
  const plainTime = ASKS_TIME.test(frame.text) || !/\bhow (do|to|can)\b/.test(frame.text)
  const timed = note?.item.flags.includes('from-frozen') ? writeTiming(frame, facts) : undefined
  if (timed) return timed
  // If the table has the food, a note must also be about that food, or about something the table doesn't have.
  const offFood = frame.foods.length > 0 && plainTime && !speaksOf(note, frame) && writeTiming(frame, facts)
  if (offFood) return offFood
  const byTable =
    note?.item.topic === 'technique' &&
    ASKS_TIME.test(frame.text) &&
    frame.methods.length > 0 &&
    !note.words.some((word) => WAITING.has(word))
  const exact = byTable ? writeTiming(frame, facts) : undefined
  if (exact?.confident) return exact
  if (note && !(plainTime && onlyMethods(note, frame))) return writeNote(note.item, facts)
  return writeTiming(frame, facts) ?? (note ? writeNote(note.item, facts) : undefined)
}

async function writeRecipe({
  frame,
  context,
  limits,
  tools,
  facts,
  note,
}: Work): Promise<Answer | undefined> {
  if (note) return writeNote(note.item, facts)
  const found = await writeFindRecipe(frame, context, limits, tools, facts)
  if (found?.confident) return found
  const timed = frame.foods.length > 0 && !/\bmake\b/.test(frame.text) ? writeTiming(frame, facts) : undefined
  return timed ?? found
}

/** Warnings take precedence over everything else, unless the food in question has an answer of its own. */
function safetyFirst({ item, words }: FoundNote<Note>, frame: Frame): boolean {
  if (item.topic !== 'safety') return false
  const is = (flag: NoteFlag) => item.flags.includes(flag)
  if (is('general')) return frame.foods.length === 0 || frame.intent === undefined
  const aged = frame.intent === 'still good' && /\b(days?|weeks?)\b/.test(frame.text)
  if ((frame.intent === 'storage' || aged) && frame.foods.length > 0 && is('about-eating')) return false
  if (is('cooling') && frame.intent === 'still good') return false
  // The table has a separate time for it.
  if (is('from-frozen') && ASKS_TIME.test(frame.text)) return false
  return words.length >= 2 || frame.words.length <= 12
}

async function write(work: Work): Promise<Answer> {
  const { frame, context, limits, facts, note, wish } = work
  const { intent } = frame
  const lying = outTooLong(frame, facts)
  if (lying) return lying
  const cooked = wish ? await writeWhatToCook(wish, work) : undefined
  if (cooked) return cooked
  const open = context.recipe && writeOpenRecipe(frame, context.recipe, limits, facts)
  if (open) return open
  const small = intent ? writeSmallTalk(intent) : undefined
  if (small) return small
  // What a food contains is known exactly: no note says it better.
  const diet = intent === 'diet' ? writeDiet(frame, context, limits, facts) : undefined
  if (diet?.confident) return diet
  const warning = facts.notes.best(frame.stems, ({ topic }) => topic === 'safety')
  if (warning && safetyFirst(warning, frame)) return writeNote(warning.item, facts)
  if (context.recipe) {
    const page = writeRecipePage(frame, context.recipe)
    if (page) return page
  }
  if (
    note &&
    note.words.length >= 2 &&
    !usesUp(frame, note.item) &&
    (intent === undefined || NOTES_FIRST.has(intent)) &&
    !(
      intent === 'substitute' &&
      frame.foods.length > 0 &&
      (note.item.topic !== 'fact' || note.words.length < 3)
    )
  )
    return writeNote(note.item, facts)
  if (
    note &&
    note.words.length >= 2 &&
    ASKS_WHETHER.test(frame.text) &&
    !(intent && TABLES_FIRST.has(intent))
  )
    return writeNote(note.item, facts)
  const written = intent ? await WRITERS[intent]?.(work) : undefined
  if (
    written &&
    intent === 'timing' &&
    !ASKS_TIME.test(frame.text) &&
    /^(do|does|should|must|why)\b/.test(frame.text)
  )
    return {
      ...written,
      confident: false,
    }
  if (written) return written
  if (note) return writeNote(note.item, facts)
  return lastResort(work)
}

/** These don't ask for a recipe. */
const CLOSED: ReadonlySet<Intent> = new Set([
  'term',
  'diet',
  'storage',
  'still good',
  'safe temperature',
  'convert',
  'difference',
])

/** Fallback when the intent produced no answer: whatever else the words allow. */
async function lastResort({ frame, context, limits, tools, facts }: Work): Promise<Answer> {
  const timed = frame.methods.length > 0 && frame.foods.length > 0 ? writeTiming(frame, facts) : undefined
  if (timed) return timed
  if (frame.intent !== undefined && !CLOSED.has(frame.intent)) {
    const found =
      frame.foods.length > 0 ? await writeFindRecipe(frame, context, limits, tools, facts) : undefined
    if (found?.confident) return found
  }
  const piece = /\b(how (many|much)|equals?|ratio|convert|in (ml|grams?|g))\b/.test(frame.text)
    ? facts.pieces.best(frame.stems)
    : undefined
  if (piece) return said('convert', piece.item.text)
  const heavy = /\b(weighs?|weight|heavy|how many grams)\b/.test(frame.text)
    ? writePieceWeight(frame, facts)
    : undefined
  if (heavy) return heavy
  if (/\btastes? (bad|weird|off|awful|gross|strange|wrong|terrible)\b/.test(frame.text))
    return ask(
      'rescue',
      'What is off about it: too salty, too sour, bitter, too spicy, burned, or just bland? And what is the dish?',
    )
  const [food] = frame.foods
  if (food && frame.intent === 'timing')
    return said(
      'timing',
      `I have no times for **${food.words}**, so I will not guess. The pack or the recipe has them; check early and often.`,
      { confident: false },
    )
  if (food && frame.words.length <= 4)
    return ask(
      'food',
      `${capital(food.name)}: do you want to know how long it cooks, how it keeps, what goes with it, or what to cook with it?`,
    )
  if (frame.stems.has('recip') || frame.intent === 'find recipe') return writeUnknown(true)
  return writeUnknown(frame.words.some((word) => facts.lexicon.isKitchenWord(word)))
}

function framesOf(question: string, history: readonly Turn[], facts: KnowledgeIndex): Frame {
  const asked = history.filter(({ role }) => role === 'user').slice(-MAX_TURNS)
  let before: Frame | undefined
  const foodOf = (phrase: string) => facts.lexicon.foods.get(phrase)
  for (const { content } of asked) {
    before = completed(
      frameOf(readQuestion(String(content).slice(0, MAX_TURN), facts.lexicon)),
      before,
      foodOf,
    )
  }
  return completed(frameOf(readQuestion(question, facts.lexicon)), before, foodOf)
}

/** Verdicts and substitutes come from the food facts already, and listed recipes were checked line by line. */
const safetyOptions = ({ topic, limits, links, known }: Answer, vocabulary: FoodBook) =>
  topic === 'diet' || topic === 'substitute'
    ? {}
    : { limits, vocabulary, vetted: links.map(({ href }) => href), known }

/** What finds notes by the meaning of a question. */
interface Meaning extends Weights {
  words: WordTable
}

/** The assistant that needs no model and no network: it parses the question, looks it up, and writes a short answer. */
export function createAssistant(
  knowledge: Knowledge,
  vocabulary: FoodBook,
  hrefs: AssistantHrefs,
  meaning?: Meaning,
): Assistant {
  const byWords = { ...knowledge, notes: knowledge.notes.filter(({ ask }) => ask.length > 0) }
  const facts = createKnowledgeIndex(byWords, createLexicon(byWords, vocabulary), hrefs)
  const retriever = meaning && createRetriever(knowledge.notes, meaning.words, meaning)
  const { speller } = facts.lexicon
  const read = (text: string) =>
    limitsIn(text.slice(0, MAX_TURN), vocabulary, (words) => correctWords(words, speller))
  const answer = async (...[question, history, given, tools]: Parameters<Assistant>): Promise<Answer> => {
    if (question.trim() === '') return ask('empty', 'What are you cooking? Ask me anything about it.')
    const help = emergencyAnswer(question)
    if (help) return said('emergency', help)
    const told = history.flatMap(({ role, content }) => (role === 'user' ? [String(content)] : []))
    const care = afterReaction(question, told)
    if (care) return said('safety', care, { known: true })
    const danger = hazardNote(question, knowledge)
    if (danger) return { ...writeNote(danger, facts), known: true }
    const foreign = otherLanguage(question)
    if (foreign) return said('unknown', `${foreign} (I can only read English for now.)`, { confident: false })
    const turns = history.filter(({ content }) => liftOf(String(content)) === undefined)
    const asked = framesOf(question, turns, facts)
    const figured =
      writeServings(question) ??
      writeTimetable(question, asked, facts) ??
      (await writeShopping(question, turns, given.pantry ?? [], tools, facts))
    if (figured) return figured
    const opened = given.recipe ? undefined : await recipeInTalk(question, turns, tools, facts)
    const context = opened
      ? { ...given, recipe: { ...opened, ingredients: [...opened.ingredients], instructions: [] } }
      : given
    const known = limitsOf(asked, history, context.profile, read, vocabulary)
    const eaters = standingEaters([...told, question])
    const { wish, isIll } = searchWish(question, history, known, facts.lexicon)
    const limits =
      wish?.wish.limits ??
      (asked.intent === 'menu' ? joinLimits(known, wishLimits(question, facts.lexicon)) : known)
    const frame = asksForEater(asked, limits)
    // A note on thawing is for users who ask how to thaw, not for those who want to skip it.
    const note = facts.notes.best(
      frame.stems,
      (one) => fitsForm(one, frame) || (one.topic === 'thaw' && frame.intent === undefined),
    )
    const written = weighAnswer(
      await write({ frame, context, limits, tools, facts, note, history, wish }),
      frame,
      facts,
      note,
    )
    const isSearch = wish !== undefined && written.topic === 'cook with'
    const chosen = retriever
      ? chooseAnswer(written, { question, history: turns, eaters, isIll, isSearch }, retriever, facts)
      : written
    // What was searched for keeps every limit, and says so. Advice before it that breaks one is left out.
    const searched = isSearch && chosen.text.endsWith(written.text) ? written.text : ''
    const own = chosen.text.slice(0, chosen.text.length - searched.length)
    const options = safetyOptions({ ...chosen, limits }, vocabulary)
    const checked = checkAnswer(question, own, options)
    const isDropped = searched !== '' && (own === '' || checked.corrected)
    const standing = standingOf(limits, profileLimits(context.profile ?? {}), wish?.wish, eaters)
    return { ...chosen, text: isDropped ? searched : `${checked.text}${searched}`, limits, standing }
  }
  return Object.assign(answer, { prepare: (notes: number) => retriever?.prepare(notes) ?? true })
}
