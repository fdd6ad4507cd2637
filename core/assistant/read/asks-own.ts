import { PLACES, type Place } from '../../contracts/places.ts'
import { withOneDay } from './asked-day.ts'

/** What is asked of the user's own kitchen. */
export type OwnQuestion =
  /** "What's in my fridge?" */
  | { kind: 'list'; place: Place | null }
  /** "What leftovers do I have?" */
  | { kind: 'leftovers' }
  /** "Do I have to throw anything out?" */
  | { kind: 'throw out' }
  /** "What should I use up first?" */
  | { kind: 'first' }
  /** "How many eggs do I have?", "where is my butter?" */
  | { kind: 'have'; counts: boolean }
  /** "Is my milk still ok?", "when does it expire?" */
  | { kind: 'date' }
  /** "What can I cook with my beef?": no question about it, but never with what isn't safe. */
  | { kind: 'named' }

const WE = '(?:i|we)'
const MINE = '(?:my|our|the)'
const NOW = '(?: (?:at home|in stock|on hand|here|left|still|now|right now|at the moment|today|tonight))*'
const SPOTS = '(fridge|freezer|pantry|kitchen|cupboards?|shelf|shelves|cabinets?|larder|house|stock)'
const THING = '(?:food|foods|ingredients?|stuff|things?|groceries|items?|everything|all|else)'
const HAVE = `(?:do ${WE} (?:still |currently |already |even )?(?:have|own)|(?:have|did) ${WE} (?:still )?(?:got|get|have|left)|(?:have|ve|has) got|${WE} (?:still )?have(?: got)?|${WE} (?:ve )?got)`

const LIST_FORMS = [
  new RegExp(
    `^(?:show me |tell me |list |see )?(?:what|whats)(?: is| are| s| do ${WE} have| have ${WE} got| ${WE} have)?(?: (?:the |all |all the )?${THING})?(?: is| are| do ${WE} have| have ${WE} got| ${WE} have| left)*(?: still| currently)? (?:in|inside|on) ${MINE} ${SPOTS}${NOW}$`,
  ),
  new RegExp(`^(?:show me |tell me |list )?(?:what|which)(?: kinds? of)?(?: ${THING})? ${HAVE}${NOW}$`),
  new RegExp(
    `^(?:show me|list|tell me|see|open|read)(?: all| everything in)* (?:my|our) (?:${SPOTS}|${THING})$`,
  ),
]
const ANY = '(?:what|which|whats|anything|something|everything|any|things?)'
const FIRST_FORMS = [
  new RegExp(`\\b${ANY}\\b.*\\b(?:use|used|using|eat|eaten|finish)\\b.*\\b(?:up|first|soon|soonest|next)\\b`),
  new RegExp(
    `\\b${ANY}\\b.*\\b(?:expir\\w*|spoil\\w*|(?:go|goes|going|gone|turn|turns|turning) (?:bad|off)|(?:out of|past its|past their) dates?)\\b`,
  ),
]
const THROW = /\b(?:throw|toss|chuck|bin|discard|get rid)\b/
const THROW_FORMS = [
  new RegExp(`\\b${ANY}\\b.*${THROW.source}|${THROW.source}.*\\b(?:anything|something|any food)\\b`),
  new RegExp(
    `^(?:is|are|do ${WE} have) (?:there )?(?:anything|something|any food)\\b.*\\b(?:bad|off|unsafe|rotten|not safe|too old)\\b`,
  ),
]
const GENERAL = /\b(?:fastest|usually|generally|foods|most foods|how long|why|how come)\b/
const OWNED = /\b(?:my|our|i|we|ive|weve)\b/

const LEFTOVER_FORMS = [
  /^(?:what|which) leftovers\b/,
  new RegExp(
    `^(?:what|which|whats|show me|list|how many|how much)\\b.*\\bleftovers?\\b.*\\b(?:${WE}|${MINE}|left|there)\\b`,
  ),
  /^(?:show me|list|whats|what(?: is| are)?|how are|how is) (?:my|our|the) leftovers?$/,
  new RegExp(
    `^(?:are there |is there |do ${WE} (?:still )?have |have ${WE} got |got )?(?:any|some) leftovers?\\b${NOW}`,
  ),
  new RegExp(`^do ${WE} (?:still )?have leftovers?\\b`),
  /^(?:is|are|can|could|should|when|how long|how much longer|how old|do)\b.*\b(?:my|our) leftovers?\b/,
]
/** "Can I eat the leftover omelet if I heat it well?" */
const EATS_LEFTOVER = new RegExp(
  `^(?:can|could|may|should|is it (?:ok|okay|safe|fine) (?:to|if)|would it be (?:ok|okay|safe|fine) (?:to|if))\\b(?: ${WE})?(?: (?:still|just|safely))* (?:eat|have|finish)\\b.*\\b(?:the|my|our|this|that|these|those) leftover \\w+`,
)
/** With leftovers something else is done, or those of one food are asked about. */
const LEFTOVER_USES =
  /\b(?:make|cook|use|do with|reheat\w*|heat|microwave|stor(?:e|ing)|freez\w*|recipes?|from|into|leftover \w+)\b/

const HAVE_FORMS = [
  new RegExp(`^${HAVE.replace(`|${WE} (?:still )?have(?: got)?|${WE} (?:ve )?got`, '')} (?!to\\b|time\\b)`),
  new RegExp(
    `^(?:what|which)(?: kinds? of| sorts? of)? (?:\\w+ ){1,4}(?:${HAVE}|(?:is|are) (?:left|there|in ${MINE} ${SPOTS}))${NOW}$`,
  ),
  new RegExp(
    `^how (?:many|much) (?:\\w+ ){1,4}(?:${HAVE}|(?:is|are) (?:there|left|in ${MINE} ${SPOTS}))(?! to\\b)`,
  ),
  new RegExp(
    `^(?:is|are) there (?:still )?(?:(?:any|some|enough|more) )?(?:\\w+ ){1,3}(?:left|at home|in ${MINE} ${SPOTS})${NOW}$`,
  ),
  /^(?:is|are) there (?:still )?(?:any|some|enough) \w+(?: \w+)?$/,
  /^(?:got )?(?:any|some) (?:\w+ ){1,3}(?:left|at home|here)$|^got (?:any|some) \w+(?: \w+)?$/,
  new RegExp(`^(?:am|are|did) ${WE} (?:run )?(?:almost |all )?out of\\b`),
  new RegExp(`^where(?: is| are| s|s)? (?:my|our)\\b|^where did ${WE} put\\b`),
]
const COUNTS = /^how (?:many|much)\b|\benough\b/

const SOUND =
  '(?:ok|okay|fine|good|safe|edible|bad|off|alright|usable|expired|spoiled|spoilt|rotten|fresh|drinkable)'
const DOES =
  '(?:eat|use|cook|drink|make|have|grill|fry|bake|roast|boil|serve|finish|put|keep|sear|broil|steam|poach|braise)'
const SOON =
  '(?:still|tonight|today|tomorrow|now|this (?:evening|week|weekend)|for (?:dinner|lunch|breakfast|supper))'
const DATE_FORMS = [
  new RegExp(
    `\\b(?:is|are|isnt|arent|was|were|be)\\b.*\\b${SOUND}\\b(?! (?:with|in|on|enough|idea|source|way|at)\\b)`,
  ),
  new RegExp(`\\bstill\\b.*\\b(?:${DOES}|${SOUND})\\b`),
  new RegExp(`^(?:can|could|may|should|shall|do|would|dare) ${WE} .*\\b${DOES}\\b.*\\b${SOON}\\b`),
  new RegExp(`\\b${SOON}\\b.*\\bcan ${WE}\\b.*\\b${DOES}\\b`),
  THROW,
  /\b(?:has|have|did|does|do|will|is|are)\b.*\b(?:gone|go|goes|went|turn|turns|turned|going) (?:bad|off|sour)\b/,
  /\b(?:expir\w*|spoil(?:ed|s|t)?|past (?:its|their|the) (?:date|best|prime))\b/,
  new RegExp(`^(?:by )?when (?:should|must|do|can|could) ${WE}\\b.*\\b${DOES}\\b`),
  new RegExp(`^how(?: is|s| are) ${MINE} (?:\\w+ ?){1,4}$`),
  /\bhow (?:long|much longer|many (?:more )?days)\b.*\b(?:good|keeps?|lasts?|stays?|ok|okay|fine|safe|fresh|left|eat|use)\b/,
  /\b(?:use by|best by|best before|sell by|expiry|expiration)\b|\bdates? (?:of|on|for)\b|\buntil when\b|\bhow (?:old|fresh) (?:is|are)\b/,
]

/** Words that say nothing about what was done to the food, how it is prepared or who eats it. */
const PLAIN_WORDS = new Set(
  `a about actually all already alright am an and any anything are arent as away bad bag be been before best
  bottle bought box breakfast but by can cant carton check chuck container cook could date dates day days did dinner
  discard do does doing dont drink drinkable eat edible ends enough evening ever exactly expiration expire expired
  expires expiry fine finish food for fresh fridge from freezer get getting go goes going gone good got grill fry bake
  roast boil had has have having here holding home hope how i if in is isnt it its ive jar just keep keeps kitchen know
  last lasts left long longer look looking lunch make many may maybe me meal more morning much must my need night not
  now of off ok okay on once or our out pack package pantry past please probably put rather really rotten safe safely
  sell serve shall shop should smart so some something spoil spoiled spoils spoilt state status stay stays still store
  supper sure tell than that the them there these they things think this those throw till to today tomorrow tonight too
  toss turn turned until up us usable use used using via want was we week weekend weve went were what whats when where
  monday tuesday wednesday thursday friday saturday sunday whether which will wise with wont would yet you your`
    .trim()
    .split(/\s+/),
)

/** Only the date of the food decides: whether it lay in the sun, or is for a baby, isn't said. */
export const isPlainlyAsked = (words: readonly string[]): boolean =>
  withOneDay(words.join(' '))
    .split(' ')
    .every(
      (word, at, all) => word === '' || PLAIN_WORDS.has(word) || (word === 'old' && all[at - 1] === 'how'),
    )

/** "If I heat it well": whatever is done to it, its date decides. */
export const IF_HEATED =
  /\b(?:if|when|once|after|as long as|provided) (?:i|we) (?:\w+ )?(?:re)?(?:heat|cook|warm|boil|fry|bake|microwave|nuke)\w*\b.*|\b(?:re)?heat(?:ed|ing)\b.*/

/** Words alone, "what's" as "whats". */
const plainOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/^(?:(?:hey|hi|hello|ok|okay|so|and|please|sous|also|well|but) )+/, '')
    .replace(/^(?:can|could) you (?:tell|show) me (?=what|which|how|when|if)/, '')
    .replace(/\bleft ?overs?\b/g, (word) => (word.endsWith('s') ? 'leftovers' : 'leftover'))
    .replace(/ (?:please|thanks|thank you)$/, '')

/** "My kids", "my oven": not what there is to eat. */
const NOT_FOOD =
  '(?:kids?|child(?:ren)?|sons?|daughters?|wife|husband|partner|girlfriend|boyfriend|bab(?:y|ies)|toddlers?|family|friends?|guests?|mom|mother|dad|father|roommates?|dogs?|cats?|doctor|oven|grill|stove|pan|pot|skillet|microwave|air fryer|slow cooker|crock ?pot|instant pot|pressure cooker|smoker|recipes?|diet|house|hands|knife|blender)'
const MARKS = [
  `\\b(?:my|our)(?! ${NOT_FOOD}\\b)`,
  `\\b(?:tonight|${WE} (?:have|ve got|got|bought)|ive got|weve got)\\b(?! (?:to|no|run)\\b)`,
  '\\b(?:the|this|that) (?:\\w+ ){1,3}(?:in|from) the (?:fridge|freezer)\\b',
  '\\b(?:the|this|that|those|these) leftover \\w+',
  `\\bthe\\b.*\\b${SOON}\\b`,
  `\\b(?:can|should|could) ${WE} .*\\b${SOON}\\b`,
]
const OWN_FOOD = new RegExp(MARKS.join('|'))
const OWN_DATE = new RegExp(
  [...MARKS, '\\bstill\\b', `^(?:is|are|has|have) the (?:\\w+ ){1,3}(?:${SOUND}|gone (?:bad|off))$`].join(
    '|',
  ),
)
/** Something is to be done with it: no question of what went wrong with a dish. */
const ACTS = new RegExp(
  `\\b(?:can|could|may|should|shall|will|would|do) ${WE}\\b|\\b(?:want|going|plan|planning|need|like|love) to\\b|^(?:how|whats?|which)\\b|\\b(?:ideas?|recipes?|dinner|lunch|supper|tonight)\\b|^${DOES}\\b`,
)

function placeOf(spot: string | undefined): Place | null {
  if (spot && /^(?:cupboard|shel|cabinet|larder)/.test(spot)) return 'pantry'
  // In Sous, the pantry is all that there is at home.
  return PLACES.find((place) => place === spot && place !== 'pantry') ?? null
}

const FOLLOWS = /^(?:and|or|but|what about|how about|whats about)\b/i

/** Whether a question is about what the user has at home; "and the eggs?" asks the same as the question before. */
export function ownQuestion(question: string, before?: string): OwnQuestion | undefined {
  const text = withOneDay(plainOf(question))
  const found = formOf(text)
  if (found && found.kind !== 'named') return found
  if (before !== undefined && FOLLOWS.test(question.trim()) && text.split(' ').length <= 6) {
    const earlier = ownQuestion(before)
    if (earlier?.kind === 'date' || earlier?.kind === 'have') return earlier
  }
  return found
}

function formOf(text: string): OwnQuestion | undefined {
  if (EATS_LEFTOVER.test(text)) return { kind: 'date' }
  const isOwn = OWNED.test(text) || !GENERAL.test(text)
  if (LEFTOVER_FORMS.some((form) => form.test(text)) && !LEFTOVER_USES.test(text))
    return { kind: 'leftovers' }
  if (isOwn && FIRST_FORMS.some((form) => form.test(text))) return { kind: 'first' }
  if (isOwn && THROW_FORMS.some((form) => form.test(text))) return { kind: 'throw out' }
  for (const form of LIST_FORMS) {
    const match = form.exec(text)
    if (match) return { kind: 'list', place: placeOf(match[1]) }
  }
  if (HAVE_FORMS.some((form) => form.test(text))) return { kind: 'have', counts: COUNTS.test(text) }
  if (OWN_DATE.test(text) && DATE_FORMS.some((form) => form.test(text))) return { kind: 'date' }
  return OWN_FOOD.test(text) && ACTS.test(text) && !text.startsWith('why') ? { kind: 'named' } : undefined
}
