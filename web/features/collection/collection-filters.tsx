import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import X from 'lucide-react/icons/x'
import { lazy, Suspense, useRef, useState } from 'react'
import { ALLERGENS, DIETS } from '#core/contracts/food-facts.ts'
import { TIME_LIMITS } from '#core/contracts/search-recipes.ts'
import { allergenLabel, dietLabel } from '#core/food-facts/labels.ts'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/select.tsx'
import { ChipGroup } from '#web/ui/toggle-chip.tsx'
import { type CollectionView, DIFFICULTIES, filterCount } from './collection-address.ts'
import { useCuisines } from './queries.ts'

const loadDrawer = () => import('#web/ui/drawer.tsx')
const Drawer = lazy(async () => ({ default: (await loadDrawer()).Drawer }))

interface FilterProps {
  view: CollectionView
  show: (change: Partial<CollectionView>) => void
}

const title = (words: string) => words.replace(/(^|[\s-])\p{L}/gu, (letter) => letter.toUpperCase())
const DIETS_SHOWN = 8
const ALLERGENS_SHOWN = 7
const TIMES: Record<string, string> = { 60: '1 hour or less', 120: '2 hours or less' }

export function FilterFields({ view, show }: FilterProps) {
  const cuisines = useCuisines()
  // A URL may name a cuisine without recipes: it is shown, so that it can be cleared.
  const known = view.cuisine && !cuisines.includes(view.cuisine) ? [view.cuisine, ...cuisines] : cuisines
  return (
    <div className="grid gap-4">
      <div className="grid gap-4 md:grid-cols-3">
        <Select
          label="Cuisine"
          value={view.cuisine}
          onChange={(cuisine) => show({ cuisine })}
          options={[
            { value: '', label: 'All Cuisines' },
            ...known.map((value) => ({ value, label: title(value) })),
          ]}
        />
        <Select
          label="Difficulty"
          value={view.difficulty}
          onChange={(difficulty) => show({ difficulty })}
          options={[
            { value: 'all', label: 'All Levels' },
            ...DIFFICULTIES.map((value) => ({ value, label: value })),
          ]}
        />
        <Select
          label="Total time"
          value={String(view.minutes ?? '')}
          onChange={(text) => show({ minutes: TIME_LIMITS.find((most) => String(most) === text) })}
          options={[
            { value: '', label: 'Any Time' },
            ...TIME_LIMITS.map((most) => ({
              value: String(most),
              label: TIMES[most] ?? `${most} min or less`,
            })),
          ]}
        />
      </div>
      <ChipGroup
        quiet
        legend="Diets"
        options={DIETS}
        name={dietLabel}
        first={DIETS_SHOWN}
        chosen={view.diets}
        onChange={(diets) => show({ diets })}
      />
      <ChipGroup
        quiet
        legend="Without"
        options={ALLERGENS}
        name={allergenLabel}
        first={ALLERGENS_SHOWN}
        chosen={view.without}
        onChange={(without) => show({ without })}
      />
    </div>
  )
}

/** On a phone the filters are in a sheet. */
export function FilterSheet({
  view,
  show,
  found,
  clear,
}: FilterProps & { found: string; clear: () => void }) {
  const [sheet, setSheet] = useState<'never' | 'open' | 'closed'>('never')
  const setOpen = (open: boolean) => setSheet(open ? 'open' : 'closed')
  const opener = useRef<HTMLButtonElement>(null)
  const count = filterCount(view)
  return (
    <>
      <Button
        ref={opener}
        variant="outline"
        className="w-full rounded-card"
        aria-haspopup="dialog"
        aria-expanded={sheet === 'open'}
        onPointerEnter={loadDrawer}
        onFocus={loadDrawer}
        onClick={() => setOpen(true)}
      >
        <SlidersHorizontal aria-hidden="true" className="size-5" />
        Filters
        {count > 0 && <span className="tabular-nums">({count})</span>}
      </Button>
      {sheet !== 'never' && (
        <Suspense>
          <Drawer
            open={sheet === 'open'}
            onOpenChange={setOpen}
            title="Filters"
            closeLabel="Close filters"
            top={<span className="font-display text-xl">Filters</span>}
            onClosed={() => opener.current?.focus()}
            bottom={
              <div className="grid gap-3">
                <Button onClick={() => setOpen(false)}>Show {found}</Button>
                <ClearFilters onClick={clear} />
              </div>
            }
          >
            <div className="p-5">
              <FilterFields view={view} show={show} />
            </div>
          </Drawer>
        </Suspense>
      )}
    </>
  )
}

export function ClearFilters({ onClick, disabled }: { onClick: () => void; disabled?: boolean }) {
  return (
    <Button variant="outline" onClick={onClick} disabled={disabled}>
      <X aria-hidden="true" className="size-5" />
      Clear Filters
    </Button>
  )
}
