import { liftOf } from '../contracts/chat.ts'
import type { FoodBook } from '../food-facts/food-book.ts'
import type { WordTable } from '../text/word-table.ts'
import { writeByRules } from './by-rules.ts'
import type { Knowledge } from './knowledge.ts'
import { createKnowledgeIndex, type KnowledgeIndex } from './knowledge-index.ts'
import { joinLimits, profileLimits } from './limits.ts'
import { pointingAt } from './named-recipe.ts'
import { asksForEater } from './read/asks-for-eater.ts'
import { limitsIn, limitsOf } from './read/conversation.ts'
import { completed, type Frame, frameOf } from './read/follow-up.ts'
import { otherLanguage } from './read/language.ts'
import { createLexicon } from './read/lexicon.ts'
import { plainQuestion } from './read/plain-question.ts'
import { readQuestion } from './read/question.ts'
import { naming, questionAlone, questionsIn } from './read/questions-in.ts'
import { createRetriever, type Weights } from './read/retrieve.ts'
import { searchWish } from './read/search-wish.ts'
import { correctWords } from './read/spelling.ts'
import { standingEaters, standingOf } from './read/standing.ts'
import { wishLimits } from './read/wish.ts'
import { breaksAllergy } from './safety/allergens.ts'
import { withAllergy, withCare } from './safety/conditions.ts'
import { afterReaction, emergencyAnswer } from './safety/emergency.ts'
import { hazardNote } from './safety/hazards.ts'
import { checkAnswer } from './safety/safety.ts'
import { stillThrownOut } from './safety/thrown-out.ts'
import * as strings from './strings.ts'
import { writeAged } from './write/aged.ts'
import {
  type Answer,
  type AssistantContext,
  type AssistantHrefs,
  type AssistantTools,
  ask,
  said,
  splitFurther,
  TALK_TOPICS,
  type Turn,
  withLink,
} from './write/answer.ts'
import { chooseAnswer } from './write/choose.ts'
import { writeConversions } from './write/conversions.ts'
import { writeNoted } from './write/diet.ts'
import { writeKeeping } from './write/keeping/keeping.ts'
import { pickedInTalk, talkedAbout, writeShopping } from './write/listed-recipes.ts'
import { writeNote } from './write/note.ts'
import { ownWarning, writeOwnKitchen } from './write/own/own-dates.ts'
import { ownMealAsked, planOffer, writePlanned } from './write/planned.ts'
import { writeServings } from './write/servings.ts'
import { writeTimetable } from './write/timetable.ts'
import { together } from './write/together.ts'
import { fitsForm, weighAnswer } from './write/weigh-answer.ts'

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
/** So much of each turn is read at all; an answer of ours links to its recipes. */
const MAX_TOLD = { user: 1000, assistant: 6000 }

const FORGETS =
  /^(?:please |ok |just )*(?:forget|ignore|drop|remove|delete|scrap|cancel) (?:about )?(?:the |my |his |her |our |that |any )*(?:\w+ )?(?:allerg(?:y|ies)|diet|limits?|restrictions?)[.!]?$/i
const HOW_LONG = /^(?:and )?how long (?:does|do|will|would)\b/i
/** What goes with a dish isn't what "it" means. */
const DRINKS = new Set(['wine', 'red wine', 'white wine', 'beer', 'water'])

const dishFoods = ({ foods }: Pick<Frame, 'foods'>) =>
  foods.flatMap(({ name, words }) => (DRINKS.has(name) ? [] : [words]))

const saidBy = (by: Turn['role'], history: readonly Turn[]) =>
  history.flatMap(({ role, content }) => (role === by ? [content] : []))

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

/** Line by line, by the facts about food; or no advice at all. */
const CHECKED: ReadonlySet<string> = new Set([
  ...TALK_TOPICS,
  'diet',
  'substitute',
  'recipe',
  'cook with',
  'find recipe',
  'menu',
  'convert',
])

/** What is said of one recipe; where it isn't open, a link says of which. */
const OF_RECIPE = new Set(['recipe', 'scale', 'storage', 'diet'])
const linkLabel = (title: string) => title.replace(/[[\]()]/g, '')

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
  /** What a message is about, in its own words. */
  const foodsIn = (text: string) => dishFoods(readQuestion(text, facts.lexicon))
  /** What comes before any advice: an empty question, an emergency, a hazard, a language that it can't read. */
  const gate = (question: string, history: readonly Turn[]): Answer | undefined => {
    const told = saidBy('user', history)
    if (question.trim() === '') return ask('empty', strings.askAnything)
    const help = emergencyAnswer(question)
    if (help) return said('emergency', help)
    const care = afterReaction(question, told)
    if (care) return said('safety', care, { known: true })
    const danger = hazardNote(`${question} ${[...standingEaters([...told, question])].join(' ')}`, knowledge)
    if (danger) return { ...writeNote(danger, facts), known: true }
    const still = stillThrownOut(question, history)
    if (still) return said('still good', still, { verdict: true })
    if (FORGETS.test(question)) return said('chat', strings.howToForget)
    const foreign = otherLanguage(question)
    return foreign ? said('unknown', strings.onlyEnglish(foreign), { confident: false }) : undefined
  }
  const answerOne = async (...[question, history, given, tools]: Parameters<Assistant>): Promise<Answer> => {
    const told = saidBy('user', history)
    const stop = gate(question, history)
    if (stop) return stop
    const eaters = standingEaters([...told, question])
    const turns = history.filter(({ content }) => liftOf(String(content)) === undefined)
    const asked = framesOf(question, turns, facts)
    const own = frameOf(readQuestion(question, facts.lexicon))
    const aged = writeAged(own, given, facts)
    if (aged) return aged
    const atHome = writeOwnKitchen({ question, own, before: told.at(-1) }, given, facts)
    if (atHome) return atHome
    const keeping = writeKeeping(question, facts)
    if (keeping) return keeping
    const figured =
      writeConversions(question, (text) => framesOf(text, [], facts), facts) ??
      writePlanned(question, given.plan, facts) ??
      writeServings(question) ??
      writeTimetable(question, asked, facts) ??
      (await writeShopping(question, turns, given.pantry ?? [], tools, facts))
    if (figured) return figured
    const { recipe, unclear, isTold } = await talkedAbout(question, history, given, tools, facts)
    const context = { ...given, recipe }
    const points = recipe && pointingAt(question, recipe, vocabulary)
    const titled = points === undefined ? undefined : frameOf(readQuestion(points, facts.lexicon))
    const known = limitsOf(asked, history, context.profile, read, vocabulary)
    const { wish, isIll } = searchWish(question, history, known, facts.lexicon)
    const limits =
      wish?.wish.limits ??
      (asked.intent === 'menu' ? joinLimits(known, wishLimits(question, facts.lexicon)) : known)
    // "My brother is allergic to nuts. Is pesto ok?"
    const alone = questionAlone(question)
    const forEater = alone === question ? asked : asksForEater(framesOf(alone, turns, facts), limits)
    const frame = forEater.forEater ? forEater : asksForEater(asked, limits)
    // A note on thawing is for users who ask how to thaw, not for those who want to skip it.
    const note = facts.notes.best(
      frame.stems,
      (one) => fitsForm(one, frame) || (one.topic === 'thaw' && frame.intent === undefined),
    )
    const written = weighAnswer(
      await writeByRules({
        question,
        frame,
        own,
        titled,
        context,
        limits,
        tools,
        facts,
        note,
        history,
        wish,
        unclear,
      }),
      frame,
      facts,
      note,
    )
    const isSearch = wish !== undefined && written.topic === 'cook with'
    const best = retriever
      ? chooseAnswer(
          written,
          {
            // The dish is told apart: a note about others of its name is none about this recipe.
            question: points ?? question,
            history: turns,
            eaters,
            isIll,
            isSearch,
            dish: context.recipe?.title,
            foods: dishFoods(own),
            breaks: (text) => breaksAllergy(text, limits, vocabulary),
          },
          retriever,
          facts,
        )
      : written
    const { stated } = asked.limits
    const tells = stated.needs.size + stated.foods.size > 0 && !question.includes('?')
    const chosen = tells && !best.confident ? writeNoted(limits, facts) : best
    // What was searched for keeps every limit, and says so. Advice before it that breaks one is left out.
    const searched = isSearch && chosen.text.endsWith(written.text) ? written.text : ''
    const { own: front, further } = splitFurther(chosen.text.slice(0, chosen.text.length - searched.length))
    const options = safetyOptions({ ...chosen, limits }, vocabulary)
    // Titles to pick from recommend nothing.
    const checked = checkAnswer(question, front, chosen.topic === 'choices' ? {} : options)
    const isDropped = searched !== '' && (front === '' || checked.corrected)
    const careful =
      chosen.confident && !chosen.verdict && !isSearch && !CHECKED.has(chosen.topic)
        ? withAllergy(checked.text, question, limits)
        : checked.text
    const standing = standingOf(limits, profileLimits(context.profile ?? {}), wish?.wish, eaters)
    const answer = {
      ...chosen,
      text: `${isDropped ? searched : `${withCare(careful, [...told, question])}${further}${searched}`}${ownWarning(own, chosen, given, facts)}`,
      limits,
      standing,
    }
    // The next question is about it, too.
    const linked = given.named ?? (isTold && !unclear ? recipe : undefined)
    return linked && OF_RECIPE.has(answer.topic) && answer.links.length === 0
      ? withLink(answer, linkLabel(linked.title), hrefs.recipe(linked.id))
      : answer
  }
  const answerAll = async (...[message, history, view, tools]: Parameters<Assistant>): Promise<Answer> => {
    const plain = plainQuestion(message)
    const picked = await pickedInTalk(plain, history, tools, facts)
    const meal = ownMealAsked(plain, view.plan)
    const typed = picked?.question ?? meal?.question ?? plain
    const given = picked ? { ...view, named: picked.recipe } : meal ? { ...view, dish: meal.title } : view
    const questions = questionsIn(typed)
    if (questions.length > 1 && !gate(typed, history)) {
      const answers: Answer[] = []
      const turns = [...history]
      let food: string | undefined
      for (const part of questions) {
        const foods = foodsIn(part)
        const question = foods.length === 0 ? naming(part, food) : part
        food = foods[0] ?? food
        const [first] = answers
        // "Can I still bake it?" after dough that didn't rise is about the same trouble.
        if (first?.topic === 'rescue' && foods.length === 0) break
        // A list of recipes tells their minutes.
        if (first?.topic === 'cook with' && HOW_LONG.test(part)) return first
        const one = await answerOne(question, turns, given, tools)
        answers.push(one)
        // "It" in the next question is what this one was about.
        turns.push({ role: 'user', content: question }, { role: 'assistant', content: one.text })
      }
      const all = answers.length === questions.length ? together(answers) : undefined
      if (all) return all
    }
    return answerOne(typed, history, given, tools)
  }
  /** Whatever was answered: what was said before still stands. */
  const answer: (...asked: Parameters<Assistant>) => Promise<Answer> = async (
    question,
    all,
    context,
    tools,
  ) => {
    const history = all.map(({ role, content }) => ({
      role,
      content: String(content).slice(0, MAX_TOLD[role]),
    }))
    const written = await answerAll(question, history, context, tools)
    const given = { ...written, text: `${written.text}${planOffer(question, context.plan, facts)}` }
    if (given.standing) return given
    const { profile } = context
    const turns = history.filter(({ content }) => liftOf(String(content)) === undefined)
    const limits = limitsOf(framesOf(question, turns, facts), history, profile, read, vocabulary)
    const eaters = standingEaters([...saidBy('user', history), question])
    return { ...given, limits, standing: standingOf(limits, profileLimits(profile ?? {}), undefined, eaters) }
  }
  return Object.assign(answer, { prepare: (notes: number) => retriever?.prepare(notes) ?? true })
}
