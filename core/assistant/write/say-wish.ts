import type { Need } from '../../contracts/food-facts.ts'
import { listed } from '../../food-facts/labels.ts'
import { inWords, sayFits } from '../../food-facts/sentence.ts'
import { pluralWord } from '../../recipes/word-number.ts'
import { capital } from '../../text/capital.ts'
import { type FoodLimits, sayLimits } from '../limits.ts'
import { DISHES } from '../read/dishes.ts'
import type { Meal, RecipeWish } from '../recipe-wish.ts'
import * as strings from './strings.ts'

const MEAL_NAMES: Readonly<Record<Meal, string>> = {
  breakfast: strings.breakfasts,
  lunch: strings.lunches,
  dinner: strings.dinners,
  snack: strings.snacks,
  dessert: strings.desserts,
  side: strings.sideDishes,
  soup: strings.soups,
  salad: strings.salads,
  drink: strings.drinks,
  bread: strings.breads,
}

const OCCASION_SAYS: Readonly<Record<NonNullable<RecipeWish['occasion']>, string>> = {
  potluck: strings.forPotluck,
  'date night': strings.forDateNight,
  picnic: strings.forPicnic,
  'meal prep': strings.forMealPrep,
  freezer: strings.forFreezer,
  party: strings.forGuests,
}

/** "curries", "dinners", "recipes". */
export function nounOf({ named, dish, meal }: RecipeWish): string {
  if (named) return strings.recipesFor(named)
  const plural = dish && DISHES.get(dish)?.plural
  return plural ?? (meal ? MEAL_NAMES[meal] : strings.recipes)
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
  return all.length > 0 ? strings.without(listed(all, 'or')) : ''
}

export const sayMinutes = (minutes: number): string =>
  minutes >= 60 && minutes % 60 === 0 ? strings.hours(minutes / 60) : strings.minutesLong(minutes)

/** A wish in plain words: "Vegan dinners without tofu, under 30 minutes". */
export function sayWish(wish: RecipeWish): string {
  const { limits, cuisine, foods, minutes, servings } = wish
  const gear = wish.gear.map((one) => one.replace(' ', '-'))
  const before = [
    ...wish.moods,
    ...(wish.kids ? [strings.kidFriendly] : []),
    ...limits.diets,
    ...(cuisine ? [capital(cuisine)] : []),
    ...gear.filter((one) => !one.startsWith('no-')),
  ].join(' ')
  const people = sayLimits({ avoid: [], diets: [], foods: [], people: limits.people })
  const after = [
    notFoods(limits, wish.notDishes),
    people,
    ...(wish.gear.includes('no oven') ? [strings.withoutOven] : []),
    ...(wish.gear.includes('no cooking') ? [strings.withoutCooking] : []),
    minutes === undefined ? '' : strings.under(sayMinutes(minutes)),
    wish.overnight ? strings.notCountingNight : '',
    wish.ingredients === undefined ? '' : strings.ingredientsAtMost(wish.ingredients),
    servings === undefined ? '' : strings.forPeople(servings),
    wish.occasion ? OCCASION_SAYS[wish.occasion] : '',
  ].filter((part) => part !== '')
  const names = inWords(foods.map(sayFood))
  const isLeftover = wish.leftovers && !names.startsWith('leftover')
  const uses =
    foods.length > 0 ? ` ${isLeftover ? strings.withLeftover(names) : strings.withFoods(names)}` : ''
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
  if (foods.includes(first)) return strings.whyAvoided
  return (avoid as readonly string[]).includes(first)
    ? strings.whyContains(first)
    : strings.whyNot(sayFits(first as Need))
}
