import type { Knowledge, Note } from '../knowledge.ts'

/** The note on a danger that a message tells in plain words, before anything else is read into it. */
export function hazardNote(question: string, { hazards, notes }: Knowledge): Note | undefined {
  const text = question.toLowerCase()
  const hazard = hazards.find(({ signs }) => signs.every((sign) => sign.test(text)))
  return hazard && notes.find(({ title }) => title === hazard.note)
}
