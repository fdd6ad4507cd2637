import type { FoodLimits } from '../limits.ts'
import type { Turn } from '../write/answer.ts'
import { asksForIll, eatersIn } from './eaters.ts'
import type { Lexicon } from './lexicon.ts'
import { readWish, type StandingWish } from './wish.ts'

/** A dish or a tool in trouble, or food that may not be safe. */
const TROUBLE =
  /\b((way |far )?too (much|many) (?!time|work|trouble|effort|to)|(super|so|really) (thin|watery|salty|runny|bland|bitter|acidic|sour)|thicken\w*|went (wrong|runny|flat|bad|hard|soft)|turned out|came out|forgot|salvag\w*|ruined|curdled|runny|burn(t|ed)|rust\w*|aftertaste|(?<!nothing |not |isn't |isnt |aren't )too (salty|spicy|sweet|sour|thick|thin|dry|wet|hot|bitter|watery)|(fridge|keep it|eat it) or (bin|trash|toss|throw)|washed it|sticking|bulging|smells? (off|funny|bad|weird)|(hasn'?t|didn'?t|did not|won'?t|has not) (risen?|set|thickened?)|tastes? (like|of) (metal|coins|pennies|soap|cardboard|nothing)|(bin|toss|chuck) it|what (do|should) (i|we) (toss|throw|bin|chuck)|(do|does) .{0,40} need (b12|iron|vitamins?|protein|supplements?|calcium))\b/i

/** "My sugar" and "type 2" are said for diabetes, which the limits know by its name. */
const plainly = (question: string, told: readonly { content: string }[]) =>
  told.some(({ content }) => eatersIn(String(content)).has('diabetes')) && !/diabet/i.test(question)
    ? `${question}, diabetic`
    : question

/** What recipes to search for, if any: who is ill needs advice first, and a dish that went wrong no other dish. */
export function searchWish(
  question: string,
  history: readonly Turn[],
  known: FoodLimits,
  lexicon: Lexicon,
): { wish: StandingWish | undefined; isIll: boolean } {
  const told = [...history.filter(({ role }) => role === 'user'), { content: question }]
  const isIll = told.some(({ content }) => asksForIll(String(content)))
  if (isIll || TROUBLE.test(question)) return { wish: undefined, isIll }
  return { wish: readWish(plainly(question, told), history, known, lexicon), isIll }
}
