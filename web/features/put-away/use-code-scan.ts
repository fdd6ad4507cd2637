import type { RefObject } from 'react'
import { pileStore } from '#web/state/put-away/pile-store.ts'
import { addCode, printedOf } from './pile-actions.ts'
import { useCodeLoop } from './use-code-loop.ts'

interface ScanOptions {
  video: RefObject<HTMLVideoElement | null>
  on: boolean
  isPaused: boolean
  say: (words: string) => void
  /** A code that is on the pile now, and what it looks like. */
  onPicture: (printed: string, picture: Blob) => void
}

/** Short: it was read, take the next one. */
const BUZZ_MS = 40

/** Codes from the running camera to the pile. */
export function useCodeScan({ video, on, isPaused, say, onPicture }: ScanOptions) {
  return useCodeLoop({
    video,
    on,
    isPaused,
    onCode: async (code, taking) => {
      navigator.vibrate?.(BUZZ_MS)
      say(await addCode(code))
      const picture = await taking.catch(() => undefined)
      const printed = printedOf(code)
      // What is left out, or has no room, needs none.
      if (picture && pileStore.get().sources.some((one) => one.printed === printed))
        onPicture(printed, picture)
    },
  })
}
