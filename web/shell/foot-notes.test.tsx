import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { watchInstall } from '#web/lib/install.ts'
import { notify, toastStore } from '#web/lib/toast.ts'
import type { PathName } from '#web/paths.ts'
import { FootNotes } from './foot-notes.tsx'

const notes = (page: PathName | undefined, isTiming = false) => (
  <FootNotes page={page} isTiming={isTiming} install={() => <p>Add to Home Screen</p>} />
)
const isOffered = () => screen.queryByText('Add to Home Screen') !== null

beforeAll(watchInstall)
beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  toastStore.clear()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('offers to install only on calm pages, and never while a timer runs', async () => {
  const { rerender } = render(notes('recipe'))
  act(() => void window.dispatchEvent(new Event('beforeinstallprompt', { cancelable: true })))
  await act(() => vi.advanceTimersByTimeAsync(3000))
  const busy: (PathName | undefined)[] = ['recipe', 'cook', 'shoppingList', 'matchedRecipes', undefined]
  for (const page of busy) {
    rerender(notes(page))
    expect([page, isOffered()]).toEqual([page, false])
  }
  rerender(notes('home', true))
  expect(isOffered()).toBe(false)
  rerender(notes('home'))
  expect(isOffered()).toBe(true)
  rerender(notes('saved'))
  expect(isOffered()).toBe(true)
  // Nor in a visit in which there was another message, not even once that is gone.
  act(() => void notify({ title: 'Added' }))
  expect(isOffered()).toBe(false)
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  rerender(notes('home'))
  expect(isOffered()).toBe(false)
})
