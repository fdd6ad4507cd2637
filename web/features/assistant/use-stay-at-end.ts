import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

const NEAR_PX = 60

/** Keeps a growing list scrolled to the end, unless the reader has scrolled up. */
export function useStayAtEnd(box: RefObject<HTMLElement | null>, grown: unknown, sent: number) {
  const isAtEnd = useRef(true)
  useEffect(() => {
    const element = box.current
    if (!element) return
    const onScroll = () => {
      isAtEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_PX
    }
    element.addEventListener('scroll', onScroll, { passive: true })
    return () => element.removeEventListener('scroll', onScroll)
  }, [box])

  const before = useRef(sent)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again whenever the list has grown
  useLayoutEffect(() => {
    // A user who sends something wants to see it.
    if (before.current !== sent) isAtEnd.current = true
    before.current = sent
    if (isAtEnd.current && box.current) box.current.scrollTop = box.current.scrollHeight
  }, [grown, sent, box])
}
