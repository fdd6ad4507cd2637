import { newVersion } from '#web/lib/new-version.ts'
import { Button } from '#web/ui/button.tsx'

/** Reports a new version, and waits for the user. */
export function UpdateNote() {
  return (
    <section
      aria-label="New version"
      className="pointer-events-auto flex w-full max-w-96 flex-wrap items-center justify-between gap-x-3 gap-y-2 rounded-card border border-control bg-raised py-2 pr-2 pl-4 shadow-lift"
    >
      <p className="font-medium">A new version is ready</p>
      <span className="flex gap-1">
        <Button onClick={newVersion.take}>Reload</Button>
        <Button variant="quiet" onClick={newVersion.later}>
          Later
        </Button>
      </span>
    </section>
  )
}
