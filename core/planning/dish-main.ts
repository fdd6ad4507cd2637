import type { Category, Ingredient } from '../contracts/ingredient.ts'
import { isKindOf, type Vocabulary } from '../ingredients/vocabulary.ts'

/** A line of a dish: what it names, how much of it, and whether it makes the dish what it is. */
interface DishLine {
  ingredient: Ingredient | undefined
  grams: number | null
  isMain: boolean
}

const FLESH: ReadonlySet<Category> = new Set(['meat', 'poultry', 'seafood'])
const PROTEIN: ReadonlySet<Category> = new Set([...FLESH, 'legumes', 'eggs'])
const STARCH: ReadonlySet<Category> = new Set(['pasta', 'grains', 'bread'])
/** They carry or flavor a dish; none is about them. */
const NEVER: ReadonlySet<Category> = new Set([
  ...(['herbs', 'spices', 'oils', 'condiments', 'sweeteners', 'drinks', 'baking'] as const),
])
/** Too general to tell two dinners apart. */
const GENERAL = new Set(['meat', 'poultry', 'seafood', 'vegetable', 'fruit', 'shellfish', 'herb', 'nut'])
const FILLING = new Set([
  'potato',
  'sweet potato',
  'tofu',
  'tempeh',
  'seitan',
  'bread',
  'tortilla',
  'dumpling wrapper',
])

const isTofu = ({ name }: Ingredient) => /\b(tofu|tempeh|seitan)$/.test(name)

/** Milk and cream are what it is cooked in. */
const isPoured = ({ name, category }: Ingredient) => category === 'dairy' && !/\b(cheese|paneer)\b/.test(name)

/** Meat and fish before beans and eggs, those before vegetables and cheese, and all before what they are served with. */
function rank(ingredient: Ingredient): number {
  if (FLESH.has(ingredient.category)) return 4
  if (PROTEIN.has(ingredient.category) || isTofu(ingredient)) return 3
  if (isPoured(ingredient)) return 0
  return STARCH.has(ingredient.category) ? 1 : 2
}

/** "chicken" for chicken thighs, "fish" for cod. */
function generally(ingredient: Ingredient, vocabulary: Vocabulary): string {
  const kinds = isKindOf(vocabulary, ingredient.name).map(({ name }) => name)
  return kinds.filter((name) => !GENERAL.has(name)).at(-1) ?? ingredient.name
}

/** The food that a dish is about; null if unclear. */
export function mainOf(lines: readonly DishLine[], vocabulary: Vocabulary): string | null {
  const main = lines.flatMap(({ ingredient, grams, isMain }) =>
    isMain && ingredient && !NEVER.has(ingredient.category) ? { ingredient, grams: grams ?? 0 } : [],
  )
  const [first] = main.sort((a, b) => rank(b.ingredient) - rank(a.ingredient) || b.grams - a.grams)
  return first ? generally(first.ingredient, vocabulary) : null
}

/** Something in it makes it a meal; a plate of broccoli is none. */
export function fillsUp(lines: readonly DishLine[], vocabulary: Vocabulary): boolean {
  return lines.some(({ ingredient, grams }) => {
    if (!ingredient || (grams !== null && grams < 40)) return false
    if (PROTEIN.has(ingredient.category) || STARCH.has(ingredient.category) || isTofu(ingredient)) return true
    const kin = [ingredient.name, ...isKindOf(vocabulary, ingredient.name).map(({ name }) => name)]
    return kin.some((name) => FILLING.has(name))
  })
}
