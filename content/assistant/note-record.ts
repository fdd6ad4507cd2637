import type { Note, NoteFlag } from '#core/assistant/knowledge.ts'
import { asked } from './answers/asked.ts'
import { figureSources } from './figure-sources.ts'

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
    questions: [...(asked[title] ?? [])],
    about: [],
    who: [],
    sources: [...(figureSources[title] ?? [])],
  }))
}

interface AnswerRow {
  title: string
  topic: Note['topic']
  /** Foods, dishes, tools or techniques. */
  about: readonly string[]
  who?: Note['who']
  sources?: Note['sources']
  questions: readonly string[]
  text: string
}

/** Answers that are found by what their questions mean. */
export const answersOf = (rows: readonly AnswerRow[]): Note[] =>
  rows.map(({ title, topic, about, who = [], sources = [], questions, text }) => ({
    topic,
    title,
    ask: [],
    text,
    flags: [],
    questions: [...questions],
    about: [...about],
    who: [...who],
    sources: [...sources],
  }))
