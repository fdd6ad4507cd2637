import { followsAsFood } from '../../recipes/search-words.ts'
import { durationsIn } from '../../recipes/times.ts'
import type { Gear, Meal, Mood, Occasion } from '../recipe-wish.ts'

type Words<Value> = readonly (readonly [Value, RegExp])[]

const MEAL_WORDS: Words<Meal> = [
  ['breakfast', /\b(?:breakfasts?|brunch(?:es)?)\b/],
  ['dessert', /\b(?:desserts?|something sweet|sweet treats?|sweet tooth|after dinner sweet)\b/],
  ['snack', /\b(?:snacks?|appetizers?|starters?|finger foods?|nibbles|munchies|hors d ?oeuvres?)\b/],
  ['side', /\b(?:side dish(?:es)?|sides?|on the side)\b/],
  ['drink', /\b(?:drinks?|beverages?|mocktails?)\b/],
  ['lunch', /\b(?:lunch(?:es)?|lunch ?box(?:es)?|packed lunch)\b/],
  ['dinner', /\b(?:dinners?|supper|tonight|main course|main dish(?:es)?|mains?|entrees?|weeknights?)\b/],
]

const CUISINES: readonly (readonly [string, RegExp])[] = [
  ['asian', /\basian\b/],
  ['mexican', /\b(?:mexican|tex mex)\b/],
  ['mediterranean', /\b(?:mediterranean|greek|middle eastern|lebanese|turkish|spanish|moroccan)\b/],
  // Before "american".
  ['latin american', /\b(?:latin american|cuban|peruvian|brazilian|argentin\w+|colombian|venezuelan)\b/],
  ['american', /\b(?:american|southern|cajun)\b/],
  ['african', /\b(?:african|nigerian|ghanaian|senegalese|ethiopian|tunisian)\b/],
  ['caribbean', /\b(?:caribbean|jamaican|haitian|trinidadian)\b/],
  ['eastern european', /\b(?:eastern european|ukrainian|russian|hungarian)\b/],
  ['british', /\b(?:british|english (?:food|dish(?:es)?|dinner))\b/],
  ['german', /\bgerman\b/],
  ...['italian', 'chinese', 'japanese', 'thai', 'korean', 'vietnamese', 'indian', 'french'].map(
    (cuisine): [string, RegExp] => [cuisine, new RegExp(`\\b${cuisine}\\b`)],
  ),
]

const GEAR_WORDS: Words<Gear> = [
  [
    'one pot',
    /\b(?:one|1|single) (?:pot|pan|skillet|dish)\b|\b(?:few|less|fewer|no|minimal) (?:dishes to wash|dishes|washing up|clean ?up)\b/,
  ],
  ['sheet pan', /\b(?:sheet pan|tray ?bake|baking tray)\b/],
  ['air fryer', /\bair fryer\b/],
  ['slow cooker', /\bslow cooker\b/],
  ['pressure cooker', /\bpressure cooker\b/],
  ['grill', /\b(?:grill|grilling|barbecue|bbq|cookout)\b/],
  [
    'no oven',
    /\b(?:no|without(?: an?| the| my| using)?|dont have an?|broken|broke|not use the|not turn on the|have no|not using the) (?:working )?oven\b|\boven (?:is |has been )?(?:broken?|dead|died|out)\b|\b(?:stove ?top|hot ?plate|on the stove) only\b|\bonly (?:have |got |a |have a )*(?:stove|stove ?top|hot ?plate|burner)\b|\bno bake\b/,
  ],
  [
    'no cooking',
    /\b(?:no cook|no cooking|without cooking|dont want to cook|not want to cook|no heat|without heat|without a stove|no stove|nothing to cook|without turning on|dont feel like cooking|uncooked)\b/,
  ],
]

const MOOD_WORDS: Words<Mood> = [
  [
    'easy',
    /\b(?:easy|simple|simpler|easier|beginners?|lazy|tired|exhausted|no energy|effortless|low effort|cant cook|uncomplicated|minimal effort|wiped)\b/,
  ],
  ['light', /\b(?:light|lighter|not (?:too |so )?heavy|nothing heavy|refreshing)\b/],
  [
    'comforting',
    /\b(?:comfort(?:ing)?|cozy|cosy|hearty|warming|warm|soul food|stick to your ribs)\b(?<!not (?:too )?warm)(?! (?:weather|day|days|outside|evening))/,
  ],
  ['cheap', /\b(?:cheap|cheaper|budget|broke(?! oven)|inexpensive|affordable|poor|frugal|payday|low cost)\b/],
  [
    'fancy',
    /\b(?<!(?:nothing|not|isnt|dont) (?:too |very |so |anything )?)(?:fancy|fancier|impress(?:ive)?|elegant|special|romantic|show ?stopper|celebrat\w+)\b/,
  ],
  [
    'healthy',
    /\b(?:health(?:y|ier|ful)|nutritious|clean eating|wholesome|low calorie|weight loss|lose weight|diet food)\b/,
  ],
  [
    'cold',
    /\b(?:cold (?:dinner|lunch|dish|meal|food|salad|soup|noodles?|recipes?|and)|something cold|serve cold|served cold|hot (?:day|days|weather|summer)|heat ?wave|too hot to cook|so hot (?:out|outside|today|here)|summer)\b/,
  ],
  [
    'mild',
    /\b(?:mild|(?:not|nothing|without|no|isnt|less)(?: too| very| so| that)? (?:spicy|spice|heat)|too spicy|(?:hates?|wont eat|cant (?:eat|do|handle|have)|doesnt (?:like|eat|do)|dont (?:like|eat|do))(?: anything| any)? (?:spicy|heat|spice)|picky)\b/,
  ],
  ['spicy', /\b(?:spicy|spicier|fiery|with heat|kick to it)\b/],
]

const OCCASION_WORDS: Words<Occasion> = [
  ['potluck', /\b(?:potlucks?|pot luck|to bring to|bring a dish|church|block party)\b/],
  ['date night', /\b(?:date night|date|anniversary|valentine\w*)\b/],
  ['picnic', /\b(?:picnics?|road trip|to go|beach)\b/],
  ['meal prep', /\b(?:meal ?prep\w*|batch ?cook\w*|make ahead|ahead of time|for the week)\b/],
  ['freezer', /\b(?:freezer|freeze(?:s|able)?|freezes well|to freeze)\b/],
  ['party', /\b(?:party|crowd|game day|super ?bowl|guests|company|in ?laws)\b/],
]

const all = <Value>(words: Words<Value>, text: string): Value[] =>
  words.filter(([, pattern]) => pattern.test(text)).map(([value]) => value)

export const mealIn = (text: string): Meal | undefined => all(MEAL_WORDS, text)[0]
export const gearIn = (text: string): Gear[] => all(GEAR_WORDS, text)
export const occasionIn = (text: string): Occasion | undefined => all(OCCASION_WORDS, text)[0]

export function moodsIn(text: string): Mood[] {
  const found = all(MOOD_WORDS, text)
  return found.includes('mild') ? found.filter((mood) => mood !== 'spicy') : found
}

/** "French toast" and "Thai basil" name no cuisine. */
export function cuisineIn(text: string): string | undefined {
  for (const [cuisine, pattern] of CUISINES) {
    const match = pattern.exec(text)
    const next = match && /^ (\w+)/.exec(text.slice(match.index + match[0].length))?.[1]
    if (match && !followsAsFood(match[0], next ?? undefined)) return cuisine
  }
  return undefined
}

const QUICK = 30
const VERY_QUICK = 20
const DAY = 24 * 60

/** How much time there is, in minutes. "Quick" is the collection's half hour. */
export function minutesIn(text: string): number | undefined {
  const said = text
    .replace(/\b(?:an? )?hour and an? half\b/g, '90 minutes')
    .replace(/\bquarter of an hour\b/g, '15 minutes')
    .replace(/\bovernight\b/g, ' ')
    .replace(/\b(\d+) ?(?:m|min|mins)\b/g, '$1 minutes')
    .replace(/\b\d+ (?:to|or) (\d+ minutes?)\b/g, '$1')
    .replace(/\b(?:fifteen)\b/g, '15')
    .replace(/\btwenty\b/g, '20')
    .replace(/\bthirty\b/g, '30')
    .replace(/\bforty five\b/g, '45')
  if (
    /\b(?:over|more than|at least|longer than|takes? all) (?:an?|\d+) ?(?:minutes?|hours?|day)\b/.test(said)
  )
    return undefined
  const limits = durationsIn(said)
    .map(({ max }) => max)
    .filter((minutes) => minutes >= 3 && minutes < DAY / 2)
  if (limits.length > 0) return Math.round(Math.min(...limits))
  if (/\b(?:super|really|very|extra|real) (?:quick|fast)\b|\bno time\b|\basap\b|\bstarving\b/.test(text))
    return VERY_QUICK
  return /\b(?:quick|quickly|fast|speedy|hurry|rush|rushed|in a pinch|last minute|not much time|short on time|little time)\b/.test(
    text,
  )
    ? QUICK
    : undefined
}

/** "5 ingredients", "only a few ingredients". */
export function ingredientsIn(text: string): number | undefined {
  const [, digits] =
    /\b(\d{1,2}|three|four|five|six|seven|eight|ten) (?:or (?:less|fewer) )?ingredients?\b/.exec(text) ?? []
  const words: Readonly<Record<string, number>> = {
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    ten: 10,
  }
  if (digits !== undefined) return words[digits] ?? Number(digits)
  return /\b(?:few|fewer|less|minimal|not many|hardly any) (?:ingredients|things|stuff)\b/.test(text)
    ? 7
    : undefined
}

export const KIDS =
  /\b(?:kids?|child(?:ren)?|toddlers?|picky eaters?|for my (?:son|daughter)|little ones?|(?:[1-9]|1[0-2]|two|three|four|five|six|seven|eight) years? olds?|family friendly|grandkids)\b/
export const OVERNIGHT =
  /\b(?:overnight (?:is |would be )?(?:fine|ok|okay|good|works)|can (?:sit|rest|soak|chill) overnight|overnight oats)\b/
export const LEFTOVERS =
  /\b(?:leftover|use up|using up|used up|used soon|get rid of|going bad|about to go|go bad|turning|half an?|rest of|too many|lots of|need to use|old)\b/
export const PANTRY =
  /\b(?:with what (?:i|we) (?:have|got|ve got)|what i (?:have|ve got|got)|from my (?:pantry|ingredients|fridge|cupboard|kitchen)|in my (?:pantry|fridge|cupboard|kitchen)|my ingredients|whats in my|pantry staples|(?:have|got) (?:this stuff|these(?: things| ingredients)?|all this)|use (?:this|these)(?: things| stuff)? up|these things to use up)\b/
/** What is named is at hand. */
export const OWNS =
  /\b(?:i|we|ive|weve|only|just) (?:only |just |also |still |have )*(?:have|got)\b|^got\b|\b(?:leftover|use up|using up|going bad|(?:make|cook|do|made) with|from the garden|in (?:the|my) (?:fridge|pantry|freezer))\b/
