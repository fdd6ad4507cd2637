/** The rows of every table that a browser can read, as PostgreSQL stores them; row-columns.ts compares them with the database. */

import type {
  CookLogRow,
  OwnRecipeRow,
  OwnRecipeVersionRow,
  RecipeLinkRow,
  RecipeMarksRow,
} from './own-recipes.ts'
import type { MealKind, MealSlot } from './planning-limits.ts'
import type { RecipeKind } from './recipe-kind.ts'

/** What happened to a food; `detail` is as core/stock/event.ts has it. */
export interface PantryEventRow {
  user_id: string
  id: string
  at: string
  kind: string
  name: string
  /** The event that this one takes back. */
  of: string | null
  detail: Record<string, unknown>
  /** Ascending within a log: devices read what is newer than what they have. */
  seq: number
}
export type HouseholdPantryEventRow = Omit<PantryEventRow, 'user_id'> & { household_id: string }

export type Difficulty = 'easy' | 'medium' | 'hard'
export type CookingSkill = 'beginner' | 'intermediate' | 'advanced' | 'expert'

export interface CommonIngredientRow {
  name: string
  emoji: string
  category: string
  popularity_score: number
}

export interface ExternalRecipeRow {
  id: string
  title: string
  description: string | null
  ingredients: string[]
  instructions: string[]
  cover_image_url: string | null
  source_url: string | null
  cooking_time_minutes: number | null
  prep_time_minutes: number | null
  servings: number | null
  difficulty_level: Difficulty | null
  cuisine_type: string | null
  dietary_tags: string[]
  /** 0 to 100; shown out of 10. */
  quality_score: number | null
  created_at: string
  scraped_at: string | null
  /** The owner: a new release updates the cookbook's rows and leaves all others alone. A user's own are never stored here. */
  origin: 'cookbook' | 'scraped' | 'added' | 'own'
  slug: string | null
  meal: string | null
  rest_time_minutes: number | null
  equipment: string[]
  /** How long it keeps and how to reheat it. */
  storage: string | null
  tags: string[]
  /** Computed from the lines, with dietary_tags and the next three: see core/food-facts. */
  allergens: string[]
  may_contain: string[]
  /** False where a page was read without being sure of the list. */
  lines_sure: boolean
  /** Every line could be read, so that what is not listed is not in it. */
  facts_complete: boolean
  /** Null until the facts were computed. */
  facts_version: string | null
  /** How much each line matters, a digit a line, and what the recipe is for; null until the facts were computed. */
  line_weights: string | null
  kind: RecipeKind | null
  /** The plain names of what is in it, and of what that is a kind of; empty until the facts were computed. */
  foods: string[]
  /** Of a scraped recipe: who wrote and published it, and under which terms, as its page says. */
  author: string | null
  publisher: string | null
  license: string | null
  /** The operator's own order among imports. */
  folder: string | null
  /** Other names that the cookbook's dishes are known by. */
  also_called: string[]
}

export interface ProfileRow {
  user_id: string
  display_name: string | null
  avatar_url: string | null
  dietary_preferences: string[]
  favorite_cuisines: string[]
  cooking_skill: CookingSkill
  created_at: string
  updated_at: string
  allergies: string[]
  /** Null until the user chooses their own. */
  staples: string[] | null
  units: 'us' | 'metric' | null
}

export interface SavedRecipeRow {
  user_id: string
  recipe_id: string
  created_at: string
}

export interface PantryItemRow {
  user_id: string
  name: string
  amount: string | null
  /** Only where the name wasn't recognized: the names it may mean. */
  near: string[] | null
  added_at: string
}

export interface ShoppingItemRow {
  user_id: string
  id: string
  name: string
  line: string
  recipe_id: string | null
  checked: boolean
  added_at: string
  /** Of an item that the plan added: the meals it is for, and its line as the plan wrote it. */
  plan: { meals: string[]; line: string } | null
}

/** What a code, or a line of a shop's receipts, stands for. */
export interface ProductLabelRow {
  user_id: string
  id: string
  printed: string
  shop: string
  /** null: it never goes into the pantry. */
  name: string | null
  each: { value: number; unit: string | null } | null
  added_at: string
}

export interface ShoppingShopRow {
  user_id: string
  id: string
  name: string
  /** In the order of the shop; those it doesn't name follow in the usual one. */
  aisles: string[]
  /** The aisle of a food, where it isn't the usual one. */
  foods: Record<string, string>
  added_at: string
}

interface HouseholdRow {
  id: string
  name: string
  created_at: string
}

interface HouseholdMemberRow {
  user_id: string
  household_id: string
  role: 'owner' | 'member'
  joined_at: string
}

interface HouseholdInvitationRow {
  id: string
  household_id: string
  code_hash: string
  uses_left: number
  created_at: string
  expires_at: string
  revoked_at: string | null
}

export type HouseholdPantryItemRow = Omit<PantryItemRow, 'user_id'> & { household_id: string }
export type HouseholdShoppingItemRow = Omit<ShoppingItemRow, 'user_id'> & { household_id: string }

export type HouseholdProductLabelRow = Omit<ProductLabelRow, 'user_id'> & { household_id: string }

/** What something looks like to the ingredient detector, as a member of the household taught it. */
export interface HouseholdLookRow {
  household_id: string
  user_id: string
  id: string
  name: string
  /** 128 signed bytes in base64. */
  look: string
  version: string
  taught_at: string
}

export type HouseholdShoppingShopRow = Omit<ShoppingShopRow, 'user_id'> & { household_id: string }

export interface PlanMealRow {
  user_id: string
  id: string
  date: string
  slot: MealSlot
  kind: MealKind
  recipe_id: string | null
  title: string
  servings: number
  cooks: number
  from_meal: string | null
  stock: string | null
  locked: boolean
  done_at: string | null
  /** See core/planning/meal.ts. */
  reasons: unknown[]
  added_at: string
  /** When what calendars show of it last changed. */
  updated_at: string
}
export type HouseholdPlanMealRow = Omit<PlanMealRow, 'user_id'> & { household_id: string }

/** The wishes, or a template; see core/planning. */
export interface PlanSettingRow {
  user_id: string
  /** "wishes", or a template's uuid. */
  id: string
  kind: 'wishes' | 'template'
  value: Record<string, unknown>
  added_at: string
}
export type HouseholdPlanSettingRow = Omit<PlanSettingRow, 'user_id'> & { household_id: string }

export interface CookingEventRow {
  user_id: string
  kind: 'viewed' | 'cooked' | 'substituted' | 'ingredient_used' | 'cuisine_cooked' | 'pantry_used'
  /** What is counted: a recipe's id, an ingredient, a cuisine, or "butter > olive oil". */
  key: string
  day: string
  recipe_id: string | null
  created_at: string
}

export interface UnlockedAchievementRow {
  user_id: string
  achievement: string
  unlocked_at: string
}

interface ContactMessageRow {
  id: string
  name: string
  email: string
  subject: string
  message: string
  created_at: string
  /** Set if the sender was signed in. */
  user_id: string | null
}

/** When a user's lists last changed; used only with a hosted project. */
interface ListChangeRow {
  user_id: string
  changed_at: string
}

/** Who wants to be told once a day what to use soon. */
interface DailyNoteRow {
  user_id: string
  channel: 'mail' | 'push'
  hour: number
  /** Of the week: 0 is Sunday. */
  days: number[]
  time_zone: string
  last_sent: string | null
  token: string
  created_at: string
}

/** Every table in schema public. */
export interface Tables {
  common_ingredients: CommonIngredientRow
  external_recipes: ExternalRecipeRow
  profiles: ProfileRow
  saved_recipes: SavedRecipeRow
  pantry_items: PantryItemRow
  pantry_events: PantryEventRow
  shopping_items: ShoppingItemRow
  households: HouseholdRow
  household_members: HouseholdMemberRow
  household_invitations: HouseholdInvitationRow
  household_pantry_items: HouseholdPantryItemRow
  household_pantry_events: HouseholdPantryEventRow
  household_shopping_items: HouseholdShoppingItemRow
  shopping_shops: ShoppingShopRow
  household_shopping_shops: HouseholdShoppingShopRow
  product_labels: ProductLabelRow
  household_product_labels: HouseholdProductLabelRow
  household_looks: HouseholdLookRow
  plan_meals: PlanMealRow
  household_plan_meals: HouseholdPlanMealRow
  plan_settings: PlanSettingRow
  household_plan_settings: HouseholdPlanSettingRow
  cooking_events: CookingEventRow
  unlocked_achievements: UnlockedAchievementRow
  contact_messages: ContactMessageRow
  list_changes: ListChangeRow
  own_recipes: OwnRecipeRow
  own_recipe_versions: OwnRecipeVersionRow
  recipe_links: RecipeLinkRow
  recipe_marks: RecipeMarksRow
  cook_log: CookLogRow
  daily_notes: DailyNoteRow
}
