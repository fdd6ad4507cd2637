import { type FormEvent, useId, useState } from 'react'
import { OWN_LIMITS } from '#core/contracts/own-limits.ts'
import { notify } from '#web/lib/toast.ts'
import type { OwnRecipe } from '#web/state/own/own-recipe.ts'
import { ownRecipes } from '#web/state/own/own-recipes.ts'
import { Button } from '#web/ui/button.tsx'
import * as strings from './strings.ts'

/** Where a recipe of the user's own doesn't say how many it serves. Until then nothing is scaled. */
export function AskServings({ own: { id, content } }: { own: OwnRecipe }) {
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  const field = useId()
  async function save(event: FormEvent) {
    event.preventDefault()
    const servings = /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : 0
    if (servings < 1 || servings > OWN_LIMITS.servings) return setWrong(true)
    await ownRecipes
      .save(id, { ...content, servings }, content)
      .catch(() => notify({ title: strings.servingsNotSaved, variant: 'destructive' }))
  }
  return (
    <form noValidate className="w-full" onSubmit={(event) => void save(event)}>
      <div className="flex flex-wrap items-center gap-2">
        <label htmlFor={field}>{strings.askServings}</label>
        <span className="flex gap-2">
          <input
            id={field}
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            value={typed}
            aria-invalid={isWrong || undefined}
            aria-describedby={`${field}-hint`}
            onChange={(event) => {
              setTyped(event.target.value)
              setWrong(false)
            }}
            className="min-h-11 w-16 rounded-card border border-control bg-raised px-2 text-center tabular-nums aria-invalid:border-danger"
          />
          <Button type="submit" variant="outline" size="sm" className="min-h-11">
            {strings.saveServings}
          </Button>
        </span>
      </div>
      <p
        id={`${field}-hint`}
        role={isWrong ? 'alert' : undefined}
        className={`mt-1 text-sm ${isWrong ? 'text-danger' : 'text-muted'}`}
      >
        {isWrong ? strings.badServings(OWN_LIMITS.servings) : strings.askServingsHint}
      </p>
    </form>
  )
}
