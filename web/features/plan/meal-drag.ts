import { type MouseEvent, type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { MealSlot } from '#core/contracts/planning-limits.ts'
import type { Cell } from './cells.ts'

interface Drag {
  id: string
  slot: MealSlot
  /** How far the pointer is from where it took the card, in pixels of the page. */
  x: number
  y: number
  over: Cell | undefined
}

const EDGE_PX = 90
const SCROLL_PX = 9
/** A press that hardly moves is a tap. */
const START_PX = 6

/** The cell under a point, or on a day's free space the same meal of that day. The dragged card lets the pointer through. */
function cellAt(x: number, y: number, own: MealSlot): Cell | undefined {
  const under = document.elementFromPoint?.(x, y)
  const date = under?.closest<HTMLElement>('[data-day]')?.dataset.day
  const slot = under?.closest<HTMLElement>('[data-slot]')?.dataset.slot ?? own
  return date ? { date, slot: slot as MealSlot } : undefined
}

/** Drags meals to other cells by their handles, with a mouse or a finger. The page scrolls near its edges. */
export function useMealDrag(onDrop: (id: string, to: Cell) => void, onTap: (id: string) => void) {
  const [drag, setDrag] = useState<Drag>()
  const start = useRef({ x: 0, y: 0, scroll: 0 })
  const at = useRef({ x: 0, y: 0 })

  const follow = useEffectEvent(() => {
    setDrag((now) => {
      if (!now) return now
      const [x, y] = [
        at.current.x - start.current.x,
        at.current.y - start.current.y + window.scrollY - start.current.scroll,
      ]
      const over = cellAt(at.current.x, at.current.y, now.slot)
      return { ...now, x, y, over }
    })
  })
  const isDragging = drag !== undefined
  useEffect(() => {
    if (!isDragging) return
    let frame = 0
    const step = () => {
      const { y } = at.current
      const by = y < EDGE_PX ? -SCROLL_PX : y > window.innerHeight - EDGE_PX ? SCROLL_PX : 0
      const before = window.scrollY
      if (by !== 0) window.scrollBy(0, by)
      if (window.scrollY !== before) follow()
      frame = requestAnimationFrame(step)
    }
    frame = requestAnimationFrame(step)
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setDrag(undefined)
    }
    window.addEventListener('keydown', onKey)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('keydown', onKey)
    }
  }, [isDragging])

  const pressed = useRef<string>(undefined)
  /** A drag ends with a click too. */
  const isDragged = useRef(false)
  const end = (event: PointerEvent, drop: boolean) => {
    pressed.current = undefined
    event.currentTarget.releasePointerCapture?.(event.pointerId)
    isDragged.current = drag !== undefined
    if (!drag) return
    setDrag(undefined)
    if (drop && drag.over) onDrop(drag.id, drag.over)
  }

  return {
    over: drag?.over,
    /** Where the card stands while it is dragged. */
    styleOf: (id: string) =>
      drag?.id === id ? { transform: `translate(${drag.x}px, ${drag.y}px)` } : undefined,
    handle: ({ id, slot }: { id: string; slot: MealSlot }) => ({
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture?.(event.pointerId)
        pressed.current = id
        start.current = { x: event.clientX, y: event.clientY, scroll: window.scrollY }
        at.current = { x: event.clientX, y: event.clientY }
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        if (pressed.current !== id) return
        at.current = { x: event.clientX, y: event.clientY }
        const { x, y } = start.current
        if (drag) follow()
        else if (Math.hypot(event.clientX - x, event.clientY - y) >= START_PX)
          setDrag({ id, slot, x: 0, y: 0, over: undefined })
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => end(event, true),
      onClick(event: MouseEvent) {
        // By keyboard it is picked up.
        if (event.detail > 0 && !isDragged.current) onTap(id)
      },
      onPointerCancel: (event: PointerEvent<HTMLElement>) => end(event, false),
    }),
  }
}
