import type { RecipeEdit } from '#core/contracts/stored-recipes.ts'
import { linesOf } from './orders.ts'
import * as strings from './strings.ts'

/** A recipe as an operator types it. */
export interface EditText {
  title: string
  description: string
  ingredients: string
  instructions: string
  cuisine_type: string
  difficulty_level: '' | 'easy' | 'medium' | 'hard'
  dietary_tags: string
  cooking_time_minutes: string
  prep_time_minutes: string
  servings: string
  quality_score: string
}

const typed = (value: number | null) => (value === null ? '' : String(value))

/** A stored recipe, or a draft of one. */
export type EditableRecipe = Required<RecipeEdit>

export const textOf = (row: EditableRecipe): EditText => ({
  title: row.title,
  description: row.description ?? '',
  ingredients: row.ingredients.join('\n'),
  instructions: row.instructions.join('\n'),
  cuisine_type: row.cuisine_type ?? '',
  difficulty_level: row.difficulty_level ?? '',
  dietary_tags: row.dietary_tags.join(', '),
  cooking_time_minutes: typed(row.cooking_time_minutes),
  prep_time_minutes: typed(row.prep_time_minutes),
  servings: typed(row.servings),
  quality_score: typed(row.quality_score),
})

const whole = (text: string) => (text.trim() === '' ? null : Math.round(Number(text)))

export const editOf = (text: EditText): RecipeEdit => ({
  title: text.title.trim(),
  description: text.description.trim() || null,
  ingredients: linesOf(text.ingredients),
  instructions: linesOf(text.instructions),
  cuisine_type: text.cuisine_type.trim() || null,
  difficulty_level: text.difficulty_level || null,
  dietary_tags: text.dietary_tags
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== ''),
  cooking_time_minutes: whole(text.cooking_time_minutes),
  prep_time_minutes: whole(text.prep_time_minutes),
  servings: whole(text.servings),
  quality_score: whole(text.quality_score),
})

/** Validation errors, by field. */
export function problemsOf(text: EditText): Partial<Record<keyof EditText, string>> {
  const problems: Partial<Record<keyof EditText, string>> = {}
  if (text.title.trim() === '') problems.title = strings.titleMissing
  if (linesOf(text.ingredients).length === 0) problems.ingredients = strings.ingredientsMissing
  const within = (field: 'cooking_time_minutes' | 'prep_time_minutes' | 'servings' | 'quality_score') => {
    const [least, most] = { servings: [1, 1000], quality_score: [0, 100] }[field as string] ?? [0, 100_000]
    const value = whole(text[field])
    if (value === null) return
    if (Number.isNaN(value) || value < (least ?? 0) || value > (most ?? 0))
      problems[field] = strings.outOfRange(least ?? 0, (most ?? 0).toLocaleString('en-US'))
  }
  for (const field of ['cooking_time_minutes', 'prep_time_minutes', 'servings', 'quality_score'] as const)
    within(field)
  return problems
}
