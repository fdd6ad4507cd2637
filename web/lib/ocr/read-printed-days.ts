import { SPARSE_RECOGNIZER } from '#core/paper/recognized.ts'
import { readStamp } from '#core/products/read-stamp.ts'
import { type Ocr, openOcr } from './open-ocr.ts'

/** Dates are read one after the other while groceries are put away: the engine stays for a while. */
const KEPT_MS = 30_000
let kept: { engine: Ocr; timer: ReturnType<typeof setTimeout> } | undefined

function take(): Ocr {
  if (!kept) return openOcr(SPARSE_RECOGNIZER)
  clearTimeout(kept.timer)
  const { engine } = kept
  kept = undefined
  return engine
}

function keep(engine: Ocr) {
  if (kept) engine.close()
  else
    kept = {
      engine,
      timer: setTimeout(() => {
        kept = undefined
        engine.close()
      }, KEPT_MS),
    }
}

/**
 * The date that is printed on a pack: one day if it is sure, two where day and month can be either ("03/04/26"), none if
 * it can't be read. Rejects with UnreadableFile for what is no picture, and with the signal's reason.
 */
export async function readPrintedDays(
  frame: ImageBitmap | Blob,
  today: string,
  signal?: AbortSignal,
): Promise<readonly string[]> {
  signal?.throwIfAborted()
  const engine = take()
  const cancel = () => engine.close()
  signal?.addEventListener('abort', cancel)
  try {
    const { isNegative } = await engine.tasks.ask('stamp', { frame })
    const days = await readStamp(
      {
        isNegative,
        look: (look) => engine.tasks.ask('stampLook', { look }),
        // Letters and figures of all languages are the same; its words matter little.
        recognize: (picture) => engine.recognizer.recognize(picture, 'eng', () => {}),
      },
      today,
    )
    signal?.throwIfAborted()
    keep(engine)
    return days
  } catch (error) {
    engine.close()
    signal?.throwIfAborted()
    throw error
  } finally {
    signal?.removeEventListener('abort', cancel)
  }
}
