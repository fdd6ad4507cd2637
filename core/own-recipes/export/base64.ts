const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const CODES = new Uint8Array([...SIGNS].map((sign) => sign.charCodeAt(0)))
const PAD = 61

/** As bytes of text: a photo as a string would take twice the memory. */
export function base64Bytes(bytes: Uint8Array): Uint8Array {
  const coded = new Uint8Array(Math.ceil(bytes.length / 3) * 4)
  let to = 0
  for (let at = 0; at < bytes.length; at += 3) {
    const [a = 0, b, c] = [bytes[at], bytes[at + 1], bytes[at + 2]]
    coded[to++] = CODES[a >> 2] ?? PAD
    coded[to++] = CODES[((a & 3) << 4) | ((b ?? 0) >> 4)] ?? PAD
    coded[to++] = b === undefined ? PAD : (CODES[((b & 15) << 2) | ((c ?? 0) >> 6)] ?? PAD)
    coded[to++] = c === undefined ? PAD : (CODES[c & 63] ?? PAD)
  }
  return coded
}

const decoder = new TextDecoder()
export const base64 = (bytes: Uint8Array): string => decoder.decode(base64Bytes(bytes))
