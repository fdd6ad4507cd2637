import { notesAhead } from '#core/stock/words/note-words.ts'
import { pantryStore } from '../pantry.ts'
import { deviceNote } from './device-note.ts'
import { factStore } from './fact-store.ts'
import { keepNotes } from './kept-notes.ts'
import { learnFacts } from './learn-facts.ts'
import { localDay } from './local-day.ts'
import { stockLog } from './stock-log.ts'

let written = ''
let queued: Promise<void> | undefined

async function writeNotes() {
  queued = undefined
  if (!deviceNote.get()) {
    written = ''
    return
  }
  const notes = notesAhead(stockLog.records(), factStore.get(), localDay())
  const text = JSON.stringify(notes)
  if (text === written) return
  written = text
  await keepNotes(notes).catch(() => {
    // Storage is blocked: there will be no note.
    written = ''
  })
}

/** Several changes at once are written once. */
function update(): Promise<void> {
  queued ??= Promise.resolve().then(writeNotes)
  return queued
}

let isFollowing = false

/** Writes the notes of the coming days for the service worker, now and after each change. */
export function followNote(): Promise<void> {
  if (!isFollowing) {
    isFollowing = true
    const changed = () => {
      void update()
      void learnFacts()
    }
    stockLog.adopt()
    pantryStore.subscribe(stockLog.adopt)
    stockLog.subscribe(changed)
    factStore.subscribe(() => void update())
    document.addEventListener('visibilitychange', () => document.hidden || changed())
    void learnFacts()
  }
  return update()
}
