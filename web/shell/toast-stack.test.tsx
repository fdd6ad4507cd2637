import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Link, MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { notify, notifySmall, TOAST_SWIPE_PX, toastStore } from '#web/lib/toast.ts'
import { Toasts } from './toasts.tsx'

/** The container is fetched with the first message; fake time has to wait for that. */
async function showToasts() {
  await import('./toast-stack.tsx')
  render(<Toasts />, { wrapper: MemoryRouter })
}

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const isShown = (title: string) => screen.queryAllByText(title).length > 0

beforeEach(() => {
  vi.useFakeTimers()
  toastStore.clear()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('toasts on screen', () => {
  it('closes a page message after 5000 ms [C608]', async () => {
    await showToasts()
    await act(async () => notify({ title: 'Profile updated', description: 'All saved.' }))
    await wait(4900)
    expect(isShown('Profile updated')).toBe(true)
    expect(isShown('All saved.')).toBe(true)
    await wait(200)
    expect(isShown('Profile updated')).toBe(false)
  })

  it('links to what the message is about', async () => {
    await showToasts()
    await act(async () => notify({ title: 'Added', link: { label: 'View list', to: '/shopping-list' } }))
    expect(screen.getByRole('link', { name: 'View list' }).getAttribute('href')).toBe('/shopping-list')
  })

  it('closes when the page it links to is open', async () => {
    await import('./toast-stack.tsx')
    render(
      <MemoryRouter initialEntries={['/recipes']}>
        <Toasts />
        <Link to="/shopping-list">List</Link>
      </MemoryRouter>,
    )
    await act(async () => notify({ title: 'Added', link: { label: 'View list', to: '/shopping-list' } }))
    expect(isShown('Added')).toBe(true)
    await act(async () => fireEvent.click(screen.getByRole('link', { name: 'List' })))
    expect(isShown('Added')).toBe(false)
  })

  it('closes a small one after 4000 ms, 356 px wide [C610 C611]', async () => {
    await showToasts()
    await act(async () => notifySmall({ title: 'Leek added' }))
    await wait(3900)
    expect(isShown('Leek added')).toBe(true)
    expect(screen.getByRole('list').style.width).toBe('356px')
    await wait(200)
    expect(isShown('Leek added')).toBe(false)
  })

  it('is announced once, and assertively when something went wrong', async () => {
    await showToasts()
    for (const [title, variant, how] of [
      ['Noted', 'default', 'polite'],
      ['No signal', 'destructive', 'assertive'],
    ] as const) {
      await act(async () => notify({ title, variant }))
      await wait(100)
      const regions = [...document.querySelectorAll('[aria-live]')].filter((one) =>
        one.textContent?.includes(title),
      )
      expect(regions.map((one) => one.getAttribute('aria-live'))).toEqual([how])
    }
  })

  it('can be closed by hand', async () => {
    await showToasts()
    await act(async () => notify({ title: 'Noted' }))
    await wait(50)
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Close message' })))
    expect(isShown('Noted')).toBe(false)
  })

  it('is swiped away from 50 px up [O324]', async () => {
    expect(TOAST_SWIPE_PX).toBe(50)
    await showToasts()
    for (const [distance, stays] of [
      [45, true],
      [60, false],
    ] as const) {
      await act(async () => notify({ title: `Swipe ${distance}` }))
      await wait(50)
      const toast = screen.getByText(`Swipe ${distance}`, { selector: 'li *' }).closest('li')!
      toast.setPointerCapture = () => {}
      toast.hasPointerCapture = () => false
      await act(async () => {
        fireEvent.pointerDown(toast, { button: 0, clientX: 0, clientY: 0, pointerType: 'touch' })
        fireEvent.pointerMove(toast, { clientX: 20, clientY: 0, pointerType: 'touch' })
        fireEvent.pointerMove(toast, { clientX: distance, clientY: 0, pointerType: 'touch' })
        fireEvent.pointerUp(toast, { clientX: distance, clientY: 0, pointerType: 'touch' })
      })
      await wait(50)
      expect(isShown(`Swipe ${distance}`)).toBe(stays)
    }
  })

  it('undoes what it is about, and closes', async () => {
    await showToasts()
    const undo = vi.fn()
    await act(async () => notify({ title: 'Your list is empty', undo }))
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(undo).toHaveBeenCalledOnce()
    await wait(400)
    expect(isShown('Your list is empty')).toBe(false)
  })
})
