import ArrowRight from 'lucide-react/icons/arrow-right'
import Check from 'lucide-react/icons/check'
import { useEffect, useRef } from 'react'
import { PLACES, type Place } from '#core/contracts/places.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { cardLook } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { ThumbBar } from '#web/ui/thumb-bar.tsx'
import * as strings from './strings.ts'

export interface PutAwayNow {
  /** "2 onions", "1.5 kg potatoes". */
  items: readonly { words: string; place: Place }[]
  /** The dates that were given: "milk by Nov 25". */
  dates: readonly string[]
  /** Names of the shopping list that were ticked. */
  ticked: readonly string[]
  /** How many stay on the pile. */
  left: number
  undo: () => void
}

interface DoneScreenProps extends PutAwayNow {
  onMore: () => void
}

/** Where everything went, and the way back. */
export function DoneScreen({ items, dates, ticked, left, undo, onMore }: DoneScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section aria-labelledby="put-away-done" className="grid max-w-prose gap-4">
      <div className="flex items-center gap-3">
        <span className="grid size-11 shrink-0 place-items-center rounded-chip bg-herb-soft text-herb">
          <Check aria-hidden="true" className="size-6" />
        </span>
        <h2 ref={heading} id="put-away-done" tabIndex={-1} className="min-w-0 flex-1 text-2xl outline-none">
          {strings.doneTitle(items.length)}
        </h2>
        <Button variant="outline" onClick={undo}>
          {strings.undoAll}
        </Button>
      </div>
      {PLACES.map((place) => {
        const here = items.filter((item) => item.place === place)
        if (here.length === 0) return null
        return (
          <div key={place} className={`${cardLook} px-4 py-3`}>
            <h3 className="text-xl">
              {strings.inPlace[place]} <span className="text-muted tabular-nums">({here.length})</span>
            </h3>
            <p className="wrap-anywhere mt-1">{here.map(({ words }) => words).join(', ')}</p>
          </div>
        )
      })}
      {dates.length > 0 && <p className="wrap-anywhere">{strings.datesGiven(dates.join('; '))}</p>}
      {ticked.length > 0 && <p className="wrap-anywhere">{strings.ticked(ticked.join(', '))}</p>}
      {left > 0 && <p className="text-muted">{strings.stillHere(left)}</p>}
      <ThumbBar height="8.75rem">
        <div className="flex flex-wrap gap-2">
          <LinkButton to={paths.matchedRecipes()} className="min-h-12 flex-1 max-sm:basis-full lg:flex-none">
            {strings.whatToCook}
            <ArrowRight aria-hidden="true" className="size-5" />
          </LinkButton>
          <LinkButton
            to={paths.pantry()}
            variant="outline"
            className="min-h-12 flex-1 max-sm:px-3! lg:flex-none"
          >
            {strings.seePantry}
          </LinkButton>
          <Button variant="outline" className="min-h-12 flex-1 max-sm:px-3! lg:flex-none" onClick={onMore}>
            {strings.putAwayMore}
          </Button>
        </div>
      </ThumbBar>
    </section>
  )
}
