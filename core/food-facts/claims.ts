import type { Content } from '../contracts/food-facts.ts'
import { avoidsOf } from './needs.ts'

/** Words that say what a food is made without: "vegan parmesan", "gluten-free soy sauce". */
const CLAIMS: readonly (readonly [RegExp, readonly Content[]])[] = [
  [/\b(vegan|plant[- ]based)\b/, avoidsOf('vegan').avoid],
  [/\b(vegetarian|veggie|meatless|meat[- ]free)\b/, avoidsOf('vegetarian').avoid],
  [/\bgluten[- ]free\b/, ['gluten']],
  [/\b((dairy|milk)[- ]free|dairyless)\b/, ['milk', 'lactose']],
  [/\blactose[- ]free\b/, ['lactose']],
  [/\b(egg[- ]free|eggless)\b/, ['eggs', 'raw eggs']],
  [/\bnut[- ]free\b/, ['tree nuts', 'peanuts']],
  [/\bpeanut[- ]free\b/, ['peanuts']],
  [/\bsoy[- ]free\b/, ['soy']],
  [/\bsesame[- ]free\b/, ['sesame']],
  [/\b(unsul(?:ph|f)ured|sul(?:ph|f)ite[- ]free)\b/, ['sulfites']],
  [/\b(alcohol[- ]free|non[- ]?alcoholic|dealcoholized|virgin)\b(?! olive)/, ['alcohol']],
  [/\b(unsalted|salt[- ]free|no[- ](?:salt|sodium)(?:[- ]added)?|low[- ](?:salt|sodium))\b/, ['salt']],
  [/\bpasteuri[sz]ed\b/, ['soft cheese', 'raw eggs']],
  [/\b(pureed?|mashed|quartered|stewed|steamed)\b/, ['choking']],
  [/\b(well[- ]done|fully cooked|piping hot|reheated)\b/, ['listeria', 'raw meat', 'raw fish', 'raw eggs']],
]
/** Words that bring a risk with them. */
const RISKS: readonly (readonly [RegExp, Content])[] = [
  [/\bunpasteuri[sz]ed\b/, 'listeria'],
  [/\b(medium[- ]rare|undercooked|runny)\b/, 'raw meat'],
]

export const risksIn = (text: string): Content[] =>
  RISKS.flatMap(([words, content]) => (words.test(text.toLowerCase()) ? [content] : []))

const KEPT = /\b(bottled?|jarred|carton|concentrate|store[- ]bought)\b/

const FRUIT_JUICE =
  /^(?:(?:key|meyer) )?(?:lemon|lime|orange|grapefruit|tangerine|yuzu|citrus|apple|pineapple|pomegranate) juice$/

/** "2 tbsp fresh lime juice": nothing was added to keep it. */
export const isFreshJuice = (text: string, food: string): boolean => {
  const plain = text.toLowerCase()
  const squeezed = 'fresh(?:ly)?(?:[ -](?:squeezed|pressed|juiced))?'
  return (
    FRUIT_JUICE.test(food) &&
    !KEPT.test(plain) &&
    new RegExp(String.raw`\b${squeezed} ${food}\b|\b${food}[ ,(]+${squeezed}\b`).test(plain)
  )
}

/** "gluten-free if needed" is advice, not what the line asks for. */
const CONDITION = /\b(if|optional|as needed|when)\b/

/** The words of a claim name no food: "certified gluten-free oats". */
export const CLAIM_WORDS = new Set(
  'vegan vegetarian veggie halal kosher puree pureed mashed quartered well done hot plant based meatless certified free non dairy gluten egg eggless nut peanut soy sesame milk lactose alcohol alcoholic pasteurized unsalted salt sodium low reduced'.split(
    ' ',
  ),
)

/** The contents that a text says are not in it. */
export function deniedIn(text: string): ReadonlySet<Content> {
  const plain = text.toLowerCase()
  if (CONDITION.test(plain)) return new Set()
  return new Set(CLAIMS.flatMap(([words, contents]) => (words.test(plain) ? contents : [])))
}
