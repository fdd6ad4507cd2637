const CONFETTI_DELAY_MS = 300
const CONFETTI = { particleCount: 100, spread: 70, origin: { y: 0.6 } } as const

/** Celebrates good results. Does nothing with reduced motion. Returns a function that cancels it. */
export function celebrate(): () => void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return () => {}
  const timer = setTimeout(async () => {
    const { default: confetti } = await import('canvas-confetti')
    await confetti({ ...CONFETTI, disableForReducedMotion: true })
  }, CONFETTI_DELAY_MS)
  return () => clearTimeout(timer)
}
