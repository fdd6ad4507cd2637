import { useLayoutEffect } from 'react'
import { riseAbove } from './rise-above.ts'

/** A phone, as the styles have it: elsewhere there is room beside the buttons. */
const CRAMPED = '(width < 48rem) or (height < 30rem)'

/** Those that a form or a question of the page is answered with. */
const ACTIONS = 'main button[type=submit], main [data-main-action]'

const boxesOf = (selector: string) =>
  [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect())

function rise() {
  const { style } = document.documentElement
  const [toast] = boxesOf('[data-toasts]')
  if (!toast || !window.matchMedia?.(CRAMPED).matches) return style.removeProperty('--toast-clear')
  const risen = Number.parseFloat(style.getPropertyValue('--toast-clear')) || 0
  const { left, right } = toast
  const atBottom = { left, right, top: toast.top + risen, bottom: toast.bottom + risen }
  const needed = riseAbove(atBottom, boxesOf(ACTIONS), window.innerHeight)
  style.setProperty('--toast-clear', `${needed}px`)
}

/** On a phone, messages appear above the buttons that a page is answered with, and move along when it scrolls. */
export function useClearOfButtons(toasts: readonly unknown[]) {
  useLayoutEffect(() => {
    if (toasts.length === 0) return
    let frame = 0
    const soon = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0
        rise()
      })
    }
    const ended = new AbortController()
    const passive = { signal: ended.signal, passive: true }
    window.addEventListener('scroll', soon, passive)
    window.addEventListener('resize', soon, passive)
    // A page that arrives after the message.
    const grown = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(soon)
    grown?.observe(document.body)
    soon()
    return () => {
      ended.abort()
      grown?.disconnect()
      cancelAnimationFrame(frame)
      document.documentElement.style.removeProperty('--toast-clear')
    }
  }, [toasts])
}
