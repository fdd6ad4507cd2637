import { newVersion } from '#web/lib/new-version.ts'
import { Button } from '#web/ui/button.tsx'
import * as strings from './strings.ts'

/** Reports a new version, and waits for the user. */
export function UpdateNote() {
  return (
    <section
      aria-label={strings.newVersion}
      className="pointer-events-auto flex w-full max-w-96 flex-wrap items-center justify-between gap-x-3 gap-y-2 rounded-card border border-control bg-raised py-2 pr-2 pl-4 shadow-lift"
    >
      <p className="font-medium">{strings.newVersionReady}</p>
      <span className="flex gap-1">
        <Button onClick={newVersion.take}>{strings.reload}</Button>
        <Button variant="quiet" onClick={newVersion.later}>
          {strings.later}
        </Button>
      </span>
    </section>
  )
}
