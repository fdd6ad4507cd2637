import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { capital } from '#core/text/capital.ts'
import { notNeeded } from '#web/state/not-needed.ts'
import type { NewShoppingItem } from '#web/state/shopping.ts'
import { Button } from '#web/ui/button.tsx'
import * as strings from './strings.ts'
import type { Suggested } from './use-suggested.ts'

interface SuggestionsProps {
  title: string
  suggested: readonly Suggested[]
  onAdd: (items: readonly NewShoppingItem[]) => void
  onDone: (words: string, undo: () => void) => void
}

/** What may be needed too: one tap to add it, one to turn it down. */
export function Suggestions({ title, suggested, onAdd, onDone }: SuggestionsProps) {
  if (suggested.length === 0) return null
  const turnDown = ({ name, line }: Suggested) => {
    const before = notNeeded.get()
    notNeeded.add([name])
    onDone(capital(strings.dismissed(line)), () => notNeeded.set(before))
  }
  return (
    <section aria-label={title} className="rounded-card border border-line border-dashed px-4 pt-3 pb-1">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3">
        <h2 className="text-xl">{title}</h2>
        {suggested.length > 1 && (
          <Button variant="quiet" className="-mr-3 px-3! text-accent!" onClick={() => onAdd(suggested)}>
            {strings.addAll}
          </Button>
        )}
      </div>
      <ul className="divide-y divide-line">
        {suggested.map((one) => (
          <li key={one.name} className="flex items-center gap-1">
            <button
              type="button"
              aria-label={strings.addOne(one.line)}
              className="flex min-h-13 min-w-0 flex-1 items-center gap-3 py-1 text-left"
              onClick={() => onAdd([one])}
            >
              <span
                aria-hidden="true"
                className="grid size-7 shrink-0 place-items-center rounded-chip border border-control"
              >
                <Plus className="size-4 text-accent" />
              </span>
              <span className="min-w-0 leading-snug">
                {capital(one.line)}
                {one.why && <span className="block text-muted text-xs">{one.why}</span>}
              </span>
            </button>
            <Button
              variant="quiet"
              size="icon"
              className="-mr-2 text-muted"
              aria-label={strings.dismiss(one.line)}
              onClick={() => turnDown(one)}
            >
              <X aria-hidden="true" className="size-5" />
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
