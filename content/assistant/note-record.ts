import type { Note, NoteFlag } from '#core/assistant/knowledge.ts'

/**
 * Title, trigger phrases, answer. Trigger phrases are separated by commas; every word of a phrase must be in the
 * question, and "soup/stew" matches either word.
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
