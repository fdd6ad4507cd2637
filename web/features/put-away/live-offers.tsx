import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import * as strings from './strings.ts'

interface LiveOffersProps {
  /** By their places, which are kept: null is an empty one. */
  offers: readonly (string | null)[]
  onAdd: (name: string) => void
  onDismiss: (name: string) => void
}

/** Produce in view: a tap adds it. The row is there without offers, too, so that nothing below moves. */
export function LiveOffers({ offers, onAdd, onDismiss }: LiveOffersProps) {
  return (
    <ul aria-label={strings.seenLegend} className="grid min-h-11 grid-cols-2 gap-2">
      {offers.map((name, at) =>
        name === null ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: it is the place that counts.
          <li key={at} aria-hidden="true" />
        ) : (
          <li
            key={name}
            className="flex min-w-0 items-center rounded-[1.375rem] border border-control bg-surface text-sm"
          >
            <button
              type="button"
              aria-label={strings.addSeen(name)}
              onClick={() => onAdd(name)}
              className="flex min-h-11 min-w-0 flex-1 items-center gap-1.5 rounded-[1.375rem] pl-3 text-left font-semibold leading-tight hover:bg-accent-soft"
            >
              <Plus aria-hidden="true" className="size-4 shrink-0 text-accent" />
              <span className="wrap-anywhere line-clamp-2 min-w-0">{name}</span>
            </button>
            <button
              type="button"
              aria-label={strings.dismissSeen(name)}
              onClick={() => onDismiss(name)}
              className="grid size-11 shrink-0 place-items-center rounded-full text-muted hover:text-text"
            >
              <X aria-hidden="true" className="size-4" />
            </button>
          </li>
        ),
      )}
    </ul>
  )
}
