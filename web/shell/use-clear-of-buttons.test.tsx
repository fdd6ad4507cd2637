import { act, cleanup, render } from '@testing-library/react'
import fc from 'fast-check'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { notify, toastStore } from '#web/lib/toast.ts'
import { riseAbove } from './rise-above.ts'
import { ToastStack } from './toast-stack.tsx'

const box = (top: number, height: number, left = 16, width = 356) => ({
  top,
  bottom: top + height,
  left,
  right: left + width,
})
const TOAST = box(680, 72)
const HEIGHT = 844

it('a message rises above the buttons it would cover, also above a second one', () => {
  expect(riseAbove(TOAST, [], HEIGHT)).toBe(0)
  expect(riseAbove(TOAST, [box(500, 44)], HEIGHT)).toBe(0)
  expect(riseAbove(TOAST, [box(700, 44)], HEIGHT)).toBe(60)
  expect(riseAbove(TOAST, [box(640, 30), box(700, 44)], HEIGHT)).toBe(120)
})

it('a message covers no button wherever they are, or stays where it was', () => {
  const button = fc
    .tuple(
      fc.integer({ min: 0, max: 900 }),
      fc.integer({ min: 40, max: 120 }),
      fc.integer({ max: 380, min: 0 }),
    )
    .map(([top, height, left]) => box(top, height, left, 90))
  fc.assert(
    fc.property(fc.array(button, { maxLength: 8 }), (buttons) => {
      const rise = riseAbove(TOAST, buttons, HEIGHT)
      if (rise === 0) return
      for (const { top, bottom, left, right } of buttons)
        expect(
          bottom <= TOAST.top - rise ||
            top >= TOAST.bottom - rise ||
            right <= TOAST.left ||
            left >= TOAST.right,
        ).toBe(true)
    }),
  )
})

beforeEach(() => toastStore.clear())
afterEach(() => {
  cleanup()
  toastStore.clear()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const clear = () => document.documentElement.style.getPropertyValue('--toast-clear')

it('on a phone the stack rises above a page’s answer, and is back down without a message', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    if (this.matches('[data-toasts]')) return TOAST as DOMRect
    return (this.matches('[data-main-action]') ? box(700, 44) : box(0, 0)) as DOMRect
  })
  notify({ title: 'Welcome to Sous' })
  const page = (
    <main>
      <button type="button" data-main-action>
        Save
      </button>
    </main>
  )
  const { rerender } = render(
    <MemoryRouter>
      {page}
      <ToastStack toasts={toastStore.get()} />
    </MemoryRouter>,
  )
  await vi.waitFor(() => expect(clear()).toBe('60px'))
  await act(async () =>
    rerender(
      <MemoryRouter>
        {page}
        <ToastStack toasts={[]} />
      </MemoryRouter>,
    ),
  )
  expect(clear()).toBe('')
})
