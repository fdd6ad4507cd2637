import { type RefObject, useEffect } from 'react'

const GAP_PX = 8

/** While the camera stays at the top, what is scrolled to or focused ends up below it. */
export function useStickyRoom(panel: RefObject<HTMLElement | null>, isOn: boolean) {
  useEffect(() => {
    const element = panel.current
    if (!isOn || !element || typeof ResizeObserver === 'undefined') return
    const { style } = document.documentElement
    const measure = () => {
      const { position, top } = getComputedStyle(element)
      style.scrollPaddingTop =
        position === 'sticky' ? `${Number.parseFloat(top) + element.offsetHeight + GAP_PX}px` : ''
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    window.addEventListener('resize', measure)
    return () => {
      observer.disconnect()
      window.removeEventListener('resize', measure)
      style.scrollPaddingTop = ''
    }
  }, [panel, isOn])
}
