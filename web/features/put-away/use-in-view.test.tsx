import { act, cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useInView } from './use-in-view.ts'

const scrolled = vi.fn()
const scrolledBack = vi.fn()

function Question({ asking }: { asking: string | undefined }) {
  const question = useInView<HTMLDivElement>(asking)
  return (
    <>
      <input aria-label="other" />
      <div ref={question}>{asking}</div>
    </>
  )
}

beforeEach(() => {
  scrolled.mockReset()
  scrolledBack.mockReset()
  Element.prototype.scrollIntoView = scrolled
  vi.spyOn(window, 'scrollTo').mockImplementation(scrolledBack as never)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('useInView', () => {
  it('scrolls to what is newly asked, and back once it is answered', () => {
    const { rerender } = render(<Question asking={undefined} />)
    rerender(<Question asking="a" />)
    expect(scrolled).toHaveBeenCalledOnce()
    expect(scrolledBack).not.toHaveBeenCalled()
    rerender(<Question asking={undefined} />)
    expect(scrolledBack).toHaveBeenCalledOnce()
  })

  it('leaves the page where it is for what was asked when it opened', () => {
    render(<Question asking="a" />)
    expect(scrolled).not.toHaveBeenCalled()
  })

  it('lets the user scan on after scrolling away', () => {
    const { rerender } = render(<Question asking={undefined} />)
    rerender(<Question asking="a" />)
    act(() => void fireEvent.touchMove(window))
    rerender(<Question asking="b" />)
    expect(scrolled).toHaveBeenCalledOnce()
    rerender(<Question asking={undefined} />)
    expect(scrolledBack).not.toHaveBeenCalled()
    rerender(<Question asking="c" />)
    expect(scrolled).toHaveBeenCalledTimes(2)
  })

  it('never leaves a field that is being typed in', () => {
    const { rerender, getByLabelText } = render(<Question asking={undefined} />)
    const field = getByLabelText('other')
    field.focus()
    fireEvent.change(field, { target: { value: '2 l m' } })
    rerender(<Question asking="a" />)
    expect(scrolled).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(field)
  })
})
