import type { Need } from '../../contracts/food-facts.ts'
import { inWords, sayVerdict } from '../../food-facts/sentence.ts'
import { judge } from '../../food-facts/verdict.ts'
import type { KnowledgeIndex } from '../knowledge-index.ts'
import type { NamedDish } from '../read/dish-in-talk.ts'
import type { Frame } from '../read/follow-up.ts'
import { type Answer, type RecipeInView, said, sentences } from './answer.ts'
import * as recipeStrings from './recipes/strings.ts'

const MOST_NEEDS = 4
const MOST_DISHES = 5
/** May someone with a diet or an allergy eat it? */
const ASKS_FIT =
  /\bdoes (?:it|this|that) (?:still )?work\b|\b(?:is|would|will) (?:it|this|that|the)(?: dish| recipe| meal| one)?(?: be)?(?: still| also)? (?:ok|okay|safe|fine|alright)\b(?! to\b| if\b)|\bcan (?:i|we|they|she|he|(?:my|our|the) \w+(?: \w+)?)(?:,? (?:with|who) [\w ,'’-]{2,60}?)?(?: still| also| safely)? (?:eat|have) (?:it|this|that)\b|\bis (?:it|this|that) (?:[\w]+-free|free of|free from|vegan|vegetarian|halal|kosher)\b/
/** After a verdict for another. */
const NEXT_PERSON = /^(?:and|what about|how about|and for|for) (?:my|our|the|her|his) [a-z]+(?: one)?$/
const ASKS_HAS =
  /\b(?:is|are) there (?:any )?[\w ]{2,30} in (?:it|this|that|the)\b|\bdoes (?:it|this|that|the)(?: dish| recipe| meal| one)? (?:have|contain)\b/

/** What is asked of a dish, and for whom; undefined if the question is no such one. */
function askedOf({ text, needs: asked }: Frame, theirs: readonly Need[]) {
  const isHas = ASKS_HAS.test(text)
  // Never less than the question names.
  const needs = isHas ? asked : [...new Set([...asked, ...theirs])]
  return needs.length > 0 && (isHas || ASKS_FIT.test(text) || NEXT_PERSON.test(text))
    ? { needs: needs.slice(0, MOST_NEEDS), isHas }
    : undefined
}

/** May they eat the dish? Judged by its lines, before anything that is only near. */
export function writeFits(
  frame: Frame,
  recipe: RecipeInView,
  theirs: readonly Need[],
  facts: KnowledgeIndex,
): Answer | undefined {
  const asked = askedOf(frame, theirs)
  if (!asked) return undefined
  const says = asked.needs
    .map((need) => ({ need, judgement: judge(recipe.ingredients, need, facts.lexicon.vocabulary) }))
    .toSorted(
      (a, b) => Number(b.judgement.verdict === 'contains') - Number(a.judgement.verdict === 'contains'),
    )
    .map(({ need, judgement }) => ({
      isClear: judgement.verdict === 'free of',
      line: sayVerdict(`**${recipe.title}**`, need, judgement, asked.isHas ? 'has' : 'fits'),
    }))
  const label = says.every(({ isClear }) => isClear) ? recipeStrings.byItsIngredients : ''
  return said('diet', sentences(...says.map(({ line }) => line), label), { verdict: true })
}

const bold = ({ title }: NamedDish) => `**${title}**`

/** Of a dish that isn't known by its ingredients: no other one is judged in its place. What its name says counts. */
export function writeUnjudged(
  frame: Frame,
  dishes: readonly NamedDish[],
  theirs: readonly Need[],
  facts: KnowledgeIndex,
): Answer | undefined {
  const asked = askedOf(frame, theirs)
  const [dish] = dishes
  if (!asked || !dish) return undefined
  const { vocabulary } = facts.lexicon
  if (dishes.length > 1) {
    const titles = inWords(dishes.slice(0, MOST_DISHES).map(bold))
    return said('diet', recipeStrings.whichDish(titles), { verdict: true, asksBack: true })
  }
  const contains = asked.needs.flatMap((need) => {
    const judgement = judge([dish.title], need, vocabulary)
    return judgement.verdict === 'contains'
      ? [sayVerdict(bold(dish), need, judgement, asked.isHas ? 'has' : 'fits')]
      : []
  })
  if (contains.length > 0) return said('diet', sentences(...contains), { verdict: true })
  const unknown = dish.id === null ? recipeStrings.onlyItsName : recipeStrings.notStoredHere
  return said('diet', unknown(bold(dish)), { verdict: true })
}
