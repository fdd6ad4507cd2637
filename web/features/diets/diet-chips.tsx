import { ALLERGENS, type Allergen, type Diet } from '#core/contracts/food-facts.ts'
import { DIET_OPTIONS } from '#core/contracts/preferences.ts'
import { allergenLabel, dietChoice } from '#core/food-facts/labels.ts'
import { ChipGroup } from '#web/ui/toggle-chip.tsx'
import * as strings from './strings.ts'

export interface DietDraft {
  diets: readonly Diet[]
  allergies: readonly Allergen[]
}

/** What most people ask for comes first. */
const COMMON_DIETS: readonly Diet[] = ['vegetarian', 'vegan', 'pescatarian', 'gluten-free', 'dairy-free']
const DIETS_IN_ORDER = [...COMMON_DIETS, ...DIET_OPTIONS.filter((diet) => !COMMON_DIETS.includes(diet))]
const COMMON_ALLERGENS: readonly Allergen[] = ['peanuts', 'tree nuts', 'milk', 'eggs', 'gluten', 'fish']
const ALLERGENS_IN_ORDER = [
  ...COMMON_ALLERGENS,
  ...ALLERGENS.filter((allergen) => !COMMON_ALLERGENS.includes(allergen)),
]

interface DietChipsProps {
  value: DietDraft
  onChange: (value: DietDraft) => void
  /** Only the common ones until it is expanded. */
  short?: boolean
}

export function DietChips({ value, onChange, short }: DietChipsProps) {
  return (
    <div className="grid gap-6">
      <ChipGroup
        legend={strings.allergiesLegend}
        hint={short ? undefined : strings.allergiesHint}
        options={ALLERGENS_IN_ORDER}
        name={allergenLabel}
        first={short ? COMMON_ALLERGENS.length : undefined}
        chosen={value.allergies}
        onChange={(allergies) => onChange({ ...value, allergies })}
      />
      <ChipGroup
        legend={strings.dietsLegend}
        hint={short ? undefined : strings.dietsHint}
        options={DIETS_IN_ORDER}
        name={dietChoice}
        first={short ? COMMON_DIETS.length : undefined}
        chosen={value.diets}
        onChange={(diets) => onChange({ ...value, diets })}
      />
    </div>
  )
}
