import type { Ingredient } from '#core/contracts/ingredient.ts'
import { isKindOf } from '#core/ingredients/vocabulary.ts'
import { temperaturesIn } from '#core/recipes/temperatures.ts'
import { VOCABULARY } from '../vocabulary.ts'
import type { ReadRecipe } from './reading.ts'

/** A tool in the steps, and the entries of the equipment list that cover it. */
const TOOLS: [step: RegExp, equipment: RegExp, name: string][] = [
  [/\bskillets?\b|\bfrying pan\b/i, /skillet|frying pan|cast-iron|wok|sauté pan|griddle/i, 'skillet'],
  [/\bsaucepan\b/i, /saucepan|pot\b/i, 'saucepan'],
  [/\bdutch oven\b/i, /dutch oven/i, 'Dutch oven'],
  [/\bwok\b/i, /wok|skillet/i, 'wok'],
  [/\bblender\b/i, /blender/i, 'blender'],
  [/\bfood processor\b/i, /food processor|blender/i, 'food processor'],
  [/\brice cooker\b/i, /rice cooker/i, 'rice cooker'],
  [/\bslow cooker\b/i, /slow cooker/i, 'slow cooker'],
  [/\bbaking sheets?\b|\bsheet pans?\b/i, /sheet/i, 'baking sheet'],
  [/\bloaf pan\b/i, /loaf pan/i, 'loaf pan'],
  [/\bmuffin (?:tin|pan|cups?)\b/i, /muffin|ramekin/i, 'muffin tin'],
  [/\bcake pan\b|\bspringform\b/i, /cake pan|springform|pan/i, 'cake pan'],
  [/\bbaking dish\b/i, /baking dish|casserole|pan/i, 'baking dish'],
  [/\bpie (?:dish|plate|pan)\b/i, /pie/i, 'pie dish'],
  [/\bsteamer\b/i, /steamer/i, 'steamer'],
  [/\brolling pin\b/i, /rolling pin/i, 'rolling pin'],
  [/\bwaffle iron\b/i, /waffle/i, 'waffle iron'],
  [/\bgrill\b(?! pan)/i, /grill|skillet|broiler/i, 'grill'],
  [/\bmortar\b/i, /mortar/i, 'mortar and pestle'],
  [/\bcolander\b/i, /colander|sieve|strainer/i, 'colander'],
  [/\bskewers?\b/i, /skewer/i, 'skewers'],
]
const VESSEL =
  /skillet|saucepan|stockpot|\bpot\b|dutch oven|wok|sheet pan|baking sheet|baking dish|casserole|slow cooker|rice cooker|roasting pan|frying pan|griddle|steamer|pressure cooker/i

/** A kind is as common as its parent: a kitchen with lentils may well have green ones. */
function commonness({ name, popularity }: Ingredient): number {
  return Math.max(popularity, ...isKindOf(VOCABULARY, name).map((kind) => kind.popularity))
}

function checkTags({ recipe, lines }: ReadRecipe): string[] {
  const problems: string[] = []
  const tags = recipe.tags ?? []
  if (new Set(tags).size < tags.length) problems.push('tags: one is there twice')
  const vessels = recipe.equipment.filter((tool) => VESSEL.test(tool))
  if (tags.includes('one-pot') && vessels.length !== 1)
    problems.push(
      `tags: one-pot, but the equipment has ${vessels.length} cooking vessels (${vessels.join(', ')})`,
    )
  if (tags.includes('no-cook') && recipe.cook > 0)
    problems.push(`tags: no-cook, but cook is ${recipe.cook} minutes`)
  if (tags.includes('empty-pantry')) {
    const bought = lines.flatMap(({ ingredients, parsed }) => {
      const first = ingredients[0]
      return first && !first.staple && !parsed.optional ? [first] : []
    })
    if (bought.length > 6)
      problems.push(
        `tags: empty-pantry, but ${bought.length} ingredients are no staples (at most 6): ${bought.map(({ name }) => name).join(', ')}`,
      )
    const rare = bought.filter((one) => commonness(one) < 40)
    if (rare.length > 0)
      problems.push(`tags: empty-pantry, but few kitchens have ${rare.map(({ name }) => name).join(', ')}`)
  }
  if (tags.includes('freezer-friendly') && !/freez/i.test(recipe.storage))
    problems.push('tags: freezer-friendly, but storage says nothing about freezing')
  return problems
}

/** Equipment, oven temperatures and tags agree with the steps. */
export function checkKitchen(read: ReadRecipe): string[] {
  const { recipe, text } = read
  const problems = checkTags(read)
  const equipment = recipe.equipment.join(' | ')
  for (const [inStep, inList, name] of TOOLS) {
    if (inStep.test(text) && !inList.test(equipment))
      problems.push(`equipment: the steps use a ${name}, which is not listed`)
  }
  const oven =
    /\b(?:heat|preheat) (?:the |an? )?oven|\bbake (?:for|until)|\broast (?:for|until)|\boven to\b/i.test(text)
  if (oven && !temperaturesIn(text).some(({ fahrenheit }) => fahrenheit >= 170))
    problems.push("steps: the oven is used, but no oven temperature is given ('375°F (190°C)')")
  if (
    !/fridge|refrigerat|freez|room temperature|airtight|does not keep|at once|right away|counter/i.test(
      recipe.storage,
    )
  )
    problems.push(
      'storage: say where and how long it keeps (fridge, freezer, airtight jar), or that it is best at once',
    )
  if (!/\d|overnight|at once|right away|does not keep/i.test(recipe.storage))
    problems.push('storage: say how long, in days or months')
  const cues = recipe.steps.filter((step) =>
    /\b(?:until|when|once|should|no longer|as soon as|so that|without)\b|minutes?|°F/i.test(step),
  )
  if (cues.length < recipe.steps.length / 2)
    problems.push(
      `steps: only ${cues.length} of ${recipe.steps.length} say what to look for ('until golden') or how long`,
    )
  return problems
}
