import { type PointerEvent, useRef, useState } from 'react'

interface Drag {
  /** The row that is dragged, and the place it would drop into. */
  from: number
  to: number
  /** How far the pointer moved, in pixels. */
  by: number
  height: number
}

const EDGE_PX = 56
const SCROLL_PX = 12

/** Scrolls what holds the rows when the pointer comes near its edge. Returns how far. */
function scrollNear(row: HTMLElement, y: number): number {
  const scroller = row.closest<HTMLElement>('[data-scrolls]')
  if (!scroller) return 0
  const { top, bottom } = scroller.getBoundingClientRect()
  const before = scroller.scrollTop
  if (y < top + EDGE_PX) scroller.scrollTop -= SCROLL_PX
  else if (y > bottom - EDGE_PX) scroller.scrollTop += SCROLL_PX
  return scroller.scrollTop - before
}

/** Reorders rows of the same height by dragging a handle, with a mouse or a finger. Rows move in the document only at the end. */
export function useDragOrder(count: number, onMove: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag>()
  const start = useRef({ y: 0, scrolled: 0 })

  const end = (event: PointerEvent, drop: boolean) => {
    if (!drag) return
    event.currentTarget.releasePointerCapture?.(event.pointerId)
    setDrag(undefined)
    if (drop && drag.to !== drag.from) onMove(drag.from, drag.to)
  }

  return {
    isDragged: (index: number) => drag?.from === index,
    /** How far a row stands from its place. */
    shift(index: number): number {
      if (!drag) return 0
      const { from, to, by, height } = drag
      if (index === from) return by
      if (index > from && index <= to) return -height
      if (index < from && index >= to) return height
      return 0
    },
    handle: (index: number) => ({
      onPointerDown(event: PointerEvent<HTMLElement>) {
        const row = event.currentTarget.closest('li')
        if (!row || event.button !== 0) return
        event.preventDefault()
        event.currentTarget.setPointerCapture?.(event.pointerId)
        start.current = { y: event.clientY, scrolled: 0 }
        setDrag({ from: index, to: index, by: 0, height: row.offsetHeight })
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        const row = event.currentTarget.closest('li')
        if (!drag || !row || drag.from !== index) return
        start.current.scrolled += scrollNear(row, event.clientY)
        const by = event.clientY - start.current.y + start.current.scrolled
        const places = drag.height > 0 ? Math.round(by / drag.height) : 0
        setDrag({ ...drag, by, to: Math.min(Math.max(0, index + places), count - 1) })
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => end(event, true),
      onPointerCancel: (event: PointerEvent<HTMLElement>) => end(event, false),
    }),
  }
}
