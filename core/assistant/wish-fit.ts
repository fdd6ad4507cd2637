import { allergenBits, dietBits } from '../contracts/food-facts.ts'
import type { ExternalRecipeRow } from '../contracts/rows.ts'
import { totalOf } from '../contracts/total-time.ts'
import { isCuisine } from '../matching/cuisines-of.ts'
import { fold, normalWords } from '../text/normalise.ts'
import type { FoodLimits } from './limits.ts'
import { isDish } from './read/dishes.ts'
import type { Gear, Meal, RecipeWish } from './recipe-wish.ts'

/** What a wish is compared with. */
export type WishedRow = Pick<
  ExternalRecipeRow,
  | 'id'
  | 'title'
  | 'ingredients'
  | 'instructions'
  | 'prep_time_minutes'
  | 'cooking_time_minutes'
  | 'rest_time_minutes'
  | 'servings'
  | 'difficulty_level'
  | 'cuisine_type'
  | 'dietary_tags'
  | 'quality_score'
  | 'meal'
  | 'equipment'
  | 'tags'
  | 'allergens'
  | 'line_weights'
  | 'kind'
  | 'foods'
> &
  // A device may have stored the row before it had other names.
  Partial<Pick<ExternalRecipeRow, 'also_called'>>

const HOT =
  /\b(?:cayenne|chil[ei]s? flakes|red pepper flakes|jalape\w+|serrano|habanero|sriracha|gochu\w+|hot sauce|chipotle\w*|thai chil\w+|bird s eye|curry paste|scotch bonnet|harissa|sambal|chil[ei] (?:oil|crisp|paste|garlic)|hot pepper|kimchi|hot (?:chil[ei]|paprika)|fresh chil\w+|red chil\w+|green chil\w+|sichuan)\b/
const plainLine = (line: string) => fold(line).replace(/[-']/g, ' ')
export const isHot = (line: string) => HOT.test(plainLine(line))
export const isSpicy = (row: WishedRow) => row.ingredients.some(isHot)

const plainTitle = (row: WishedRow) => fold(row.title).replace(/-/g, ' ')
const toolsOf = (row: WishedRow) => `${plainTitle(row)}\n${fold(row.equipment.join('\n')).replace(/-/g, ' ')}`
const stepsOf = (row: WishedRow) =>
  fold(row.instructions.join('\n'))
    .replace(/-/g, ' ')
    .replace(/\bdutch ovens?\b/g, 'pot')

const BAKEWARE =
  /\b(?:baking (?:sheets?|dish|pan)|sheet pans?|roasting pan|muffin tin|loaf pan|cake pan|springform|pie (?:dish|plate)|(?<!dutch )ovens?)\b/
const usesOven = (row: WishedRow) =>
  BAKEWARE.test(fold(row.equipment.join('\n'))) || /\b(?:ovens?|broil\w*|preheat)\b/.test(stepsOf(row))

const hasTag = (row: WishedRow, tag: string) =>
  row.tags.some((one) => one.toLowerCase() === tag) || plainTitle(row).includes(tag.replace('-', ' '))

const GEAR_FITS: Readonly<Record<Gear, (row: WishedRow) => boolean>> = {
  'one pot': (row) => hasTag(row, 'one-pot'),
  'sheet pan': (row) => /\bsheet pan\b/.test(toolsOf(row)),
  'air fryer': (row) => /\bair ?fr/.test(`${toolsOf(row)}\n${stepsOf(row)}`),
  'slow cooker': (row) => /\bslow cooker\b/.test(`${toolsOf(row)}\n${stepsOf(row)}`),
  'pressure cooker': (row) => /\b(?:pressure cooker|instant pot)\b/.test(`${toolsOf(row)}\n${stepsOf(row)}`),
  grill: (row) => /\bgrill/.test(`${toolsOf(row)}\n${stepsOf(row)}`),
  'no oven': (row) => !usesOven(row),
  'no cooking': (row) => hasTag(row, 'no-cook') || row.cooking_time_minutes === 0,
}

/** What else answers a wish for a meal, after the recipes that are marked with it. */
const MEALS_FOR: Readonly<Record<Meal, readonly string[]>> = {
  breakfast: ['breakfast'],
  lunch: ['lunch', 'salad', 'soup'],
  dinner: ['dinner', 'soup'],
  snack: ['snack'],
  dessert: ['dessert'],
  side: ['side', 'salad'],
  soup: ['soup'],
  salad: ['salad'],
  drink: ['drink'],
  bread: ['bread'],
}
const KIND_OF: Partial<Record<Meal, string>> = {
  breakfast: 'breakfast',
  lunch: 'meal',
  dinner: 'meal',
  dessert: 'sweet',
  drink: 'drink',
  side: 'side',
  snack: 'side',
  bread: 'baking',
}

/** On a hot day a salad is dinner. */
export const mealsFor = ({ moods }: RecipeWish, meal: Meal): readonly string[] =>
  (meal === 'dinner' || meal === 'lunch') && (moods.includes('cold') || moods.includes('light'))
    ? [...new Set([...MEALS_FOR[meal], 'salad', 'lunch'])]
    : MEALS_FOR[meal]

function fitsMeal(row: WishedRow, wish: RecipeWish, meal: Meal): boolean {
  if (row.meal) return mealsFor(wish, meal).includes(row.meal.toLowerCase())
  return isDish(meal, row) || (KIND_OF[meal] !== undefined && row.kind === KIND_OF[meal])
}

const bare = (food: string) => food.replace(/^(?:cooked|leftover|canned|fresh|frozen) /, '')

/** Is a food in a recipe, under its own name or as a kind of it? */
export function usesFood(row: WishedRow, food: string): boolean {
  const names = new Set([food, bare(food)])
  if (row.foods.some((one) => names.has(one)) || inTitle(row, food)) return true
  const wanted = normalWords(bare(food))
  return row.foods.length === 0 && row.ingredients.some((line) => holds(normalWords(line), wanted))
}
const holds = (words: readonly string[], wanted: readonly string[]) =>
  wanted.length > 0 && words.some((_, at) => wanted.every((word, i) => words[at + i] === word))

export const inTitle = (row: { title: string }, food: string) =>
  holds(normalWords(row.title), normalWords(bare(food)))

/** Of one or two foods each counts; of more, half of them make a dish of it. */
const foodsNeeded = ({ foods }: RecipeWish) =>
  foods.length <= 2 ? foods.length : Math.ceil(foods.length / 2)

const STAPLE = /\b(?:salt|black pepper|water|(?:olive|vegetable|canola|neutral) oil)\b/
export const ingredientCount = (row: WishedRow) =>
  row.ingredients.filter((line) => !STAPLE.test(fold(line))).length

const activeOf = (row: WishedRow) => totalOf({ ...row, rest_time_minutes: 0 })

function fitsMoods(row: WishedRow, { moods }: RecipeWish): boolean {
  return moods.every((mood) => {
    if (mood === 'easy') return row.difficulty_level === 'easy'
    if (mood === 'mild') return !isSpicy(row)
    if (mood === 'spicy') return isSpicy(row)
    if (mood === 'cold')
      return (
        hasTag(row, 'no-cook') ||
        row.cooking_time_minutes === 0 ||
        row.meal === 'salad' ||
        /\b(?:cold|chilled|iced?|frozen|salad|summer)\b/.test(plainTitle(row))
      )
    return true
  })
}

function fitsOccasion(row: WishedRow, { occasion }: RecipeWish): boolean {
  if (occasion === 'freezer') return hasTag(row, 'freezer-friendly')
  if (occasion === 'meal prep') return hasTag(row, 'make-ahead') || hasTag(row, 'freezer-friendly')
  if (occasion === 'picnic')
    return row.kind !== 'meal' || hasTag(row, 'make-ahead') || row.meal === 'salad' || hasTag(row, 'no-cook')
  return true
}

/** Do the facts of a recipe keep diets and allergies? The lines themselves are checked elsewhere. */
export function fitsLimits(row: WishedRow, limits: FoodLimits): boolean {
  const diets = dietBits([...limits.diets])
  return (
    (dietBits(row.dietary_tags) & diets) === diets &&
    (allergenBits(row.allergens) & allergenBits([...limits.avoid])) === 0
  )
}

/** Does a recipe keep everything that a wish says? The lines themselves are checked for limits elsewhere. */
export function fitsWish(row: WishedRow, wish: RecipeWish): boolean {
  const { meal, dish, named, minutes, cuisine, limits, ingredients } = wish
  const time = wish.overnight ? activeOf(row) : totalOf(row)
  if (!fitsLimits(row, limits)) return false
  if (wish.notDishes.some((one) => isDish(one, row))) return false
  // A dish may be left out by its name: "besides mashed potatoes".
  if (limits.foods.some((food) => inTitle(row, food))) return false
  if (meal !== undefined && !fitsMeal(row, wish, meal)) return false
  if (named !== undefined) {
    const words = normalWords(named)
    const isNamed = (name: string) => {
      const title = normalWords(name)
      return words.every((word) => title.includes(word))
    }
    if (![row.title, ...(row.also_called ?? [])].some(isNamed)) return false
  } else if (dish !== undefined && !isDish(dish, row)) return false
  if (meal === undefined && dish === undefined && named === undefined && !fitsAnyMeal(row, wish)) return false
  if (wish.foods.filter((food) => usesFood(row, food)).length < foodsNeeded(wish)) return false
  if (minutes !== undefined && (time === null || time > minutes)) return false
  if (cuisine !== undefined && !isCuisine(row.cuisine_type, cuisine)) return false
  if (!wish.gear.every((gear) => GEAR_FITS[gear](row))) return false
  if (wish.kids && (!hasTag(row, 'kid-friendly') || isSpicy(row))) return false
  if (ingredients !== undefined && ingredientCount(row) > ingredients) return false
  return fitsMoods(row, wish) && fitsOccasion(row, wish)
}

/** Without a meal or a dish, a dish that makes one; with named foods, whatever is made of them. */
function fitsAnyMeal(row: WishedRow, { foods, occasion }: RecipeWish): boolean {
  if (row.kind === 'sauce' || row.kind === 'drink') return false
  return (
    foods.length > 0 ||
    occasion === 'picnic' ||
    row.kind === null ||
    row.kind === 'meal' ||
    row.kind === 'breakfast'
  )
}

export const tagged = hasTag
