import ChefHat from 'lucide-react/icons/chef-hat'
import Trash2 from 'lucide-react/icons/trash'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { cardLook } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { FoundChips } from './found-chips.tsx'
import { SpokenNames } from './spoken-names.tsx'
import * as strings from './strings.ts'

export interface Collected {
  name: string
  confidence: number
}

interface ArPanelProps {
  found: readonly Collected[]
  /** Names on the user's list. */
  have: readonly string[]
  onAdd: (name: string) => void
  onRemove: (name: string) => void
  onClear: () => void
  /** The camera runs: going on takes over its entry of the history. */
  isOn: boolean
}

/** What the camera has detected so far. */
export function ArPanel({ found, have, onAdd, onRemove, onClear, isOn }: ArPanelProps) {
  const names = found.map((one) => one.name)
  return (
    <section aria-labelledby="detected" className={`${cardLook} p-4 md:p-6`}>
      <h2 id="detected" className="font-sans font-semibold text-base tracking-normal">
        {strings.detectedTitle} <span className="text-muted tabular-nums">({found.length})</span>
      </h2>
      <SpokenNames names={names} />
      {found.length === 0 ? (
        <p className="mt-2 text-muted text-sm">{strings.detectedNone}</p>
      ) : (
        <>
          <div className="mt-3">
            <FoundChips names={names} have={have} onAdd={onAdd} onRemove={onRemove} />
          </div>
          <div className="mt-4 flex flex-wrap gap-2">
            <LinkButton to={paths.addIngredients(names)} replace={isOn}>
              <ChefHat aria-hidden="true" className="size-5" />
              {strings.generateRecipes(found.length)}
            </LinkButton>
            <Button variant="quiet" onClick={onClear}>
              <Trash2 aria-hidden="true" className="size-5" />
              {strings.clearAll}
            </Button>
          </div>
        </>
      )}
    </section>
  )
}
