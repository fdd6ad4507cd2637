import { ALLERGENS, type Allergen, DIETS, type Diet } from '#core/contracts/food-facts.ts'
import { TIME_LIMITS } from '#core/contracts/search-recipes.ts'
import { allergenLabel, dietChoice } from '#core/food-facts/labels.ts'
import { Select } from '#web/ui/select.tsx'
import { ChipGroup } from '#web/ui/toggle-chip.tsx'
import { type CollectionView, DIFFICULTIES } from './collection-address.ts'
import { useCuisines } from './queries.ts'
import * as strings from './strings.ts'

interface FilterProps {
  view: CollectionView
  show: (change: Partial<CollectionView>) => void
  /** What the user's profile filters by already. */
  needs: { avoid: readonly Allergen[]; diets: readonly Diet[] }
}

const title = (words: string) => words.replace(/(^|[\s-])\p{L}/gu, (letter) => letter.toUpperCase())
const DIETS_SHOWN = 8
const ALLERGENS_SHOWN = 7
const TIMES: Record<string, string> = { 60: strings.oneHourOrLess, 120: strings.twoHoursOrLess }

export function FilterFields({ view, show, needs }: FilterProps) {
  const cuisines = useCuisines()
  // A URL may name a cuisine without recipes: it is shown, so that it can be cleared.
  const known = view.cuisine && !cuisines.includes(view.cuisine) ? [view.cuisine, ...cuisines] : cuisines
  return (
    <div className="grid gap-4">
      <div className="grid gap-4">
        <Select
          label={strings.cuisineLabel}
          value={view.cuisine}
          onChange={(cuisine) => show({ cuisine })}
          options={[
            { value: '', label: strings.allCuisines },
            ...known.map((value) => ({ value, label: title(value) })),
          ]}
        />
        <Select
          label={strings.difficultyLabel}
          value={view.difficulty}
          onChange={(difficulty) => show({ difficulty })}
          options={[
            { value: 'all', label: strings.allLevels },
            ...DIFFICULTIES.map((value) => ({ value, label: value })),
          ]}
        />
        <Select
          label={strings.timeLabel}
          value={String(view.minutes ?? '')}
          onChange={(text) => show({ minutes: TIME_LIMITS.find((most) => String(most) === text) })}
          options={[
            { value: '', label: strings.anyTime },
            ...TIME_LIMITS.map((most) => ({
              value: String(most),
              label: TIMES[most] ?? strings.minutesOrLess(most),
            })),
          ]}
        />
      </div>
      <ChipGroup
        quiet
        legend={strings.dietsLabel}
        options={DIETS}
        name={dietChoice}
        first={DIETS_SHOWN}
        fixed={needs.diets}
        chosen={view.diets}
        onChange={(diets) => show({ diets })}
      />
      <ChipGroup
        quiet
        legend={strings.withoutLabel}
        options={ALLERGENS}
        name={allergenLabel}
        first={ALLERGENS_SHOWN}
        fixed={needs.avoid}
        chosen={view.without}
        onChange={(without) => show({ without })}
      />
    </div>
  )
}
