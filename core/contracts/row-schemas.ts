import { z } from 'zod'
import {
  type CookLogRow,
  type OwnRecipeRow,
  type OwnRecipeVersionRow,
  ownRecipeContent,
  type RecipeLinkRow,
  type RecipeMarksRow,
  recipeMarks,
} from './own-recipes.ts'
import { MEAL_KINDS, MEAL_SLOTS } from './planning-limits.ts'
import { RECIPE_KINDS } from './recipe-kind.ts'
import type {
  CookingEventRow,
  ExternalRecipeRow,
  HouseholdLookRow,
  HouseholdPantryEventRow,
  HouseholdPantryItemRow,
  HouseholdPlanMealRow,
  HouseholdPlanSettingRow,
  HouseholdProductLabelRow,
  HouseholdShoppingItemRow,
  HouseholdShoppingShopRow,
  PantryEventRow,
  PantryItemRow,
  PlanMealRow,
  PlanSettingRow,
  ProductLabelRow,
  ProfileRow,
  SavedRecipeRow,
  ShoppingItemRow,
  ShoppingShopRow,
  UnlockedAchievementRow,
} from './rows.ts'

/**
 * The rows that functions return, as JSON. Separate from the row types, which browsers use without loading the
 * schemas.
 */

const texts = z.array(z.string())
const text = z.string().nullable()
const number = z.number().nullable()

export const difficulty = z.enum(['easy', 'medium', 'hard'])

export const externalRecipeRow = z.object({
  id: z.string(),
  title: z.string(),
  description: text,
  ingredients: texts,
  instructions: texts,
  cover_image_url: text,
  source_url: text,
  cooking_time_minutes: number,
  prep_time_minutes: number,
  servings: number,
  difficulty_level: difficulty.nullable(),
  cuisine_type: text,
  dietary_tags: texts,
  /** 0 to 100; shown out of 10. */
  quality_score: number,
  created_at: z.string(),
  scraped_at: text,
  /** The owner: a new release updates the cookbook's rows and leaves all others alone. */
  origin: z.enum(['cookbook', 'scraped', 'added', 'own']),
  slug: text,
  meal: text,
  rest_time_minutes: number,
  equipment: texts,
  /** How long it keeps and how to reheat it. */
  storage: text,
  tags: texts,
  allergens: texts,
  may_contain: texts,
  lines_sure: z.boolean(),
  facts_complete: z.boolean(),
  facts_version: text,
  line_weights: text,
  kind: z.enum(RECIPE_KINDS).nullable(),
  foods: texts,
  author: text,
  publisher: text,
  license: text,
  folder: text,
  also_called: texts,
}) satisfies z.ZodType<ExternalRecipeRow>

export const profileRow = z.object({
  user_id: z.string(),
  display_name: text,
  avatar_url: text,
  dietary_preferences: texts,
  favorite_cuisines: texts,
  cooking_skill: z.enum(['beginner', 'intermediate', 'advanced', 'expert']),
  created_at: z.string(),
  updated_at: z.string(),
  allergies: texts,
  /** Null until the user chooses their own. */
  staples: texts.nullable(),
  units: z.enum(['us', 'metric']).nullable(),
}) satisfies z.ZodType<ProfileRow>

export const savedRecipeRow = z.object({
  user_id: z.string(),
  recipe_id: z.string(),
  created_at: z.string(),
}) satisfies z.ZodType<SavedRecipeRow>

export const pantryItemRow = z.object({
  user_id: z.string(),
  name: z.string(),
  amount: text,
  near: texts.nullable(),
  added_at: z.string(),
}) satisfies z.ZodType<PantryItemRow>

export const pantryEventRow = z.object({
  user_id: z.string(),
  id: z.string(),
  at: z.string(),
  kind: z.string(),
  name: z.string(),
  of: text,
  detail: z.record(z.string(), z.unknown()),
  seq: z.number(),
}) satisfies z.ZodType<PantryEventRow>

export const shoppingItemRow = z.object({
  user_id: z.string(),
  id: z.string(),
  name: z.string(),
  line: z.string(),
  recipe_id: text,
  checked: z.boolean(),
  added_at: z.string(),
  plan: z.object({ meals: z.array(z.string()), line: z.string() }).nullable(),
}) satisfies z.ZodType<ShoppingItemRow>

const ofHousehold = { household_id: z.string() }

export const householdPantryItemRow = pantryItemRow
  .omit({ user_id: true })
  .extend(ofHousehold) satisfies z.ZodType<HouseholdPantryItemRow>

export const householdPantryEventRow = pantryEventRow
  .omit({ user_id: true })
  .extend(ofHousehold) satisfies z.ZodType<HouseholdPantryEventRow>

export const householdShoppingItemRow = shoppingItemRow
  .omit({ user_id: true })
  .extend(ofHousehold) satisfies z.ZodType<HouseholdShoppingItemRow>

export const productLabelRow = z.object({
  user_id: z.string(),
  id: z.string(),
  printed: z.string(),
  shop: z.string(),
  name: z.string().nullable(),
  each: z.object({ value: z.number(), unit: z.string().nullable() }).nullable(),
  added_at: z.string(),
}) satisfies z.ZodType<ProductLabelRow>

export const householdProductLabelRow = productLabelRow
  .omit({ user_id: true })
  .extend(ofHousehold) satisfies z.ZodType<HouseholdProductLabelRow>

export const householdLookRow = z.object({
  household_id: z.string(),
  user_id: z.string(),
  id: z.string(),
  name: z.string(),
  look: z.string(),
  version: z.string(),
  taught_at: z.string(),
}) satisfies z.ZodType<HouseholdLookRow>

export const shoppingShopRow = z.object({
  user_id: z.string(),
  id: z.string(),
  name: z.string(),
  aisles: texts,
  foods: z.record(z.string(), z.string()),
  added_at: z.string(),
}) satisfies z.ZodType<ShoppingShopRow>

export const householdShoppingShopRow = shoppingShopRow
  .omit({ user_id: true })
  .extend(ofHousehold) satisfies z.ZodType<HouseholdShoppingShopRow>

export const planMealRow = z.object({
  user_id: z.string(),
  id: z.string(),
  date: z.string(),
  slot: z.enum(MEAL_SLOTS),
  kind: z.enum(MEAL_KINDS),
  recipe_id: text,
  title: z.string(),
  servings: z.number(),
  cooks: z.number(),
  from_meal: text,
  stock: text,
  locked: z.boolean(),
  done_at: text,
  reasons: z.array(z.unknown()),
  added_at: z.string(),
  updated_at: z.string(),
}) satisfies z.ZodType<PlanMealRow>

export const householdPlanMealRow = planMealRow
  .omit({ user_id: true })
  .extend(ofHousehold) satisfies z.ZodType<HouseholdPlanMealRow>

export const planSettingRow = z.object({
  user_id: z.string(),
  id: z.string(),
  kind: z.enum(['wishes', 'template']),
  value: z.record(z.string(), z.unknown()),
  added_at: z.string(),
}) satisfies z.ZodType<PlanSettingRow>

export const householdPlanSettingRow = planSettingRow
  .omit({ user_id: true })
  .extend(ofHousehold) satisfies z.ZodType<HouseholdPlanSettingRow>

export const cookingEventRow = z.object({
  user_id: z.string(),
  kind: z.enum(['viewed', 'cooked', 'substituted', 'ingredient_used', 'cuisine_cooked', 'pantry_used']),
  /** What is counted: a recipe's id, an ingredient, a cuisine, or "butter > olive oil". */
  key: z.string(),
  day: z.string(),
  recipe_id: text,
  created_at: z.string(),
}) satisfies z.ZodType<CookingEventRow>

export const unlockedAchievementRow = z.object({
  user_id: z.string(),
  achievement: z.string(),
  unlocked_at: z.string(),
}) satisfies z.ZodType<UnlockedAchievementRow>

export const ownRecipeRow = ownRecipeContent.extend({
  id: z.string(),
  user_id: z.string(),
  household_id: text,
  revision: z.number(),
  created_at: z.string(),
  updated_at: z.string(),
  deleted_at: text,
}) satisfies z.ZodType<OwnRecipeRow>

export const ownRecipeVersionRow = z.object({
  recipe_id: z.string(),
  user_id: z.string(),
  revision: z.number(),
  content: ownRecipeContent,
  saved_at: z.string(),
}) satisfies z.ZodType<OwnRecipeVersionRow>

export const recipeLinkRow = z.object({
  recipe_id: z.string(),
  user_id: z.string(),
  token: z.string(),
  created_at: z.string(),
}) satisfies z.ZodType<RecipeLinkRow>

export const recipeMarksRow = recipeMarks.extend({
  user_id: z.string(),
  recipe_id: z.string(),
  revision: z.number(),
  updated_at: z.string(),
}) satisfies z.ZodType<RecipeMarksRow>

export const cookLogRow = z.object({
  id: z.string(),
  user_id: z.string(),
  recipe_id: z.string(),
  cooked_on: z.string(),
  note: text,
  photo: text,
  created_at: z.string(),
}) satisfies z.ZodType<CookLogRow>
