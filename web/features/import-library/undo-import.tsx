import { useQueryClient } from '@tanstack/react-query'
import { type ReactElement, useState } from 'react'
import { notify } from '#web/lib/toast.ts'
import type { CameBack, StayReason, Undone } from '#web/state/own/device-imports.ts'
import { ownImports } from '#web/state/own/imports.ts'
import { AskFirst } from '#web/ui/ask-first.tsx'
import { PAST_IMPORTS } from './past-key.ts'
import * as strings from './strings.ts'

const MOST_LISTED = 20
const MOST_NAMED = 5

/** Undoes an import on this device and, with the next sync, in the account; and brings an undone one back. */
export function useUndo() {
  const queries = useQueryClient()
  const [undone, setUndone] = useState<Undone>()
  const [cameBack, setCameBack] = useState<CameBack>()
  const [isUndoing, setUndoing] = useState(false)
  async function bringBack(id: string) {
    setUndoing(true)
    try {
      setCameBack(await ownImports.bringBack(id))
      setUndone(undefined)
    } catch {
      notify({
        ...{ title: strings.bringBackFailed, description: strings.undoFailedText },
        variant: 'destructive',
      })
    }
    setUndoing(false)
    await queries.invalidateQueries({ queryKey: PAST_IMPORTS })
  }
  async function undo(id: string) {
    setUndoing(true)
    try {
      const result = await ownImports.undo(id)
      setUndone(result)
      setCameBack(undefined)
    } catch {
      notify({ title: strings.undoFailed, description: strings.undoFailedText, variant: 'destructive' })
    }
    setUndoing(false)
    await queries.invalidateQueries({ queryKey: PAST_IMPORTS })
  }
  return { undo, undone, bringBack, cameBack, isUndoing }
}

interface AskUndoProps {
  id: string
  /** How many came in: shown until it's known what of them can go. */
  count: number
  onUndo: () => void
  children: ReactElement
}

/** Many recipes at once: asked first. */
export function AskUndo({ id, count, onUndo, children }: AskUndoProps) {
  const [foreseen, setForeseen] = useState<Undone>()
  const { removed = count, stayed = [] } = foreseen ?? {}
  const titles = stayed.slice(0, MOST_NAMED).map(({ title }) => title)
  return (
    <AskFirst
      title={strings.askUndo(removed)}
      text={
        stayed.length > 0
          ? strings.askUndoStays(stayed.length, titles, stayed.length - titles.length)
          : strings.askUndoText
      }
      onOpen={() => void ownImports.foresee(id).then(setForeseen, () => setForeseen(undefined))}
      act={strings.undoAct}
      onConfirm={onUndo}
    >
      {children}
    </AskFirst>
  )
}

const REASONS: Record<StayReason, (title: string) => string> = {
  edited: strings.stayedEdited,
  noted: strings.stayedNoted,
  cooked: strings.stayedCooked,
}

/** How many went, and which stayed and why. */
export function UndoneNote({ undone: { removed, stayed } }: { undone: Undone }) {
  return (
    <div role="status" className="mt-2">
      <p>{strings.undone(removed)}</p>
      {stayed.length > 0 && (
        <>
          <p className="mt-2">{strings.stayed(stayed.length)}</p>
          <ul className="mt-1 list-disc pl-5 text-sm [overflow-wrap:anywhere]">
            {stayed.slice(0, MOST_LISTED).map(({ title, reason }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two recipes may have one title, and they never move
              <li key={index}>{REASONS[reason](title)}</li>
            ))}
            {stayed.length > MOST_LISTED && <li>{strings.morePlaces(stayed.length - MOST_LISTED)}</li>}
          </ul>
        </>
      )}
    </div>
  )
}

/** How many are back. */
export function CameBackNote({ cameBack: { back, photosLost } }: { cameBack: CameBack }) {
  return (
    <p role="status" className="mt-2">
      {strings.cameBack(back)}
      {photosLost > 0 && <span className="block text-muted text-sm">{strings.photosGone(photosLost)}</span>}
    </p>
  )
}
