import type { Tables } from './rows.ts'

type PgType<T> =
  NonNullable<T> extends number
    ? 'int2' | 'int4' | 'int8'
    : NonNullable<T> extends string[]
      ? '_text'
      : NonNullable<T> extends string
        ? 'text' | 'uuid' | 'timestamptz' | 'date'
        : NonNullable<T> extends boolean
          ? 'bool'
          : NonNullable<T> extends object
            ? 'jsonb'
            : never

type Column<Row> = { [K in keyof Row & string]: `${K}:${PgType<Row[K]>}${null extends Row[K] ? '?' : ''}` }

/** Column, type and `?` for nullable. The compiler checks each against its row type, the test against the database. */
const columnsOf = <Row>(columns: Column<Row>) => Object.values<string>(columns)

export const rowColumns: Record<keyof Tables, string[]> = {
  common_ingredients: columnsOf<Tables['common_ingredients']>({
    name: 'name:text',
    emoji: 'emoji:text',
    category: 'category:text',
    popularity_score: 'popularity_score:int4',
  }),
  external_recipes: columnsOf<Tables['external_recipes']>({
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
  profiles: columnsOf<Tables['profiles']>({
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
  saved_recipes: columnsOf<Tables['saved_recipes']>({
    user_id: 'user_id:uuid',
    recipe_id: 'recipe_id:uuid',
    created_at: 'created_at:timestamptz',
  }),
  pantry_items: columnsOf<Tables['pantry_items']>({
    user_id: 'user_id:uuid',
    name: 'name:text',
    amount: 'amount:text?',
    near: 'near:_text?',
    added_at: 'added_at:timestamptz',
  }),
  shopping_items: columnsOf<Tables['shopping_items']>({
    user_id: 'user_id:uuid',
    id: 'id:uuid',
    name: 'name:text',
    line: 'line:text',
    recipe_id: 'recipe_id:uuid?',
    checked: 'checked:bool',
    added_at: 'added_at:timestamptz',
  }),
  list_changes: columnsOf<Tables['list_changes']>({
    user_id: 'user_id:uuid',
    changed_at: 'changed_at:timestamptz',
  }),
  households: columnsOf<Tables['households']>({
    id: 'id:uuid',
    name: 'name:text',
    created_at: 'created_at:timestamptz',
  }),
  household_members: columnsOf<Tables['household_members']>({
    user_id: 'user_id:uuid',
    household_id: 'household_id:uuid',
    role: 'role:text',
    joined_at: 'joined_at:timestamptz',
  }),
  household_invitations: columnsOf<Tables['household_invitations']>({
    id: 'id:uuid',
    household_id: 'household_id:uuid',
    code_hash: 'code_hash:text',
    uses_left: 'uses_left:int4',
    created_at: 'created_at:timestamptz',
    expires_at: 'expires_at:timestamptz',
    revoked_at: 'revoked_at:timestamptz?',
  }),
  household_pantry_items: columnsOf<Tables['household_pantry_items']>({
    household_id: 'household_id:uuid',
    name: 'name:text',
    amount: 'amount:text?',
    near: 'near:_text?',
    added_at: 'added_at:timestamptz',
  }),
  household_shopping_items: columnsOf<Tables['household_shopping_items']>({
    household_id: 'household_id:uuid',
    id: 'id:uuid',
    name: 'name:text',
    line: 'line:text',
    recipe_id: 'recipe_id:uuid?',
    checked: 'checked:bool',
    added_at: 'added_at:timestamptz',
  }),
  cooking_events: columnsOf<Tables['cooking_events']>({
    user_id: 'user_id:uuid',
    kind: 'kind:text',
    key: 'key:text',
    day: 'day:date',
    recipe_id: 'recipe_id:uuid?',
    created_at: 'created_at:timestamptz',
  }),
  unlocked_achievements: columnsOf<Tables['unlocked_achievements']>({
    user_id: 'user_id:uuid',
    achievement: 'achievement:text',
    unlocked_at: 'unlocked_at:timestamptz',
  }),
  contact_messages: columnsOf<Tables['contact_messages']>({
    id: 'id:uuid',
    name: 'name:text',
    email: 'email:text',
    subject: 'subject:text',
    message: 'message:text',
    created_at: 'created_at:timestamptz',
    user_id: 'user_id:uuid?',
  }),
  own_recipes: columnsOf<Tables['own_recipes']>({
    id: 'id:uuid',
    user_id: 'user_id:uuid',
    household_id: 'household_id:uuid?',
    title: 'title:text',
    description: 'description:text?',
    ingredients: 'ingredients:_text',
    instructions: 'instructions:_text',
    servings: 'servings:int4?',
    prep_time_minutes: 'prep_time_minutes:int4?',
    cooking_time_minutes: 'cooking_time_minutes:int4?',
    rest_time_minutes: 'rest_time_minutes:int4?',
    difficulty_level: 'difficulty_level:text?',
    cuisine_type: 'cuisine_type:text?',
    source_url: 'source_url:text?',
    source_name: 'source_name:text?',
    photos: 'photos:_text',
    copied_from: 'copied_from:uuid?',
    revision: 'revision:int4',
    created_at: 'created_at:timestamptz',
    updated_at: 'updated_at:timestamptz',
    deleted_at: 'deleted_at:timestamptz?',
  }),
  own_recipe_versions: columnsOf<Tables['own_recipe_versions']>({
    recipe_id: 'recipe_id:uuid',
    user_id: 'user_id:uuid',
    revision: 'revision:int4',
    content: 'content:jsonb',
    saved_at: 'saved_at:timestamptz',
  }),
  recipe_links: columnsOf<Tables['recipe_links']>({
    recipe_id: 'recipe_id:uuid',
    user_id: 'user_id:uuid',
    token: 'token:text',
    created_at: 'created_at:timestamptz',
  }),
  recipe_marks: columnsOf<Tables['recipe_marks']>({
    user_id: 'user_id:uuid',
    recipe_id: 'recipe_id:uuid',
    rating: 'rating:int2?',
    note: 'note:text?',
    step_notes: 'step_notes:jsonb',
    tags: 'tags:_text',
    folder: 'folder:text?',
    revision: 'revision:int4',
    updated_at: 'updated_at:timestamptz',
  }),
  cook_log: columnsOf<Tables['cook_log']>({
    id: 'id:uuid',
    user_id: 'user_id:uuid',
    recipe_id: 'recipe_id:uuid',
    cooked_on: 'cooked_on:date',
    note: 'note:text?',
    photo: 'photo:text?',
    created_at: 'created_at:timestamptz',
  }),
}
