import { type PointerEvent, useRef } from 'react'

const FAR = 60

/** A horizontal swipe: far enough, and more sideways than down. */
export function useSwipe(onSwipe: (direction: 'left' | 'right') => void) {
  const start = useRef<{ x: number; y: number; id: number }>(undefined)
  return {
    onPointerDown(event: PointerEvent) {
      if (event.pointerType === 'mouse') return
      start.current = { x: event.clientX, y: event.clientY, id: event.pointerId }
    },
    onPointerUp(event: PointerEvent) {
      const from = start.current
      start.current = undefined
      if (from?.id !== event.pointerId) return
      const [dx, dy] = [event.clientX - from.x, event.clientY - from.y]
      if (Math.abs(dx) >= FAR && Math.abs(dx) > 2 * Math.abs(dy)) onSwipe(dx < 0 ? 'left' : 'right')
    },
    onPointerCancel() {
      start.current = undefined
    },
  }
}
