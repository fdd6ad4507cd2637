import { ALLERGENS, type Allergen } from '#core/contracts/food-facts.ts'
import type { Order } from '#core/contracts/match-recipes.ts'
import { allergenLabel } from '#core/food-facts/labels.ts'
import {
  CUISINE_FILTERS,
  DIFFICULTY_FILTERS,
  type ResultFilters as Filters,
  SCORE_FILTERS,
  TIME_FILTERS,
} from '#core/matching/filters.ts'
import type { ActiveFilter } from '#web/ui/active-filters.tsx'
import { type Option, Select } from '#web/ui/select.tsx'
import { ChipGroup } from '#web/ui/toggle-chip.tsx'

const title = (word: string) => word[0]?.toUpperCase() + word.slice(1)
const TIMES = {
  all: 'Any Time',
  quick: 'Quick (30 min or less)',
  medium: 'Medium (30-60 min)',
  long: 'Long (over 60 min)',
}

/** Those in use, each with what removes it. */
export function activeFilters({
  filters,
  without,
  leaveOut,
  setFilters,
  setWithout,
  setLeaveOut,
}: {
  filters: Filters
  without: readonly Allergen[]
  leaveOut: readonly string[]
  setFilters: (changed: Partial<Filters>) => void
  setWithout: (next: readonly Allergen[]) => void
  setLeaveOut: (next: readonly string[]) => void
}): ActiveFilter[] {
  const { score, time, difficulty, cuisine } = filters
  const all: (ActiveFilter | false)[] = [
    score !== 'all' && {
      label: SCORE_FILTERS.find(({ value }) => value === score)?.label ?? score,
      drop: () => setFilters({ score: 'all' }),
    },
    time !== 'all' && { label: TIMES[time], drop: () => setFilters({ time: 'all' }) },
    difficulty !== 'all' && {
      label: title(difficulty),
      drop: () => setFilters({ difficulty: 'all' }),
    },
    cuisine !== 'all' && { label: title(cuisine), drop: () => setFilters({ cuisine: 'all' }) },
    ...without.map((allergen) => ({
      label: `no ${allergenLabel(allergen)}`,
      drop: () => setWithout(without.filter((one) => one !== allergen)),
    })),
    ...leaveOut.map((food) => ({
      label: `Without ${food}`,
      drop: () => setLeaveOut(leaveOut.filter((one) => one !== food)),
    })),
  ]
  return all.filter((filter) => filter !== false)
}

/** Four filters, combined. */
export function ResultFilters({
  value,
  onChange,
}: {
  value: Filters
  onChange: (changed: Partial<Filters>) => void
}) {
  return (
    <div className="grid grid-cols-2 gap-3 max-[22.5rem]:grid-cols-1">
      <Select
        label="Score"
        options={SCORE_FILTERS}
        value={value.score}
        onChange={(score) => onChange({ score })}
      />
      <Select
        label="Time"
        options={TIME_FILTERS.map((time) => ({ value: time, label: TIMES[time] }))}
        value={value.time}
        onChange={(time) => onChange({ time })}
      />
      <Select
        label="Difficulty"
        options={DIFFICULTY_FILTERS.map((level) => ({
          value: level,
          label: level === 'all' ? 'All Levels' : title(level),
        }))}
        value={value.difficulty}
        onChange={(difficulty) => onChange({ difficulty })}
      />
      <Select
        label="Cuisine"
        options={CUISINE_FILTERS.map((one) => ({
          value: one,
          label: one === 'all' ? 'All Cuisines' : title(one),
        }))}
        value={value.cuisine}
        onChange={(cuisine) => onChange({ cuisine })}
      />
    </div>
  )
}

const SORTS: readonly Option<Order>[] = [
  { value: 'ready', label: 'Ready first' },
  { value: 'score', label: 'SousScore' },
  { value: 'quick', label: 'Quickest in each group' },
  { value: 'uses', label: 'Uses most of what I have' },
]

export function SortMenu({ value, onChange }: { value: Order; onChange: (order: Order) => void }) {
  return <Select compact label="Sort" options={SORTS} value={value} onChange={onChange} />
}

const SHOWN = 3

/** On top of the allergies of the user. */
export function WithoutFilter(props: {
  value: readonly Allergen[]
  /** The allergies of the user. */
  always: readonly Allergen[]
  onChange: (without: Allergen[]) => void
}) {
  return (
    <ChipGroup
      quiet
      legend="Without"
      options={ALLERGENS}
      name={allergenLabel}
      first={SHOWN}
      chosen={props.value}
      fixed={props.always}
      onChange={props.onChange}
    />
  )
}
