import type { TimedFood, Timing } from '../knowledge.ts'
import type { KnowledgeIndex } from '../knowledge-index.ts'
import type { Frame } from '../read/follow-up.ts'
import { nameAndKinds } from '../read/lexicon.ts'
import { type Answer, said } from './answer.ts'
import * as strings from './strings.ts'

/** Directly after a food these make it something else, with other times. */
const FORMS =
  /^(crowns?|legs?|quarters?|joints?|necks?|cheeks?|shanks?|ribs?|bell(y|ies)|loins?|rumps?|hocks?|trotters?|feet|foot|tails?|tongues?|hearts?|kidneys?|gizzards?|livers?|giblets|bones?|collars?|heads?|kebabs?|skewers?|patt(y|ies)|burgers?|pies?|cakes?|fritters?|croquettes?|nuggets?|poppers?|pops?|bites?|balls?|rolls?|wraps?|sticks?|rings?|chips|crisps|strips?|cutlets?|schnitzel|wellington|jerky|souffles?|puddings?|tarts?|dumplings?|pancakes?|bread|crackers?|wings?|thighs?|drumsticks?|breasts?|tenders?|pockets?)$/
/** Entries for the animal in general: a cut without an entry must not use their times. */
const AT_LARGE = new Set([
  'chicken',
  'whole chicken',
  'whole turkey',
  'duck',
  'veal',
  'venison',
  'rabbit',
  'goose',
])
const PREPARED =
  /\b(pulled|shredded|cooked|leftover|rotisserie|boneless|skinless|lean|organic|diced|chopped)\b/
const FLESH = new Set(['meat', 'poultry'])

/** What was asked for when it is more specific than what the tables contain. */
function specialName(frame: Frame, name: string, food: TimedFood, facts: KnowledgeIndex): string | undefined {
  const mention = frame.foods.find((one) => one.name === name || `whole ${one.name}` === name)
  if (!mention) return undefined
  const said = (frame.text.split(' · ')[0] ?? '').split(' ')
  const last = mention.words.split(' ').at(-1) ?? ''
  const next = said[said.indexOf(last) + 1] ?? ''
  // The next word may begin a separately parsed food: "potato soup" is a soup.
  const ownFood = frame.foods.some((one) => one !== mention && one.words.startsWith(next))
  const seafood =
    facts.lexicon.vocabulary.ingredients.find((one) => one.name === mention.name)?.category === 'seafood'
  if (
    said.includes(last) &&
    FORMS.test(next) &&
    !ownFood &&
    !(seafood && /^(loins?|tails?|legs?)$/.test(next))
  )
    return `${mention.words} ${next}`
  const { lexicon } = facts
  const category = lexicon.vocabulary.ingredients.find((one) => one.name === mention.name)?.category
  if (!category || !FLESH.has(category) || PREPARED.test(mention.words)) return undefined
  const own = lexicon.nameOf(food.food)
  if (own === name || own === mention.name || mention.name === 'roast beef') return undefined
  const kinds = nameAndKinds(mention.name, lexicon)
  const broad = kinds.includes(own) ? AT_LARGE.has(own) : kinds.length > 1
  return broad ? mention.words : undefined
}

/** The doneness signs of another cut don't apply either; the safe temperature does. */
function signs(food: TimedFood): string {
  if (food.safe === 'poultry') return strings.signsPoultry
  if (food.safe === 'whole cut' || food.safe === 'ground meat') return strings.signsMeat
  return strings.signsOf(food.done)
}

/** Better no time than the time for another cut. */
export function unknownForm(
  frame: Frame,
  name: string,
  food: TimedFood,
  facts: KnowledgeIndex,
): Answer | undefined {
  const special = specialName(frame, name, food, facts)
  if (special === undefined) return undefined
  return said('timing', strings.noTimesForForm({ form: special, food: food.food, signs: signs(food) }), {
    confident: false,
  })
}

/** An unknown word before the food: "ostrich steak". */
export function unknownWord(frame: Frame, name: string, facts: KnowledgeIndex): string | undefined {
  const mention = frame.foods.find((one) => one.name === name || `whole ${one.name}` === name)
  const said = (frame.text.split(' · ')[0] ?? '').split(' ')
  const at = said.indexOf(mention?.words.split(' ')[0] ?? '')
  const before = at > 0 ? said[at - 1] : undefined
  return before &&
    /^(?!bonein|mediumrare|mediumwell|welldone)[a-z]{4,}$/.test(before) &&
    !facts.lexicon.isKnown(before)
    ? before
    : undefined
}

/** The named form has no row here, and takes longer. */
export function cautionFor(frame: Frame, rows: readonly Timing[], food: TimedFood): string {
  const rowText = rows.map(({ variant, time, note }) => `${variant} ${time} ${note}`).join(' ')
  if (frame.states.has('frozen') && !/fro(zen|m the freezer)|freezer/.test(rowText)) return strings.fromFrozen
  if (frame.states.has('bone-in') && !/bone/.test(rowText)) return strings.boneIn
  const wholeElsewhere = food.rows.some(({ variant }) => variant === 'whole')
  if (frame.states.has('whole') && wholeElsewhere && !/whole/.test(rowText)) return strings.wholeTakesLonger
  return ''
}
