import { fold, wordsOf } from '../../text/normalise.ts'
import { singular } from '../../text/plural.ts'

const MAX_QUESTION = 1200
const MAX_WORDS = 160

/** Different phrasings with the same meaning. */
const SAME: readonly (readonly [RegExp, string])[] = [
  [/\bair ?fr(y|yer|ier|yers|ied)\b|\bairfry\w*/g, 'air fryer'],
  [/\b(crock ?-?pots?|slow ?-?cookers?|slow ?-?cook(ed|ing)?)\b/g, 'slow cooker'],
  [/\b(insta(nt)? ?-?pots?|pressure ?-?cook(er|ers|ed|ing)?|instapot)\b/g, 'pressure cooker'],
  [/\bstir[- ]?fr(y|ied|ying)\b/g, 'stir fry'],
  [/\b(refrigerators?|refrigerated?|refrigerate|frig)\b/g, 'fridge'],
  [/\b(mould|mouldy|mold|moldy)\b/g, 'mold'],
  [/\b(over ?night|all night|since last night)\b/g, 'overnight'],
  [/\bcan ?not\b/g, 'cant'],
  [/\b(staying|stays|coming|comes|come|round|over|here) (for|to) tea\b/g, '$1 $2 dinner'],
  [/\bleft ?-?overs?\b/g, 'leftover'],
  [/\bhard ?-?cooked\b/g, 'hard boiled'],
  [/\bbone ?-?in\b/g, 'bonein'],
  [/\bhalf (and|&) half\b/g, 'half and half'],
  [/\bmed(ium)?[ -]?rare\b/g, 'mediumrare'],
  [/\bmed(ium)?[ -]?well\b/g, 'mediumwell'],
  [/\bwell[ -]?done\b/g, 'welldone'],
  [/\bhow (do|can|should|would) (i|you|we) can (?!i\b|you\b|we\b)/g, 'how canning '],
  [/\bhow to can\b/g, 'how to canning'],
  [/\b(on|of) the hob\b|\bhobs?\b/g, 'on the stove'],
  [/\b(the |a |my )?(george foreman|foreman|contact|panini)( grill| press)?\b/g, 'the grill'],
  [/\bcling ?film\b/g, 'plastic wrap'],
  [/\btin ?foil\b/g, 'foil'],
  [/\b(bbq|barbecue|barbeque)(?= (grill|time|how|temp))/g, 'grill'],
  [/\bthree[ -]quarters?( of)?( an?)?\b/g, '3/4'],
  [/\btwo[ -]thirds?( of)?( an?)?\b/g, '2/3'],
  [/\b(a|one) third of an?\b/g, '1/3'],
  [
    /\bpure veg\b|\bveg(?:gie)?(?= (?:and|or) \w+[- ]free\b)|\bveg(?= (?:dinners?|lunch(?:es)?|meals?|food|dish(?:es)?|recipes?|options?|thali)\b)/g,
    'vegetarian',
  ],
  [/\bw\/o\b/g, 'without'],
  [/\bw\/\s?/g, 'with '],
]

const SLANG: Readonly<Record<string, string>> = {
  egs: 'eggs',
  hw: 'how',
  wit: 'with',
  u: 'you',
  ur: 'your',
  r: 'are',
  n: 'and',
  w: 'with',
  pls: 'please',
  plz: 'please',
  temp: 'temperature',
  temps: 'temperature',
  min: 'minute',
  mins: 'minute',
  hr: 'hour',
  hrs: 'hour',
  whats: 'what',
  wat: 'what',
  hows: 'how',
  cuz: 'because',
  gonna: 'going',
  wanna: 'want',
  gotta: 'have',
  fave: 'favorite',
  flavours: 'flavors',
  flavour: 'flavor',
  colour: 'color',
  burnt: 'burned',
  defrosted: 'thawed',
  refridgerator: 'fridge',
  celcius: 'celsius',
  omelette: 'omelet',
  dont: 'dont',
}

/** The folded text with its slashes, dots and numbers preserved: amounts are parsed from it. */
export function foldQuestion(text: string): string {
  let folded = fold(text.slice(0, MAX_QUESTION)).replace(/\s+/g, ' ').trim()
  for (const [pattern, plain] of SAME) folded = folded.replace(pattern, plain)
  return folded
}

export function questionWords(folded: string): string[] {
  return wordsOf(folded.replace(/-/g, ' '))
    .slice(0, MAX_WORDS)
    .map((word) => SLANG[word] ?? word)
}

const ROOTS: Readonly<Record<string, string>> = {
  frozen: 'frozen',
  canning: 'canning',
  canned: 'canned',
  // Not the verb: "can I".
  cans: 'cans',
  burned: 'burn',
  broken: 'broke',
  potatoes: 'potato',
  tomatoes: 'tomato',
  leaves: 'leaf',
  knives: 'knife',
  loaves: 'loaf',
}

/** A rough root, the same for "bake", "baking" and "baked": apply it to both sides of a comparison. */
export function stem(word: string): string {
  const known = ROOTS[word]
  if (known) return known
  let root = singular(word)
  if (root.length > 5 && root.endsWith('ing') && /[aeiouy]/.test(root.slice(0, -3))) root = root.slice(0, -3)
  else if (
    root.length > 4 &&
    root.endsWith('ed') &&
    !root.endsWith('eed') &&
    /[aeiouy]/.test(root.slice(0, -2))
  )
    root = root.slice(0, -2)
  if (/([bdgkmnprt])\1$/.test(root) && root.length > 3 && root !== word) root = root.slice(0, -1)
  return root.length > 3 && root.endsWith('e') ? root.slice(0, -1) : root
}
