import type { Ingredient } from '#core/contracts/ingredient.ts'
import { proteinOf } from '#core/recipes/protein.ts'
import type { Meal } from '../record.ts'
import { VOCABULARY } from '../vocabulary.ts'
import { gramsWhere, type ReadRecipe } from './reading.ts'

/** Grams of all listed ingredients per serving. Wide on purpose: this catches typos, it isn't dietary advice. */
const PLATE: Record<Meal, [number, number]> = {
  breakfast: [60, 700],
  lunch: [140, 900],
  dinner: [180, 1000],
  side: [50, 450],
  soup: [220, 1000],
  salad: [70, 700],
  bread: [25, 260],
  dessert: [15, 400],
  snack: [10, 320],
  drink: [60, 700],
}
const PROTEIN_BOUNDS: [number, number] = [12, 66]
const MAINS: ReadonlySet<Meal> = new Set(['lunch', 'dinner'])

function isStarch({ name, category }: Ingredient): boolean {
  if (category === 'grains' || category === 'pasta' || category === 'bread') return true
  return /potato|yam|plantain|yuca|^corn$|flour$|gnocchi|polenta|french fry|hash browns|tater|cornmeal|masa/.test(
    name,
  )
}

/** Cooked weight is what matters: dry grains and pasta absorb two to three times their weight. */
function starchOf(read: ReadRecipe): number {
  return read.lines.reduce((sum, { ingredients, grams, raw }) => {
    const first = ingredients[0]
    if (!first || !isStarch(first)) return sum
    const dry =
      (first.category === 'grains' || first.category === 'pasta') &&
      !/\b(?:cooked|leftover|fresh|day-old|gnocchi|ravioli|tortellini|wrappers?|udon)\b/i.test(raw)
    return sum + (grams ?? 0) * (dry ? 2.5 : 1)
  }, 0)
}

function proteinPerHead(read: ReadRecipe): number {
  const grams = read.lines.reduce((sum, { ingredients, grams: weight, raw }) => {
    const first = ingredients[0]
    return first ? sum + ((weight ?? 0) * proteinOf(first, raw, VOCABULARY)) / 100 : sum
  }, 0)
  return grams / read.recipe.servings
}

function checkMain(read: ReadRecipe): string[] {
  const { servings } = read.recipe
  const problems: string[] = []
  const protein = proteinPerHead(read)
  const [low, high] = PROTEIN_BOUNDS
  if (protein < low || protein > high)
    problems.push(
      `portions: about ${Math.round(protein)} g protein a head; a main has 15 to 60 g (check amounts and servings)`,
    )
  const starch = starchOf(read) / servings
  const vegetables =
    gramsWhere(
      read,
      ({ category, name }) => ['vegetables', 'fruits', 'legumes'].includes(category) || /tomato/.test(name),
    ) / servings
  if (starch > 480) problems.push(`portions: about ${Math.round(starch)} g cooked starch a head is too much`)
  if (starch + vegetables < 60)
    problems.push(
      `portions: only ${Math.round(starch + vegetables)} g starch and vegetables a head; a main needs something beside the protein (or list what it is served with)`,
    )
  return problems
}

/** Checks that servings and amounts are plausible. */
export function checkPortions(read: ReadRecipe): string[] {
  const { meal, servings, tags } = read.recipe
  const problems = MAINS.has(meal) ? checkMain(read) : []
  const plate = gramsWhere(read, () => true) / servings
  const [low, high] = PLATE[meal]
  // Frying oil and brines are listed by the liter and not eaten.
  // Water that dry pasta absorbs ends up on the plate, though it isn't on the list.
  const swollen = plate + (starchOf(read) - gramsWhere(read, isStarch)) / servings
  if (swollen < low)
    problems.push(
      `portions: all that is listed comes to ${Math.round(plate)} g a head; a ${meal} has at least ${low} g`,
    )
  if (plate > high && !/deep-fry|for frying|brine/i.test(`${read.text} ${read.recipe.ingredients.join(' ')}`))
    problems.push(
      `portions: all that is listed comes to ${Math.round(plate)} g a head; a ${meal} has at most ${high} g`,
    )
  const salt = gramsWhere(read, ({ name }) => /^(?:kosher |sea |table )?salt$/.test(name)) / servings
  if (
    salt > 5 &&
    !/salted water|brine|boiling water|pot of water|drain/i.test(read.text) &&
    !tags?.includes('make-ahead')
  )
    problems.push(`portions: ${salt.toFixed(1)} g salt a head; about 1/4 teaspoon (1.5 g) is enough`)
  return problems
}
