import * as strings from './strings.ts'

const CHOKING = /\b(chok(e|es|ed|ing)|stuck in (his|her|my|their|the) throat|cant (breathe|cough|speak))\b/
const ASKS_TO_PREVENT =
  /\b(?:doesnt|dont|wont|cant|not|never|without) chok|\bfrom choking|\bhow (?:do|to|should) (?:i |we )?(?:cut|slice|serve|prepare)\b.*\bchok|\b(hazards?|risk|prevent|avoid|could|can|might|may|will|safe)\b.*\bchok|\bchoking (hazard|risk)/
const ATE = /\b(ate|eaten|eating|swallowed|drank|had|bit|tasted|reaction|after|just|allerg\w*)\b/
const SIGNS =
  /\b(swollen|swelling|swells?|hives|rash|red (?:spots|blotches|patches)|red (?:spot|blotch|patch|bumps?|marks?) (?:by|around|on|near)|welts?|itchy (?:mouth|lips|tongue)|wheez\w*|cant breathe|cannot breathe|(trouble|difficulty|hard(er)?|struggl\w*) (in )?(breath\w*|swallow\w*)|short of breath|throat (is )?(tight\w*|clos\w*|swell\w*)|(lips?|face|tongue|eyes?|throat|mouth) (is |are )?(swoll?en|swelling|puffy|itch\w*|tingl\w*|blue)|faint(ed|ing)?|collapsed|unconscious|passed out|anaphyla\w*|(?:used?|give|gave|giving|needs?|needed|where is) (?:the |an? |his |her |my |their )?epipen|allergic reaction)\b/
const VOMITS = /\b(vomit\w*|throwing up|threw up|coughing)\b/
const ALLERGENIC = /\b(peanuts?|nuts?|eggs?|milk|shellfish|shrimp|fish|sesame|soy|wheat|allerg\w*)\b/

const ACCIDENT =
  /\b(ate|eaten|had|drank|swallowed)\b.*\b(by accident|accidentally|by mistake|without knowing|unknowingly)\b|\b(accidentally|by mistake) (ate|eaten|had|drank|swallowed|gave)\b/

const AFTER_REACTION =
  /\b(again|never|still (eat|have|give)|other (foods?|things)|things with|keep away|stay away|avoid|labels?|stop giving|try (it|them))\b/

/** A question about the food that a person in this conversation reacted to. */
export const afterReaction = (question: string, before: readonly string[]): string | undefined =>
  AFTER_REACTION.test(question.toLowerCase()) &&
  before.some((turn) => emergencyAnswer(turn) === strings.allergicReaction)
    ? strings.notAgain
    : undefined

/** A reaction or choking that is happening: no cooking answer may take the place of a call for help. */
export function emergencyAnswer(question: string): string | undefined {
  const text = question.toLowerCase().replace(/['’]/g, '').slice(0, 500)
  if (CHOKING.test(text) && !ASKS_TO_PREVENT.test(text)) {
    if (/\bchok/.test(text) || !ALLERGENIC.test(text)) return strings.choking
    return strings.allergicReaction
  }
  if (SIGNS.test(text) && (ATE.test(text) || ALLERGENIC.test(text))) return strings.allergicReaction
  if (VOMITS.test(text) && ALLERGENIC.test(text) && ATE.test(text)) return strings.allergicReaction
  return ACCIDENT.test(text) ? strings.eatenByAccident : undefined
}
