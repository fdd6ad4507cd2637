import { capital } from '#core/text/capital.ts'
import type { Need } from '../contracts/food-facts.ts'
import { isPerson } from '../food-facts/needs.ts'
import { parseLine } from '../ingredients/parse-line.ts'
import type { Note, NoteFlag } from './knowledge.ts'
import type { KnowledgeIndex } from './knowledge-index.ts'
import { type FoodLimits, needsOf } from './limits.ts'
import type { NamedDish } from './read/dish-in-talk.ts'
import type { FoundNote } from './read/find-note.ts'
import type { Frame } from './read/follow-up.ts'
import type { Intent } from './read/intents.ts'
import { needsOfPerson } from './read/of-person.ts'
import { stem } from './read/question-words.ts'
import type { StandingWish } from './read/wish.ts'
import * as strings from './strings.ts'
import { writeAboutDish } from './write/about-dish.ts'
import {
  type Answer,
  type AssistantContext,
  type AssistantTools,
  ask,
  type RecipeInView,
  said,
  type Turn,
} from './write/answer.ts'
import { writeConversion } from './write/conversion.ts'
import { writeDiet } from './write/diet.ts'
import { writeFits, writeUnjudged } from './write/fits.ts'
import { writeFraction } from './write/fraction.ts'
import { outTooLong } from './write/left-out.ts'
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
import { writeServeWith } from './write/serve-with.ts'
import { writeSmallTalk, writeUnknown } from './write/small-talk.ts'
import { writeStillGood } from './write/still-good.ts'
import { writeStorage } from './write/storage.ts'
import { writeSubstitutes } from './write/substitutes.ts'
import { writeDifference, writeTerm } from './write/term.ts'
import { writeTiming } from './write/timing.ts'
import { writeUseInstead } from './write/use-instead.ts'
import { writeNamed, writeWhatToCook } from './write/what-to-cook.ts'

interface Work {
  frame: Frame
  context: AssistantContext
  limits: FoodLimits
  tools: AssistantTools
  facts: KnowledgeIndex
  question: string
  /** The question alone, without what it took over from the ones before. */
  own: Frame
  /** The same with "it" for the recipe that it names. */
  titled: Frame | undefined
  note: FoundNote<Note> | undefined
  history: readonly Turn[]
  wish: StandingWish | undefined
  /** What "it" means, where that can't be judged. */
  unclear?: readonly NamedDish[]
}

type Writer = (work: Work) => Answer | undefined | Promise<Answer | undefined>

const WRITERS: Partial<Record<Intent, Writer>> = {
  fraction: ({ frame }) => writeFraction(frame),
  pan: ({ frame }) => writePan(frame),
  convert: ({ frame, facts }) => writeConversion(frame, facts),
  portion: ({ frame, facts }) => writePortion(frame, facts),
  menu: ({ frame, limits, tools, facts }) => writeMenu(frame, limits, tools, facts),
  substitute: async ({ frame, context, limits, tools, facts }) => {
    const answer = await writeSubstitutes(frame, limits, tools, facts)
    const heart = context.recipe && sayHeart(frame, context.recipe)
    return answer && heart ? { ...answer, text: `${heart}\n\n${answer.text}` } : answer
  },
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
  'safe temperature': ({ frame, facts }) => {
    const answer = writeSafeTemperature(frame, facts)
    // Asked for in so many words: nothing else answers it.
    return answer && ASKS_HEAT.test(frame.text) ? { ...answer, verdict: true } : answer
  },
  nutrition: ({ frame, facts }) => writeNutrition(frame, facts),
  timing: writeTimes,
  'cook with': ({ frame, context, limits, tools, facts }) =>
    writeCookWith(frame, context, limits, tools, facts),
  'find recipe': writeRecipe,
  term: ({ frame, facts }) => writeTerm(frame, facts),
}

const MANY_EGGS = 4
/** Where eggs are the dish, nothing does for them. */
function sayHeart({ foods }: Frame, { title, ingredients, meal }: RecipeInView): string | undefined {
  if (foods[0]?.name !== 'egg' || meal === 'dessert' || meal === 'bread') return undefined
  const isMany = ingredients
    .map(parseLine)
    .some(({ name, quantity }) => /\beggs?\b/.test(name) && (quantity?.max ?? 0) >= MANY_EGGS)
  return isMany ? strings.eggsAreTheDish(title) : undefined
}

const ASKS_HEAT = /\bhow hot (should|must|does|do)\b|\b(internal|safe|inside) temperature\b/

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

/** Those of the person who is asked about, or of everyone. */
function needsAskedOf({ question, history, limits }: Work): readonly Need[] {
  const told = history.flatMap(({ role, content }) => (role === 'user' ? [content] : []))
  return needsOfPerson(question, [...told, question]) ?? needsOf(limits)
}

/** What the open recipe says: to the question alone, or with what it took over from the one before. */
async function writeOfRecipe(
  { own, frame, titled, limits, tools, facts }: Work,
  recipe: RecipeInView,
): Promise<Answer | undefined> {
  for (const one of titled ? [titled] : own.text === frame.text ? [own] : [own, frame]) {
    const answer =
      writeOpenRecipe(one, recipe, facts) ??
      (await writeUseInstead(one, recipe, limits, tools, facts)) ??
      writeServeWith(one, recipe) ??
      writeAboutDish(one, recipe, facts)
    if (answer) return answer
  }
  return undefined
}

/** What the rules and tables say. */
export async function writeByRules(work: Work): Promise<Answer> {
  const { frame, context, limits, facts, note, wish } = work
  const { intent } = frame
  const lying = outTooLong(frame, facts)
  if (lying) return lying
  const asked = work.titled ?? work.own
  const fits = work.unclear
    ? writeUnjudged(asked, work.unclear, needsAskedOf(work), facts)
    : context.recipe && writeFits(asked, context.recipe, needsAskedOf(work), facts)
  if (fits) return fits
  const named = context.named && work.titled && writeNamed(work.titled.text, context.named, limits, facts)
  if (named) return named
  const cooked = wish ? await writeWhatToCook(wish, work) : undefined
  if (cooked) return cooked
  const open = context.recipe && (await writeOfRecipe(work, context.recipe))
  if (open) return open
  const small = intent ? writeSmallTalk(intent) : undefined
  if (small) return small
  // What a food contains is known exactly: no note says it better.
  const diet = intent === 'diet' ? writeDiet(frame, context, limits, facts) : undefined
  // An allergy or a diet that stands is judged by what is in the food; a note would only be near.
  if (diet?.confident)
    return frame.forEater && frame.needs.some((need) => !isPerson(need)) ? { ...diet, verdict: true } : diet
  const warning = facts.notes.best(frame.stems, ({ topic }) => topic === 'safety')
  if (warning && safetyFirst(warning, frame)) return writeNote(warning.item, facts)
  if (context.recipe) {
    const page = writeRecipePage(work.titled ?? frame, context.recipe)
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
    return ask('rescue', strings.tastesOff)
  const [food] = frame.foods
  if (food && frame.intent === 'timing')
    return said('timing', strings.noTimes(food.words), { confident: false })
  if (food && frame.words.length <= 4) return ask('food', strings.whichQuestion(capital(food.name)))
  if (frame.stems.has('recip') || frame.intent === 'find recipe') return writeUnknown(true)
  return writeUnknown(frame.words.some((word) => facts.lexicon.isKitchenWord(word)))
}
