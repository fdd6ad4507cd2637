import { describe, expect, it } from 'vitest'
import { readWordTable } from './word-table.ts'

/** A table of four dimensions, two in use: meat words point one way, fruit words the other. */
function sampleFile(): ArrayBuffer {
  const tokens = ['beef', 'steak', 'apple', '##s', 'creme']
  const rows = [
    [100, 0, 0, 0],
    [90, 10, 0, 0],
    [0, 100, 0, 0],
    [0, 0, 0, 0],
    [50, 50, 0, 0],
  ]
  const words = Buffer.from(tokens.join('\n'))
  const padded = words.length + (-words.length & 3)
  const file = new ArrayBuffer(16 + padded + tokens.length * 4 + tokens.length * 4)
  const head = new DataView(file)
  for (const [at, value] of [0x31545753, tokens.length, 4, words.length].entries())
    head.setUint32(at * 4, value, true)
  new Uint8Array(file, 16).set(words)
  new Float32Array(file, 16 + padded, tokens.length).fill(0.01)
  new Int8Array(file, 16 + padded + tokens.length * 4).set(rows.flat())
  return file
}

const table = readWordTable(sampleFile())
const close = (one: string, other: string) => {
  const [a, b] = [table.vectorOf(one), table.vectorOf(other)]
  return a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0)
}

describe('word table', () => {
  it('gives similar texts similar vectors of unit length', () => {
    expect(close('Beef', 'beef')).toBeCloseTo(1)
    expect(close('beef', 'steak')).toBeGreaterThan(0.95)
    expect(close('beef', 'apple')).toBeCloseTo(0)
  })

  it('splits words into known pieces, and folds case and accents', () => {
    expect(close('apples', 'apple')).toBeCloseTo(1)
    expect(close('Crème', 'creme')).toBeCloseTo(1)
  })

  it('has no direction for unknown or endless words', () => {
    for (const text of ['', 'zzz', '🍎', 'beef'.repeat(1000)])
      expect([...table.vectorOf(text)]).toEqual([0, 0, 0, 0])
  })

  it.each([
    ['empty', new ArrayBuffer(0)],
    ['something else', new ArrayBuffer(64)],
    ['cut off', sampleFile().slice(0, -3)],
  ])('refuses a file that is %s', (_, file) => expect(() => readWordTable(file)).toThrow('word table'))
})
