import { clsx } from 'clsx'
import ArrowRightLeft from 'lucide-react/icons/arrow-right-left'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { memo, useId, useState } from 'react'
import type { LineMatch } from '#core/contracts/match-recipes.ts'
import { isPlainSwap } from '#core/matching/why.ts'
import { readingStore, useTicked } from '#web/state/recipe-reading.ts'
import { Button } from '#web/ui/button.tsx'
import { LinkedName } from '#web/ui/linked-name.tsx'
import { MATCH_STATES, matchWords } from '#web/ui/match-state.ts'
import * as strings from './strings.ts'
import { Substitutes } from './substitutes.tsx'
import { unbroken } from './unbroken.ts'

interface IngredientLineProps {
  /** Its index in the recipe. */
  at: number
  text: string
  /** The recipe that it stands for. */
  link: { title: string; to: string } | undefined
  match: LineMatch | undefined
  /** The plain name of the missing ingredient. */
  missing: string | undefined
  /** What the user has that does instead; empty if nothing. */
  swap: string | undefined
  /** What to use for it, or to do first; empty if there is nothing to say. */
  advice: string
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
  link,
  match,
  missing,
  swap,
  advice,
  warning,
  replace,
  title,
  recipeId,
}: IngredientLineProps) {
  const checked = useTicked(recipeId, at)
  const [open, setOpen] = useState(false)
  const id = useId()
  const isPlain = swap && missing && isPlainSwap({ swap, name: missing })
  const strength = isPlain ? 'full' : swap ? 'partial' : match?.strength
  const state = warning === undefined && strength ? MATCH_STATES[strength] : undefined
  const replaced = missing ?? replace
  return (
    <li
      data-match={strength}
      className={clsx('rounded-sm print:px-0', state ? state.tone : 'border-line border-b last:border-0')}
    >
      <div className="flex items-center">
        <label className="flex min-h-11 min-w-0 flex-1 items-center gap-3 py-1 pl-2 leading-snug">
          <input
            type="checkbox"
            checked={checked}
            onChange={() => readingStore.toggle(recipeId, at)}
            className="tick size-5 print:hidden"
          />
          <span className="min-w-0 flex-1">
            <span className={clsx(checked && 'line-through decoration-2 print:no-underline')}>
              {link ? <LinkedName text={unbroken(text)} name={link.title} to={link.to} /> : unbroken(text)}
            </span>
            {warning && (
              <span className="flex items-center gap-1 font-semibold text-danger text-xs">
                <TriangleAlert aria-hidden="true" className="size-4" />
                {warning}
              </span>
            )}
            {!warning && advice && state && (
              <span className={`block font-semibold text-xs print:hidden ${state.icon}`}>{advice}</span>
            )}
          </span>
          {state && (
            <span
              className="mr-3 flex shrink-0 print:hidden"
              title={!swap && match ? matchWords(match) : undefined}
            >
              <state.Icon aria-hidden="true" className={`size-5 ${state.icon}`} />
              {!swap && match && <span className="sr-only"> {advice ? state.word : matchWords(match)}</span>}
            </span>
          )}
        </label>
        {replaced && (
          <Button
            variant="quiet"
            size="icon"
            aria-label={strings.substitutesLabel(replaced)}
            aria-expanded={open}
            aria-controls={open ? id : undefined}
            onClick={() => setOpen(!open)}
            className="shrink-0 text-accent! print:hidden"
          >
            <ArrowRightLeft aria-hidden="true" className="size-5" />
          </Button>
        )}
      </div>
      {replaced && open && (
        <div id={id} className="pr-3 pb-2 pl-10 print:hidden">
          <Substitutes name={replaced} title={title} recipeId={recipeId} />
        </div>
      )}
    </li>
  )
})
