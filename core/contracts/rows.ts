/** The rows of every table that a browser can read, as PostgreSQL stores them. A test compares them with the database. */

import type { RecipeKind } from './recipe-kind.ts'

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

interface Tables {
  common_ingredients: CommonIngredientRow
  external_recipes: ExternalRecipeRow
  profiles: ProfileRow
  saved_recipes: SavedRecipeRow
  pantry_items: PantryItemRow
  shopping_items: ShoppingItemRow
  households: HouseholdRow
  household_members: HouseholdMemberRow
  household_invitations: HouseholdInvitationRow
  household_pantry_items: HouseholdPantryItemRow
  household_shopping_items: HouseholdShoppingItemRow
  cooking_events: CookingEventRow
  unlocked_achievements: UnlockedAchievementRow
  contact_messages: ContactMessageRow
  list_changes: ListChangeRow
}

type PgType<T> =
  NonNullable<T> extends number
    ? 'int2' | 'int4' | 'int8'
    : NonNullable<T> extends string[]
      ? '_text'
      : NonNullable<T> extends string
        ? 'text' | 'uuid' | 'timestamptz' | 'date'
        : NonNullable<T> extends boolean
          ? 'bool'
          : never

type Column<Row> = { [K in keyof Row & string]: `${K}:${PgType<Row[K]>}${null extends Row[K] ? '?' : ''}` }

/** Column, type and `?` for nullable. The compiler checks each against its row type, the test against the database. */
const columnsOf = <Row>(columns: Column<Row>) => Object.values<string>(columns)

export const rowColumns: Record<keyof Tables, string[]> = {
  common_ingredients: columnsOf<CommonIngredientRow>({
    name: 'name:text',
    emoji: 'emoji:text',
    category: 'category:text',
    popularity_score: 'popularity_score:int4',
  }),
  external_recipes: columnsOf<ExternalRecipeRow>({
    id: 'id:uuid',
    title: 'title:text',
    description: 'description:text?',
    ingredients: 'ingredients:_text',
    instructions: 'instructions:_text',
    cover_image_url: 'cover_image_url:text?',
    source_url: 'source_url:text?',
    cooking_time_minutes: 'cooking_time_minutes:int4?',
    prep_time_minutes: 'prep_time_minutes:int4?',
    servings: 'servings:int4?',
    difficulty_level: 'difficulty_level:text?',
    cuisine_type: 'cuisine_type:text?',
    dietary_tags: 'dietary_tags:_text',
    quality_score: 'quality_score:int2?',
    created_at: 'created_at:timestamptz',
    scraped_at: 'scraped_at:timestamptz?',
    origin: 'origin:text',
    slug: 'slug:text?',
    meal: 'meal:text?',
    rest_time_minutes: 'rest_time_minutes:int4?',
    equipment: 'equipment:_text',
    storage: 'storage:text?',
    tags: 'tags:_text',
    allergens: 'allergens:_text',
    may_contain: 'may_contain:_text',
    lines_sure: 'lines_sure:bool',
    facts_complete: 'facts_complete:bool',
    facts_version: 'facts_version:text?',
    line_weights: 'line_weights:text?',
    kind: 'kind:text?',
    foods: 'foods:_text',
  }),
  profiles: columnsOf<ProfileRow>({
    user_id: 'user_id:uuid',
    display_name: 'display_name:text?',
    avatar_url: 'avatar_url:text?',
    dietary_preferences: 'dietary_preferences:_text',
    favorite_cuisines: 'favorite_cuisines:_text',
    cooking_skill: 'cooking_skill:text',
    created_at: 'created_at:timestamptz',
    updated_at: 'updated_at:timestamptz',
    allergies: 'allergies:_text',
    staples: 'staples:_text?',
    units: 'units:text?',
  }),
  saved_recipes: columnsOf<SavedRecipeRow>({
    user_id: 'user_id:uuid',
    recipe_id: 'recipe_id:uuid',
    created_at: 'created_at:timestamptz',
  }),
  pantry_items: columnsOf<PantryItemRow>({
    user_id: 'user_id:uuid',
    name: 'name:text',
    amount: 'amount:text?',
    near: 'near:_text?',
    added_at: 'added_at:timestamptz',
  }),
  shopping_items: columnsOf<ShoppingItemRow>({
    user_id: 'user_id:uuid',
    id: 'id:uuid',
    name: 'name:text',
    line: 'line:text',
    recipe_id: 'recipe_id:uuid?',
    checked: 'checked:bool',
    added_at: 'added_at:timestamptz',
  }),
  list_changes: columnsOf<ListChangeRow>({
    user_id: 'user_id:uuid',
    changed_at: 'changed_at:timestamptz',
  }),
  households: columnsOf<HouseholdRow>({
    id: 'id:uuid',
    name: 'name:text',
    created_at: 'created_at:timestamptz',
  }),
  household_members: columnsOf<HouseholdMemberRow>({
    user_id: 'user_id:uuid',
    household_id: 'household_id:uuid',
    role: 'role:text',
    joined_at: 'joined_at:timestamptz',
  }),
  household_invitations: columnsOf<HouseholdInvitationRow>({
    id: 'id:uuid',
    household_id: 'household_id:uuid',
    code_hash: 'code_hash:text',
    uses_left: 'uses_left:int4',
    created_at: 'created_at:timestamptz',
    expires_at: 'expires_at:timestamptz',
    revoked_at: 'revoked_at:timestamptz?',
  }),
  household_pantry_items: columnsOf<HouseholdPantryItemRow>({
    household_id: 'household_id:uuid',
    name: 'name:text',
    amount: 'amount:text?',
    near: 'near:_text?',
    added_at: 'added_at:timestamptz',
  }),
  household_shopping_items: columnsOf<HouseholdShoppingItemRow>({
    household_id: 'household_id:uuid',
    id: 'id:uuid',
    name: 'name:text',
    line: 'line:text',
    recipe_id: 'recipe_id:uuid?',
    checked: 'checked:bool',
    added_at: 'added_at:timestamptz',
  }),
  cooking_events: columnsOf<CookingEventRow>({
    user_id: 'user_id:uuid',
    kind: 'kind:text',
    key: 'key:text',
    day: 'day:date',
    recipe_id: 'recipe_id:uuid?',
    created_at: 'created_at:timestamptz',
  }),
  unlocked_achievements: columnsOf<UnlockedAchievementRow>({
    user_id: 'user_id:uuid',
    achievement: 'achievement:text',
    unlocked_at: 'unlocked_at:timestamptz',
  }),
  contact_messages: columnsOf<ContactMessageRow>({
    id: 'id:uuid',
    name: 'name:text',
    email: 'email:text',
    subject: 'subject:text',
    message: 'message:text',
    created_at: 'created_at:timestamptz',
    user_id: 'user_id:uuid?',
  }),
}
