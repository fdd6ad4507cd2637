import { clsx } from 'clsx'
import { type MouseEvent, useEffect, useState } from 'react'
import * as strings from './strings.ts'

const PARTS = [
  { id: 'ingredients', label: strings.ingredientsTitle },
  { id: 'method', label: strings.methodTitle },
] as const
type PartId = (typeof PARTS)[number]['id']

/** The part in view: the method as soon as it reaches the upper part of the screen. */
function usePartInView(): PartId {
  const [inView, setInView] = useState<PartId>('ingredients')
  useEffect(() => {
    const method = document.getElementById('method')
    if (!method || typeof IntersectionObserver === 'undefined') return
    const watch = new IntersectionObserver(
      ([seen]) => {
        if (!seen) return
        const passed = seen.isIntersecting || seen.boundingClientRect.bottom < 0
        setInView(passed ? 'method' : 'ingredients')
      },
      { rootMargin: '0px 0px -60% 0px' },
    )
    watch.observe(method)
    return () => watch.disconnect()
  }, [])
  return inView
}

/** Jumps between ingredients and method, on phones. A jump isn't a place of its own, so Back still leaves the recipe. */
export function PartTabs() {
  const current = usePartInView()
  const jump = (event: MouseEvent, id: PartId) => {
    event.preventDefault()
    const part = document.getElementById(id)
    part?.scrollIntoView({ behavior: 'instant', block: 'start' })
    part?.querySelector('h2')?.focus({ preventScroll: true })
  }
  return (
    <nav
      aria-label={strings.partsLabel}
      className="sticky top-(--header) z-10 -mx-5 mb-2 flex border-line border-b bg-bg px-5 short:static md:hidden print:hidden"
    >
      {PARTS.map(({ id, label }) => (
        <a
          key={id}
          href={`#${id}`}
          aria-current={current === id ? 'true' : undefined}
          onClick={(event) => jump(event, id)}
          className={clsx(
            'flex min-h-11 flex-1 items-center justify-center border-b-2 font-semibold',
            current === id ? 'border-accent text-accent' : 'border-transparent text-muted',
          )}
        >
          {label}
        </a>
      ))}
    </nav>
  )
}
