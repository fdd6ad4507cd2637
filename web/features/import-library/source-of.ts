import type { SourceFile } from '#core/import/raw-recipe.ts'
import type { PickedFile } from './protocol.ts'

const BLOCK = 1024 * 1024
/** The directory of an archive is at its end, and its files are one after the other. */
const KEPT = 4

/** A file, read in blocks: thousands of small reads would be as many requests to another process. */
export function sourceOf({ file, path }: PickedFile): SourceFile {
  const blocks = new Map<number, Promise<Uint8Array>>()
  const slice = async (start: number, end: number) =>
    new Uint8Array(await file.slice(start, end).arrayBuffer())

  function block(index: number): Promise<Uint8Array> {
    const found = blocks.get(index) ?? slice(index * BLOCK, (index + 1) * BLOCK)
    // The latest at the end: the first is the one to drop.
    blocks.delete(index)
    blocks.set(index, found)
    const [oldest] = blocks.keys()
    if (blocks.size > KEPT && oldest !== undefined) blocks.delete(oldest)
    return found
  }

  return {
    name: path,
    size: file.size,
    async read(from, to) {
      const [start, end] = [Math.max(0, from), Math.min(to, file.size)]
      if (end <= start) return new Uint8Array(0)
      if (end - start > BLOCK) return slice(start, end)
      const [first, last] = [Math.floor(start / BLOCK), Math.floor((end - 1) / BLOCK)]
      const head = await block(first)
      const at = first * BLOCK
      if (first === last) return head.slice(start - at, end - at)
      const tail = await block(last)
      const joined = new Uint8Array(end - start)
      joined.set(head.subarray(start - at))
      joined.set(tail.subarray(0, end - last * BLOCK), last * BLOCK - start)
      return joined
    },
  }
}
