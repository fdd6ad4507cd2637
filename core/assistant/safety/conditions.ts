import { allergenLabel } from '../../food-facts/labels.ts'
import { listed } from '../../text/listed.ts'
import type { FoodLimits } from '../limits.ts'
import { splitFurther } from '../write/answer.ts'
import * as strings from './strings.ts'

/** What a person told about their health, and what an answer must not leave unsaid then. */
interface Condition {
  told: RegExp
  /** Foods that an answer names without care. */
  names: RegExp
  /** Where the answer itself keeps to it. */
  knows: RegExp
  says: string
}

const SALTY =
  /\b(soy sauce|tamari|fish sauce|oyster sauce|worcestershire|maggi|liquid aminos|miso|bouillon|stock cube|anchov\w+|capers|olives|bacon|ham|feta|parmesan|pickles?|brine|(?:pinch|teaspoons?|tablespoons?|spoon) (?:of )?(?:more )?salt|season with salt|msg)\b/i

const CONDITIONS: readonly Condition[] = [
  {
    told: /\b(high blood pressure|high bp|hypertension|hypertensive|low[- ](?:sodium|salt)|salt[- ]free|heart failure|(?:cut|watch|limit|reduc|avoid)\w* (?:down on |back on |his |her |my |the )*(?:salt|sodium)|no (?:added )?salt|less (?:salt|sodium))\b/i,
    names: SALTY,
    knows: /\b(sodium|less salt|low[- ]salt|no salt|without salt|unsalted|salt substitutes?)\b/i,
    says: strings.careBloodPressure,
  },
  {
    told: /\bgout\b/i,
    names:
      /\b(beers?|ales?|stout|lager|wines?|spirits|whiskey|cider|zinfandel|riesling|liver|kidneys|sweetbreads|anchov\w+|sardines|mussels|herring)\b/i,
    knows: /\b(gout|purines?|uric)\b/i,
    says: strings.careGout,
  },
  {
    told: /\b(bab(?:y|ies)|(?:[6-9]|1[01])[- ]?(?:mo|mos|months?)(?:[- ]old)?)\b/i,
    names: /\b(soy sauce|miso|bouillon|fish sauce|(?:teaspoons?|tablespoons?) (?:of )?salt|honey)\b/i,
    knows: /\b(bab(?:y|ies)|infants?|months?)\b/i,
    says: strings.careBaby,
  },
]

const ALLERGIC = /\b(allerg\w*|c(?:o|oe)?eliacs?|anaphyla\w*|epi ?pens?|intoleran\w*)\b/i
const KNOWS_ALLERGY = /allerg|celiac|gluten|-free\b|free (?:of|from)|label|without/i

/** Advice that says nothing of an allergy told with the question: what to keep to. Recipes and verdicts were checked. */
export function withAllergy(answer: string, question: string, limits: FoodLimits): string {
  const { own, further } = splitFurther(answer)
  const avoid = [
    ...limits.avoid.map(allergenLabel),
    ...(limits.diets.includes('gluten-free') ? [strings.gluten] : []),
  ]
  if (avoid.length === 0 || !ALLERGIC.test(question) || KNOWS_ALLERGY.test(own)) return answer
  return `${own}\n\n${strings.careAllergy(listed([...new Set(avoid)], 'or'))}${further}`
}

/** An answer that names what a person in the conversation should not have says what to do about it. */
export function withCare(answer: string, told: readonly string[]): string {
  const { own, further } = splitFurther(answer)
  const care = CONDITIONS.filter(
    (one) => told.some((text) => one.told.test(text)) && one.names.test(own) && !one.knows.test(own),
  )
  if (care.length === 0) return answer
  return `${own}\n\n${care.map(({ says }) => says).join(' ')}${further}`
}
