import { useEffect, useEffectEvent, useState } from 'react'
import { notify } from '#web/lib/toast.ts'
import * as strings from './strings.ts'

const PAUSE_MS = 800

interface Draft {
  /** What the field shows. */
  text: string
  /** Everything typed is stored. */
  isStored: boolean
  type: (text: string) => void
  /** Stores it now: the field was left. */
  finish: () => void
}

export const notSaved = () =>
  notify({ title: strings.notSavedTitle, description: strings.notSavedText, variant: 'destructive' })

/** A text that is stored while it is typed: a moment after the last letter, and when the field or the page is left. */
export function useStoredText(stored: string, save: (text: string) => Promise<unknown>): Draft {
  // While the user types, the field isn't overwritten: the stored text is trimmed, and the space before the next word would go.
  const [draft, setDraft] = useState<string>()
  const isChanged = draft !== undefined && draft.trim() !== stored.trim()

  /** Whether it is stored. */
  const store = async (): Promise<boolean> => {
    if (!isChanged) return true
    return save(draft).then(
      () => true,
      () => {
        notSaved()
        return false
      },
    )
  }
  const storeLatest = useEffectEvent(store)

  useEffect(() => {
    if (!isChanged || draft === undefined) return
    const timer = setTimeout(() => void storeLatest(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [draft, isChanged])

  useEffect(() => {
    const onHide = () => {
      if (document.visibilityState === 'hidden') void storeLatest()
    }
    document.addEventListener('visibilitychange', onHide)
    return () => {
      document.removeEventListener('visibilitychange', onHide)
      void storeLatest()
    }
  }, [])

  const finish = async () => {
    if (await store()) setDraft((now) => (now === draft ? undefined : now))
  }
  return { text: draft ?? stored, isStored: !isChanged, type: setDraft, finish: () => void finish() }
}
