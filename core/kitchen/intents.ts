import type { Reading } from './read-question.ts'

/** What a question is after. */
export const INTENTS = [
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
  'substitute',
  'diet',
  'difference',
  'pairing',
  'still good',
  'thaw',
  'reheat',
  'storage',
  'safe temperature',
  'timing',
  'cook with',
  'find recipe',
  'rescue',
  'technique',
  'term',
  'scale',
  'nutrition',
] as const
export type Intent = (typeof INTENTS)[number]

const COOKED =
  /\b(cook|cooked|cooking|bake|roast|boil|steam|grill|fry|simmer|broil|poach|sear|smoke|take|takes|done|need)\b/

const GREETING =
  /^(hi|hello|hey|hiya|yo|howdy|sup|good (morning|evening|afternoon|day)|greetings)( there| chef| sous| you)?( how are you( doing)?( today)?)?$/
const THANKS =
  /^(ok|okay|k|alright|yes|yep|no|nope|sure|will do)$|^(ok |okay |great |cool |awesome |perfect |nice )*(thanks?( you)?|thx|ty|cheers|appreciate it|that helps|perfect|awesome|great|got it|cool|nice one)( so much| a lot| you| chef| for (the|your) help| very much)*$/
const HELP =
  /^(are you\b.*|help( me)?|what (can|do) you (do|know|help( me)? with)|who are you|what are you|are you (a |an )?(robot|bot|ai|human|real).*|how do you work|what can i ask( you)?)$/
const INSULT =
  /\b(useless|stupid|idiot|dumb|sucks?|you are (bad|terrible|awful)|hate you|shut up|fuck|crap)\b/
const OFF =
  /\b(ignore (all |the |any |your )*(previous|prior|above)|system prompt|your (instructions|prompt|rules)|jailbreak|pretend (to be|you)|act as|developer mode|world cup|meaning of life|vote|voting|politic\w*|religion|python|javascript|bitcoin|crypto|stocks? (should|to buy|market)|invest\w*|capital of|president|election|weather|homework|poem|dirty joke|tell me a joke|bomb|weapons?|explosives?|meth|cocaine|drugs?|hack|password|porn|sex|girlfriend|boyfriend|football|basketball|movie|lyrics|translate|math problem|horoscope|lawyer|taxes|suicide|kill (myself|someone|him|her|my))\b/

/** In order: the first that fits is meant. */
const RULES: readonly (readonly [Intent, (reading: Reading) => boolean])[] = [
  ['greeting', ({ text }) => GREETING.test(text)],
  ['thanks', ({ text }) => THANKS.test(text)],
  ['help', ({ text }) => HELP.test(text)],
  ['off topic', ({ text }) => OFF.test(text)],
  [
    'fraction',
    ({ folded, measures }) =>
      measures.length > 0 &&
      /\b(half of|halve|halved|double|triple|twice|third of|quarter of|times|half)\b.*\d\/\d|\bhalve \d|\b(double|triple|halve|half of) (\d|a |an |one )|\b\d\/\d of \d|\d.*\b(doubled|tripled|halved)\b/.test(
        folded,
      ) &&
      !/recipe/.test(folded),
  ],
  [
    'pan',
    ({ text }) =>
      /\b(pans?|tins?|dish|rounds?|square|loaf|bundt|springform|inch|\d+x\d+)\b/.test(text) &&
      /\d/.test(text) &&
      /\b(instead|have|use|swap|convert|conversion|to|substitute|what pan|which pan|size|in a|fit|only|vs|double|bake a)\b/.test(
        text,
      ) &&
      /\b(inch\w*|\d+ ?x ?\d+|rounds?|square|loaf|bundt|springform)\b/.test(text) &&
      !/thick|steak|how long|\b(to|in|into) (cm|inch|inches|centimeters?|mm)\b/.test(text),
  ],
  [
    'portion',
    ({ text, people }) =>
      /\b(per person|each person|per guest|a person|per head)\b/.test(text) ||
      (people !== undefined &&
        /\b(how (much|many|big|large)|size|pounds?|lbs?|enough|feed|quantity|amount)\b/.test(text)) ||
      /\bhow many (people|guests|servings)\b/.test(text),
  ],
  [
    'menu',
    ({ text }) =>
      /\b(menu|dinner party|three course|3 course|what (do|should|can|to) (i |we )?(serve|make|cook) (at|for) (a|my|the) (party|bbq|barbecue|dinner|potluck|picnic|crowd|birthday)|meal plan|plan (a|my) (meal|dinner)|course meal)\b/.test(
        text,
      ),
  ],
  [
    'thaw',
    ({ text }) =>
      /\b(thaw|thawing|defrost|defrosting)\b|\bout of the freezer\b/.test(text) &&
      !/\brefreeze|thawed|(without|no|skip|need to|have to) (thaw|defrost)/.test(text),
  ],
  [
    'nutrition',
    ({ text }) =>
      /\b(calories?|kcal|protein|carbs|carbohydrates?|fiber|sodium|nutrition(al)?)\b/.test(text) &&
      !/\b(recipes?|meals?|ideas?|dinner|make|cook|lose)\b/.test(text),
  ],
  ['convert', isConversion],
  ['diet', isDiet],
  ['still good', isSpoilage],
  ['substitute', isSubstitute],
  [
    'difference',
    ({ text }) =>
      /\b(difference|differ|versus|vs|same as|same thing|compared to|better than)\b|\bbetter\b.* or \b/.test(
        text,
      ),
  ],
  [
    'pairing',
    ({ text }) =>
      /\b(goes? (well |good |best )?with|go (well |good |best )?with|pairs?|pairing|pairings|serve with|served? (it |them )?with|eat with|sides? (dish(es)?|for|with)|(good|nice|best|some|any) sides?|flavors? (that |to )?(match|go|with|for)|match(es)? (with )?|complements?|(herbs?|spices?|seasonings?|what sauces?) (\w+ )*?\b(for|with|in|on|to)\b|what (herbs?|spices?|seasonings?)|sauces? (for|with|to go)|what to have with)\b/.test(
        text,
      ) && !/recipe|\b(last|keep|keeps|fridge|freez\w*|store)\b/.test(text),
  ],
  ['reheat', ({ text }) => /\b(reheat\w*|warm up|heat up|rewarm)\b/.test(text)],
  ['storage', isStorage],
  ['safe temperature', isSafeTemperature],
  ['timing', isTiming],
  [
    'cook with',
    ({ text, foods }) =>
      /\b(what (can|should|could|do|to|shall) (i|we|you|to)? ?(make|cook|do with|eat|prepare|fix)|what (is|s)? ?for (dinner|lunch|breakfast|supper)|use up|using up|ideas?|i (have|ve|got)|ive got|only (have|got)|got (some )?|what .* (make|cook) with|(something|meal|dinner|lunch|breakfast|dish) (\w+ )?(with|from|using)|inspiration|suggest\w*|what do i do with|hungry)\b/.test(
        text,
      ) &&
      (foods.length > 0 || /\b(cook|make|eat|dinner|lunch|breakfast|tonight|hungry|ideas?)\b/.test(text)),
  ],
  [
    'find recipe',
    ({ text }) =>
      /\b(recipes?( for)?|how (do|can|to|would) (i|you|we|one)? ?(make|prepare|cook)|how to (make|prepare)|show me|find me|make me|i want to (make|cook|bake)|want to make|looking for)\b/.test(
        text,
      ),
  ],
  ['scale', ({ text }) => /\b(scale|double|halve|triple|half) (this|the|it|my|a|recipe)\b/.test(text)],
  [
    'term',
    ({ text }) =>
      /^(what (is|are|s|does|do)?|who is|define|definition|meaning|explain|whats|tell me about)\b|\b(mean|means|meaning|definition)\b/.test(
        text,
      ),
  ],
  [
    'technique',
    ({ text }) => /^(how|show me how|best way|tips|teach me|explain how)\b|\bhow (do|to|can)\b/.test(text),
  ],
  ['cook with', ({ text }) => /\b(dinner|lunch|breakfast|supper|brunch|meal|snack)s?\b/.test(text)],
  ['insult', ({ text }) => INSULT.test(text)],
]

function isConversion({ text, measures, folded, foods, methods }: Reading): boolean {
  // "Chicken drumsticks in the oven at 200 C" is after the time.
  if (foods.length > 0 && methods.length > 0 && /\b(at|on) \d{3} ?(c|f|celsius|degrees?)?\b/.test(folded))
    if (!/\b(convert|to (c|f|celsius|fahrenheit)|in (celsius|fahrenheit)|gas mark)\b/.test(text)) return false
  if (
    /\b(how long|cook|roast|thaw|per person|each person|people|last|keep|store|thick)\b/.test(text) &&
    !/\b(convert|gas mark)\b/.test(text)
  )
    return false
  if (/\b(gas mark|fan oven|convection|fan conversion)\b/.test(text) && /\d/.test(text)) return true
  if (/\bconver(t|sion|ting)\b/.test(text) && (measures.length > 0 || /yeast|herbs?/.test(text))) return true
  if (
    /\b(active dry|instant|fresh) yeast\b.*\b(to|for|instead)\b|yeast.*\b(packet|envelope)\b|\b(packet|envelope)\b.*yeast/.test(
      text,
    )
  )
    return true
  if (
    /\b(fresh|dried)\b.*\b(fresh|dried)\b|dried .* instead|fresh .* instead/.test(text) &&
    /\b(ratio|instead|to|in|for|how much)\b/.test(text)
  )
    return true
  if (/\b(juice|zest) of\b|how much .*(juice|zest).*\bin (a|one)\b/.test(text)) return true
  if (
    /\b(equals?|equivalent|equal to|ratio)\b/.test(text) &&
    (measures.length > 0 || /clove|herbs?|stick|packet|cube|lemon|lime|orange/.test(text))
  )
    return true
  if (/\b(kosher|sea|table) salt\b/.test(text) && /\b(instead|how much|for)\b/.test(text)) return true
  if (
    /how (many|much) .*\b(eggs?|cloves?|sticks?|lemons?|limes?|oranges?|bananas?|carrots?|apples?|potatoes|tomatoes|stalks?|slices?)\b.*\b(in|is|are|make|makes|for|equal)\b/.test(
      text,
    ) &&
    measures.length > 0
  )
    return true
  if (/\d ?(cm|inch|inches|centimet\w+|mm)\b.*\b(to|in|into) (cm|inch|inches|centimet\w+|mm)\b/.test(folded))
    return true
  if (measures.length >= 2) return true
  if (measures.some(({ unit }) => unit === 'f' || unit === 'c') && /\b\d{3}\b/.test(text)) return true
  if (
    measures.length === 1 &&
    /\b(weigh|weighs|weight|makes?|yields?|how heavy)\b/.test(text) &&
    !/\b(recipe|what can)\b/.test(text)
  )
    return true
  if (/\byeast\b/.test(text) && /\bactive\b/.test(text) && /\binstant\b/.test(text)) return true
  if (
    measures.some(({ unit, value }) => value !== undefined && (unit === 'f' || unit === 'c')) &&
    /\b(in|to|into)\b/.test(text)
  )
    return true
  if (measures.length === 1 && /\b(in|to|how (many|much))\b/.test(text)) {
    const [only] = measures
    if (only?.value !== undefined && /\b(how much is|what is)\b/.test(text)) return true
    return (
      only?.unit === 'stick' ||
      (only?.value === undefined &&
        /\bhow many\b.*\b(in|per|is|are)\b/.test(text) &&
        /\d|\b(egg|can|clove|lemon)\b/.test(text))
    )
  }
  return /\b\d{3} ?(f|c)\b/.test(folded) && /\b(in|to)\b/.test(text)
}

function isDiet({ text, diets }: Reading): boolean {
  // "Soy free soy sauce" looks for one, "is soy sauce soy free" asks about it.
  if (
    /^(soy|dairy|egg|nut|gluten|lactose|milk|sesame) free \w+/.test(text) &&
    !/\b(is|are|does|do)\b/.test(text)
  )
    return false
  if (diets.length === 0) return /\b(allergens?|allergic|allergy|halal|kosher)\b/.test(text)
  if (
    /\b(recipe|dinner|ideas?|lunch|breakfast|make|cook|substitut\w*|subs?|instead|replace\w*|alternative\w*|swaps?|toast|roast|sides?|snacks?|meals?)\b/.test(
      text,
    )
  )
    return false
  return /^(is|are|does|do|can|could|will|would|so|and|but|what about|how about)\b|\b(free|ok for|okay for|safe for|friendly|contain|contains|have|allowed)\b|^(gluten|vegan|vegetarian|dairy|lactose|nuts?|keto)\b/.test(
    text,
  )
}

function isSpoilage({ text }: Reading): boolean {
  if (/^(does|do|will|can|when (does|do)) .*\b(expire|go bad|go off|spoil)$/.test(text)) return false
  if (/\brefreeze|refrozen\b/.test(text)) return true
  return (
    /\b(still (good|ok|okay|safe|edible|fresh|eat|use)|(left|leave|leaving) (it |them |the |my |a |some )?(\w+ ){0,4}(out|in (the |my |a )?(hot )?(car|trunk|bag|garage)|on the (counter|stove|table))|(sat|sitting|sit|been|stayed|was|left) (out|on the (counter|stove|table))|overnight|expired?|out of date|past (the|its|their|it|date|best)|(after|past) .*date|gone (bad|off)|go(es)? bad|(is|are|was) (it|this|they|that) (bad|off|spoiled)|smells? (funny|off|bad|weird|sour|strange|fishy|like)|slimy|mold|rancid|spoiled?|turned (brown|gray|grey|green|slimy)|sprouted|((safe|ok|okay) to eat .*(days?|weeks?|months?|old|opened|after))|can i (still )?eat (this|it|that)|too old|from (last|a|two|three|\d+) (weeks?|months?)|last (week|month)|(the )?next day|(the )?day after|day old|(been|was|were) in (the |my )?fridge|in (the |my )?fridge (for |since )?(\d+ |a |last )?(days?|weeks?|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|(\d+|a|few|couple) (day|week|month)s? old|in the car)\b/.test(
      text,
    ) && !/\b(how long (does|do|is|are|can|will)|soak|marinate|brine|proof|rise)\b/.test(text)
  )
}

function isSubstitute({ text, foods, methods }: Reading): boolean {
  // "How do I poach an egg without vinegar" asks for the way; "how do I make pancakes without eggs" for a stand-in.
  if (/^how\b.*\bwithout\b/.test(text) && !/\b(make|bake|thicken)\b/.test(text)) return false
  if (/\b(substitut\w*|subs?|replace\w*|alternatives?|swap\w*|stand in|in place of)\b/.test(text)) return true
  if (
    /^(soy|dairy|egg|nut|gluten|lactose|milk|sesame) free \w+/.test(text) &&
    !/\b(recipes?|dinner|ideas?|meals?|make|cook)\b/.test(text)
  )
    return foods.length > 0
  if (/\bwhat (to|can i|do i|could i|should i|else can i) use\b.*\b(if|no|without)\b/.test(text))
    return foods.length > 0
  if (/\b(cant|cannot|dont) (eat|have|use|like|do)\b.*\b(use|instead|replace)\b/.test(text))
    return foods.length > 0
  if (
    /\binstead of an? (\w+ )?(blender|mixer|processor|grater|whisk|oven|grill|steamer|masher|thermometer|microwave|skillet|wok|pan|rolling|colander|strainer)\b/.test(
      text,
    )
  )
    return false
  if (/\binstead( of)?\b/.test(text)) return foods.length > 0 || methods.length === 0
  if (
    /\b((im|i am|we are|were|ran|run|all|completely|just|fresh) out of|ran out|run out|forgot|forgot to buy|dont have|do not have|havent got|have no|got no|without|missing)\b/.test(
      text,
    ) &&
    foods.length > 0
  )
    return !/\b(thermometer|zester|steamer|fryer|mixer|blender|oven|drying|falling|sticking|skin|bone|crying)\b/.test(
      text,
    )
  return /^(no|out of) \w+/.test(text) && foods.length > 0
}

function isStorage({ text, measures }: Reading): boolean {
  if (/\bbefore (baking|cooking|frying|roasting|grilling)\b/.test(text) && !/\bhow long\b/.test(text))
    return false
  if (/\b(opened|open)\b/.test(text) && /\bhow long\b/.test(text)) return true
  if (/^(does|do|will|can|when (does|do)) .*\b(expire|go bad|go off|spoil)$/.test(text)) return true
  if (
    /\bbe frozen\b|\b(after|once|since) open(ing|ed)\b|^where (should|do|can) (i|you|we) (keep|store|put)\b/.test(
      text,
    )
  )
    return true
  if (
    /\b(how long|how many (days?|weeks?|months?))\b.*\b(last|lasts|keep|keeps|good|stay|stays|store|stored|fridge|freezer|counter|sit|pantry|shelf|stay fresh|save|saved|kept)\b/.test(
      text,
    )
  )
    return true
  if (
    /\b(shelf life|store|storing|storage|stored|freez\w*|keep fresh|keep from (browning|going))\b/.test(
      text,
    ) &&
    !/\bfreezer burn\b/.test(text)
  )
    return !/\brecipe\b/.test(text)
  if (/\bkeep\b.*\b(fresh|crisp|brown|browning|longer|fridge)\b/.test(text)) return true
  if (/\b(last|lasts)\b/.test(text) && /\b(long|day|week|month|opened)\b/.test(text)) return true
  return (
    /\b(fridge|counter|pantry)\b/.test(text) && !/\b(thaw|turkey thaw)\b/.test(text) && measures.length === 0
  )
}

function isSafeTemperature({ text, foods, states }: Reading): boolean {
  const doneness =
    ['rare', 'mediumrare', 'mediumwell', 'welldone'].some((state) => states.has(state)) ||
    (states.has('medium') && /\b(steak|lamb|beef)\b/.test(text))
  if (
    /\b(internal|safe|inside|doneness|minimum|lowest)\b/.test(text) &&
    /\b(temperature|degrees|safe)\b/.test(text)
  )
    return true
  if (/\broom temperature\b/.test(text)) return false
  if (
    doneness &&
    /\b(temperature|degrees|what is|pull|know|tell|check|test|sure|when|feel|touch|looks?|mean|means)\b/.test(
      text,
    )
  )
    return true
  if (
    /\b(is|are|at|done at) \d{2,3}\b/.test(text) &&
    /\b(ok|okay|safe|enough|done|fine|good)\b/.test(text) &&
    foods.length > 0
  )
    return true
  // "My turkey thigh says 170 but the breast 155"
  if (
    /\b(says?|reads?|reading|reached|hit|only|is) 1\d\d\b/.test(text) &&
    foods.length > 0 &&
    !/\b(how long|oven|roast|bake)\b/.test(text)
  )
    return true
  if (
    /\b(eat|safe|ok|be|fine|served?)\b/.test(text) &&
    (doneness || /\b(pink|undercooked|raw)\b/.test(text)) &&
    foods.length > 0
  )
    return true
  return (
    /\btemperature\b/.test(text) &&
    foods.length > 0 &&
    !/\b(oven|roast|bake|air fryer|cook at|time|grill|smoke|fridge|freezer|water|how long|deep fry|fry|frying|oil|roasting|baking|grilling|smoking)\b/.test(
      text,
    )
  )
}

function isTiming({ text, foods, methods }: Reading): boolean {
  if (/^what (can|should|could) (i|we|you) (make|cook)\b/.test(text)) return false
  if (
    /\b(know|tell|check|sign|signs)\b.*\b(done|cooked|ready|undercooked|underdone|baked|overcooked)\b/.test(
      text,
    )
  )
    return foods.length > 0
  if (/\b(how long|cook(ing)? time|time|minutes?|timing|how many minutes)\b/.test(text))
    return foods.length > 0 || COOKED.test(text)
  if (/\b(temperature|ratio|water to|how much water|water for|how hot)\b/.test(text))
    return foods.length > 0 && !/\broom temperature\b/.test(text)
  if (/\b(best|easiest|quickest|fastest) way to (cook|bake|roast|grill|boil|steam|fry|make)\b/.test(text))
    return foods.length > 0
  if (/\bhow (do|to|can|should|would)\b/.test(text) && COOKED.test(text) && !/\bmake\b/.test(text))
    return foods.length > 0
  if (/^(cook|boil|bake|roast|steam|grill|microwave|fry|sear)(ing)?\b/.test(text)) return foods.length > 0
  return methods.length > 0 && foods.length > 0 && !/\b(recipe|ideas?|make|what can)\b/.test(text)
}

export function intentOf(reading: Reading): Intent | undefined {
  return RULES.find(([, fits]) => fits(reading))?.[0]
}
