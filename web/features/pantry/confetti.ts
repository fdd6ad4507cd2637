const CONFETTI_DELAY_MS = 300
const CONFETTI = { particleCount: 100, spread: 70, origin: { y: 0.6 } } as const

/** A small cheer for a full table. Quiet for people who asked for less motion. Returns how to call it off. */
export function celebrate(): () => void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return () => {}
  const timer = setTimeout(async () => {
    const { default: confetti } = await import('canvas-confetti')
    await confetti({ ...CONFETTI, disableForReducedMotion: true })
  }, CONFETTI_DELAY_MS)
  return () => clearTimeout(timer)
}
