import { Link } from 'react-router'
import { paths } from '#web/paths.ts'
import { preferencesStore, usePreferences } from '#web/state/preferences.ts'
import { Button } from '#web/ui/button.tsx'
import { ToggleChip } from '#web/ui/toggle-chip.tsx'

/** For the collection: one tap filters by the diets in the profile. Renders nothing without diets, or once applied. */
export function DietHint({
  shown,
  onFilter,
}: {
  shown: readonly string[]
  onFilter: (diets: string[]) => void
}) {
  const { diets } = usePreferences()
  if (diets.every((diet) => shown.includes(diet))) return null
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-muted">
      Your diet: {diets.join(', ')}.
      <Button variant="outline" size="sm" onClick={() => onFilter([...new Set([...shown, ...diets])])}>
        Show only what fits
      </Button>
    </p>
  )
}

/** For the list and the results: applies the diets in the profile to this and every later search. */
export function OnlyMyDiets({ onChange }: { onChange?: () => void }) {
  const { diets, onlyMine } = usePreferences()
  if (diets.length === 0) return null
  return (
    <div className="mt-3">
      <ToggleChip
        chosen={onlyMine}
        onToggle={(on) => {
          preferencesStore.setOnlyMine(on)
          onChange?.()
        }}
      >
        Only what fits my diet: {diets.join(', ')}
      </ToggleChip>
    </div>
  )
}

/** For answers that always respect the diets in the profile: makes that visible. */
export function DietNote() {
  const { diets } = usePreferences()
  if (diets.length === 0) return null
  return (
    <p className="mb-5 text-muted">
      Keeping to your diet: {diets.join(', ')}.{' '}
      <Link to={`${paths.profile()}?tab=preferences`} className="text-link">
        Change
      </Link>
    </p>
  )
}
