import { type FormEvent, useState } from 'react'
import type { RecipeEdit } from '#core/contracts/stored-recipes.ts'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/select.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { TextArea, TextField } from '#web/ui/text-field.tsx'
import { LEVELS } from './levels.ts'
import { type EditableRecipe, type EditText, editOf, problemsOf, textOf } from './recipe-edit.ts'
import * as strings from './strings.ts'

const LEVEL_OPTIONS = [{ value: '', label: strings.levelUnknown }, ...LEVELS] as const

interface RecipeFormProps {
  recipe: EditableRecipe
  saving: boolean
  onSave: (edit: RecipeEdit) => void
  onClose: () => void
}

/** The fields of a recipe as text. The input is kept when saving fails. */
export function RecipeForm({ recipe, saving, onSave, onClose }: RecipeFormProps) {
  const [text, setText] = useState(() => textOf(recipe))
  const [tried, setTried] = useState(false)
  const problems = tried ? problemsOf(text) : {}
  const field = (name: Exclude<keyof EditText, 'difficulty_level'>, label: string) => ({
    label,
    value: text[name],
    error: problems[name],
    onValue: (value: string) => setText((now) => ({ ...now, [name]: value })),
  })
  const number = (
    name: 'cooking_time_minutes' | 'prep_time_minutes' | 'servings' | 'quality_score',
    label: string,
  ) => <TextField {...field(name, label)} inputMode="numeric" maxLength={6} />
  const save = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!saving && Object.keys(problemsOf(text)).length === 0) onSave(editOf(text))
  }
  return (
    <form onSubmit={save} noValidate aria-label={strings.editRecipe(recipe.title)} className="grid gap-5">
      <TextField {...field('title', strings.title)} maxLength={300} />
      <TextArea {...field('description', strings.description)} rows={3} maxLength={5000} />
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {number('cooking_time_minutes', strings.cookingMinutes)}
        {number('prep_time_minutes', strings.prepMinutes)}
        {number('servings', strings.servings)}
        {number('quality_score', strings.qualityScore)}
      </div>
      <div className="grid gap-4 sm:grid-cols-3">
        <TextField {...field('cuisine_type', strings.cuisine)} maxLength={60} />
        <TextField {...field('dietary_tags', strings.dietaryTags)} />
        <div className="sm:pt-1">
          <Select
            label={strings.difficulty}
            options={LEVEL_OPTIONS}
            value={text.difficulty_level}
            onChange={(difficulty_level) => setText((now) => ({ ...now, difficulty_level }))}
          />
        </div>
      </div>
      <div className="grid gap-4 md:grid-cols-2">
        <TextArea {...field('ingredients', strings.ingredientLines)} rows={8} />
        <TextArea {...field('instructions', strings.stepLines)} rows={8} />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" aria-disabled={saving}>
          {saving && <Spinner label={strings.saving} />}
          {strings.save}
        </Button>
        <Button variant="outline" onClick={onClose}>
          {strings.cancel}
        </Button>
      </div>
    </form>
  )
}
