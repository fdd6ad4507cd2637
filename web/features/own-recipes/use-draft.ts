import { useEffect, useRef, useState } from 'react'
import type { Draft } from '#web/state/own/draft.ts'
import { drafts } from '#web/state/own/drafts.ts'
import { isSameDraft } from './draft.ts'

/** The state of the form. It is on the device from the first letter: neither a reload nor Back loses any of it. */
export function useDraft(id: string, isNew: boolean, given: Draft) {
  const [kept] = useState(() => drafts.get(id))
  const [start] = useState(kept?.start ?? given)
  const [draft, setDraft] = useState(kept?.draft ?? given)
  const isDone = useRef(false)
  const isDirty = !isSameDraft(draft, start)
  useEffect(() => {
    if (isDone.current) return
    if (isDirty) drafts.set({ id, isNew, start, draft })
    else drafts.remove(id)
  }, [id, isNew, start, draft, isDirty])
  return {
    draft,
    start,
    isDirty,
    /** It was here before. */
    isRestored: kept !== undefined,
    change: (change: Partial<Draft>) => setDraft((known) => ({ ...known, ...change })),
    replace: setDraft,
    /** Saved or dropped: nothing is left on the device. */
    finish() {
      isDone.current = true
      drafts.remove(id)
    },
    reset() {
      drafts.remove(id)
      setDraft(start)
    },
  }
}
