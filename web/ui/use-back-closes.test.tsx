import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { BrowserRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { notify, toastStore } from '#web/lib/toast.ts'
import { ToastStack } from '#web/shell/toast-stack.tsx'
import { Sheet } from './sheet.tsx'

type Name = 'first' | 'second'
let setOpen: (name: Name | undefined) => void

function Sheets() {
  const [open, set] = useState<Name>()
  setOpen = set
  return (
    <>
      <Sheet open={open === 'first'} onOpenChange={(next) => !next && set(undefined)} title="First">
        <button type="button">One</button>
      </Sheet>
      <Sheet open={open === 'second'} onOpenChange={(next) => !next && set(undefined)} title="Second">
        <button type="button">Two</button>
      </Sheet>
      <ToastStack toasts={toastStore.get()} />
    </>
  )
}
const show = () => render(<Sheets />, { wrapper: BrowserRouter })
const isOver = () => (history.state as { over?: true } | null)?.over === true
const opened = () => screen.queryByRole('dialog')?.textContent?.slice(0, 6)

beforeEach(() => {
  history.replaceState(null, '', '/plan')
  toastStore.clear()
})
afterEach(async () => {
  cleanup()
  await waitFor(() => expect(isOver()).toBe(false))
  vi.restoreAllMocks()
  toastStore.clear()
})

it('a sheet that opens while the entry of the last one is being left stays open, and Back closes it', async () => {
  const back = vi.spyOn(history, 'back')
  show()
  act(() => setOpen('first'))
  expect(isOver()).toBe(true)
  act(() => setOpen(undefined))
  // A lazy sheet: it comes after Back was called, and before the browser went there.
  await waitFor(() => expect(back).toHaveBeenCalledTimes(1), { interval: 1 })
  expect(isOver()).toBe(true)
  const popped = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
  act(() => setOpen('second'))
  await act(() => popped)
  expect(opened()).toBe('Second')
  expect(isOver()).toBe(true)
  act(() => history.back())
  await waitFor(() => expect(opened()).toBeUndefined())
})

it('Escape closes the open sheet, not a message that came later; then the message', async () => {
  const view = show()
  act(() => setOpen('first'))
  notify({ title: 'Moved', undo: () => {} })
  view.rerender(<Sheets />)
  expect(screen.getAllByText('Moved').length).toBeGreaterThan(0)
  fireEvent.keyDown(screen.getByRole('button', { name: 'One' }), { key: 'Escape' })
  await waitFor(() => expect(opened()).toBeUndefined())
  expect(toastStore.get()).toHaveLength(1)
  fireEvent.keyDown(document.body, { key: 'Escape' })
  await waitFor(() => expect(toastStore.get()).toHaveLength(0))
})
