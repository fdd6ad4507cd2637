import Plus from 'lucide-react/icons/plus'

interface SeenChipsProps {
  names: readonly string[]
  label: string
  /** How a chip is named for screen readers. */
  words: (name: string) => string
  onAdd: (name: string) => void
}

/** What the detector is sure about: a tap adds it. */
export function SeenChips({ names, label, words, onAdd }: SeenChipsProps) {
  if (names.length === 0) return null
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2">
      {names.map((name) => (
        <li key={name}>
          <button
            type="button"
            aria-label={words(name)}
            onClick={() => onAdd(name)}
            className="flex min-h-11 items-center gap-1.5 rounded-chip border border-control bg-surface px-4 font-semibold text-sm hover:border-herb"
          >
            <Plus aria-hidden="true" className="size-4 shrink-0 text-accent" />
            <span className="wrap-anywhere">{name}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
