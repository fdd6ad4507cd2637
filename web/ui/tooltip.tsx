import { type PointerEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'

const TOOLTIP_OPEN_MS = 700
const TOOLTIP_SKIP_MS = 300

/** When any tooltip last closed: moving to a neighbor within the skip delay opens its tooltip immediately. */
let lastClosed = Number.NEGATIVE_INFINITY

/**
 * A label for an icon-only control; the control still has its own label for screen readers.
 * Custom, because the positioning library behind the usual one would add a sixth to the initial load.
 */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  const [open, setOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const openIn = (delay: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpen(true), delay)
  }
  const close = () => {
    clearTimeout(timer.current)
    if (open) lastClosed = performance.now()
    setOpen(false)
  }
  const onPointerEnter = (event: PointerEvent) => {
    if (event.pointerType === 'touch') return
    openIn(performance.now() - lastClosed < TOOLTIP_SKIP_MS ? 0 : TOOLTIP_OPEN_MS)
  }

  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (!open) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpen(false)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [open])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only observes the control inside
    <span
      className="relative inline-flex"
      onPointerEnter={onPointerEnter}
      onPointerLeave={close}
      onPointerDown={close}
      onFocus={(event) => event.target.matches(':focus-visible') && openIn(0)}
      onBlur={close}
    >
      {children}
      {open && <Bubble text={text} />}
    </span>
  )
}

/** Centered below its control, shifted to stay inside the window. */
function Bubble({ text }: { text: string }) {
  const bubble = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const box = bubble.current?.getBoundingClientRect()
    if (!bubble.current || !box) return
    const out = Math.max(0, box.right + 8 - document.documentElement.clientWidth) + Math.min(0, box.left - 8)
    bubble.current.style.marginLeft = `${-out}px`
  }, [])
  return (
    <span className="absolute top-full left-1/2 z-50 -translate-x-1/2 pt-1.5">
      <span
        ref={bubble}
        role="tooltip"
        className="block animate-tip-in rounded-sm bg-text px-3 py-1.5 text-xs font-medium whitespace-nowrap text-bg"
      >
        {text}
      </span>
    </span>
  )
}
