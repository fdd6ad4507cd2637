import { clsx } from 'clsx'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { memo } from 'react'
import type { LineMatch } from '#core/contracts/match-recipes.ts'
import { readingStore, useTicked } from '#web/state/recipe-reading.ts'
import { MATCH_STATES, matchWords } from '#web/ui/match-state.ts'
import { Substitutes } from './substitutes.tsx'
import { unbroken } from './unbroken.ts'

interface IngredientLineProps {
  /** Its index in the recipe. */
  at: number
  text: string
  match: LineMatch | undefined
  /** The plain name of the missing ingredient. */
  missing: string | undefined
  /** What the user has that does instead; empty if nothing. */
  swap: string | undefined
  /** "Contains eggs", where the user avoids them. */
  warning: string | undefined
  /** What a substitute is offered for: the missing or the avoided ingredient. */
  replace: string | undefined
  title: string
  recipeId: string
}

/** A line to tick off; with a pantry on the device it also shows whether you have it. */
export const IngredientLine = memo(function IngredientLine({
  at,
  text,
  match,
  missing,
  swap,
  warning,
  replace,
  title,
  recipeId,
}: IngredientLineProps) {
  const checked = useTicked(recipeId, at)
  const strength = swap ? 'partial' : match?.strength
  const state = warning === undefined && strength ? MATCH_STATES[strength] : undefined
  return (
    <li
      data-match={strength}
      className={clsx(
        'rounded-sm px-2.5 print:px-0',
        state ? `${state.tone} py-1.5` : 'border-line border-b py-1 last:border-0',
      )}
    >
      <label className="flex min-h-9 items-start gap-3 py-1">
        <input
          type="checkbox"
          checked={checked}
          onChange={() => readingStore.toggle(recipeId, at)}
          className="mt-0.5 size-5 shrink-0 accent-(--solid) print:hidden"
        />
        <span className={clsx('min-w-0 flex-1', checked && 'line-through decoration-2 print:no-underline')}>
          {unbroken(text)}
        </span>
        {warning && (
          <span className="flex shrink-0 items-center gap-1 font-semibold text-danger text-xs">
            <TriangleAlert aria-hidden="true" className="size-4" />
            {warning}
          </span>
        )}
        {!warning && swap && state && (
          <span className="flex max-w-1/2 shrink-0 items-center gap-1 text-xs print:hidden">
            <state.Icon aria-hidden="true" className={`size-4 shrink-0 ${state.icon}`} />
            use your {swap}
          </span>
        )}
        {!warning && !swap && match && state && (
          <span className="flex shrink-0 items-center gap-1 text-xs print:hidden" title={matchWords(match)}>
            <state.Icon aria-hidden="true" className={`size-4 ${state.icon}`} />
            <span aria-hidden="true" className={state.icon}>
              {state.word}
            </span>
            <span className="sr-only"> {matchWords(match)}</span>
          </span>
        )}
      </label>
      {(missing ?? replace) && (
        <Substitutes name={missing ?? replace ?? ''} title={title} recipeId={recipeId} />
      )}
    </li>
  )
})
