import { Inflate } from 'fflate'

/** What all streams of a PDF may unpack to. */
const MOST = 400 * 1024 * 1024
const PIECE = 4 * 1024
/** 1,000 times as large as its file: nothing that was written for people. */
const RATIO = 600

const WORD = new TextEncoder().encode('stream')

function nextStream(file: Uint8Array, from: number): number {
  for (
    let at = file.indexOf(WORD[0] as number, from);
    at >= 0;
    at = file.indexOf(WORD[0] as number, at + 1)
  ) {
    let length = 1
    while (length < WORD.length && file[at + length] === WORD[length]) length++
    // "endstream" ends one.
    if (length < WORD.length || file[at - 1] === 0x64) continue
    let start = at + WORD.length
    if (file[start] === 13) start++
    if (file[start] === 10) start++
    return start
  }
  return -1
}

/** How large a stream becomes, up to a limit; 0 if it isn't compressed. */
function inflatedSize(file: Uint8Array, start: number, most: number): number {
  const isZlib =
    ((file[start] ?? 0) & 15) === 8 && (((file[start] ?? 0) << 8) | (file[start + 1] ?? 0)) % 31 === 0
  if (!isZlib) return 0
  let [size, isDone] = [0, false]
  const inflate = new Inflate((part, isLast) => {
    size += part.length
    isDone = isLast
  })
  try {
    for (let at = start + 2; at < file.length && size <= most && !isDone; at += PIECE)
      inflate.push(file.subarray(at, at + PIECE), false)
  } catch {
    // Past its end, or damaged: what came so far counts.
  }
  return size
}

/** Whether a PDF unpacks to more than a device can hold. */
export function isPdfBomb(file: Uint8Array): boolean {
  const most = Math.min(MOST, Math.max(60 * 1024 * 1024, file.length * RATIO))
  let total = 0
  let streams = 0
  for (let at = nextStream(file, 0); at >= 0; at = nextStream(file, at)) {
    total += inflatedSize(file, at, most - total)
    if (total > most || ++streams > 200_000) return true
  }
  return false
}
