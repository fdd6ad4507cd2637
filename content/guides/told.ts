import type { Note, Term } from '#core/assistant/knowledge.ts'
import type { GuideCard } from './schema.ts'

/** What the assistant answers under this title, word for word: a guide that tells it too can't tell it differently. */
export function told(notes: readonly Note[], title: string): string {
  const note = notes.find((one) => one.title === title)
  if (!note) throw new Error(`The kitchen has no note “${title}”.`)
  return note.text
}

/** What the assistant says that a word means. */
export function meaning(terms: readonly Term[], word: string): string {
  const found = terms.find(({ term, also }) => term === word || also.includes(word))
  if (!found) throw new Error(`The kitchen has no word “${word}”.`)
  return found.text
}

export type Level = 'Beginner' | 'Intermediate' | 'Advanced' | 'Expert'

const TONES = { Beginner: 'herb', Intermediate: 'turmeric', Advanced: 'accent', Expert: 'clay' } as const

/** How hard a thing is, as a badge. */
export const levelBadge = (level: Level): GuideCard['badge'] => ({ text: level, tone: TONES[level] })
