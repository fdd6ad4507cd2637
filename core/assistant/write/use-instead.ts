import type { KnowledgeIndex } from '../knowledge-index.ts'
import type { FoodLimits } from '../limits.ts'
import type { Frame } from '../read/follow-up.ts'
import { nameAndKinds } from '../read/lexicon.ts'
import { type Answer, type AssistantTools, type RecipeInView, said } from './answer.ts'
import { categoryOf, type Line, linesMeant, linesOf, MEATS } from './recipe-lines.ts'

const USES =
  /\b(?:can|could|may|should|what if) (?:i|we) (?:also |just )?(?:use|take|put in|try|make (?:it|this) with|do (?:it|this) with)\b|\b(?:will|would|does) .*\bwork\b/
/** A recipe has few lines of one kind; each costs a lookup. */
const MOST_ASKED = 4
/** Any of them can be the heart of a dish: tofu for chicken. */
const HEARTS = new Set<string>([...MEATS, 'legumes', 'dairy'])

/** When the other one is done: it cooks faster or slower. */
function sayDone(comes: string, category: string): string {
  if (category === 'poultry') return ' Go by the thermometer, not by the clock: 165 °F (74 °C).'
  if (category === 'seafood')
    return ' It cooks much faster, so add it for the last 3 to 5 minutes, until it is opaque all through.'
  return comes.includes('ground')
    ? ' Brown it until no pink is left: 160 °F (71 °C).'
    : ' It takes another time: a tender cut is done at 145 °F (63 °C), a stewing cut when a fork goes in easily.'
}

const sayKin = (comes: string, line: Line, category: string) =>
  `Yes, ${comes} works instead of the ${line.name}: take the same amount (${line.text}).${MEATS.has(category) ? sayDone(comes, category) : ''}`

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
    if (swap)
      return said(
        'recipe',
        `Yes, instead of the ${line.name}: **${swap.substitute}**, ${swap.ratio}. ${swap.notes}`,
      )
  }
  // Another animal, or another cut of none that is listed.
  const meat = near.find(({ name }) => MEATS.has(categoryOf(name, facts) ?? ''))
  return meat && MEATS.has(category ?? '')
    ? said('recipe', sayKin(comes.words, meat, category ?? ''))
    : undefined
}
