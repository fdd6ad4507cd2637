import { type FormEvent, useState } from 'react'
import type { ExternalRecipeRow } from '#core/contracts/rows.ts'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/select.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { TextArea, TextField } from '#web/ui/text-field.tsx'
import { type EditText, editOf, problemsOf, textOf } from './recipe-edit.ts'
import { ONE_FAILED, useStoredRecipe, useUpdateRecipe } from './stored-queries.ts'

/** Edits one stored recipe. The input is kept when saving fails. */
export function RecipeEditor({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, isError, refetch } = useStoredRecipe(id)
  if (isError)
    return (
      <div role="alert" className="flex flex-wrap items-center gap-3">
        <p className="text-danger">{ONE_FAILED}</p>
        <Button size="sm" variant="outline" onClick={() => refetch()}>
          Try Again
        </Button>
        <Button size="sm" variant="quiet" onClick={onClose}>
          Close
        </Button>
      </div>
    )
  if (!data) return <Skeleton className="h-64 w-full rounded-card" />
  return <Editor row={data} onClose={onClose} />
}

const LEVELS = [
  { value: '', label: 'Not known' },
  { value: 'easy', label: 'Easy' },
  { value: 'medium', label: 'Medium' },
  { value: 'hard', label: 'Hard' },
] as const

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
    <form onSubmit={save} noValidate aria-label={`Edit ${row.title}`} className="grid gap-5">
      <TextField {...field('title', 'Title')} maxLength={300} />
      <TextArea {...field('description', 'Description')} rows={3} maxLength={5000} />
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {number('cooking_time_minutes', 'Cooking minutes')}
        {number('prep_time_minutes', 'Prep minutes')}
        {number('servings', 'Servings')}
        {number('quality_score', 'Quality score')}
      </div>
      <div className="grid gap-4 sm:grid-cols-3">
        <TextField {...field('cuisine_type', 'Cuisine')} maxLength={60} />
        <TextField {...field('dietary_tags', 'Dietary tags, separated by commas')} />
        <div className="sm:pt-1">
          <Select
            label="Difficulty"
            options={LEVELS}
            value={text.difficulty_level}
            onChange={(difficulty_level) => setText((now) => ({ ...now, difficulty_level }))}
          />
        </div>
      </div>
      <div className="grid gap-4 md:grid-cols-2">
        <TextArea {...field('ingredients', 'Ingredients, one per line')} rows={8} />
        <TextArea {...field('instructions', 'Steps, one per line')} rows={8} />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" aria-disabled={update.isPending}>
          {update.isPending && <Spinner label="Saving" />}
          Save recipe
        </Button>
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
