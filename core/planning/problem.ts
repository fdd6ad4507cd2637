import type { MealSlot } from '../contracts/planning-limits.ts'
import type { RecipeKind } from '../contracts/recipe-kind.ts'
import type { System } from '../recipes/measures.ts'
import type { Amount } from '../stock/event.ts'
import type { PlannedMeal } from './meal.ts'
import type { Settled } from './settled.ts'
import type { PlanWishes } from './wishes.ts'

/** A food that a recipe needs, for one serving. */
export interface PlanNeed {
  /** As it is bought: "spinach". Needs of the same food share a purchase. */
  food: string
  /** Per serving; null where it isn't known. */
  grams: number | null
  /** Per serving, in the unit it is bought in (null: pieces); null where it isn't known. */
  amount: Amount | null
  /** The stock that covers it, by the user's name, as the match search says; null if nothing does. */
  stock: string | null
  /** Other stock that covers it too, the closest first: half an onion beside the whole ones. */
  also?: readonly string[]
  /** Salt, water, oil: neither counted nor bought. */
  staple: boolean
  /** Not what the recipe names, but a food of the user's that is as good, in the same amount: it is the stock, or a staple. */
  instead?: string
  /** A garnish, optional, or what most kitchens have: not bought for the plan, and named as something to check. */
  minor: boolean
  /** How long it keeps once it is bought and opened, in days; null for long. What a bunch, tray or can of it weighs; null if unknown. */
  keeps: number | null
  package: number | null
}

/** A recipe as the optimizer sees it. Those that break a diet or an allergy are no candidates. */
export interface PlanRecipe {
  id: string
  title: string
  /** Of the recipe as written. */
  servings: number
  /** In all, with rest; null if unknown. */
  minutes: number | null
  kind: RecipeKind
  /** The meals that it fits. */
  slots: readonly MealSlot[]
  cuisine: string | null
  /** The food that it is about, such as "chicken"; null if unclear. */
  main: string | null
  /** Soup, salad, oven, pan, pasta …; null if unclear. */
  method: string | null
  /** Out of 10. */
  quality: number | null
  favorite: boolean
  own: boolean
  /** The units that it is written in, where that is clear. */
  units?: System
  /** Per serving; null if unknown. */
  kcal: number | null
  protein: number | null
  /** Made one after the other, such as pancakes: twice as many take much longer, and aren't cooked for two meals. */
  batches?: true
  /** Foods that it takes cooked and cold, and that aren't there like that; `minutes` counts it. */
  first?: readonly string[]
  /** Days that a cooked portion keeps in the fridge; 0 if it doesn't (salads, raw fish). */
  keepsCooked: number
  needs: readonly PlanNeed[]
}

/** A food in the kitchen. */
export interface PlanStock {
  /** The user's name for it. */
  name: string
  /** What is left of it; null if unknown. */
  grams: number | null
  amount: Amount | null
  /** The last day it may be used; null for long. Nothing that is past a safety date is in the problem. */
  until: string | null
  /** It has to be thawed first. */
  frozen?: boolean
  /** That it is still there: 0 to 1. */
  chance: number
  /** After its date it isn't safe. */
  perishable?: boolean
}

/** Leftovers in the pantry. */
export interface PlanLeftover {
  name: string
  title: string
  recipeId: string | null
  /** Null if nobody said how many: a meal for one or two then. */
  portions: number | null
  until: string | null
  /** It contains what one of the eaters doesn't eat: it is never planned. */
  broken?: true
}

export interface PlanProblem {
  /** Meals from this day on take food, also those before the days to plan; the first of them unless given. */
  today?: string
  /** The days to plan, in order; the first is not before today. */
  days: readonly string[]
  wishes: PlanWishes
  stock: readonly PlanStock[]
  leftovers: readonly PlanLeftover[]
  recipes: readonly PlanRecipe[]
  /** Meals of these days that stay as they are (locked, done, notes, off), and recent ones before: they count for variety. */
  fixed: readonly PlannedMeal[]
  /** The recipes of fixed meals: what they need is taken first. They may be no candidates. */
  fixedRecipes: readonly PlanRecipe[]
  /** Recipes of them that one of the eaters doesn't eat: what is left of these isn't planned either. */
  broken?: readonly string[]
  /** How many recipes there would be without diets and allergies; left out if that isn't known. */
  withoutDiets?: number
  /** How many there would be without the time limits. */
  withoutMinutes?: number
  /** What was bought for a meal already, or is replaced in it. */
  settled?: Settled
  /** A single meal is wished for: nothing else is planned besides. */
  isOne?: boolean
  /** Recipes of the plan that this one takes the place of: another idea is wanted. */
  again?: readonly string[]
  /** The same seed gives the same plan. */
  seed: number
}
