import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeCaches } from '#tests/support/fake-caches.ts'
import { keepNotes, markShown, takeNote } from './kept-notes.ts'
import { localDay } from './local-day.ts'

beforeEach(() => void vi.stubGlobal('caches', fakeCaches().caches))
afterEach(() => void vi.unstubAllGlobals())

const note = { title: 'Use soon: spinach', lines: ['spinach: best today'] }
const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute)

it('shows the note of its day, once, and none on other days', async () => {
  await keepNotes({ '2026-11-18': note })
  expect(await takeNote(at(17, 16))).toBeUndefined()
  expect(await takeNote(at(18, 16))).toEqual(note)
  expect(await takeNote(at(18, 18))).toBeUndefined()
  // A change of the pantry doesn't bring it back.
  await keepNotes({ '2026-11-18': { ...note, title: 'Use soon: milk' } })
  expect(await takeNote(at(18, 20))).toBeUndefined()
})

it('shows none on a day that had one from the account', async () => {
  await keepNotes({ '2026-11-18': note })
  await markShown(at(18, 9))
  expect(await takeNote(at(18, 16))).toBeUndefined()
})

it('a sync every 12 hours finds each day once, and no night', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: 24 * 60 - 1 }), async (start) => {
      vi.stubGlobal('caches', fakeCaches().caches)
      const days = [1, 2, 3, 4, 5].map((day) => localDay(at(day, 12)))
      await keepNotes(Object.fromEntries(days.map((day) => [day, note])))
      const shown: Date[] = []
      for (let minute = start % 720; minute < 5 * 24 * 60; minute += 720) {
        const now = at(1, 0, minute)
        if (await takeNote(now)) shown.push(now)
      }
      expect(shown.map((time) => localDay(time))).toEqual(days)
      for (const time of shown) expect(time.getHours() >= 8 && time.getHours() < 21).toBe(true)
    }),
  )
})
