import { toastStore } from '#web/lib/toast.ts'
import { celebrated } from '#web/state/celebrated.ts'

const CONFETTI_DELAY_MS = 300
const CONFETTI = { particleCount: 100, spread: 70, origin: { y: 0.6 } } as const

/** Celebrates the first dish that a kitchen can cook, once. Does nothing with reduced motion. Returns how to cancel it. */
export function celebrate(kitchen: readonly string[]): () => void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return () => {}
  const timer = setTimeout(async () => {
    // Not over a message that waits for an answer: the next time, then.
    if (toastStore.get().length > 0 || !celebrated.isFirst(kitchen)) return
    const { default: confetti } = await import('canvas-confetti')
    await confetti({ ...CONFETTI, disableForReducedMotion: true })
  }, CONFETTI_DELAY_MS)
  return () => clearTimeout(timer)
}
