const CHOKING = /\b(chok(e|es|ed|ing)|stuck in (his|her|my|their|the) throat|cant (breathe|cough|speak))\b/
const ASKS_TO_PREVENT =
  /\b(?:doesnt|dont|wont|cant|not|never|without) chok|\bfrom choking|\bhow (?:do|to|should) (?:i |we )?(?:cut|slice|serve|prepare)\b.*\bchok|\b(hazards?|risk|prevent|avoid|could|can|might|may|will|safe)\b.*\bchok|\bchoking (hazard|risk)/
const ATE = /\b(ate|eaten|eating|swallowed|drank|had|bit|tasted|reaction|after|just|allerg\w*)\b/
const SIGNS =
  /\b(swollen|swelling|swells?|hives|rash|red (?:spots|blotches|patches)|red (?:spot|blotch|patch|bumps?|marks?) (?:by|around|on|near)|welts?|itchy (?:mouth|lips|tongue)|wheez\w*|cant breathe|cannot breathe|(trouble|difficulty|hard(er)?|struggl\w*) (in )?(breath\w*|swallow\w*)|short of breath|throat (is )?(tight\w*|clos\w*|swell\w*)|(lips?|face|tongue|eyes?|throat|mouth) (is |are )?(swoll?en|swelling|puffy|itch\w*|tingl\w*|blue)|faint(ed|ing)?|collapsed|unconscious|passed out|anaphyla\w*|(?:used?|give|gave|giving|needs?|needed|where is) (?:the |an? |his |her |my |their )?epipen|allergic reaction)\b/
const VOMITS = /\b(vomit\w*|throwing up|threw up|coughing)\b/
const ALLERGENIC = /\b(peanuts?|nuts?|eggs?|milk|shellfish|shrimp|fish|sesame|soy|wheat|allerg\w*)\b/

const ALLERGY =
  'This can be a severe allergic reaction. **Call 911 (or your local emergency number) now** if there is trouble breathing, swelling of the lips, face or throat, hives with vomiting, or faintness. Give an epinephrine auto-injector at once if there is one, even if you are unsure, and lay the person down. Milder signs (a few spots, an itchy mouth) can get worse within minutes: stop the food, stay with them and call a doctor. I can only help with cooking.'
const CHOKE =
  '**Call 911 (or your local emergency number) now** if they can’t breathe, cough or cry. Under 1 year: 5 back blows, then 5 chest thrusts, face down along your arm. Older: 5 back blows, then 5 abdominal thrusts. Repeat until it comes out or help is there. If they can still cough, let them cough. I can only help with cooking.'

const ACCIDENT =
  /\b(ate|eaten|had|drank|swallowed)\b.*\b(by accident|accidentally|by mistake|without knowing|unknowingly)\b|\b(accidentally|by mistake) (ate|eaten|had|drank|swallowed|gave)\b/
const AFTER_ACCIDENT =
  'With an allergy: stop eating, stay with someone, and **call 911 (or your local emergency number) at the first sign of a reaction** (swelling, hives, vomiting, trouble breathing, faintness); use an epinephrine auto-injector if you have one. Signs can take up to two hours. With celiac disease or an intolerance it is unpleasant, not an emergency: drink water, rest, eat plainly, and see your doctor if it is severe. Raw or spoiled food: watch for fever, cramps or bloody stools, and call a doctor. I can only help with cooking.'

const AFTER_REACTION =
  /\b(again|never|still (eat|have|give)|other (foods?|things)|things with|keep away|stay away|avoid|labels?|stop giving|try (it|them))\b/
/** Said after a reaction was told. */
const NOT_AGAIN =
  'Don’t give that food again, in any form, until a doctor or an allergist has seen them and says so: a second reaction can be stronger than the first, also after mild spots. Until then read every label (the allergen stands in bold or after “Contains”), and leave out what only may contain it. Write down what was eaten, how much, and what you saw.'

/** A question about the food that a person in this conversation reacted to. */
export const afterReaction = (question: string, before: readonly string[]): string | undefined =>
  AFTER_REACTION.test(question.toLowerCase()) && before.some((turn) => emergencyAnswer(turn) === ALLERGY)
    ? NOT_AGAIN
    : undefined

/** A reaction or choking that is happening: no cooking answer may take the place of a call for help. */
export function emergencyAnswer(question: string): string | undefined {
  const text = question.toLowerCase().replace(/['’]/g, '').slice(0, 500)
  if (CHOKING.test(text) && !ASKS_TO_PREVENT.test(text)) {
    if (/\bchok/.test(text) || !ALLERGENIC.test(text)) return CHOKE
    return ALLERGY
  }
  if (SIGNS.test(text) && (ATE.test(text) || ALLERGENIC.test(text))) return ALLERGY
  if (VOMITS.test(text) && ALLERGENIC.test(text) && ATE.test(text)) return ALLERGY
  return ACCIDENT.test(text) ? AFTER_ACCIDENT : undefined
}
