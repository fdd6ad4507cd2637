import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Tooltip } from './tooltip.tsx'

const shown = () => screen.queryByRole('tooltip')?.textContent
const button = (name: string) => screen.getByRole('button', { name })
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))

beforeEach(() => {
  vi.useFakeTimers()
  vi.advanceTimersByTime(10_000)
  render(
    <>
      <Tooltip text="Salt it">
        <button type="button">salt</button>
      </Tooltip>
      <Tooltip text="Pepper it">
        <button type="button">pepper</button>
      </Tooltip>
    </>,
  )
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('tooltip', () => {
  it('opens after 700 ms [C613 O325]', () => {
    fireEvent.pointerEnter(button('salt'))
    wait(699)
    expect(shown()).toBeUndefined()
    wait(1)
    expect(shown()).toBe('Salt it')
  })

  it('opens immediately for a neighbor within 300 ms, and waits again after that [C614 O326]', () => {
    fireEvent.pointerEnter(button('salt'))
    wait(700)
    fireEvent.pointerLeave(button('salt'))
    wait(299)
    fireEvent.pointerEnter(button('pepper'))
    wait(0)
    expect(shown()).toBe('Pepper it')
    fireEvent.pointerLeave(button('pepper'))
    wait(300)
    fireEvent.pointerEnter(button('salt'))
    wait(0)
    expect(shown()).toBeUndefined()
  })

  it('closes on Escape and does not open on touch', () => {
    fireEvent.pointerEnter(button('salt'))
    wait(700)
    fireEvent.keyDown(window, { key: 'Escape' })
    expect(shown()).toBeUndefined()
    fireEvent.pointerEnter(button('pepper'), { pointerType: 'touch' })
    wait(2000)
    expect(shown()).toBeUndefined()
  })
})
