import ChefHat from 'lucide-react/icons/chef-hat'
import Trash2 from 'lucide-react/icons/trash'
import X from 'lucide-react/icons/x'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { cardLook } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { SpokenNames } from './spoken-names.tsx'

export interface Collected {
  name: string
  confidence: number
}

interface ArPanelProps {
  found: readonly Collected[]
  onRemove: (name: string) => void
  onClear: () => void
}

/** What the camera has detected so far. */
export function ArPanel({ found, onRemove, onClear }: ArPanelProps) {
  return (
    <section aria-labelledby="detected" className={`${cardLook} flex flex-col p-5 md:p-6`}>
      <h2 id="detected" className="text-2xl">
        Detected Ingredients <span className="text-muted tabular-nums">({found.length})</span>
      </h2>
      <SpokenNames names={found.map((one) => one.name)} />
      {found.length === 0 ? (
        <p className="mt-4 text-muted">Nothing yet. Hold the camera still over one or two things.</p>
      ) : (
        <ul className="mt-4 grid gap-2">
          {found.map(({ name, confidence }) => (
            <li key={name} className="flex items-center gap-2 border-line border-b pb-2 last:border-0">
              <span className="min-w-0 flex-1 truncate font-semibold">{name}</span>
              <span className="text-muted text-sm tabular-nums">{Math.round(confidence * 100)}%</span>
              <Button
                variant="quiet"
                size="icon"
                aria-label={`Remove ${name}`}
                onClick={() => onRemove(name)}
              >
                <X aria-hidden="true" className="size-5" />
              </Button>
            </li>
          ))}
        </ul>
      )}
      {found.length > 0 && (
        <div className="mt-6 grid gap-3">
          <LinkButton to={paths.addIngredients(found.map((one) => one.name))}>
            <ChefHat aria-hidden="true" className="size-5" />
            Generate Recipes ({found.length})
          </LinkButton>
          <Button variant="quiet" onClick={onClear}>
            <Trash2 aria-hidden="true" className="size-5" />
            Clear All
          </Button>
        </div>
      )}
    </section>
  )
}
