import { dietLabel } from '#core/food-facts/labels.ts'
import { preferencesStore, usePreferences } from '#web/state/preferences.ts'
import { rich } from '#web/ui/rich.tsx'
import { ToggleChip } from '#web/ui/toggle-chip.tsx'
import * as strings from './strings.ts'

/** Applies the chosen diets to this and every later search; on until it is switched off. */
export function OnlyMyDiets() {
  const { diets, anyDiet } = usePreferences()
  if (diets.length === 0) return null
  return (
    <div>
      <ToggleChip chosen={!anyDiet} onToggle={(on) => preferencesStore.setAnyDiet(!on)}>
        {rich(strings.onlyMyDiets, { diets: () => diets.map(dietLabel).join(', ') })}
      </ToggleChip>
    </div>
  )
}
