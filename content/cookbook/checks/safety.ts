import type { Ingredient } from '#core/contracts/ingredient.ts'
import { temperaturesIn } from '#core/recipes/temperatures.ts'
import { gramsWhere, type ReadRecipe } from './reading.ts'

/** Sold cooked, cured or canned: no safe temperature is needed to eat it. */
const READY =
  /bacon|pancetta|prosciutto|ham$|ham hock|pepperoni|salami|hot dog|smoked|andouille|lunch meat|pastrami|corned beef|roast beef|deli|bologna|pulled|jerky|rind|capicola|guanciale|salt pork|casing|soy|chinese sausage|tasso|bone$|speck|rotisserie|cooked|canned|carcass|anchovy|paste|bonito|dried|caviar|sardine|imitation|crabmeat|fish stick|herring|turkey bacon|chicken nugget|blood sausage|hard-boiled|substitute|replacer|meringue/
const GROUND = /^ground |sausage|bratwurst|chorizo|meatball|patty|merguez|ground meat/
const SHELLFISH = /shrimp|scallop|clam|mussel|oyster|lobster|crab|crawfish|squid|octopus|snail/
const SHELLFISH_CUE = /opaque|pink|shells? (?:have )?open|pearly|opened/i
const LEFTOVER = /leftover|cooked chicken|rotisserie|pulled pork|roast beef/
const FLOUR = /flour$|^baking mix|^pancake mix|cornmeal|bread|masa|almond meal|oats|cracker|cookie/

interface Need {
  fahrenheit: number
  why: string
}

const ANIMAL = ['meat', 'poultry', 'pork', 'fish', 'crustaceans', 'mollusks'] as const
const isPlant = (facts: Ingredient['facts']) => !ANIMAL.some((content) => facts.has(content))

function needOf({ name, category, facts }: Ingredient): Need | undefined {
  if (isPlant(facts) || READY.test(name)) return undefined
  if (category === 'poultry') return { fahrenheit: 165, why: name }
  if (category === 'meat') {
    if (/turkey|chicken/.test(name)) return { fahrenheit: 165, why: name }
    return GROUND.test(name) ? { fahrenheit: 160, why: name } : { fahrenheit: 145, why: name }
  }
  return category === 'seafood' ? { fahrenheit: 145, why: name } : undefined
}

function isCookedLine(raw: string): boolean {
  return /\b(?:cooked|leftover|canned|smoked|rotisserie)\b/i.test(raw) || /\b(?:can|cans)\b/.test(raw)
}

/** Eggs as the dish itself, or eggs that aren't baked into a dough or batter. */
function needOfEggs(read: ReadRecipe): Need | undefined {
  const eggs = gramsWhere(read, ({ category, name }) => category === 'eggs' && !READY.test(name))
  if (eggs === 0 || /hard-(?:boil|cook)|yolks are firm|boil(?:ed)? eggs/i.test(read.text)) return undefined
  const flour = gramsWhere(read, ({ name }) => FLOUR.test(name))
  const baked = /\b(?:bake|oven|roast|griddle|deep-fry|fry)\b/i.test(read.text)
  const dish = eggs / read.recipe.servings >= 40 && flour < eggs
  return dish || (flour < eggs && !baked) ? { fahrenheit: 160, why: 'eggs' } : undefined
}

function needsOf(read: ReadRecipe): Need[] {
  const { recipe, lines, text } = read
  const needs: Need[] = []
  for (const { raw, ingredients } of lines) {
    for (const ingredient of ingredients) {
      const need = isCookedLine(raw) ? undefined : needOf(ingredient)
      if (!need || (SHELLFISH.test(ingredient.name) && SHELLFISH_CUE.test(text))) continue
      needs.push(need)
    }
  }
  const eggs = needOfEggs(read)
  if (eggs) needs.push(eggs)
  const again =
    recipe.tags?.includes('leftovers') ||
    lines.some(({ ingredients }) => ingredients.some(({ name }) => LEFTOVER.test(name)))
  if (again && recipe.cook > 0 && !recipe.tags?.includes('no-cook'))
    needs.push({ fahrenheit: 165, why: 'leftovers' })
  return needs
}

/** Internal temperatures only: an oven temperature of 375°F makes nothing safe by itself. */
function internalTemperatures(text: string): number[] {
  return temperaturesIn(text)
    .map(({ fahrenheit }) => fahrenheit)
    .filter((f) => f >= 140 && f <= 212)
}

const CELSIUS: Record<number, number> = { 145: 63, 160: 71, 165: 74 }

function checkReheating({ recipe, lines }: ReadRecipe): string[] {
  if (!/\breheat|warm (?:it|them|up|through|again)|rewarm/i.test(recipe.storage)) return []
  const perishable = lines.some(({ ingredients }) =>
    ingredients.some(
      ({ category, name }) =>
        category === 'poultry' ||
        category === 'meat' ||
        category === 'seafood' ||
        category === 'eggs' ||
        /rice$/.test(name),
    ),
  )
  const baked = recipe.meal === 'bread' || recipe.meal === 'dessert'
  if (!perishable || baked || temperaturesIn(recipe.storage).some(({ fahrenheit }) => fahrenheit === 165))
    return []
  return ["storage: say how hot the leftovers must be: 'reheat to 165°F (74°C)'"]
}

/** Checks that meat, fish, eggs and leftovers state the temperature that makes them safe. */
export function checkSafety(read: ReadRecipe): string[] {
  const { recipe, lines, text } = read
  const problems = checkReheating(read)
  const stated = internalTemperatures(text)
  const needs = needsOf(read)
  if (recipe.cook === 0) {
    const raw = needs.filter(({ why }) => why !== 'leftovers')
    const safe = lines.some(({ raw: line }) => /pasteurized|sushi-grade/i.test(line))
    if (raw.length > 0 && !safe) problems.push(`raw ${raw[0]?.why} in a recipe without cooking`)
    return problems
  }
  const reported = new Set<number>()
  for (const { fahrenheit, why } of needs) {
    if (reported.has(fahrenheit) || stated.some((f) => f >= fahrenheit)) continue
    reported.add(fahrenheit)
    problems.push(
      `safe temperature: a step must say that the ${why} reaches ${fahrenheit}°F (${CELSIUS[fahrenheit]}°C)`,
    )
  }
  const measured = needs.some(({ why }) => why !== 'eggs' && why !== 'leftovers')
  if (measured && stated.length > 0 && !recipe.equipment.some((tool) => /thermometer/.test(tool)))
    problems.push("equipment: add 'instant-read thermometer', the steps give an internal temperature")
  return problems
}
