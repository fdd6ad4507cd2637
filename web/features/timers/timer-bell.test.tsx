import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { timersStore } from '#web/state/timers.ts'
import { TimerBell } from './timer-bell.tsx'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  for (const { id } of timersStore.get()) timersStore.cancel(id)
  vi.useRealTimers()
})

/** Second by second, as a visible page renders them. */
async function wait(seconds: number) {
  for (let at = 0; at < seconds; at++) await act(() => vi.advanceTimersByTimeAsync(1000))
}
/** The successive contents of the live region: what a screen reader announces. */
function listen() {
  const heard: string[] = []
  const region = screen.getByRole('status')
  new MutationObserver(() => region.textContent && heard.push(region.textContent)).observe(region, {
    childList: true,
    characterData: true,
    subtree: true,
  })
  return heard
}

it('announces once when a timer starts, has a minute left, and is done; and again when it is done again', async () => {
  render(<TimerBell />)
  const heard = listen()
  await act(async () => void timersStore.start({ name: 'Rice', seconds: 120, recipeId: 'r' }))
  await wait(200)
  expect(heard).toEqual(['Rice: 2 minutes started.', 'Rice: one minute left.', 'Rice: the timer is done.'])
  const [rice] = timersStore.get()
  await act(async () => timersStore.addMinute(rice?.id ?? ''))
  await wait(100)
  expect(heard.slice(3)).toEqual(['Rice: the timer is done.'])
})
