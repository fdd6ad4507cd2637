import type { Need } from '../../contracts/food-facts.ts'
import { inWords, sayFits } from '../../food-facts/sentence.ts'
import { pluralWord } from '../../recipes/word-number.ts'
import { capital } from '../../text/capital.ts'
import { type FoodLimits, sayLimits } from '../limits.ts'
import { DISHES } from '../read/dishes.ts'
import type { Meal, RecipeWish } from '../recipe-wish.ts'

const MEAL_NAMES: Readonly<Record<Meal, string>> = {
  breakfast: 'breakfasts',
  lunch: 'lunches',
  dinner: 'dinners',
  snack: 'snacks',
  dessert: 'desserts',
  side: 'side dishes',
  soup: 'soups',
  salad: 'salads',
  drink: 'drinks',
  bread: 'breads',
}

const OCCASION_SAYS: Readonly<Record<NonNullable<RecipeWish['occasion']>, string>> = {
  potluck: 'for a potluck',
  'date night': 'for date night',
  picnic: 'for a picnic',
  'meal prep': 'for meal prep',
  freezer: 'for the freezer',
  party: 'for guests',
}

/** "curries", "dinners", "recipes". */
export function nounOf({ named, dish, meal }: RecipeWish): string {
  if (named) return `${named} recipes`
  const plural = dish && DISHES.get(dish)?.plural
  return plural ?? (meal ? MEAL_NAMES[meal] : 'recipes')
}

const COUNTED =
  /\b(?:egg|chickpea|carrot|banana|potato|tomato|bean|lentil|mushroom|noodle|apple|onion|pepper|leek|beet|pea|berry|blueberry|strawberry|lemon|lime|avocado|peach|pear|cucumber|sausage|chop|thigh|breast|drumstick|tortilla|oat|scallop|clam|mussel)$/

/** "eggs", "chickpeas", "feta". */
export const sayFood = (food: string): string => {
  const name = food.replace(/ cheese$/, (end) => (food === 'cream cheese' ? end : ''))
  return COUNTED.test(name) ? name.replace(/\w+$/, pluralWord) : name
}

function notFoods({ avoid, foods }: FoodLimits, notDishes: readonly string[]): string {
  const all = [...avoid, ...foods.map(sayFood), ...notDishes]
  const last = all.length > 1 ? `${all.slice(0, -1).join(', ')} or ${all.at(-1)}` : all[0]
  return last === undefined ? '' : `without ${last}`
}

export const sayMinutes = (minutes: number): string =>
  minutes > 60 && minutes % 60 === 0
    ? `${minutes / 60} hours`
    : minutes === 60
      ? '1 hour'
      : `${minutes} minutes`

/** A wish in plain words: "Vegan dinners without tofu, under 30 minutes". */
export function sayWish(wish: RecipeWish): string {
  const { limits, cuisine, foods, minutes, servings } = wish
  const gear = wish.gear.map((one) => one.replace(' ', '-'))
  const before = [
    ...wish.moods,
    ...(wish.kids ? ['kid-friendly'] : []),
    ...limits.diets,
    ...(cuisine ? [capital(cuisine)] : []),
    ...gear.filter((one) => !one.startsWith('no-')),
  ].join(' ')
  const people = sayLimits({ avoid: [], diets: [], foods: [], people: limits.people })
  const after = [
    notFoods(limits, wish.notDishes),
    people,
    ...(wish.gear.includes('no oven') ? ['without an oven'] : []),
    ...(wish.gear.includes('no cooking') ? ['without cooking'] : []),
    minutes === undefined ? '' : `under ${sayMinutes(minutes)}`,
    wish.overnight ? 'not counting the night' : '',
    wish.ingredients === undefined ? '' : `${wish.ingredients} ingredients or fewer`,
    servings === undefined ? '' : `for ${servings}`,
    wish.occasion ? OCCASION_SAYS[wish.occasion] : '',
  ].filter((part) => part !== '')
  const uses =
    foods.length > 0
      ? ` with ${wish.leftovers ? 'leftover ' : ''}${inWords(foods.map(sayFood))}`.replace(
          'leftover leftover',
          'leftover',
        )
      : ''
  const [first = '', ...rest] = after
  const joint =
    first === ''
      ? ''
      : uses === '' && /^(?:without|for|under|safe|no)\b/.test(first)
        ? ` ${first}`
        : `, ${first}`
  return capital(`${before} ${nounOf(wish)}${uses}${joint}${rest.map((part) => `, ${part}`).join('')}`.trim())
}

/** Why a named food isn't cooked with. */
export function sayLeftOut(first: Need | string, { foods, avoid }: FoodLimits): string {
  if (foods.includes(first)) return 'you avoid it'
  return (avoid as readonly string[]).includes(first)
    ? `contains ${first}`
    : `isn’t ${sayFits(first as Need)}`
}
