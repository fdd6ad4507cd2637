import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ChatView } from './chat.ts'
import { useQuestionAtTop } from './use-question-at-top.ts'

const BOX = 100
const PADDING = 10

/** jsdom has no layout: each message is as high as its text says, below a padding. */
const heightOf = (one: Element | null | undefined) => Number(one?.textContent ?? 0)
function topOf(one: Element): number {
  if (one.id === 'turns') return PADDING
  const before = one.previousElementSibling
  return before ? topOf(before) + heightOf(before) : PADDING
}

function Log({ view }: { view: ChatView }) {
  const log = useRef<HTMLElement>(null)
  const turns = useRef<HTMLDivElement>(null)
  useQuestionAtTop(log, turns, view)
  const shown = view.pending ? [...view.messages, view.pending] : view.messages
  return (
    <section ref={log} aria-label="Log">
      <div ref={turns} id="turns">
        {shown.map(({ id, content }) => (
          <p key={id}>{/\d+/.exec(content)?.[0]}</p>
        ))}
      </div>
    </section>
  )
}

const message = (role: 'user' | 'assistant', id: string, content: string) => ({
  id,
  role,
  content,
  timestamp: '',
})
const q1 = message('user', 'q1', '20')
const a1 = (height: number) => message('assistant', 'a1', String(height))
const q2 = message('user', 'q2', '20')
const a2 = (height: number) => message('assistant', 'a2', String(height))
const view = (messages: ChatView['messages'], pending?: ChatView['pending']): ChatView => ({
  messages,
  pending,
})
const log = () => screen.getByRole('region', { name: 'Log' })
const scrollTo = (top: number) => {
  log().scrollTop = top
  fireEvent.scroll(log())
}
function open(first: ChatView) {
  const { rerender } = render(<Log view={first} />)
  return (next: ChatView) => rerender(<Log view={next} />)
}

beforeEach(() => {
  const getter = (name: keyof HTMLElement, read: (one: Element) => number) =>
    vi.spyOn(HTMLElement.prototype, name as 'offsetTop', 'get').mockImplementation(function (
      this: HTMLElement,
    ) {
      return read(this)
    })
  getter('offsetTop', topOf)
  getter('offsetHeight', heightOf)
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(BOX)
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockImplementation(function (this: Element) {
    const list = this.firstElementChild as HTMLElement
    const content = [...list.children].reduce((sum, one) => sum + heightOf(one), 0)
    return Math.max(content, Number.parseInt(list.style.minHeight || '0', 10)) + 2 * PADDING
  })
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('useQuestionAtTop', () => {
  it('opens a conversation at its end', () => {
    open(view([q1, a1(300)]))
    expect(log().scrollTop).toBe(240)
  })

  it('puts a question at the top and keeps it there while the answer grows', () => {
    const show = open(view([q1, a1(300)]))
    show(view([q1, a1(300), q2], a2(5)))
    expect(log().scrollTop).toBe(320)
    // There is room for it below the answer.
    expect(log().scrollHeight - BOX).toBe(320)
    show(view([q1, a1(300), q2], a2(400)))
    show(view([q1, a1(300), q2, a2(410)]))
    expect(log().scrollTop).toBe(320)
  })

  it('adds no room while everything fits', () => {
    const show = open(view([]))
    show(view([q1], a1(5)))
    show(view([q1, a1(30)]))
    show(view([q1, a1(30), q2], a2(5)))
    expect(log().scrollHeight).toBeLessThanOrEqual(BOX)
  })

  it('leaves a reader alone who scrolls, until the next question', () => {
    const show = open(view([q1], a1(5)))
    show(view([q1], a1(300)))
    scrollTo(150)
    show(view([q1], a1(400)))
    show(view([q1, a1(410)]))
    expect(log().scrollTop).toBe(150)
    show(view([q1, a1(410), q2], a2(5)))
    expect(log().scrollTop).toBe(430)
  })

  it('shows what is taken back, below the last answer', () => {
    const show = open(view([q1, a1(300)]))
    scrollTo(0)
    show(view([q1, a1(300), message('user', 'lift', 'No longer: under 20 minutes.')]))
    expect(log().scrollTop).toBe(260)
  })
})
