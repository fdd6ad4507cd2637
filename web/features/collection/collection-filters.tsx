import Check from 'lucide-react/icons/check'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import X from 'lucide-react/icons/x'
import { lazy, Suspense, useRef, useState } from 'react'
import { DIETS, type Diet } from '#core/contracts/diets.ts'
import { TIME_LIMITS } from '#core/contracts/search-recipes.ts'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/select.tsx'
import { type CollectionView, DIFFICULTIES, filterCount } from './collection-address.ts'
import { useCuisines } from './queries.ts'

const loadDrawer = () => import('#web/ui/drawer.tsx')
const Drawer = lazy(async () => ({ default: (await loadDrawer()).Drawer }))

interface FilterProps {
  view: CollectionView
  show: (change: Partial<CollectionView>) => void
}

const title = (words: string) => words.replace(/(^|[\s-])\p{L}/gu, (letter) => letter.toUpperCase())
const TIMES: Record<string, string> = { 60: '1 hour or less', 120: '2 hours or less' }

export function FilterFields({ view, show }: FilterProps) {
  const cuisines = useCuisines()
  // A URL may name a cuisine without recipes: it is shown, so that it can be cleared.
  const known = view.cuisine && !cuisines.includes(view.cuisine) ? [view.cuisine, ...cuisines] : cuisines
  const toggle = (diet: Diet) =>
    show({ diets: DIETS.filter((one) => view.diets.includes(one) !== (one === diet)) })
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
      <fieldset>
        <legend className="text-muted text-sm">Fits my diet</legend>
        <div className="mt-1 flex flex-wrap gap-2">
          {DIETS.map((diet) => (
            <DietChip
              key={diet}
              diet={diet}
              chosen={view.diets.includes(diet)}
              onToggle={() => toggle(diet)}
            />
          ))}
        </div>
      </fieldset>
    </div>
  )
}

function DietChip({ diet, chosen, onToggle }: { diet: Diet; chosen: boolean; onToggle: () => void }) {
  return (
    <button
      type="button"
      aria-pressed={chosen}
      onClick={onToggle}
      className="inline-flex min-h-11 items-center gap-1.5 rounded-chip border border-control px-4 text-sm transition-colors hover:border-herb aria-pressed:border-herb aria-pressed:bg-herb-soft aria-pressed:text-herb md:min-h-10"
    >
      {chosen && <Check aria-hidden="true" className="size-4" />}
      {diet}
    </button>
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
