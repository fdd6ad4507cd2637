const VALUES = new Int8Array(128).fill(-1)
for (const [value, sign] of [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'].entries())
  VALUES[sign.charCodeAt(0)] = value
VALUES['-'.charCodeAt(0)] = 62
VALUES['_'.charCodeAt(0)] = 63

/** Bytes of base64, also of a data URL and across lines; undefined if it is none. */
export function bytesOfBase64(text: string, limit: number): Uint8Array | undefined {
  const start = text.startsWith('data:') ? text.indexOf(',') + 1 : 0
  if ((text.length - start) * 0.75 > limit + 3) return undefined
  const bytes = new Uint8Array(Math.floor(((text.length - start) * 3) / 4) + 3)
  let [size, bits, held] = [0, 0, 0]
  for (let at = start; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === 61) break
    if (code === 10 || code === 13 || code === 32) continue
    const value = code < 128 ? (VALUES[code] ?? -1) : -1
    if (value < 0) return undefined
    held = (held << 6) | value
    bits += 6
    if (bits >= 8) {
      bits -= 8
      bytes[size++] = (held >> bits) & 255
      held &= (1 << bits) - 1
    }
  }
  return size === 0 || size > limit ? undefined : bytes.slice(0, size)
}
