import { addDays } from '../../../stock/day.ts'
import type { KnowledgeIndex } from '../../knowledge-index.ts'
import { daysAhead } from '../../read/asked-day.ts'
import { IF_HEATED, isPlainlyAsked, type OwnQuestion, ownQuestion } from '../../read/asks-own.ts'
import type { Frame } from '../../read/follow-up.ts'
import { readQuestion } from '../../read/question.ts'
import { type Answer, type AssistantContext, said, sentences, withLink } from '../answer.ts'
import { writeStorage } from '../storage.ts'
import { bareFood, isPast, type Meant, meantIn, type Owned, ownedFoods } from './own-foods.ts'
import { writeHave, writeKitchen } from './own-list.ts'
import { byName, dateOf, namedAs } from './own-words.ts'
import * as strings from './strings.ts'

const MOST_NAMED = 8
const COOKING = new Set<Frame['intent']>(['cook with', 'find recipe'])

const POINTS = /\b(?:it|them|that|this|they)\b/

type Given = Pick<AssistantContext, 'dated' | 'kitchen' | 'pantry'>

interface Asked {
  question: string
  /** The question alone. */
  own: Frame
  /** What the user asked before. */
  before: string | undefined
}

/** What the user's own kitchen says to a question: never cook what isn't safe any more. */
export function writeOwnKitchen(
  { question, own, before }: Asked,
  given: Given,
  facts: KnowledgeIndex,
): Answer | undefined {
  if (!given.dated && !given.kitchen) return undefined
  const { vocabulary } = facts.lexicon
  const owned = ownedFoods(given)
  const meant = meantIn(own, owned, vocabulary)
  const follows = before !== undefined && ownQuestion(before) !== undefined
  const asked = ownQuestion(question, before) ?? (follows ? { kind: 'named' as const } : undefined)
  if (asked?.kind === 'have') return writeHave(asked, own, meant, given, facts)
  if (meant.foods.length > 0 && asked?.kind !== 'leftovers') return writeDates(asked, own, meant, facts)
  // "How long do I bake it?" after a question about the chicken at home.
  if (follows && own.foods.length === 0 && POINTS.test(own.text)) {
    const earlier = readQuestion(before, facts.lexicon)
    const old = meantIn(earlier, owned, vocabulary)
    const kind = aheadOf(own, old.foods) > 0 ? 'date' : 'named'
    return old.foods.length > 0 ? writeDates({ kind }, own, old, facts) : undefined
  }
  if (asked?.kind === 'date' && own.foods.length > 0) return writeUnlisted(own, meant, given, facts)
  return asked && own.foods.every(({ name }) => name === 'leftovers')
    ? writeKitchen(asked, owned, given, facts)
    : undefined
}

/** How many days ahead of today the question is about; the dates tell which day today is. */
function aheadOf({ text }: Frame, foods: readonly Owned[]): number {
  const [today] = foods.flatMap(({ until, days }) =>
    until === null || days === null ? [] : addDays(until, -days),
  )
  return today === undefined ? 0 : daysAhead(text, today)
}

function writeDates(
  asked: OwnQuestion | undefined,
  own: Frame,
  meant: Meant,
  facts: KnowledgeIndex,
): Answer | undefined {
  const { vocabulary } = facts.lexicon
  const foods = meant.foods.slice(0, MOST_NAMED)
  const isCooking =
    COOKING.has(own.intent) && own.foods.some(({ name }) => foods.some((food) => food.name === name))
  if (!asked && !isCooking) return undefined
  const isOld = foods.some(isPast)
  const good = foods.filter((food) => !isPast(food))
  const asksDate = asked !== undefined && asked.kind !== 'named'
  // With food that is good it is cooked; the old one is told of where it is asked about.
  if (good.length > 0 ? !asksDate || !(isOld || isAskedPlainly(own, meant, good)) : !isOld) return undefined
  const text = byName([...foods.filter(isPast), ...good])
    .map((packages) => dateOf(packages, vocabulary, asksDate ? aheadOf(own, foods) : 0))
    .join('\n\n')
  const heated = isOld && IF_HEATED.test(own.text) ? strings.heatingIsNoHelp : ''
  const more = isCooking && good.length === 0 ? strings.cookOtherThings : ''
  const answer = said('still good', sentences(text, heated, more), { verdict: true, known: true })
  return withLink(undatedToo(answer, good, own, facts), strings.yourPantry, facts.hrefs.pantry)
}

/** Asked about by its date alone, and not in the pantry. */
function writeUnlisted(
  own: Frame,
  meant: Meant,
  { pantry = [] }: Given,
  facts: KnowledgeIndex,
): Answer | undefined {
  const [food] = own.foods
  const named = new Set(meant.words)
  if (!food || food.name === 'leftovers' || pantry.length === 0) return undefined
  if (!/\b(?:my|our)\b/.test(own.text) || !isPlainlyAsked(own.words.filter((word) => !named.has(word))))
    return undefined
  const isListed = meantIn(own, pantry.map(bareFood), facts.lexicon.vocabulary).foods.length > 0
  const general = generally(own, facts)
  const text = (isListed ? strings.noDate : strings.notListed)(food.words)
  return withLink(said('still good', sentences(text, general)), strings.yourPantry, facts.hrefs.pantry)
}

/** What else is said of it, where its date alone doesn't decide, is for the notes. */
function isAskedPlainly(own: Frame, meant: Meant, good: readonly Owned[]): boolean {
  const named = new Set(meant.words)
  const [, place] = /\b(fridge|freezer)\b/.exec(own.text) ?? []
  if (place && !good.some((food) => food.place === place)) return false
  const aside = new Set(IF_HEATED.exec(own.text)?.[0].split(/\W+/))
  return isPlainlyAsked(own.words.filter((word) => !named.has(word) && !aside.has(word)))
}

/** Without a date of its own, how long it keeps in general. */
function undatedToo(answer: Answer, good: readonly Owned[], own: Frame, facts: KnowledgeIndex): Answer {
  if (good.length !== 1 || good[0]?.until !== null) return answer
  return { ...answer, text: sentences(answer.text, generally(own, facts)) }
}

function generally(own: Frame, facts: KnowledgeIndex): string {
  const general = writeStorage(own, facts)
  return general?.confident ? strings.inGeneral(general.text.split('\n\n')[0] ?? '') : strings.goByPackage
}

const PREPARED = new Set<Frame['intent']>([
  'cook with',
  'find recipe',
  'timing',
  'technique',
  'thaw',
  'reheat',
  'still good',
  undefined,
])

/** Said below a general answer about cooking a food, where the user's own isn't safe any more. */
export function ownWarning(own: Frame, answer: Answer, given: Given, facts: KnowledgeIndex): string {
  const isOwn = own.intent === 'still good' || /\b(?:i|we|my|our)\b/.test(own.text)
  if (!answer.confident || !PREPARED.has(own.intent) || !isOwn || own.text.startsWith('why')) return ''
  const { vocabulary } = facts.lexicon
  const { foods } = meantIn(own, ownedFoods(given), vocabulary)
  if (foods.length === 0 || !foods.every(isPast)) return ''
  const names = [...new Set(foods.map((food) => namedAs(food, vocabulary).name))]
  return `\n\n${strings.warning(names.join(', '), names.length > 1)}`
}
