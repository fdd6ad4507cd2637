import { capital } from '../../text/capital.ts'
import { listed } from '../../text/listed.ts'
import type { Gear, Meal, Mood, RecipeWish } from '../recipe-wish.ts'
import * as recipeStrings from './recipes/strings.ts'
import { nounOf, sayFood, sayMinutes, sayWish } from './say-wish.ts'

interface Relaxed {
  wish: RecipeWish
  /** Says what was given up, before the recipes that it finds. */
  says: (longest: number) => string
}

const LONGER = [15, 20, 30, 45, 60, 90]
/** What someone can't do without is never given up. */
const FIXED_GEAR = new Set<Gear>(['no oven', 'no cooking'])
const OPEN_MOODS = new Set<Mood>(['easy', 'spicy', 'cold'])

/** Nothing else does for them. */
const OWN_MEALS = new Set<Meal>(['dessert', 'drink'])

/** When a dish is. */
const NEAR_MEAL: Readonly<Record<string, Meal>> = {
  smoothie: 'drink',
  cocktail: 'drink',
  cake: 'dessert',
  cookie: 'dessert',
  brownie: 'dessert',
  pie: 'dessert',
  'ice cream': 'dessert',
  pudding: 'dessert',
  crumble: 'dessert',
  pancake: 'breakfast',
  waffle: 'breakfast',
  oatmeal: 'breakfast',
  muffin: 'breakfast',
  omelet: 'breakfast',
  dip: 'snack',
}

/** The same wish with one thing given up, the nearest first. Diets, allergies and foods left out always stay. */
function singles(wish: RecipeWish): Relaxed[] {
  const { minutes, cuisine, gear, foods, moods, meal, dish, named } = wish
  const all: Relaxed[] = []
  const add = (change: Partial<RecipeWish>, says: Relaxed['says']) =>
    all.push({ wish: { ...wish, ...change }, says })
  if (minutes !== undefined) {
    for (const most of LONGER.filter((one) => one > minutes).slice(0, 3))
      add({ minutes: most }, (longest) => recipeStrings.theseTakeAtMost(sayMinutes(longest)))
    add({ minutes: undefined }, () => recipeStrings.theseTakeLonger)
  }
  if (wish.ingredients !== undefined) add({ ingredients: undefined }, () => recipeStrings.theseNeedMore)
  if (wish.occasion !== undefined) add({ occasion: undefined }, () => recipeStrings.theseComeClose)
  if (moods.some((mood) => OPEN_MOODS.has(mood)))
    add({ moods: moods.filter((mood) => !OPEN_MOODS.has(mood)) }, () =>
      recipeStrings.theseAreNotAll(
        listed(
          moods.filter((mood) => OPEN_MOODS.has(mood)),
          'or',
        ),
      ),
    )
  const fixed = gear.filter((one) => FIXED_GEAR.has(one))
  if (fixed.length < gear.length) add({ gear: fixed }, () => recipeStrings.theseAreMadeAnotherWay)
  if (cuisine !== undefined) add({ cuisine: undefined }, () => recipeStrings.theseAreNot(capital(cuisine)))
  if (wish.kids) add({ kids: false, moods: [...moods, 'mild'] }, () => recipeStrings.theseAreMild)
  if (foods.length > 1)
    for (const food of foods.slice(0, 3)) add({ foods: [food] }, () => recipeStrings.theseUse(sayFood(food)))
  if (
    meal !== undefined &&
    !OWN_MEALS.has(meal) &&
    (dish !== undefined || named !== undefined || foods.length > 0)
  )
    add({ meal: undefined }, () =>
      recipeStrings.theseAreNotMarked(nounOf({ ...wish, dish: undefined, named: undefined })),
    )
  if ((dish !== undefined || named !== undefined) && (foods.length > 0 || meal !== undefined))
    add({ dish: undefined, named: undefined }, () => recipeStrings.theseComeClose)
  if (foods.length > 0 && (dish !== undefined || meal !== undefined || cuisine !== undefined))
    add({ foods: [], leftovers: false }, () => recipeStrings.theseAreWithout(listed(foods.map(sayFood))))
  const kin = meal === undefined && dish !== undefined ? NEAR_MEAL[dish] : undefined
  if (kin !== undefined)
    add({ dish: undefined, named: undefined, meal: kin }, () =>
      recipeStrings.otherDishes(nounOf({ ...wish, dish: undefined, named: undefined, meal: kin })),
    )
  const { limits } = wish
  if (limits.diets.includes('keto'))
    add(
      { limits: { ...limits, diets: [...limits.diets.filter((diet) => diet !== 'keto'), 'low-carb'] } },
      () => recipeStrings.theseAreLowCarb,
    )
  if (limits.diets.includes('high-protein'))
    add(
      { limits: { ...limits, diets: limits.diets.filter((diet) => diet !== 'high-protein') } },
      () => recipeStrings.theseHaveLessProtein,
    )
  return all
}

const sayNearest = (wish: RecipeWish) =>
  recipeStrings.theNearest(sayWish(wish).replace(/^./, (first) => first.toLowerCase()))

/** Everything given up that may be. */
function least(wish: RecipeWish): Relaxed {
  const { limits, notDishes, gear, moods, servings, foods, meal } = wish
  const kept: RecipeWish = {
    ...wish,
    dish: undefined,
    named: undefined,
    minutes: undefined,
    cuisine: undefined,
    occasion: undefined,
    ingredients: undefined,
    limits,
    notDishes,
    servings,
    gear: gear.filter((one) => FIXED_GEAR.has(one)),
    moods: [...moods.filter((mood) => !OPEN_MOODS.has(mood)), ...(wish.kids ? (['mild'] as const) : [])],
    kids: false,
    meal: foods.length > 0 && !(meal && OWN_MEALS.has(meal)) ? undefined : meal,
    foods: foods.slice(0, 1),
  }
  return { wish: kept, says: () => sayNearest(kept) }
}

/** In this order; with some recipes at hand, only what is near them. */
export const relaxations = (wish: RecipeWish, some: boolean): Relaxed[] => {
  const last = least(wish)
  const { meal } = wish
  const bare = {
    ...last.wish,
    foods: [],
    meal: meal && OWN_MEALS.has(meal) ? meal : undefined,
    leftovers: false,
  }
  const near = singles(wish).slice(0, 8)
  if (some) return near
  return [...near, last, { wish: bare, says: () => sayNearest(bare) }]
}
