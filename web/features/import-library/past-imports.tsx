import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { dayOf } from './import-day.ts'
import { importJob } from './import-job.ts'
import * as strings from './strings.ts'
import { AskUndo, CameBackNote, UndoneNote, useUndo } from './undo-import.tsx'
import { EARLIER_IMPORTS, type Past, usePastImports } from './use-past-imports.ts'

const isInterrupted = ({ id, state, isHeld, undone }: Past) =>
  state === 'running' && !isHeld && !undone && importJob.get()?.id !== id

/** The app was closed during the last import: how to go on. */
export function InterruptedNote() {
  const [last] = usePastImports()
  if (!last || !isInterrupted(last)) return null
  return (
    <div role="status" className="mb-5 rounded-card border border-turmeric bg-turmeric-soft px-4 py-3">
      <p className="font-semibold">{strings.interrupted(last.saved, last.chosen)}</p>
      <p className="mt-1 text-sm">{strings.interruptedText}</p>
    </div>
  )
}

/** Every import of this device can be undone later, too. */
export function PastImports() {
  // The one just brought in is shown above.
  const imports = usePastImports().filter(({ id }) => id !== importJob.get()?.id)
  const section = useRef<HTMLElement>(null)
  const isAsked = useLocation().hash === `#${EARLIER_IMPORTS}`
  const isThere = imports.length > 0
  // They are loaded after the page, too late for the browser's own jump.
  useEffect(() => {
    if (isAsked && isThere) section.current?.scrollIntoView()
  }, [isAsked, isThere])
  if (!isThere) return null
  return (
    <section ref={section} id={EARLIER_IMPORTS} className="mt-12 scroll-mt-24">
      <h2 className="text-2xl">{strings.pastTitle}</h2>
      <ul className="mt-3 divide-y divide-line border-line border-y">
        {imports.map((past) => (
          <PastRow key={past.id} past={past} />
        ))}
      </ul>
    </section>
  )
}

function PastRow({ past }: { past: Past }) {
  const { undo, undone, bringBack, cameBack, isUndoing } = useUndo()
  const { id, at, name, saved, isHeld, keptCount } = past
  return (
    <li className="py-3">
      <div className="flex items-center justify-between gap-3">
        <div className="min-w-0 [overflow-wrap:anywhere]">
          <p className="font-semibold">{name}</p>
          <p className="text-muted text-sm">{strings.pastLine(dayOf(new Date(at)), saved)}</p>
          {past.undone && (
            <p className="text-muted text-sm">
              <span>{strings.pastUndone}</span>
              {keptCount > 0 && <span className="ml-2">{strings.canComeBack(keptCount)}</span>}
            </p>
          )}
        </div>
        {isHeld ? (
          <p className="shrink-0 text-muted text-sm">{strings.pastRunning}</p>
        ) : !past.undone ? (
          <AskUndo id={id} count={saved} onUndo={() => void undo(id)}>
            <Button
              variant="outline"
              size="sm"
              className="min-h-11 shrink-0"
              disabled={isUndoing}
              aria-label={strings.undoImport(name)}
            >
              {isUndoing ? strings.undoing : strings.undo}
            </Button>
          </AskUndo>
        ) : (
          keptCount > 0 && (
            <Button
              variant="outline"
              size="sm"
              className="min-h-11 shrink-0"
              disabled={isUndoing}
              aria-label={strings.bringBackImport(name)}
              onClick={() => void bringBack(id)}
            >
              {isUndoing ? strings.bringingBack : strings.bringBack}
            </Button>
          )
        )}
      </div>
      {undone && <UndoneNote undone={undone} />}
      {cameBack && <CameBackNote cameBack={cameBack} />}
    </li>
  )
}
