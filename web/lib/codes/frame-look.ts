import type { BuiltInReader } from './built-in-reader.ts'
import type { CodeSight } from './code-messages.ts'
import { undisputed } from './decode-codes.ts'

type Look = (frame: ImageBitmap | ImageData) => Promise<CodeSight[]>

/** Our reader takes longer, but finds what is askew or in poor light: of frames without a code, each third is also its. */
const EMPTY_TURN = 3

/** Looks at frames with the browser's own reader where there is one, else with ours. */
export function frameLook(open: () => Promise<BuiltInReader | undefined>, ours: Look): Look {
  let builtIn: Promise<BuiltInReader | undefined> | undefined
  let empty = 0
  return async (frame) => {
    builtIn ??= open()
    const read = await builtIn
    if (!read) return ours(frame)
    try {
      const sights = undisputed(await read(frame))
      empty = sights.length > 0 ? 0 : empty + 1
      if (empty === 0 || empty % EMPTY_TURN !== 0) return sights
    } catch {
      // The browser offers one that doesn't work here: ours from now on.
      builtIn = Promise.resolve(undefined)
    }
    return ours(frame)
  }
}
