import { readFileSync } from 'node:fs'
import path from 'node:path'
import { readWordTable, type WordTable } from '#core/text/word-table.ts'

/** The table of word vectors that the assistant compares questions with. */
export function openWords(project: string): WordTable {
  const { buffer, byteOffset, byteLength } = readFileSync(
    path.join(project, 'content/assistant/sous-words.bin'),
  )
  return readWordTable(buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer)
}
