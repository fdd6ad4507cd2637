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
import * as strings from './strings.ts'

const TIMES: Record<Filters['time'], string> = {
  all: strings.timeAny,
  quick: strings.timeQuick,
  medium: strings.timeMedium,
  long: strings.timeLong,
}
const DIFFICULTIES: Record<Filters['difficulty'], string> = {
  all: strings.difficultyAll,
  easy: strings.difficultyEasy,
  medium: strings.difficultyMedium,
  hard: strings.difficultyHard,
}
const CUISINES: Record<Filters['cuisine'], string> = {
  all: strings.cuisineAll,
  american: strings.cuisineAmerican,
  italian: strings.cuisineItalian,
  asian: strings.cuisineAsian,
  mexican: strings.cuisineMexican,
  mediterranean: strings.cuisineMediterranean,
}

/** Those in use, each with what removes it. */
export function activeFilters({
  filters,
  without,
  leaveOut,
  setFilters,
  setWithout,
  setLeaveOut,
  isOnlySoon,
  setOnlySoon,
}: {
  filters: Filters
  without: readonly Allergen[]
  leaveOut: readonly string[]
  setFilters: (changed: Partial<Filters>) => void
  setWithout: (next: readonly Allergen[]) => void
  setLeaveOut: (next: readonly string[]) => void
  isOnlySoon: boolean
  setOnlySoon: (next: boolean) => void
}): ActiveFilter[] {
  const { score, time, difficulty, cuisine } = filters
  const all: (ActiveFilter | false)[] = [
    isOnlySoon && { label: strings.onlySoon, drop: () => setOnlySoon(false) },
    score !== 'all' && {
      label: SCORE_FILTERS.find(({ value }) => value === score)?.label ?? score,
      drop: () => setFilters({ score: 'all' }),
    },
    time !== 'all' && { label: TIMES[time], drop: () => setFilters({ time: 'all' }) },
    difficulty !== 'all' && {
      label: DIFFICULTIES[difficulty],
      drop: () => setFilters({ difficulty: 'all' }),
    },
    cuisine !== 'all' && { label: CUISINES[cuisine], drop: () => setFilters({ cuisine: 'all' }) },
    ...without.map((allergen) => ({
      label: strings.withoutAllergen(allergenLabel(allergen)),
      drop: () => setWithout(without.filter((one) => one !== allergen)),
    })),
    ...leaveOut.map((food) => ({
      label: strings.withoutFood(food),
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
        label={strings.score}
        options={SCORE_FILTERS}
        value={value.score}
        onChange={(score) => onChange({ score })}
      />
      <Select
        label={strings.time}
        options={TIME_FILTERS.map((time) => ({ value: time, label: TIMES[time] }))}
        value={value.time}
        onChange={(time) => onChange({ time })}
      />
      <Select
        label={strings.difficulty}
        options={DIFFICULTY_FILTERS.map((level) => ({
          value: level,
          label: DIFFICULTIES[level],
        }))}
        value={value.difficulty}
        onChange={(difficulty) => onChange({ difficulty })}
      />
      <Select
        label={strings.cuisine}
        options={CUISINE_FILTERS.map((one) => ({
          value: one,
          label: CUISINES[one],
        }))}
        value={value.cuisine}
        onChange={(cuisine) => onChange({ cuisine })}
      />
    </div>
  )
}

const SORTS: readonly Option<Order>[] = [
  { value: 'ready', label: strings.sortReady },
  { value: 'score', label: strings.sortScore },
  { value: 'quick', label: strings.sortQuick },
  { value: 'uses', label: strings.sortUses },
]

export function SortMenu({ value, onChange }: { value: Order; onChange: (order: Order) => void }) {
  return <Select compact label={strings.sort} options={SORTS} value={value} onChange={onChange} />
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
      legend={strings.without}
      options={ALLERGENS}
      name={allergenLabel}
      first={SHOWN}
      chosen={props.value}
      fixed={props.always}
      onChange={props.onChange}
    />
  )
}
