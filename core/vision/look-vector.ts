/** Unit vectors compare by their dot product: 1 is the same, 0 unrelated. */
export function cosine(a: Float32Array, b: Float32Array): number {
  let sum = 0
  for (let i = 0; i < a.length; i++) sum += a[i]! * b[i]!
  return sum
}

export function isUnit(vector: Float32Array): boolean {
  const length = Math.hypot(...vector)
  return Number.isFinite(length) && Math.abs(length - 1) < 0.01
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** One signed byte per number, as a share of the largest: the loss is far below what tells two things apart. */
export function toBase64(vector: Float32Array): string {
  const largest = vector.reduce((most, value) => Math.max(most, Math.abs(value)), 0) || 1
  const bytes = Uint8Array.from(vector, (value) => Math.round((value / largest) * 127) & 255)
  let text = ''
  for (let i = 0; i < bytes.length; i += 3) {
    const three = (bytes[i]! << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0)
    for (let shift = 18; shift >= 0; shift -= 6) text += LETTERS[(three >> shift) & 63]
  }
  const missing = (3 - (bytes.length % 3)) % 3
  return text.slice(0, text.length - missing) + '='.repeat(missing)
}

/** Null unless it holds exactly this many numbers, not all zero. */
export function fromBase64(text: string, length: number): Float32Array | null {
  if (text.length !== Math.ceil(length / 3) * 4) return null
  const missing = (3 - (length % 3)) % 3
  const letters = text.slice(0, text.length - missing)
  if (!/^[A-Za-z0-9+/]+$/.test(letters) || text.slice(letters.length) !== '='.repeat(missing)) return null
  const bytes = new Int8Array(length)
  let bits = 0
  let held = 0
  let at = 0
  for (const letter of letters) {
    held = ((held << 6) | LETTERS.indexOf(letter)) & 0xffff
    bits += 6
    if (bits < 8) continue
    bits -= 8
    bytes[at++] = (held >> bits) & 255
  }
  const norm = Math.hypot(...bytes)
  return norm > 0 ? Float32Array.from(bytes, (value) => value / norm) : null
}
