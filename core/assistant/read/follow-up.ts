import { type Intent, intentOf } from './intents.ts'
import type { FoodMention, Reading } from './question.ts'

/** A question with its implicit parts filled in from earlier ones. */
export interface Frame extends Reading {
  intent: Intent | undefined
  /** It inherited something from an earlier question. */
  followsUp: boolean
  /** May this user eat it, with all that is known of them? */
  forEater?: boolean
}

const OPENS =
  /^(and|or|but|ok|okay|so|what about|how about|what if|then|also|now|with|without|in|for|the|on)\b/
const POINTS = /\b(it|its|they|theyre|that|this|them|those|these|one|same)\b/
const ALONE: ReadonlySet<Intent> = new Set([
  'greeting',
  'thanks',
  'help',
  'insult',
  'off topic',
  'menu',
  'fraction',
  'pan',
])
/** Intents that short openings like "what about …" appear to have, but only because of their form. */
const WEAK: ReadonlySet<Intent> = new Set(['term', 'technique', 'find recipe', 'timing', 'cook with'])

export function frameOf(reading: Reading): Frame {
  return { ...reading, intent: intentOf(reading), followsUp: false }
}

/** Does the question stand on its own, or does it depend on the previous one? */
function leans(now: Frame): boolean {
  if (now.intent !== undefined && ALONE.has(now.intent)) return false
  const short = now.words.length <= 7
  // "My soup is too salty, what now": a food and a sentence of its own make a new question.
  const whole = now.words.length >= 5 && !OPENS.test(now.text) && !POINTS.test(now.text)
  if (now.intent === undefined) return (short && !whole) || OPENS.test(now.text)
  if (now.foods.length === 0) return short || POINTS.test(now.text)
  return short && (OPENS.test(now.text) || /\binstead$/.test(now.text))
}

function mergedStates(now: Frame, before: Frame): ReadonlySet<string> {
  return now.states.size > 0 || now.foods.length > 0 ? now.states : before.states
}

/** "And brown?" after white rice: the new word goes before the existing noun. */
function sibling(now: Frame, before: Frame, foodOf: (phrase: string) => string | undefined) {
  const noun = before.foods[0]?.name.split(' ').at(-1)
  if (!noun || now.foods.length > 0 || now.words.length > 5) return undefined
  for (const word of now.words) {
    const words = `${word} ${noun}`
    const name = foodOf(words)
    if (name && name !== before.foods[0]?.name) return [{ name, words }] satisfies FoodMention[]
  }
  return undefined
}

export function completed(
  own: Frame,
  before: Frame | undefined,
  foodOf: (phrase: string) => string | undefined,
): Frame {
  const kin = before && leans(own) ? sibling(own, before, foodOf) : undefined
  const now = kin ? { ...own, foods: kin } : own
  // "What about gluten free": the foods are those of the question before, whatever it asked.
  if (before && before.intent === undefined && own.intent === 'diet' && own.eaten.length === 0 && leans(own))
    return { ...now, eaten: before.eaten, followsUp: true }
  if (!before || before.intent === undefined || !leans(own)) return now
  if (ALONE.has(before.intent)) return now
  const inherits =
    now.intent === undefined || (WEAK.has(now.intent) && OPENS.test(now.text) && now.words.length <= 7)
  const intent = inherits ? before.intent : now.intent
  const swap = swapped(now, before)
  if (swap) return swap
  const part = now.foods.length === 1 && now.words.length <= 3 ? before.foods[0] : undefined
  const foods = now.foods.length > 0 ? now.foods : before.foods
  const stems = new Set(now.stems)
  // Notes are found by the earlier words; only a question with few words of its own needs them.
  if (inherits && now.foods.length === 0) for (const stem of before.stems) stems.add(stem)
  return {
    ...now,
    intent,
    foods: part && now.foods[0] ? [now.foods[0]] : foods,
    methods: now.methods.length > 0 || !inherits ? now.methods : before.methods,
    measures: now.measures.length > 0 ? withTarget(now, before) : inherits ? before.measures : now.measures,
    people: now.people ?? before.people,
    pounds: now.pounds ?? before.pounds,
    states: mergedStates(now, before),
    needs: now.needs.length > 0 ? now.needs : before.needs,
    eaten: now.eaten.length > 0 ? now.eaten : before.eaten,
    text: inherits ? `${now.text} · ${before.text}` : now.text,
    folded: inherits ? `${now.folded} · ${before.folded}` : now.folded,
    stems,
    followsUp: true,
  }
}

/** "Can I use honey instead?" after a question about sugar: sugar is the one being replaced. */
function swapped(now: Frame, before: Frame): Frame | undefined {
  const [goes] = before.foods
  const [comes] = now.foods
  if (now.intent !== 'substitute' || !goes || !comes || !/\binstead\b(?! of)/.test(now.text)) return undefined
  return { ...now, foods: [goes, comes], text: `replace ${goes.words} with ${comes.words}`, followsUp: true }
}

/** "what about 500 g" after "how many cups is 250 g flour" still asks for cups. */
function withTarget(now: Frame, before: Frame) {
  if (now.measures.some(({ value }) => value === undefined)) {
    const source = before.measures.find(({ value }) => value !== undefined)
    return now.measures.some(({ value }) => value !== undefined) || !source
      ? now.measures
      : [source, ...now.measures]
  }
  return [...now.measures, ...before.measures.filter(({ value }) => value === undefined)]
}
