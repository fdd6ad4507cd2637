/**
 * The price of everything a plan does, in grams of food thrown away, so that each number can be argued about:
 * "60" reads "as bad as 60 g of food in the bin".
 */

/** Beyond its grams, an item that spoils whole: else a bunch of basil would never count. */
export const SPOILED_ITEM = 90
/** Meat and fish past their date are thrown away unseen, and they are the dear part of a shop. */
export const SPOILED_MEAT = 2
/** What is past its best isn't gone the same evening; meat and fish are. */
export const GRACE_DAYS = 1
/** What is due after the last day may be used then; the sooner it is due, the less likely. */
const DUE_AFTER = 1
const DUE_AFTER_DAYS = 7

/** One more food to buy: finding, carrying and paying for it. */
export const BUY = 120
/** Each gram of it: a kilo of pork is no way to use up half a cabbage. */
export const BUY_GRAM = 0.08
/** The same food once more, because it doesn't keep that long. */
export const BUY_AGAIN = 20
/** Each food above the most that may be bought: worse than meals that aren't planned. */
export const OVER_BUDGET = 20_000

/** No meal at all: worse than any other flaw. */
export const EMPTY_SLOT = 5000
/** Without a limit, for each minute beyond these on a workday: nobody starts a gratin at seven. */
export const LONG_EVENING = 0.7
export const EVENING_MINUTES = 45
/** For each minute over the limit, where nothing is fast enough. */
export const OVER_TIME = 10
/** There is a limit, and how long the recipe takes isn't known. */
export const TIME_UNKNOWN = 40

/** For each point of quality that a recipe lacks; unknown counts as ordinary. */
export const QUALITY_POINT = 8
export const ORDINARY_QUALITY = 6
/** Favorites and own recipes, if they come first, and otherwise. */
export const LIKED_FIRST = 60
export const LIKED = 10

/** It was in the plan that the user wants another one for. */
export const SEEN_BEFORE = 160

/** Standing at the stove, if cooking twice is wished: what a second meal from one pot saves. */
export const COOKING = 60
/** Eating the same again; leftovers that keep for long can wait. */
export const SAME_AGAIN = 15
/** Not a soup, a stew or a bake, which are as good the next day. */
export const WORSE_AGAIN = 40
export const BETTER_AGAIN: readonly string[] = ['soup', 'stew', 'oven', 'pie']
export const LEFTOVERS_CAN_WAIT = 60

/** Of all meals, at most so many eat what was cooked for two. */
export const MOST_LEFTOVERS = 1 / 4

/** The same recipe again: at once, falling to nothing after so many days. */
export const SAME_RECIPE = 700
export const SAME_RECIPE_DAYS = 14
/** The same main ingredient, cuisine or method: at once, falling to nothing after so many days. */
export const SAME_MAIN = 220
export const SAME_CUISINE = 20
export const SAME_METHOD = 60
export const SAME_KIND_DAYS = 6
/** The same kind of dish by its name, pancakes twice: falling to nothing after so many days. */
export const SAME_DISH = 150
export const SAME_DISH_DAYS = 7
export const VARIETY = { low: 0.35, normal: 1, high: 2 } as const
/** Breakfasts and snacks may resemble each other. */
export const SMALL_MEAL_VARIETY = 0.3

/** A day that misses its goal by its whole size. */
export const NUTRITION = 300
/** So far from the goal still meets it. */
export const NUTRITION_TOLERANCE = 0.1
/** What a meal has of the day's goal, if not all meals are planned. */
export const MEAL_SHARE = { breakfast: 0.25, lunch: 0.3, dinner: 0.35, snack: 0.1 } as const

/** A cooked portion that is not eaten. */
export const PORTION_GRAMS = 350

/** Amounts that aren't known: a usual package, and of it a third for a recipe as written. */
export const USUAL_PACKAGE = 250
export const UNKNOWN_SHARE = 1 / 3
/** Of food that won't keep, if its amount was never known: a meal uses at least so much of it. */
export const LEAST_OF_UNKNOWN = 0.5

/** The part of an opened package that is likely thrown away, if it keeps for so many days and no meal uses it. */
export const packageWaste = (keeps: number | null): number => (keeps === null ? 0 : 1 / (1 + keeps / 7))

/** The part of stock that is likely thrown away, if it is due so many days after the last planned day and no meal uses it. */
export const spoilShare = (daysAfter: number): number =>
  daysAfter <= 0 ? 1 : DUE_AFTER * Math.max(0, 1 - daysAfter / DUE_AFTER_DAYS)
