import type { Note } from '#core/assistant/knowledge.ts'

/** The assistant's answer with this title, verbatim, so that a guide that repeats it can't contradict it. */
export function told(notes: readonly Note[], title: string): string {
  const note = notes.find((one) => one.title === title)
  if (!note) throw new Error(`The kitchen has no note “${title}”.`)
  return note.text
}
