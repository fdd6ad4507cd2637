import type { Need } from '../../contracts/food-facts.ts'
import { inWords, sayFits } from '../../food-facts/sentence.ts'
import { pluralWord } from '../../recipes/word-number.ts'
import { capital } from '../../text/capital.ts'
import { listed } from '../../text/listed.ts'
import { type FoodLimits, sayLimits } from '../limits.ts'
import { DISHES } from '../read/dishes.ts'
import type { Meal, RecipeWish } from '../recipe-wish.ts'
import * as recipeStrings from './recipes/strings.ts'
import * as strings from './strings.ts'

const MEAL_NAMES: Readonly<Record<Meal, string>> = {
  breakfast: recipeStrings.breakfasts,
  lunch: recipeStrings.lunches,
  dinner: recipeStrings.dinners,
  snack: recipeStrings.snacks,
  dessert: recipeStrings.desserts,
  side: recipeStrings.sideDishes,
  soup: recipeStrings.soups,
  salad: recipeStrings.salads,
  drink: recipeStrings.drinks,
  bread: recipeStrings.breads,
}

const OCCASION_SAYS: Readonly<Record<NonNullable<RecipeWish['occasion']>, string>> = {
  potluck: recipeStrings.forPotluck,
  'date night': recipeStrings.forDateNight,
  picnic: recipeStrings.forPicnic,
  'meal prep': recipeStrings.forMealPrep,
  freezer: recipeStrings.forFreezer,
  party: recipeStrings.forGuests,
}

/** "curries", "dinners", "recipes". */
export function nounOf({ named, dish, meal }: RecipeWish): string {
  if (named) return recipeStrings.recipesFor(named)
  const plural = dish && DISHES.get(dish)?.plural
  return plural ?? (meal ? MEAL_NAMES[meal] : recipeStrings.recipes)
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
  return all.length > 0 ? recipeStrings.without(listed(all, 'or')) : ''
}

export const sayMinutes = (minutes: number): string =>
  minutes >= 60 && minutes % 60 === 0 ? recipeStrings.hours(minutes / 60) : strings.minutesLong(minutes)

/** A wish in plain words: "Vegan dinners without tofu, under 30 minutes". */
export function sayWish(wish: RecipeWish): string {
  const { limits, cuisine, foods, minutes, servings } = wish
  const gear = wish.gear.map((one) => one.replace(' ', '-'))
  const before = [
    ...wish.moods,
    ...(wish.kids ? [recipeStrings.kidFriendly] : []),
    ...limits.diets,
    ...(cuisine ? [capital(cuisine)] : []),
    ...gear.filter((one) => !one.startsWith('no-')),
  ].join(' ')
  const people = sayLimits({ avoid: [], diets: [], foods: [], people: limits.people })
  const after = [
    notFoods(limits, wish.notDishes),
    people,
    ...(wish.gear.includes('no oven') ? [recipeStrings.withoutOven] : []),
    ...(wish.gear.includes('no cooking') ? [recipeStrings.withoutCooking] : []),
    minutes === undefined ? '' : recipeStrings.under(sayMinutes(minutes)),
    wish.overnight ? recipeStrings.notCountingNight : '',
    wish.ingredients === undefined ? '' : recipeStrings.ingredientsAtMost(wish.ingredients),
    servings === undefined ? '' : recipeStrings.forPeople(servings),
    wish.occasion ? OCCASION_SAYS[wish.occasion] : '',
  ].filter((part) => part !== '')
  const names = inWords(foods.map(sayFood))
  const isLeftover = wish.leftovers && !names.startsWith('leftover')
  const uses =
    foods.length > 0
      ? ` ${isLeftover ? recipeStrings.withLeftover(names) : recipeStrings.withFoods(names)}`
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
  if (foods.includes(first)) return recipeStrings.whyAvoided
  return (avoid as readonly string[]).includes(first)
    ? recipeStrings.whyContains(first)
    : recipeStrings.whyNot(sayFits(first as Need))
}
