import type { KnowledgeIndex } from '../knowledge-index.ts'
import type { Frame } from '../read/follow-up.ts'
import type { Retriever } from '../read/retrieve.ts'
import type { Answer, Turn } from './answer.ts'
import { writeNote } from './note.ts'

const GIVE = 0.6

export function chooseAnswer(
  answer: Answer,
  question: string,
  _history: readonly Turn[],
  _frame: Frame,
  retriever: Retriever,
  facts: KnowledgeIndex,
): Answer {
  const found = retriever.find(question)
  const sure = retriever.sureOf(found)
  const [first] = found
  if (!first || answer.confident || sure < GIVE) return answer
  return { ...writeNote(first.note, facts), known: true }
}
