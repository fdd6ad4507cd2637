import type { Note } from '#core/assistant/knowledge.ts'

/** What the assistant answers under this title, word for word: a guide that tells it too can't tell it differently. */
export function told(notes: readonly Note[], title: string): string {
  const note = notes.find((one) => one.title === title)
  if (!note) throw new Error(`The kitchen has no note “${title}”.`)
  return note.text
}
