import type { Density, Knowledge, Note, Pairing, Piece, Portion, StoredFood, TimedFood } from './knowledge.ts'
import { createNoteIndex, type NoteIndex, notesIndex } from './read/find-note.ts'
import { type Lexicon, tableOf } from './read/lexicon.ts'
import { createRecall, type Recall } from './read/recall.ts'
import type { AssistantHrefs } from './write/answer.ts'

/** The assistant's knowledge, indexed for lookup. */
export interface KnowledgeIndex {
  knowledge: Knowledge
  lexicon: Lexicon
  hrefs: AssistantHrefs
  timings: ReadonlyMap<string, TimedFood>
  storage: ReadonlyMap<string, StoredFood>
  pairings: ReadonlyMap<string, Pairing>
  portions: ReadonlyMap<string, Portion>
  densities: ReadonlyMap<string, Density>
  notes: NoteIndex<Note>
  recall: Recall
  pieces: NoteIndex<Piece>
}

export function createKnowledgeIndex(
  knowledge: Knowledge,
  lexicon: Lexicon,
  hrefs: AssistantHrefs,
): KnowledgeIndex {
  return {
    knowledge,
    lexicon,
    hrefs,
    timings: tableOf(knowledge.timings, lexicon),
    storage: tableOf(knowledge.storage, lexicon),
    pairings: tableOf(knowledge.pairings, lexicon),
    portions: tableOf(knowledge.portions, lexicon),
    densities: tableOf(knowledge.densities, lexicon),
    notes: notesIndex(knowledge.notes),
    recall: createRecall(knowledge.notes),
    pieces: createNoteIndex(knowledge.pieces, (piece) => [piece.what]),
  }
}
