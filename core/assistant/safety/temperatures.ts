import { temperaturesIn } from '../../recipes/temperatures.ts'
import { negates } from './sentences.ts'
import * as strings from './strings.ts'

export type MeatGroup = 'poultry' | 'ground' | 'pork' | 'beef' | 'fish' | 'other'

const GROUPS: readonly (readonly [MeatGroup, RegExp])[] = [
  ['poultry', /\b(chicken|turkey|poultry|duck|goose|hens?|drumsticks?|wings|stuffing|leftovers?)\b/i],
  [
    'ground',
    /\b(ground (beef|pork|lamb|veal|meat)|burgers?|hamburgers?|meatballs?|meatloaf|minced? (beef|meat|pork|lamb)|sausages?)\b/i,
  ],
  ['pork', /\b(pork|tenderloin|ham)\b/i],
  ['beef', /\b(beef|steaks?|lamb|veal|prime rib|brisket|roast|venison|bison)\b/i],
  ['fish', /\b(fish|salmon|tuna|cod|tilapia|halibut|trout|shrimp|scallops?)\b/i],
]
const MINIMUM: Record<MeatGroup, number> = {
  poultry: 165,
  ground: 160,
  pork: 145,
  beef: 145,
  fish: 145,
  other: 0,
}
const INSTEAD: Record<MeatGroup, string> = {
  poultry: strings.belowPoultry,
  ground: strings.belowGroundMeat,
  pork: strings.belowPork,
  beef: strings.belowBeef,
  fish: strings.belowFish,
  other: '',
}
const DONENESS =
  /\b(internal|inside|done|doneness|cook\w*|reach\w*|until|reads?|safe|ready|pull|take|remove|temperature|at least|thermometer|aim|target|perfect|juicy|fine|ok|okay|enough|rest\w*|rare|medium|hits?)\b/i
const ELSEWHERE =
  /\b(fridge|refrigerat\w*|thaw\w*|defrost\w*|danger zone|yeast|sous[- ]?vide|smoker at|oven (to|at)|preheat\w*|keep (it )?(hot|warm)|hold\w*|proof|warm water|cold water|wrap\w*|stall\w*|brine)\b/i

/** The last group that a text mentions; ground takes precedence over the animal ("ground turkey" still is poultry). */
export function meatIn(text: string): MeatGroup | undefined {
  return GROUPS.find(([, words]) => words.test(text))?.[0]
}

/** The highest temperature in a sentence, in Fahrenheit; "150 degrees" counts as one. */
function warmest(sentence: string): number | undefined {
  const found = temperaturesIn(sentence).map(({ fahrenheit }) => fahrenheit)
  for (const match of sentence.matchAll(
    /\b(1\d\d)(?:\s*(?:-|–|to)\s*(\d{3}))?\s*(?:degrees|deg\b|°(?!\s*[CF]))/gi,
  ))
    found.push(Number(match[2] ?? match[1]))
  for (const match of sentence.matchAll(/(?:-|–|to)\s*(\d{2,3})\s*°?\s*(F|C)\b/g)) {
    const value = Number(match[1])
    found.push(match[2] === 'C' ? (value * 9) / 5 + 32 : value)
  }
  return found.length > 0 ? Math.max(...found) : undefined
}

interface TemperatureFault {
  group: MeatGroup
  /** The text to use in place of the sentence, or after it. */
  text: string
  replaces: boolean
}

/** A sentence that calls meat done below its safe temperature. `about` is the meat under discussion. */
export function temperatureFault(
  sentence: string,
  about: MeatGroup | undefined,
): TemperatureFault | undefined {
  const group = meatIn(sentence) ?? about
  if (!group || group === 'other') return undefined
  const degrees = warmest(sentence)
  const minimum = MINIMUM[group]
  // Half a degree of slack: 74 °C is 165.2 °F, 71 °C is 159.8.
  if (degrees === undefined || degrees < 100 || degrees >= minimum - 0.5) return undefined
  if (!DONENESS.test(sentence) || ELSEWHERE.test(sentence) || negates(sentence)) return undefined
  const replaces = group === 'poultry' || group === 'ground' || group === 'pork'
  return { group, text: INSTEAD[group], replaces }
}
