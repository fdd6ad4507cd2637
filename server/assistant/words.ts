import { readFileSync } from 'node:fs'
import path from 'node:path'
import { readWordTable, type WordTable } from '#core/text/word-table.ts'

const opened = new Map<string, WordTable>()

/** The table of word vectors that the assistant compares questions with; one per process, as are the notes indexed with it. */
export function openWords(project: string): WordTable {
  const file = path.join(project, 'content/assistant/sous-words.bin')
  let table = opened.get(file)
  if (!table) {
    const { buffer, byteOffset, byteLength } = readFileSync(file)
    table = readWordTable(buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer)
    opened.set(file, table)
  }
  return table
}
