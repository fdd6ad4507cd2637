import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import * as strings from '../strings.ts'
import { BackupError } from './format.ts'

const NEW_LINE = 10
const END = Buffer.from('\\.\n')
const END_AFTER_ROW = Buffer.from('\n\\.\n')

/** Reads a backup in a single pass: lines of text, with the raw rows of each table in between. */
export function openBackup(file: string) {
  const zipped = createReadStream(file)
  const unzipped = zipped.pipe(createGunzip())
  zipped.on('error', (error) => unzipped.destroy(error))
  const pieces = unzipped[Symbol.asyncIterator]() as AsyncIterator<Buffer>
  let kept: Buffer = Buffer.alloc(0)

  /** Whole lines only, so that the end of a table is never split across two chunks. */
  const more = async (): Promise<boolean> => {
    const waiting = [kept]
    for (;;) {
      const { done, value } = await pieces.next().catch((error: Error) => {
        throw new BackupError(strings.notWhole(error.message))
      })
      if (done) {
        kept = Buffer.concat(waiting)
        return false
      }
      waiting.push(value)
      if (!value.includes(NEW_LINE)) continue
      kept = Buffer.concat(waiting)
      return true
    }
  }

  return {
    line: async (): Promise<string | undefined> => {
      for (;;) {
        const end = kept.indexOf(NEW_LINE)
        if (end >= 0) {
          const line = kept.subarray(0, end).toString('utf8')
          kept = kept.subarray(end + 1)
          return line
        }
        if (!(await more())) return undefined
      }
    },
    /** Up to the line that ends the table. */
    rows: async function* (counted: { rows: number }): AsyncGenerator<Buffer, void, void> {
      for (;;) {
        const first = kept.subarray(0, END.length).equals(END)
        const found = first ? 0 : kept.indexOf(END_AFTER_ROW)
        const stop = first ? 0 : found >= 0 ? found + 1 : kept.lastIndexOf(NEW_LINE) + 1
        const block = kept.subarray(0, stop)
        for (let at = block.indexOf(NEW_LINE); at >= 0; at = block.indexOf(NEW_LINE, at + 1)) counted.rows++
        const over = first || found >= 0
        kept = kept.subarray(over ? stop + END.length : stop)
        if (block.length > 0) yield block
        if (over) return
        if (!(await more())) throw new BackupError(strings.endsInTable)
      }
    },
    close: () => {
      zipped.destroy()
      unzipped.destroy()
    },
  }
}

export type OpenBackup = ReturnType<typeof openBackup>
