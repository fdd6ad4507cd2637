/** Meals of a day, in their order. */
export const MEAL_SLOTS = ['breakfast', 'lunch', 'dinner', 'snack'] as const
export type MealSlot = (typeof MEAL_SLOTS)[number]

/** What stands in a slot: a recipe, leftovers of one, words of the user ("pizza with friends"), or nobody eats at home. */
export const MEAL_KINDS = ['recipe', 'leftovers', 'note', 'off'] as const
export type MealKind = (typeof MEAL_KINDS)[number]

export const MAX_PLAN_DAYS = 31
export const MAX_PLANNED_MEALS = 400
export const MAX_PLAN_TEMPLATES = 20
export const MAX_TEMPLATE_MEALS = 60
export const MAX_MEAL_TITLE = 200
export const MAX_EATERS = 30
export const MAX_GUESTS = 12
/** Cooked at once: everyone, for more than one meal. */
export const MAX_PORTIONS = 99
export const MAX_TEMPLATE_NAME = 60
export const MAX_GUEST_NAME = 40
export const MAX_REASONS = 8
export const MAX_REASON_FOODS = 12
/** The longest limit of time; any longer is any time. */
export const MAX_MEAL_MINUTES = 1440
/** Addresses for calendars, for one user. */
export const MAX_PLAN_FEEDS = 5
/** Older meals are gone from the device; the account keeps them for longer. */
export const DEVICE_PLAN_DAYS = 60
/** Recipes that the optimizer chooses from. */
export const MAX_CANDIDATES = 400
/** As many for a week of dinners. */
export const CANDIDATES = 300
/** Of the user's favorites, the most recent. */
export const MAX_FAVORITES = 500
/** Of the plan, what a question to the assistant takes along. */
export const ASKED_PLAN = { days: 7, meals: 28, buys: 60 } as const
