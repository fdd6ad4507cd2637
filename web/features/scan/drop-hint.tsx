import * as strings from './strings.ts'

/** Over the whole page while a file is dragged across it. */
export function DropHint() {
  return (
    <div className="pointer-events-none fixed inset-0 z-40 grid place-items-center bg-scrim">
      <p className="rounded-card border-2 border-accent border-dashed bg-surface px-8 py-6 font-display text-2xl">
        {strings.dropHint}
      </p>
    </div>
  )
}
