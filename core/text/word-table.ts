/** Vectors of texts from a table of token vectors; language/ trains it. */
export interface WordTable {
  dims: number
  /** Of unit length; all zeros if no word is known. */
  vectorOf(text: string): Float32Array
}

const MAGIC = 0x31545753
const HEAD = 16
const LONGEST_WORD = 40
const WORDS = /[a-z0-9]+|[^\sa-z0-9]/g

function plain(text: string): string {
  const lower = text.toLowerCase()
  // Most texts are plain already.
  if (!/[^ -~]/.test(lower)) return lower
  return lower.replaceAll('’', "'").normalize('NFD').replace(/\p{M}/gu, '')
}

/** The vocabulary is ASCII but for the degree sign. */
const decode = (bytes: Uint8Array) => {
  let text = ''
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0
    text += String.fromCharCode(byte < 0x80 ? byte : ((byte & 0x1f) << 6) | ((bytes[++at] ?? 0) & 0x3f))
  }
  return text
}

/** Reads the file that language/train.py writes: head, tokens, a scale for each row, rows. */
export function readWordTable(file: ArrayBuffer): WordTable {
  const head = new DataView(file)
  if (file.byteLength < HEAD || head.getUint32(0, true) !== MAGIC) throw new Error('not a word table')
  const [count, dims, length] = [4, 8, 12].map((at) => head.getUint32(at, true)) as [number, number, number]
  const scalesAt = HEAD + length + (-length & 3)
  const rowsAt = scalesAt + count * 4
  if (dims % 4 !== 0 || file.byteLength !== rowsAt + count * dims) throw new Error('not a whole word table')
  const tokens = new Map(
    decode(new Uint8Array(file, HEAD, length))
      .split('\n')
      .map((token, at) => [token, at]),
  )
  const scales = new Float32Array(file, scalesAt, count)
  const rows = new Int8Array(file, rowsAt, count * dims)

  /** Greedy, longest piece first; a word that can't be made of pieces is left out. */
  const piecesOf = (word: string): number[] => {
    const pieces: number[] = []
    if (word.length > LONGEST_WORD) return pieces
    for (let at = 0; at < word.length; ) {
      let end = word.length
      let found: number | undefined
      for (; end > at; end--) {
        found = tokens.get((at > 0 ? '##' : '') + word.slice(at, end))
        if (found !== undefined) break
      }
      if (found === undefined) return []
      pieces.push(found)
      at = end
    }
    return pieces
  }
  const known = new Map<string, readonly number[]>()
  const KNOWN_MAX = 20_000

  return {
    dims,
    vectorOf(text) {
      const sum = new Float32Array(dims)
      for (const word of plain(text).match(WORDS) ?? []) {
        let pieces = known.get(word)
        if (!pieces) {
          pieces = piecesOf(word)
          if (known.size < KNOWN_MAX) known.set(word, pieces)
        }
        for (const piece of pieces) {
          const scale = scales[piece] as number
          const from = piece * dims
          // Four at a time: this loop is most of the work.
          for (let at = 0; at < dims; at += 4) {
            sum[at] = (sum[at] as number) + (rows[from + at] as number) * scale
            sum[at + 1] = (sum[at + 1] as number) + (rows[from + at + 1] as number) * scale
            sum[at + 2] = (sum[at + 2] as number) + (rows[from + at + 2] as number) * scale
            sum[at + 3] = (sum[at + 3] as number) + (rows[from + at + 3] as number) * scale
          }
        }
      }
      let square = 0
      for (const value of sum) square += value * value
      const size = Math.sqrt(square)
      if (size > 0) for (let at = 0; at < dims; at++) sum[at] = (sum[at] ?? 0) / size
      return sum
    },
  }
}
