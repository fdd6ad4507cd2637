import type { KnowledgeIndex } from '../knowledge-index.ts'
import type { FoodLimits } from '../limits.ts'
import type { Frame } from '../read/follow-up.ts'
import { nameAndKinds } from '../read/lexicon.ts'
import { type Answer, type AssistantTools, type RecipeInView, said, sentences } from './answer.ts'
import { categoryOf, type Line, linesMeant, linesOf, MEATS } from './recipe-lines.ts'
import * as recipeStrings from './recipes/strings.ts'

const USES =
  /\b(?:can|could|may|should|what if) (?:i|we) (?:also |just )?(?:use|take|put in|try|make (?:it|this) with|do (?:it|this) with)\b|\b(?:will|would|does) .*\bwork\b/
/** A recipe has few lines of one kind; each costs a lookup. */
const MOST_ASKED = 4
/** Any of them can be the heart of a dish: tofu for chicken. */
const HEARTS = new Set<string>([...MEATS, 'legumes', 'dairy'])

/** When the other one is done: it cooks faster or slower. */
function sayDone(comes: string, category: string): string {
  if (category === 'poultry') return recipeStrings.donePoultry
  if (category === 'seafood') return recipeStrings.doneSeafood
  return comes.includes('ground') ? recipeStrings.doneGroundMeat : recipeStrings.doneMeat
}

const sayKin = (comes: string, line: Line, category: string) =>
  sentences(
    recipeStrings.sameAmountInstead({ comes, goes: line.name, line: line.text }),
    MEATS.has(category) ? sayDone(comes, category) : '',
  )

/** "Can I use chicken breast", with a recipe open: in place of which of its lines, and how much. */
export async function writeUseInstead(
  { text, foods }: Frame,
  recipe: RecipeInView,
  limits: FoodLimits,
  tools: AssistantTools,
  facts: KnowledgeIndex,
): Promise<Answer | undefined> {
  const [comes] = foods
  if (!comes || foods.length > 1 || !USES.test(text)) return undefined
  const lines = linesOf(recipe, facts)
  if (linesMeant(comes.name, lines, facts).length > 0) return undefined
  const category = categoryOf(comes.name, facts)
  const kinds = nameAndKinds(comes.name, facts.lexicon)
  const last = (name: string) => name.split(' ').at(-1)
  const isKin = ({ name }: Line) =>
    nameAndKinds(name, facts.lexicon).some((kind) => kinds.includes(kind)) ||
    (category === 'vegetables' && last(name) === last(comes.name))
  const isNear = (line: Line) => {
    const own = categoryOf(line.name, facts) ?? ''
    return isKin(line) || own === category || (HEARTS.has(category ?? '') && MEATS.has(own))
  }
  const near = lines
    .filter(isNear)
    .sort((a, b) => Number(isKin(b)) - Number(isKin(a)))
    .slice(0, MOST_ASKED)
  for (const line of near) {
    if (isKin(line)) return said('recipe', sayKin(comes.words, line, category ?? ''))
    const found = await tools.substitutes(line.name, { context: recipe.title, limits })
    const swap = found?.substitutions.find(({ substitute }) => ` ${substitute} `.includes(` ${comes.name} `))
    if (swap) return said('recipe', recipeStrings.swapInstead({ ...swap, goes: line.name }))
  }
  // Another animal, or another cut of none that is listed.
  const meat = near.find(({ name }) => MEATS.has(categoryOf(name, facts) ?? ''))
  return meat && MEATS.has(category ?? '')
    ? said('recipe', sayKin(comes.words, meat, category ?? ''))
    : undefined
}
