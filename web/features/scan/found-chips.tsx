import Check from 'lucide-react/icons/check'
import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import * as strings from './strings.ts'

interface FoundChipsProps {
  names: readonly string[]
  have: readonly string[]
  onAdd: (name: string) => void
  /** It was something else. */
  onRemove?: (name: string) => void
}

/** What the camera found: a tap adds a name to the list. */
export function FoundChips({ names, have, onAdd, onRemove }: FoundChipsProps) {
  return (
    <ul className="flex flex-wrap gap-2">
      {names.map((name) => {
        const isListed = have.includes(name)
        return (
          <li
            key={name}
            className={`flex max-w-full items-center rounded-[1.375rem] border text-sm ${
              isListed ? 'border-herb bg-herb-soft' : 'border-control bg-surface'
            }`}
          >
            <button
              type="button"
              aria-label={isListed ? strings.foundAdded(name) : strings.addFound(name)}
              aria-disabled={isListed}
              onClick={() => !isListed && onAdd(name)}
              className="flex min-h-11 min-w-0 items-center gap-2 rounded-[1.375rem] px-3.5 text-left font-semibold text-text"
            >
              {isListed ? (
                <Check aria-hidden="true" className="size-4 shrink-0 text-herb" />
              ) : (
                <Plus aria-hidden="true" className="size-4 shrink-0 text-accent" />
              )}
              <span className="wrap-anywhere">{name}</span>
            </button>
            {onRemove && (
              <button
                type="button"
                aria-label={strings.removeFound(name)}
                onClick={() => onRemove(name)}
                className="grid size-11 shrink-0 place-items-center rounded-chip text-muted hover:text-text"
              >
                <X aria-hidden="true" className="size-4" />
              </button>
            )}
          </li>
        )
      })}
    </ul>
  )
}
