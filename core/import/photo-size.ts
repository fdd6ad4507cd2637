/** A picture of more is unpacked into more memory than a phone has. */
export const PHOTO_LIMITS = { bytes: 25 * 1024 * 1024, pixels: 50_000_000 } as const

interface Size {
  width: number
  height: number
}

const text = (bytes: Uint8Array, at: number, length: number) =>
  String.fromCharCode(...bytes.subarray(at, at + length))

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** Frame headers; C4, C8 and CC are tables. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc
const isAlone = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)

function jpegSize(bytes: Uint8Array): Size | undefined {
  const view = viewOf(bytes)
  for (let at = 2; at + 9 <= bytes.length; ) {
    const marker = view.getUint8(at + 1)
    if (view.getUint8(at) !== 0xff) return undefined
    if (marker === 0xff) at += 1
    else if (isAlone(marker)) at += 2
    else if (isFrame(marker)) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    else at += 2 + view.getUint16(at + 2)
  }
  return undefined
}

function webpSize(bytes: Uint8Array): Size | undefined {
  const view = viewOf(bytes)
  const three = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 0x1_0000
  const kind = text(bytes, 12, 4)
  if (kind === 'VP8 ')
    return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
  if (kind === 'VP8L') {
    const bits = view.getUint32(21, true)
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
  }
  return kind === 'VP8X' ? { width: three(24) + 1, height: three(27) + 1 } : undefined
}

const ISPE = [0x69, 0x73, 0x70, 0x65]

/** HEIC and AVIF hold several pictures, such as a preview: the largest counts. */
function heifSize(bytes: Uint8Array): Size | undefined {
  const view = viewOf(bytes)
  let largest: Size | undefined
  for (let at = bytes.indexOf(ISPE[0] ?? 0); at >= 0; at = bytes.indexOf(ISPE[0] ?? 0, at + 1)) {
    if (at + 16 > bytes.length || !ISPE.every((byte, index) => bytes[at + index] === byte)) continue
    const size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) }
    if (!largest || size.width * size.height > largest.width * largest.height) largest = size
  }
  return largest
}

/** The size of a JPEG, PNG, GIF, WebP, HEIC or AVIF by its header. Undefined: it is none of them, or broken. */
export function photoSize(bytes: Uint8Array): Size | undefined {
  const view = viewOf(bytes)
  if (bytes.length < 32) return undefined
  if (view.getUint16(0) === 0xffd8) return jpegSize(bytes)
  if (view.getUint32(0) === 0x89504e47) return { width: view.getUint32(16), height: view.getUint32(20) }
  if (text(bytes, 0, 4) === 'GIF8') return { width: view.getUint16(6, true), height: view.getUint16(8, true) }
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 4) === 'WEBP') return webpSize(bytes)
  return text(bytes, 4, 4) === 'ftyp' ? heifSize(bytes) : undefined
}
