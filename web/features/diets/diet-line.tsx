import { clsx } from 'clsx'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { lazy, Suspense, useRef, useState } from 'react'
import { needsWords } from '#core/food-facts/needs-words.ts'
import { usePreferences } from '#web/state/preferences.ts'
import { rich } from '#web/ui/rich.tsx'
import * as strings from './strings.ts'

const loadSheet = () => import('./diet-sheet.tsx')
const DietSheet = lazy(async () => ({ default: (await loadSheet()).DietSheet }))

interface DietLineProps {
  /** Without any diet or allergy: a link to choose some, instead of nothing. */
  offer?: boolean
  /** Nothing is filtered here, so whether the diets apply doesn't matter. */
  unfiltered?: boolean
  className?: string
}

/** "Avoiding peanuts · vegan", and one tap to change it. */
export function DietLine({ offer, unfiltered, className }: DietLineProps) {
  const { allergies, diets, anyDiet } = usePreferences()
  const [sheet, setSheet] = useState<'never' | 'open' | 'closed'>('never')
  const opener = useRef<HTMLButtonElement>(null)
  const words = needsWords(allergies, diets)
  // An open sheet stays, whatever is chosen in it.
  if (words === '' && !offer && sheet === 'never') return null
  return (
    <div className={clsx('flex flex-wrap items-center gap-x-2 text-muted text-sm', className)}>
      {words !== '' && (
        <p className="inline-flex items-center gap-2">
          <ShieldCheck aria-hidden="true" className="size-4 shrink-0 text-herb" />
          <span>
            {anyDiet && diets.length > 0 && !unfiltered
              ? rich(strings.filterOff, { needs: () => words })
              : words}
          </span>
        </p>
      )}
      <button
        ref={opener}
        type="button"
        aria-haspopup="dialog"
        onPointerEnter={loadSheet}
        onFocus={loadSheet}
        onClick={() => setSheet('open')}
        className="inline-flex min-h-11 items-center px-1 text-link"
      >
        {words === ''
          ? strings.dietsAndAllergies
          : rich(strings.change, { hidden: (text) => <span className="sr-only">{text}</span> })}
      </button>
      {sheet !== 'never' && (
        <Suspense>
          <DietSheet
            open={sheet === 'open'}
            onOpenChange={(open) => setSheet(open ? 'open' : 'closed')}
            onClosed={() => opener.current?.focus({ preventScroll: true })}
          />
        </Suspense>
      )}
    </div>
  )
}
