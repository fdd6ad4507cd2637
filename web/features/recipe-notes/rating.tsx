import { clsx } from 'clsx'
import Star from 'lucide-react/icons/star'
import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { marks, useMarks } from '#web/state/own/marks.ts'
import { Button } from '#web/ui/button.tsx'
import * as strings from './strings.ts'
import { notSaved } from './use-stored-text.ts'

const STARS = [1, 2, 3, 4, 5] as const

/** One to five stars: radio buttons, so that every keyboard and screen reader knows them. */
export function Rating({ recipeId }: { recipeId: string }) {
  const { rating } = useMarks(recipeId)
  const name = useId()
  const rate = (next: number | null) => void marks.set(recipeId, { rating: next }).catch(notSaved)
  // A star that was tapped before hydration counts too.
  const field = useRef<HTMLFieldSetElement>(null)
  const takeEarly = useEffectEvent(() => {
    const early = Number(field.current?.querySelector<HTMLInputElement>(':checked')?.value ?? 0)
    if (early > 0 && early !== rating) rate(early)
  })
  useEffect(() => takeEarly(), [])
  return (
    <fieldset ref={field} className="flex flex-wrap items-center gap-x-3">
      <legend className="font-semibold">{strings.ratingLegend}</legend>
      <div className="-ml-2 flex">
        {STARS.map((star) => {
          const filled = rating !== null && star <= rating
          return (
            <label
              key={star}
              className="flex size-11 items-center justify-center rounded-chip hover:bg-accent-soft has-focus-visible:outline-3 has-focus-visible:outline-focus"
            >
              <input
                type="radio"
                name={name}
                value={star}
                checked={rating === star}
                onChange={() => rate(star)}
                className="sr-only"
              />
              <span className="sr-only">{strings.stars(star)}</span>
              <Star
                aria-hidden="true"
                fill={filled ? 'currentColor' : 'none'}
                className={clsx('size-7', filled ? 'text-accent' : 'text-control')}
              />
            </label>
          )
        })}
      </div>
      {rating !== null && (
        <Button
          variant="quiet"
          className="px-3! text-muted! text-sm"
          aria-label={strings.clearRatingLabel}
          onClick={() => rate(null)}
        >
          {strings.clearRating}
        </Button>
      )}
    </fieldset>
  )
}
