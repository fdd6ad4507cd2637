import { type FormEvent, useState } from 'react'
import type { ExternalRecipeRow } from '#core/contracts/rows.ts'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/select.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { TextArea, TextField } from '#web/ui/text-field.tsx'
import { LEVELS } from './levels.ts'
import { type EditText, editOf, problemsOf, textOf } from './recipe-edit.ts'
import { useStoredRecipe, useUpdateRecipe } from './stored-queries.ts'
import * as strings from './strings.ts'

/** Edits one stored recipe. The input is kept when saving fails. */
export function RecipeEditor({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, isError, refetch } = useStoredRecipe(id)
  if (isError)
    return (
      <div role="alert" className="flex flex-wrap items-center gap-3">
        <p className="text-danger">{strings.fetchOneFailed}</p>
        <Button size="sm" variant="outline" onClick={() => refetch()}>
          {strings.tryAgain}
        </Button>
        <Button size="sm" variant="quiet" onClick={onClose}>
          {strings.close}
        </Button>
      </div>
    )
  if (!data) return <Skeleton className="h-64 w-full rounded-card" />
  return <Editor row={data} onClose={onClose} />
}

const LEVEL_OPTIONS = [{ value: '', label: strings.levelUnknown }, ...LEVELS] as const

function Editor({ row, onClose }: { row: ExternalRecipeRow; onClose: () => void }) {
  const [text, setText] = useState(() => textOf(row))
  const [tried, setTried] = useState(false)
  const update = useUpdateRecipe()
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
    if (update.isPending || Object.keys(problemsOf(text)).length > 0) return
    update.mutate({ id: row.id, recipe: editOf(text) }, { onSuccess: onClose })
  }
  return (
    <form onSubmit={save} noValidate aria-label={strings.editRecipe(row.title)} className="grid gap-5">
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
        <Button type="submit" aria-disabled={update.isPending}>
          {update.isPending && <Spinner label={strings.saving} />}
          {strings.save}
        </Button>
        <Button variant="outline" onClick={onClose}>
          {strings.cancel}
        </Button>
      </div>
    </form>
  )
}
