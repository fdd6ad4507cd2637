import type { NoteWords } from '#core/stock/words/note-words.ts'
import { localDay } from './local-day.ts'

// The service worker can't read localStorage: what it shows is in a cache, written by the page.
const CACHE = 'sous-note'
const NOTES = '/offline/notes.json'
const SHOWN = '/offline/note-shown.json'

/** The tag of the background sync. */
export const NOTE_SYNC = 'sous-daily-note'

/** Never at night, and long enough that a sync every 12 hours finds it. */
const [FIRST_HOUR, LAST_HOUR] = [8, 20]

type Notes = Readonly<Record<string, NoteWords>>

const read = async (key: string): Promise<unknown> =>
  (await (await caches.open(CACHE)).match(key))?.json().catch(() => undefined)
const write = async (key: string, value: unknown) => (await caches.open(CACHE)).put(key, Response.json(value))

export const keepNotes = (notes: Notes) => write(NOTES, notes)
export const forgetNotes = () => caches.delete(CACHE)

/** A note was shown now: there is no other one today. */
export const markShown = (now = new Date()) => write(SHOWN, localDay(now))

/** The note of today, once; undefined at night, or if there is none. Marked before it is shown, so never twice. */
export async function takeNote(now = new Date()): Promise<NoteWords | undefined> {
  const hour = now.getHours()
  if (hour < FIRST_HOUR || hour > LAST_HOUR) return undefined
  const today = localDay(now)
  const note = ((await read(NOTES)) as Notes | undefined)?.[today]
  if (!note || (await read(SHOWN)) === today) return undefined
  await markShown(now)
  return note
}
