import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { ChatView } from './chat.ts'
import { lastQuestionIn } from './message.ts'

const ROUNDING_PX = 2

interface Place {
  /** What stays in view while the conversation changes; undefined once the reader has scrolled. */
  follows?: 'question' | 'end'
  /** The id of the last message. */
  last?: string
  /** Where the reader was left. */
  at: number
  /** The conversation was longer than its box when the question was asked. */
  isLong: boolean
}

/**
 * Scrolls a conversation: to its end when it is opened; when a question is asked, so that the question is at the top
 * and stays there while the answer is written below. A reader who scrolls is left alone.
 * `turns` has one element for each message, and offsets within `log`.
 */
export function useQuestionAtTop(
  log: RefObject<HTMLElement | null>,
  turns: RefObject<HTMLElement | null>,
  { messages, pending }: ChatView,
) {
  const place = useRef<Place>({ at: 0, isLong: false })

  const settle = useEffectEvent(() => {
    const { current: box } = log
    const { current: list } = turns
    const end = list?.lastElementChild as HTMLElement | null | undefined
    const question = list?.children[lastQuestionIn(messages)] as HTMLElement | undefined
    const now = place.current
    const last = (pending ?? messages.at(-1))?.id
    const isNew = last !== now.last
    now.last = last
    if (!box || !list || !end) return

    const padding = list.offsetTop
    const bottom = end.offsetTop + end.offsetHeight + padding
    if (isNew) {
      now.follows = pending && question ? 'question' : 'end'
      if (pending) now.isLong = bottom > box.clientHeight
    }
    if (now.follows === 'question' && question) {
      const top = question.offsetTop - padding
      // Room below a short answer: without it, the text would move up with every line that is written.
      list.style.minHeight = now.isLong ? `${top + box.clientHeight - 2 * padding}px` : ''
      box.scrollTop = top
    } else if (now.follows === 'end') {
      box.scrollTop = Math.max(box.scrollTop, bottom - box.clientHeight)
    }
    now.at = box.scrollTop
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again whenever the conversation has changed
  useLayoutEffect(() => settle(), [messages, pending])

  useEffect(() => {
    const box = log.current
    if (!box) return
    const onScroll = () => {
      // A box that grows may move the text as well, to the end at most.
      const expected = Math.min(place.current.at, box.scrollHeight - box.clientHeight)
      if (Math.abs(box.scrollTop - expected) > ROUNDING_PX) place.current.follows = undefined
    }
    box.addEventListener('scroll', onScroll, { passive: true })
    // The keyboard of a phone and the chips above the field take from its height.
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(() => settle())
    observer?.observe(box)
    return () => {
      box.removeEventListener('scroll', onScroll)
      observer?.disconnect()
    }
  }, [log])
}
