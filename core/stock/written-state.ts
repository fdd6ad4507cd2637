import type { Place } from '../contracts/places.ts'
import type { StockDetail } from './event.ts'

const OPENED = /\b(?:opened|open|started)\b/i
const PLACES: readonly (readonly [Place, RegExp])[] = [
  ['freezer', /\b(?:frozen|deep-?freeze|freezer)\b/i],
  ['fridge', /\b(?:fridge|refrigerator|refrigerated|chilled)\b/i],
  ['pantry', /\b(?:in|from) (?:the |my |our )?(?:pantry|cupboard|larder|shelf)\b/i],
]

const FRACTION = '(?:half|thirds?|quarters?|[½¼¾⅓⅔]|\\d\\/\\d)'
/** "half a jar", "3/4 of a bottle": what is left of a package that was opened. */
const PART_OF_PACKAGE = new RegExp(
  `${FRACTION}(?: of)?(?: an?| the)? (?:\\w+ )?(?:jars?|bottles?|cans?|tins?|cartons?|bags?|packs?|packets?|packages?|box|boxes|tubs?|tubes?|pots?|containers?|blocks?|sticks?|loaf|loaves)$`,
  'i',
)
const SOME_OF = /^some of (?:an?|the)\b/i
/** "the rest of the milk", "some of the feta". */
const REST_OF =
  /^(?:the )?(?:rest|remainder|last(?: bit)?|end) of (?:an?|the|my|our)\b|^some of (?:an?|the|my|our)\b/i

/** "the rest of the chili": without the words before the food. */
export const withoutRest = (written: string): string => written.trim().replace(REST_OF, '').trim()

/** Whether the words say that a part of it went already. */
const isPartOf = (written: string, amount: string) =>
  REST_OF.test(written) || SOME_OF.test(amount) || PART_OF_PACKAGE.test(amount)

const PACKAGE = /\b(?:jar|bottle|can|tin|carton|bag|pack|packet|package|box|tub|tube|pot|container)\b/i
/** "an opened jar": one of these, not of the food. */
export const namesPackage = (written: string): boolean => PACKAGE.test(written)

/** What the words beside a food's name say about it: "ground beef frozen", "honey in the fridge", "half a jar of" pesto. */
export function writtenState(written: string, today: string, amount = ''): StockDetail {
  const place = PLACES.find(([, words]) => words.test(written))?.[0]
  const isOpen = OPENED.test(written) || isPartOf(written.trim(), amount.trim())
  return { ...(place && { place }), ...(isOpen && { opened: today }) }
}

const LEFTOVER = /\bleft-?\s?overs?\b/i
const AROUND = /^(?:[\s,;:–-]|of\b|from\b|the\b|some\b|my\b|our\b)+|[\s,;:–-]+$/gi

/** The dish of "leftover chili con carne", "lasagna leftovers"; empty for "leftovers". Undefined if it is none. */
export function leftoverDish(written: string): string | undefined {
  if (!LEFTOVER.test(written)) return undefined
  return written.replace(LEFTOVER, ' ').replace(IN_PLACE, '').replace(AROUND, '').replace(/\s+/g, ' ').trim()
}

const COOKED = /^(?:cooked|boiled|steamed)\s+\p{L}/iu

/** "cooked rice" isn't rice: it keeps for days. */
export const isCooked = (written: string): boolean => COOKED.test(written.trim())

const IN_PLACE = /\s+(?:in|from) (?:the |my |our )?(?:fridge|freezer|refrigerator)\b.*$/i

/** Without the words that say where it is. */
export const withoutPlace = (written: string): string => written.replace(IN_PLACE, '').trim()

const DISH =
  /\b(?:soup|stew|curry|curries|casserole|lasagn[ae]|risotto|paella|goulash|gratin|stir[- ]?fry|rag[uù]|pie|quiche|pizza|roast|bolognese|chowder|pilaf|biryani|ratatouille|shakshuka|da?h?l|chill?i con carne|fried rice|bake|meatloaf|enchilada|jambalaya|gumbo|moussaka|tagine|pad thai|mac(?:aroni)? (?:and|n|&) cheese)s?$/i
/** Not one of the peppers, which have a color or are counted. */
const CHILI = /^(?:(?!red|green|yellow|thai|fresh|hot|bird)\p{L}+ )*chill?i$/iu
const PACKED = /\b(?:frozen|freezer|canned|tinned|jarred|instant|dried)\b/i

/** Is this a dish by its name, and not one that is bought as such? Of a day before, it is a leftover. */
export const isDish = (written: string): boolean =>
  (DISH.test(written.trim()) || CHILI.test(written.trim())) && !PACKED.test(written)

/** What is boiled by itself, and eaten for days: of a day before, or in portions, it is cooked. */
const BOILED =
  /^(?:(?:white|brown|basmati|jasmine|wild) )?(?:rice|pasta|spaghetti|noodles?|macaroni|penne|fusilli|couscous|quinoa|bulgur|polenta)$/i
export const isBoiled = (written: string): boolean => BOILED.test(written.trim())
const MASHED = /^(?:(?:mashed )?potatoes|lentils|beans)$/i

const PLATE = '(?:portion|serving|plate|plateful|bowl|bowlful|helping)s?'
const PORTIONS = new RegExp(
  `^(?:enough )?for (?:the )?(\\w+)|^(?:about |ca\\.? )?(?:(\\w+) )?(?:a )?(?:(?:small|big|large) )?${PLATE}\\b`,
  'i',
)
const PLATES_OF = new RegExp(`^(?:(?:small|big|large) )?(${PLATE})(?: of)?\\s+(?=\\p{L})`, 'iu')

/** "plates of spaghetti": the dish without the plates; undefined where it isn't counted in them. */
export const ofPlates = (written: string): string | undefined =>
  PLATES_OF.test(written) ? written.replace(PLATES_OF, '') : undefined

const IN_PORTIONS = new RegExp(`\\b${PLATE}$`, 'i')

/** "2 portions" of rice were cooked, and so was a plate of what nobody eats raw. */
export const isServed = (amount: string, food: string): boolean =>
  IN_PORTIONS.test(amount.trim()) && (isDish(food) || isBoiled(food) || MASHED.test(food.trim()))

const NUMBERS = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** How many portions of a dish these words say: "for two", "2 portions". */
export function writtenPortions(text: string): number | undefined {
  const [, eaters, portions] = PORTIONS.exec(text.trim()) ?? []
  if (eaters === undefined && !IN_PORTIONS.test(text.trim())) return undefined
  const count = (eaters ?? portions ?? 'a').toLowerCase()
  if (count === 'half') return 0.5
  if (/^an?$/.test(count)) return 1
  const value = NUMBERS.includes(count) && count !== '' ? NUMBERS.indexOf(count) : Number(count || Number.NaN)
  return Number.isInteger(value) && value > 0 && value < 100 ? value : undefined
}

const FORM =
  /\b(smoked|canned|tinned|jarred|pickled|cured|salted|dried(?= (?:fish|squid|cod|anchov|sardine|beef|pork|chicken)))/i
const CUT = /^(?:already )?(?:cut|sliced|halved)\b/i
const PART = /^(?:an? |one )?(?:half|quarter|third)(?: (?:of )?(?:an?|the))?$|^[½¼¾⅓⅔]$|^1\/[234]$/i

/** "half" an onion: a part of a whole one, which is cut. */
export const isPart = (amount: string): boolean => PART.test(amount.trim())

/** Smoked trout isn't trout: they keep differently. */
export function keptName(written: string, name: string): string {
  const form = FORM.exec(written)?.[1]?.toLowerCase()
  if (form && !name.includes(form)) return `${form} ${name}`
  return CUT.test(written) && !CUT.test(name) ? `cut ${name}` : name
}
