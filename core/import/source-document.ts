import { decodePage } from '#core/extract/decode-page.ts'
import { parseLoosely } from '#core/extract/parse-json.ts'
import type { SourceDocument } from './format.ts'

/** UTF-16 without a mark: every second byte of Western text is 0. */
function withoutMark(bytes: Uint8Array): string | undefined {
  const head = bytes.subarray(0, 2000)
  if (head.length < 4) return undefined
  let [even, odd] = [0, 0]
  for (const [at, byte] of head.entries()) if (byte === 0) at % 2 === 0 ? even++ : odd++
  if (odd > head.length * 0.3 && even === 0) return new TextDecoder('utf-16le').decode(bytes)
  if (even > head.length * 0.3 && odd === 0) return new TextDecoder('utf-16be').decode(bytes)
  return undefined
}

/** Bytes that are text of any charset, decoded; undefined if they are something else. */
export function documentOf(name: string, bytes: Uint8Array): SourceDocument | undefined {
  const isMarked = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
  const wide = isMarked ? undefined : withoutMark(bytes)
  if (wide === undefined && !isMarked && bytes.subarray(0, 8000).includes(0)) return undefined
  const text = (wide ?? decodePage(bytes)).replace(/^\ufeff/, '')
  let parsed: { value: unknown } | undefined
  return {
    name,
    text,
    bytes,
    json: () => {
      parsed ??= { value: parseJson(text) }
      return parsed.value
    },
  }
}

function parseJson(text: string): unknown {
  // Broken JSON is repaired; a text that begins with a bracket is not taken for it.
  return /^\s*(?:\{\s*["'}]|\[\s*[{"\]])/.test(text) ? parseLoosely(text) : undefined
}
