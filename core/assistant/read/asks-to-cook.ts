import { singular } from '../../text/plural.ts'
import { type Gear, MOODS } from '../recipe-wish.ts'
import { DISHES } from './dishes.ts'
import { cuisineIn, gearIn, ingredientsIn, mealIn, minutesIn, moodsIn, occasionIn } from './wish-words.ts'

const MEAL =
  '(?:meals?|dinners?|lunch(?:es)?|breakfasts?|brunch|suppers?|snacks?|desserts?|dish(?:es)?|recipes?|food|sides?|appetizers?|drinks?|soups?|salads?|treats?)'
const COOK =
  '(?:make|cook|eat|prepare|fix|have|serve|bring|bake|whip up|throw together|feed|do for|put together|pack|order)'
const WHO = '(?:i|we|you|one|somebody|u)'

/** Asks for something else, whatever dish it names. */
const ASKS_OTHER: readonly RegExp[] = [
  /\b(?:how (?:long|hot|much|many|far|big|thick|often|come|is|are|does|did|was)|what temperature|temperature|degrees(?! out| today| here| in here)|calories|substitut\w*|replac\w*|swap|swaps|alternatives?|convert|conversion|difference|versus|vs|what (?:does|did|happens|went|causes?|makes)|why|thaw\w*|defrost\w*|(?<!needs? |without |no |require )reheat\w*|store|storing|expired?|spoiled?|rancid|mold|safe to|still good|shelf life|per person|pairs? with|goes? (?:well )?with|go (?:well )?with|wine|too (?:salty|sour|bitter|thick|thin|dry|watery)|burned|undercooked|overcooked|sat out|left out)\b/,
  /^(?:so |and |ok |but |hey |hi |please |also )*how (?:do|to|can|should|would|could) (?!(?:i|we) (?:use up|get rid of|use (?:my|this|these|the|leftover)))/,
  /^(?:so |and |ok |but |also )*(?:is|are|was|does|did|will|should|must|may) (?!there\b|you\b)/,
  /^(?:so |and |ok |but |also )*can (?!you |i |we |u |be )/,
  /^(?:so |and |ok |but |also )*(?:can|could) (?:i|we|my \w+) (?!make (?:something|anything|for)|cook (?:something|anything|for|tonight)|get|have (?:some|a|an|another|more|something)\b(?!(?: little| small| tiny)? (?:piece|bite|slice|sip|taste|bit|spoonful))|see|please)/,
  /^(?:so |and |ok |but |also )*do (?:i|we|they|people)\b/,
  /\bwhat (?:can|could|do|should) (?:i|we) (?:use|add|put|substitute|replace|serve with|eat with)\b/,
  /\bwhat (?:kind|type|sort|size|cut|brand|part|pan|pot|knife|oil|cheese|flour|rice|potatoes|spices?|herbs?|sauces?|side) (?:of|dish|is|are|do|does|should|can|to|works|goes)\b/,
  /\binstead of\b.*\b(?:in|for) (?:a|the|my|this)\b|(?<!what )\bcan (?:you|i) (?:freeze|eat|reuse|leave|keep|use)\b|\bdo you (?:need|have to|eat|cook|put|use|add|drain|rinse|wash|peel)\b/,
  /\b(?:last|lasts|keeps?) (?:in the|for|long|how)\b|\b(?:in the (?:fridge|freezer|counter)) (?:for )?(?:\d+|two|three|four|five|a) (?:days?|weeks?|months?)\b/,
  /\bwhat (?:do|should|can) (?:i|we) (?:cook|bake|make) \w+(?: \w+)? (?:in|on|at)\b(?! (?:\d|under|less|half|a hurry|an hour|the (?:oven|air|slow|grill|stove)))/,
  /\bwhat (?:to|should|do|can) (?:i |we )?do (?:if|when|about|wrong)\b/,
  /\b(?:no|out of|without|dont have|missing|sub|need) (?:\w+ ){1,3}for (?:my |the |a |making )?(?:\w+ )?(?:pancakes?|waffles?|muffins?|cakes?|cookies|brownies|bread|meatballs?|sauce|frosting|recipe|icing|dough|batter)\b/,
  /\b(?:side dish(?:es)?|sides?|sauces?|herbs?|seasonings?|spices?|toppings?|fillings?|marinades?|glaze) (?:for|with|to go with) (?!(?:an? |the |my |our )?(?:bbq|barbecue|party|potluck|picnic|crowd|kids?|family|thanksgiving|christmas|easter|cookout|\d|dinner|lunch|tonight))/,
  /\bwhat (?:to|should|can|do|could) (?:i |we |you )?(?:serve|eat|have|drink) (?:it |them )?with\b/,
  /\b(?:double|halve|triple|scale) (?:an?|the|my|this) |\bwhat to use\b|\buse (?:\w+ ){1,3}instead\b|^instead of\b|\brecipe (?:needs|calls|says|wants|asks)\b|\b\d+ ?x ?\d+\b|\bper side\b|\bif i (?:only )?(?:have|use|dont|add)\b|\bfirst for\b|\bwhen (?:i|you|my|im)\b|\bdays? old\b|\bstill (?:tough|raw|hard|frozen|pink)\b|\bleft (?:\w+ ){1,3}out\b|^freeze\b|\bbest (?:\w+ )?(?:cut|apples?|pan|way|oil|kind|type|potato\w*|flour|knife)\b|\bvelvet\b/,
  /\bis (?:that|it|this) (?:too|ok|okay|safe|enough|fine|long|bad)\b/,
  /\b(?:take|use|put|buy|get) instead\b|^(?:im |i am |we are )?(?:all )?out of \w+ and\b/,
  /\bdo (?:i|we) have to (?:worry|avoid|watch|stop)\b|\bbad idea\b/,
  /\b(?:internal|pronounce|origin|invented|history)\b/,
  /\b(?:no|without|out of|not got|dont have) (?:\w+ ){1,3}(?:\w+ )?(?:what )?(?:else )?instead\b|^what instead\b/,
]
/** What a thing is; "what is a good dinner" asks for one. */
const ASKS_TERM = new RegExp(
  `^(?:so |and |hey |ok )*(?:what (?:is|are|was|were|s|the|better)|whats|which|define|explain|tell me about|who|where|when)\\b(?!(?: an?| some| the)?(?: \\w+){0,6} (?:${MEAL}|thing|things|idea|ideas) ?)(?! for )(?! (?:good|something|some|an?) )`,
)

const ASKS: readonly RegExp[] = [
  new RegExp(
    `\\bwhat (?:can|should|could|do|to|shall|would|might|will|else) (?:${WHO} )?(?:even |just |possibly |quickly )?${COOK}\\b`,
  ),
  new RegExp(`\\bwhat(?: is| s)? (?:for|good for|a good) ${MEAL}\\b`),
  /\bwhat (?:can|do|should|could|to) (?:i |we |you )?do with\b|\bhow (?:do|can|should|to) (?:i |we )?(?:use up|get rid of|use (?:my|this|these|the|leftover))\b/,
  /\b(?:what else (?:can|could|should|shall|might)|dont know what|not sure what|no idea what|cant decide what|no clue what|idk what|idea what|stuck on what|out of ideas)\b/,
  /\b(?:ideas?|suggest(?:ions?|s)?|recommend(?:ations?)?|inspiration|inspire me|hungry|starving|craving|in the mood for|feel like (?!cooking)|feeling like|fancy some|surprise me)\b/,
  /\b(?:something|anything|sth|smth|nothing planned|no plans?(?: for dinner)?|whats for (?:dinner|lunch|supper))\b/,
  /\brecipes?\b/,
  /^(?:a |some |quick |easy )*(?:dinner|lunch|breakfast|supper|snacks?|desserts?) (?:for|tonight|tomorrow|today)\b/,
  /\b(?:lunch|dinner|breakfast|snacks?|desserts?|meals?) (?:that |which )?(?:i|we) can\b/,
  new RegExp(
    `\\b(?:want|need|looking for|give me|show me|find me|make me|get me|id like|i would like|would love|got any|have any|any|is there|are there|help (?:me )?with|plan|another|more|some|need (?:to|a)|lets|im making|fix|quick|easy) (?:an? |some |any |the |to (?:make|cook|eat) )?(?:\\w+ ){0,5}${MEAL}\\b`,
  ),
  /\b(?:want|need|have|like|going|trying|supposed) to (?:cook|make|bake|bring|feed) (?:something|anything|dinner|lunch|breakfast|supper|dessert|a \w+|an \w+|for|food)\b/,
  /\b(?:use up|using up|need to use|gotta use|have to use|must use|get rid of|about to go bad|going bad|to use)\b/,
  /\b(?:i|we) (?:only |just |also |still |do )?(?:have|got|ve got)\b|\b(?:ive|weve) got\b|^(?:only |just |so )?got\b|\bonly (?:have|got)\b|\bleft in (?:the|my) (?:fridge|pantry|freezer)\b/,
  /\bleftover\b/,
  /\bfeed(?:ing)?\b.*\b(?:people|kids|family|guests|crowd|\d+)\b|\bcooking for\b/,
]

const HAS_ASK =
  /\b(?:recipes?|ideas?|suggest\w*|recommend\w*|something|anything|what (?:can|should|could|do|to|shall) (?:i |we )?(?:make|cook|eat|bake|serve|bring))\b/
const ONLY_HAVE = new RegExp(`${ASKS.at(-3)?.source}`)

const MENU =
  /\b(?:menus?|dinner party|(?:two|three|four|five|2|3|4|5) courses?|course (?:meal|dinner)|meal plan|plan (?:a|my|our|the) (?:meals?|dinners?|week)|timetable|starter main|appetizer main)\b/

/** What was read of a message besides its words. */
export interface Heard {
  dish: boolean
  foods: number
  /** It says what must not be in the dish, or who eats. */
  limited: boolean
  /** A food that it names breaks what it says. */
  contradicts: boolean
}

const dishIn = (text: string) => [...DISHES.values()].some(({ asked }) => asked.test(text))
const hasMark = (text: string, withGear = true) =>
  minutesIn(text) !== undefined ||
  cuisineIn(text) !== undefined ||
  (withGear && gearIn(text).length > 0) ||
  moodsIn(text).length > 0 ||
  occasionIn(text) !== undefined ||
  ingredientsIn(text) !== undefined

const asksOther = (sentence: string) =>
  ASKS_OTHER.some((pattern) => pattern.test(sentence)) || ASKS_TERM.test(sentence)

const NOUN = /\b(?:meals?|food|pasta|noodles|spaghetti|mac and cheese|dish(?:es)?)\b/
/** What an appliance is named with may be a question about its settings. */
const SETTING = new Set<Gear>(['air fryer', 'slow cooker', 'pressure cooker', 'grill'])

/** A phrase that is a wish by its form: "quick breakfast under 15 minutes", "pasta without tomato". */
function isPhrase(said: string, { dish, foods, limited, contradicts }: Heard): boolean {
  const text = said.replace(/\b(?:that|which) (?:is|are) /g, '')
  if (text.split(' ').length > 14) return false
  if (
    /\b(?:how|why|when|where|whose|which|is|are|does|did|was|were|my|(?<!make )it|this|(?<!not |nothing |isnt )too|hours)\b/.test(
      text,
    )
  )
    return false
  const meal = mealIn(text) !== undefined || /\bmeals?\b/.test(text)
  const gear = gearIn(text).some((one) => meal || !SETTING.has(one))
  const marked = limited || gear || hasMark(text, false)
  if (meal) return marked || foods > 0 || text.split(' ').length <= 3
  return (dish || NOUN.test(text)) && marked && !contradicts
}

/** Does a message ask what to cook? By its sentences: one that asks for something else decides. */
export function asksToCook(sentences: readonly string[], heard: Heard): boolean {
  const { dish, foods, limited } = heard
  const text = sentences.join(' ')
  if (text === '' || MENU.test(text)) return false
  if (sentences.some(asksOther)) return false
  if ([text, ...sentences].some((part) => isPhrase(part, heard)) || DISHES.has(singular(text))) return true
  const form = ASKS.some((pattern) => pattern.test(text))
  if (!form) return false
  // "Recipe", "something" or "I have" alone say nothing about food.
  const about = foods > 0 || limited || mealIn(text) !== undefined || dish || hasMark(text)
  if (ONLY_HAVE.test(text) && !HAS_ASK.test(text) && foods === 0 && mealIn(text) === undefined) return false
  return about || /\b(?:cook|make|eat|hungry|starving|recipes?|food|meals?|pantry|fridge|bake)\b/.test(text)
}

const MORE =
  /^(?:(?:ok|okay|and|no|nah|hmm|i|we|thanks|please|can i (?:have|get|see)|give me|show me|any|what about|how about|do you have|got|what) )*(?:(?:some |something |anything |one |a few |three |3 )?(?:more|another|others?|else|different|next)(?: ones?| ideas?| recipes?| options?| suggestions?| please| like (?:that|this|these))*|(?:not|dont like|dont want|none of|neither) (?:those|these|any of (?:those|these)|that|them)(?: .{0,20})?)$/
export const asksMore = (text: string) =>
  MORE.test(text) ||
  /\b(?:something else|anything else|other (?:ideas|options|recipes|suggestions)|another (?:one|idea|recipe|option))\b/.test(
    text,
  )

export const QUICKER =
  /\b(?:quicker|faster|too long|takes? too (?:long|much)|less time|shorter|sooner|speedier)\b/
export const FEWER = /\b(?:fewer|less|too many) ingredients\b/
/** Words that a refinement may have besides what the grammar understands. */
const GLUE = new Set(
  `a an the and or but so ok okay no nah yes yeah hmm please thanks thank you i im id we were he she they it its is are was be been that this those these
  some any something anything one ones with without not for in on of to at by from about what how make made do does dont doesnt want need like love prefer would could can
  cant cannot have has got give show me us my our maybe rather instead also too very really just only more less even else again then now actually please
  under than minutes minute min hour hours half within max ideas idea recipe recipes option options only bit little kind sort type style way version people person persons servings
  fine good great ok time takes take long eat eating eats use using contain contains include includes free thing things stuff hate hates there all both im were
  looking ingredients ingredient tonight today tomorrow if possible able let lets try go gonna going get change switch keep it up make cook cooking food there's theres guests friends of us kids
  son daughter husband wife mom dad mother father brother sister girlfriend boyfriend partner friend guest roommate family moms dads someone somebody everyone coworker neighbor neighbors cousin aunt uncle allergic allergy intolerant said say told mean meant sorry nearly almost forgot forget mention mentioned remember remembered btw`.split(
    /\s+/,
  ),
)

/** A short message whose every word belongs to a wish: "vegetarian", "without cheese", "for 10", "something quicker". */
export function refines(sentences: readonly string[], understood: ReadonlySet<string>): boolean {
  const text = sentences.join(' ')
  if (sentences.some(asksOther) || MENU.test(text)) return false
  if (asksMore(text) || QUICKER.test(text) || FEWER.test(text)) return true
  const words = text.split(' ')
  if (words.length > 14 || /^(?:thanks?|thank you|hi|hello|ok|okay|great|cool|nice)$/.test(text)) return false
  const content = words.filter((word) => !GLUE.has(word) && !/^\d+$/.test(word))
  const known = content.filter(
    (word) => understood.has(word) || (MOODS as readonly string[]).includes(word) || isWishWord(word),
  )
  if (content.length === 0)
    return /\b(?:for|under|in|of us|people|servings) (?:about )?\d+|\b\d+ (?:people|servings|of us|minutes?)\b|\b(?:hour|minutes?)\b/.test(
      text,
    )
  return known.length === content.length
}

const isWishWord = (word: string) =>
  mealIn(word) !== undefined ||
  cuisineIn(word) !== undefined ||
  dishIn(word) ||
  moodsIn(word).length > 0 ||
  occasionIn(word) !== undefined ||
  minutesIn(word) !== undefined ||
  /^(?:one|pot|pan|sheet|oven|fryer|air|slow|cooker|pressure|stove|grill|bake|cook|vegan|vegetarian|veggie|pescatarian|keto|paleo|halal|kosher|gluten|dairy|meat|carb|protein|high|low|nut|nuts|alcohol|spicy|mild|main|course|dish|dishes|sweet|savory|overnight|kid|friendly|family|toddler|child|children|expensive|cost|complicated|heavy|oven|microwave|fancy)$/.test(
    word,
  )

const ORDINALS: readonly (readonly [number, RegExp])[] = [
  [0, /\b(?:first|1st|number (?:one|1)|no 1|option (?:one|1|a))\b/],
  [1, /\b(?:second|2nd|number (?:two|2)|no 2|option (?:two|2|b)|middle)\b/],
  [2, /\b(?:third|3rd|number (?:three|3)|no 3|option (?:three|3|c))\b/],
  [-1, /\b(?:the last (?:one|recipe|option)|last one)\b/],
]

/** "The second one", "tell me more about number 2"; -1 is the last. */
export function ordinalIn(text: string): number | undefined {
  if (text.split(' ').length > 12) return undefined
  const found = ORDINALS.find(([, pattern]) => pattern.test(text))
  if (!found) return undefined
  const alone = /\b(?:one|recipe|option|number|no|dish)\b/.test(text) || text.split(' ').length <= 3
  return alone ? found[0] : undefined
}
