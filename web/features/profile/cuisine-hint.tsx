import { usePreferences } from '#web/state/preferences.ts'
import { ToggleChip } from '#web/ui/toggle-chip.tsx'
import * as strings from './strings.ts'

/** For the collection: the favorite cuisines from the profile, one tap away. Renders nothing if there are none. */
export function CuisineHint({ shown, onFilter }: { shown: string; onFilter: (cuisine: string) => void }) {
  const { cuisines } = usePreferences()
  if (cuisines.length === 0) return null
  return (
    <fieldset className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <legend className="float-left mr-3 text-muted">{strings.yourCuisines}</legend>
      {cuisines.map((cuisine) => (
        <ToggleChip key={cuisine} chosen={shown === cuisine} onToggle={(on) => onFilter(on ? cuisine : '')}>
          <span className="capitalize">{cuisine}</span>
        </ToggleChip>
      ))}
    </fieldset>
  )
}
