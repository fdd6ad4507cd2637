import { type RefObject, useEffect, useRef, useState } from 'react'
import { followCodes } from '#core/products/code-follower.ts'
import type { CodeSight } from '#web/lib/codes/code-messages.ts'
import type { CodeReader } from '#web/lib/codes/code-reader.ts'
import { openStill } from './still.ts'

interface LoopOptions {
  video: RefObject<HTMLVideoElement | null>
  on: boolean
  /** Codes aren't reported: the pack is turned to show its date. */
  isPaused?: boolean
  /** The picture shows the code and what is around it; undefined if it can't be taken. */
  onCode: (code: string, picture: Promise<Blob | undefined>) => void
}

/** How long the box of a code stays. */
const FLASH_MS = 900
/** The detector looks at the same frames: a pause between two looks leaves it room, and saves the battery. */
const BREATH_MS = 60
/** Without a code for so long, it is held too far off, or askew. */
const LOST_MS = 4000
/** A frame that can't be read is no reason to end: the first pause after it, doubled by each that fails in a row. */
const BACKOFF_MS = 250
const MOST_FAILURES = 5

const isPlaying = (video: HTMLVideoElement | null): video is HTMLVideoElement =>
  video !== null && video.readyState >= video.HAVE_CURRENT_DATA && video.videoWidth > 0 && !video.paused

/** Reads codes from the running video. Each is reported once for every time that it is shown. */
export function useCodeLoop({ video, on, isPaused = false, onCode }: LoopOptions) {
  const [flashed, setFlashed] = useState<CodeSight>()
  const [phase, setPhase] = useState<'off' | 'loading' | 'ready' | 'failed'>('off')
  const [isLost, setLost] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const report = useRef(onCode)
  report.current = onCode
  const paused = useRef(isPaused)
  paused.current = isPaused

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt begins anew.
  useEffect(() => {
    if (!on) return
    let isOver = false
    let timer: ReturnType<typeof setTimeout> | undefined
    let fading: ReturnType<typeof setTimeout> | undefined
    let reader: CodeReader | undefined
    let readAt: number | undefined
    let failures = 0
    const follower = followCodes()
    const still = openStill()
    setPhase('loading')
    const close = () => {
      reader?.close()
      reader = undefined
    }
    const take = (reads: readonly CodeSight[]) => {
      setPhase('ready')
      const now = performance.now()
      // Counted from the first frame that was read: before it, the reader was loading.
      if (reads.length > 0 || readAt === undefined) readAt = now
      setLost(now - readAt > LOST_MS)
      // Also while paused: what is in sight then is not new afterwards.
      const fresh = follower.see(reads, now)
      if (paused.current) return
      const box = reads.find(({ code }) => fresh.includes(code))
      if (box) {
        setFlashed(box)
        clearTimeout(fading)
        fading = setTimeout(() => setFlashed(undefined), FLASH_MS)
      }
      for (const code of fresh)
        report.current(code, still.around(reads.find((one) => one.code === code)?.corners ?? []))
    }
    const look = async () => {
      const current = video.current
      if (isPlaying(current) && !document.hidden) {
        try {
          const { openCodeReader } = await import('#web/lib/codes/code-reader.ts')
          if (isOver) return
          reader ??= openCodeReader()
          still.keep(current)
          const reads = await reader.look(await createImageBitmap(current))
          if (isOver) return
          failures = 0
          take(reads)
        } catch {
          if (isOver) return
          // Its worker may be gone.
          close()
          if (++failures >= MOST_FAILURES) return setPhase('failed')
        }
      }
      timer = setTimeout(look, failures > 0 ? BACKOFF_MS * 2 ** (failures - 1) : BREATH_MS)
    }
    void look()
    return () => {
      isOver = true
      clearTimeout(timer)
      clearTimeout(fading)
      close()
      setFlashed(undefined)
      setPhase('off')
      setLost(false)
    }
  }, [on, video, attempt])
  return { flashed, phase, isLost, again: () => setAttempt((before) => before + 1) }
}
