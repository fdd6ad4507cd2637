import { listed } from '../../text/listed.ts'
import type { KnowledgeIndex } from '../knowledge-index.ts'
import type { Frame } from '../read/follow-up.ts'
import type { FoodMention } from '../read/question.ts'
import { isHot } from '../wish-fit.ts'
import { type Answer, type RecipeInView, said, withLink } from './answer.ts'
import { categoryOf, MEATS, saySentences, sentencesOf } from './recipe-lines.ts'
import * as recipeStrings from './recipes/strings.ts'

const POINTS = /\b(it|its|this|that|the (?:dish|recipe|meal|food|leftovers?|rest))\b/
const ASKS_HOT = /\b(is|will|how|does|would)\b.*\b(spicy|spice)\b/
const MILDER = /\b(less|not (?:so|too|as)) (?:spicy|hot)\b|\b(milder|mild|less heat|tone down)\b/
const AHEAD =
  /\b(ahead|in advance|(?:the )?(?:day|night|morning|evening) before|beforehand|reheat|warm up again|for tomorrow|until tomorrow)\b/
const KEEPS =
  /\bhow long (?:does|will|can|do|would)\b.*\b(?:keep|last|stay|good)\b|\b(?:store|keep) (?:it|this|the (?:rest|leftovers?))\b/
const TOOLS =
  /\b(?:what|which) (?:size |kind of |sort of |type of )?(?:pan|pot|skillet|dish|tin|equipment|tools?|utensils?|gear)\b|\bwhat equipment\b/
const LID = /\b(lid|cover(?:ed)?|uncovered)\b/
const STEPS =
  /\bhow (?:do|would|should|can|to) ?(?:i|you|we)? ?(?:make|cook|prepare|do) (?:it|this|that)(?: recipe| dish)?$|\b(?:what are|tell me|read me|give me|list) (?:the )?(?:steps|instructions|method)\b/
const START = /\b(?:where|how) do i (?:start|begin)\b|\bwhat(?:s| is| do i do)? first\b/
const CALORIES =
  /\b(calories?|kcal|nutrition|protein|carbs?|macros?)\b|\bhow much (?:sugar|salt|sodium|fat|fiber)\b.*\b(?:in|does)\b/

const sayHot = (recipe: RecipeInView): string => {
  const hot = recipe.ingredients.filter(isHot)
  if (hot.length === 0) return recipeStrings.notHot(recipe.title)
  return recipeStrings.isHot(hot.join('; '))
}

const sayMilder = (recipe: RecipeInView): string => {
  const hot = recipe.ingredients.filter(isHot)
  if (hot.length === 0) return recipeStrings.isMild(recipe.title)
  return recipeStrings.makeMilder(hot.join('; '))
}

const sayKeeps = ({ title, storage }: RecipeInView) =>
  `**${title}:** ${storage ?? recipeStrings.leftoversKeep}`

const FREEZES = /\bfreez|\bfrozen\b/
const sayFreezes = (recipe: RecipeInView) =>
  FREEZES.test(recipe.storage?.toLowerCase() ?? '')
    ? sayKeeps(recipe)
    : recipeStrings.freezingUnknown(recipe.title)

const ADDS =
  /^(?!.*\b(?:in place|instead)\b)(?:so |and |but )?(?:can|could|may|should) (?:i|we) (?:also )?(?:add|put|throw|mix)\b/
function sayAdded({ name, words }: FoodMention, facts: KnowledgeIndex): string {
  const isMeat = MEATS.has(categoryOf(name, facts) ?? '')
  return isMeat ? recipeStrings.canAddMeat(words) : recipeStrings.canAdd(words)
}

/** Questions about the open recipe as a whole: is it hot, which pan, with a lid, made ahead. */
export function writeAboutDish(
  frame: Frame,
  recipe: RecipeInView,
  facts: KnowledgeIndex,
): Answer | undefined {
  const { text, foods } = frame
  const tell = (words: string) => said('recipe', words)
  const isAbout = POINTS.test(text)
  if (CALORIES.test(text) && (isAbout || foods.length > 0))
    return withLink(tell(recipeStrings.caloriesOnPage), recipe.title, facts.hrefs.recipe(recipe.id))
  const others = foods.filter(({ name }) => !recipe.title.toLowerCase().includes(name))
  const [added] = others
  if (added && others.length === 1 && isAbout && ADDS.test(text)) return tell(sayAdded(added, facts))
  if (others.length > 0) return undefined
  if (isAbout && MILDER.test(text)) return tell(sayMilder(recipe))
  // "This is too spicy" is trouble, and has its own answer.
  if (isAbout && ASKS_HOT.test(text) && !/\btoo spicy\b/.test(text)) return tell(sayHot(recipe))
  if (isAbout && (AHEAD.test(text) || KEEPS.test(text))) return tell(sayKeeps(recipe))
  if (FREEZES.test(text) && foods.length === 0 && isAbout) return tell(sayFreezes(recipe))
  if (TOOLS.test(text) && foods.length === 0 && recipe.equipment && recipe.equipment.length > 0)
    return tell(recipeStrings.equipmentNeeded(recipe.title, listed(recipe.equipment)))
  if (LID.test(text) && recipe.instructions.length > 0 && text.split(' ').length <= 10) {
    const lids = sentencesOf(recipe).filter((one) => LID.test(one.text.toLowerCase()))
    return tell(lids.length > 0 ? saySentences(lids) : recipeStrings.noLid(recipe.title))
  }
  if (START.test(text) && recipe.instructions[0]) return tell(recipeStrings.step(1, recipe.instructions[0]))
  if (STEPS.test(text) && recipe.instructions.length > 0)
    return tell(
      `**${recipe.title}:**\n${recipe.instructions.map((step, at) => `${at + 1}. ${step}`).join('\n')}`,
    )
  return undefined
}
