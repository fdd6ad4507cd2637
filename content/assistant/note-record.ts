import type { Note, NoteFlag } from '#core/assistant/knowledge.ts'

/**
 * Title, what people say, the answer. What people say: phrases apart by commas; of a phrase every word must be in the
 * question, "soup/stew" one of the two.
 */
export type NoteRow = readonly [title: string, ask: string, text: string, flags?: readonly NoteFlag[]]

export function notesOf(topic: Note['topic'], rows: readonly NoteRow[]): Note[] {
  return rows.map(([title, ask, text, flags = []]) => ({
    topic,
    title,
    ask: ask.split(',').map((one) => one.trim()),
    text,
    flags: [...flags],
  }))
}
