import { paths } from '#web/paths.ts'
import * as strings from './strings.ts'

const MAX_TITLE = 200
const MAX_BODY = 400

const line = (value: unknown, most: number) => (typeof value === 'string' ? value.slice(0, most) : '')

/** A page of ours, whatever a message says. */
export const notedPath = (path: unknown): string =>
  typeof path === 'string' && /^\/(?![/\\])[\w/-]*$/.test(path) ? path : paths.pantry()

/** A note as the notification that shows it: quietly, dinner isn't urgent. */
export const noteLooks = (note: { title?: unknown; body?: unknown; path?: unknown }) => ({
  title: line(note.title, MAX_TITLE) || strings.noteTitle,
  body: line(note.body, MAX_BODY),
  icon: '/icons/icon-192.png',
  silent: true,
  // A new one replaces the last: they never pile up.
  tag: 'sous-use-soon',
  data: notedPath(note.path),
})

/** What a push message shows. A browser insists on a notification for each, so a broken one shows plain words. */
export function readNote(text: string) {
  try {
    const read: unknown = JSON.parse(text)
    if (typeof read === 'object' && read !== null) return noteLooks(read)
  } catch {
    // Not ours, or cut off.
  }
  return noteLooks({})
}
