import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { timersStore } from '#web/state/timers.ts'
import { NotifyOffer } from './notify-offer.tsx'

const offer = () => screen.queryByRole('button', { name: 'Notify me in other apps too' })
const requestPermission = vi.fn(async () => 'default')

beforeEach(() => {
  vi.stubGlobal('Notification', { permission: 'default', requestPermission })
  localStorage.clear()
})
afterEach(() => {
  cleanup()
  for (const { id } of timersStore.get()) timersStore.cancel(id)
  vi.unstubAllGlobals()
})

it('asks about notifications only while a timer runs, and never again after a no', () => {
  const { unmount } = render(<NotifyOffer />)
  expect(offer()).toBeNull()
  act(() => void timersStore.start({ name: 'Rice', seconds: 60 }))
  expect(offer()).not.toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'No notifications' }))
  expect(offer()).toBeNull()
  unmount()
  render(<NotifyOffer />)
  expect(offer()).toBeNull()
  expect(requestPermission).not.toHaveBeenCalled()
})
