import type { Place } from '../../contracts/places.ts'
import { foldQuestion, questionWords } from './question-words.ts'
import type { Speller } from './spelling.ts'
import { correctWords } from './spelling.ts'

/** How long some foods keep, and where: nothing else is asked. */
export interface AskedKeeping {
  /** As written, without what is said of the package. */
  foods: readonly string[]
  place: Place | undefined
  /** Of the whole question, or of a food in it by its place there. */
  states: readonly ('closed' | 'opened' | undefined)[]
}

const PLACES: readonly (readonly [Place, RegExp])[] = [
  [
    'pantry',
    /\b(?:(?:out of|outside(?: of)?|without) (?:the |a )?(?:fridge|refrigeration)|unfridge|unrefrigerated)\b/,
  ],
  [
    'freezer',
    /\b(?:(?:in|inside|into) (?:the |a |my |our )?(?:deep )?freezer|(?:deep )?freezer|freeze|frozen(?=$| ,)|if frozen|when frozen)\b/,
  ],
  ['fridge', /\b(?:(?:in|inside|into) (?:the |a |my |our )?fridge|fridge|fridged|chilled)\b/],
  [
    'pantry',
    /\b(?:(?:in|on|at|inside) (?:the |a |my |our )?(?:kitchen )?(?:pantry|cupboard|counter ?tops?|counters?|cabinet|larder|shelf|table|room temp(?:erature)?)|pantry|cupboard|counter ?tops?|counters?|room temp(?:erature)?|(?:sit|stay|be|left|leave|sitting) out)\b/,
  ],
]

const ASKS =
  /\bhow (?:long|many (?:days|weeks|months|hours))\b|\bshelf life\b|\bhow quickly (?:does|do|will)\b.*\b(?:go|spoil|expire)\b/
/** "How long do I roast chicken" is another question. */
const KEEPS =
  /\b(?:keeps?|kept|keeping|lasts?|lasting|good|stays?|stor(?:e|es|ed|ing)|sav(?:e|ed)|safe(?:ly)?|fresh|edible|usable|hold|leave|left|sit|shelf life|bad|off|spoils?|expires?)\b/
/** Said of the package, not of the food. */
const CLOSED = /\b(?:unopened|un opened|not opened|sealed|before opening)\b/
const OPENED =
  /\b(?:(?:once|after|when|if|since)(?: (?:it|they|its|theyre|it is|they are|i|you|we|its been|being))? ?(?:open(?:ed|ing)?)(?: (?:it|them))?|already open(?:ed)?|open(?:ed)?)\b/
/** The words around what is asked; anything else that is left must be a food. */
const FILLERS =
  /\b(?:how (?:long|many (?:days|weeks|months|hours))|how quickly|what(?:s| is| s)?|tell me|please|hi|hello|hey|ok|okay|so|and also|also|roughly|about|approximately|usually|typically|normally|generally|really|actually|exactly|does|do|will|would|can|could|should|may|must|is|are|was|i|you|we|one|people|keeps?|kept|keeping|lasts?|lasting|stor(?:e|es|ed|ing)|sav(?:e|ed)|leave|left|sit|hold|stays?|remain|be|good|safe(?:ly)?|fresh(?=$| ,| (?:for|in|at|on|to)\b)|edible|usable|fine|to eat|to use|eat|use|for|up to|the|a|an|my|our|your|some|any|of|in|on|at|inside|there|then|before (?:it|they)? ?(?:goes?|going|spoils?|turns?|expires?)(?: (?:bad|off))?|until (?:it|they)? ?(?:goes?|spoils?|expires?)(?: (?:bad|off))?|go(?:es)? (?:bad|off)|spoil|expire|shelf life|when|if|each|respectively|to)\b/g
const SPLIT = /\s*(?:,|\band\b|\bor\b|\bplus\b|\bversus\b|\bvs\b)\s*/
const MOST = 6

/** Names with "and" or "can" in them: one food. */
const JOINED: readonly (readonly [RegExp, string])[] = [
  [/\b(?:an? |the |my )?(?:(open|opened) )?(?:cans?|tins?) of\b/g, '$1 canned'],
  [/\bhalf and half\b/g, 'half-and-half'],
  [/\bmac(?:aroni)? and cheese\b/g, 'macaroni-cheese'],
]

/** Undefined where more is asked, or something else. */
export function askedKeeping(question: string, speller: Speller): AskedKeeping | undefined {
  const folded = foldQuestion(question).replace(/[?.!]+$/, '')
  if (/[?.!;:]\s/.test(folded)) return undefined
  const parts = folded.split(/,/).map((part) => correctWords(questionWords(part), speller).join(' '))
  let text = parts.join(' , ')
  if (!ASKS.test(text) || !(KEEPS.test(text) || PLACES.some(([, place]) => place.test(text))))
    return undefined
  for (const [name, one] of JOINED) text = text.replace(name, one)
  const places: Place[] = []
  for (const [place, pattern] of PLACES) {
    if (!pattern.test(text)) continue
    places.push(place)
    text = text.replace(new RegExp(pattern, 'g'), ' , ')
  }
  if (new Set(places).size > 1) return undefined
  const foods: string[] = []
  const states: AskedKeeping['states'][number][] = []
  let isClosed = false
  let isOpened = false
  for (const part of text.split(SPLIT)) {
    const name = part
      .replace(CLOSED, ' , ')
      .replace(OPENED, ' , ')
      .replace(FILLERS, ' ')
      .replaceAll(',', ' ')
      .replace(/\s+/g, ' ')
      .trim()
    const state = CLOSED.test(part) ? 'closed' : OPENED.test(part) ? 'opened' : undefined
    if (name) {
      foods.push(name)
      states.push(state)
    } else if (state) {
      isClosed ||= state === 'closed'
      isOpened ||= state === 'opened'
    }
  }
  if (foods.length === 0 || foods.length > MOST) return undefined
  const all = isClosed === isOpened ? undefined : isClosed ? 'closed' : 'opened'
  return { foods, place: places[0], states: states.map((state) => state ?? all) }
}
