import { useEffect, useRef, useState } from 'react'
import type { Draft } from '#web/state/own/draft.ts'
import { drafts } from '#web/state/own/drafts.ts'
import { prefilled } from '#web/state/own/prefilled.ts'
import { draftOf, isSameDraft } from './draft.ts'

/** The state of the form. It is on the device from the first letter: neither a reload nor Back loses any of it. */
export function useDraft(id: string, isNew: boolean, given: Draft) {
  const [kept] = useState(() => drafts.get(id))
  const [start] = useState(kept?.start ?? given)
  const [read] = useState(() => prefilled.get(id))
  const [draft, setDraft] = useState(() => {
    if (kept || !read) return kept?.draft ?? given
    return {
      ...draftOf(read.content, { tags: [...(read.tags ?? [])], folder: null, note: null }),
      unused: read.left,
    }
  })
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
    /** What was filled in, from a page or from paper. */
    read,
    change: (change: Partial<Draft>) => setDraft((known) => ({ ...known, ...change })),
    replace: setDraft,
    /** Saved or dropped: nothing is left on the device. */
    finish() {
      isDone.current = true
      drafts.remove(id)
      prefilled.remove(id)
    },
    reset() {
      drafts.remove(id)
      setDraft(start)
    },
  }
}
