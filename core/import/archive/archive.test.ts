import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { sampleFile, sampleGzip, sampleZip } from '../sample-files.ts'
import { entryName } from './entry-name.ts'
import { ARCHIVE_LIMITS } from './limits.ts'
import { containerOf, gunzipped, readArchive } from './open-archive.ts'
import { UnpackError } from './unpack.ts'

const MB = 1024 * 1024
const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes)
const why = (promise: Promise<unknown>) =>
  promise.then(
    () => 'read',
    (error: unknown) => (error instanceof UnpackError ? error.why : String(error)),
  )

describe('a zip', () => {
  const files = { 'a/one.txt': 'One '.repeat(1000), 'two.txt': 'Two' }

  it('is read by its directory, compressed and stored', async () => {
    for (const level of [0, 6] as const) {
      const bytes = zipSync(
        Object.fromEntries(Object.entries(files).map(([name, content]) => [name, strToU8(content)])),
        { level, comment: 'PK and more' },
      )
      const { entries, cut } = await readArchive(sampleFile('a.zip', bytes), 'zip')
      expect(cut).toBeNull()
      expect(entries.map(({ name }) => name)).toEqual(Object.keys(files))
      expect(text((await entries[0]?.bytes(MB)) as Uint8Array)).toBe(files['a/one.txt'])
    }
  })

  it('is read after bytes that are no part of it', async () => {
    const bytes = new Uint8Array([...strToU8('#!/bin/sh\n'), ...sampleZip(files)])
    const { entries } = await readArchive(sampleFile('a.zip', bytes), 'zip')
    expect(text((await entries[1]?.bytes(MB)) as Uint8Array)).toBe('Two')
  })

  it('is read as far as it goes without its directory', async () => {
    const bytes = sampleZip(files)
    const whole = bytes.subarray(0, bytes.length - 100)
    const { entries, cut } = await readArchive(sampleFile('a.zip', whole), 'zip')
    expect(cut).toBe('truncated')
    expect(entries.map(({ name }) => name)).toEqual(Object.keys(files))
    expect(text((await entries[0]?.bytes(MB)) as Uint8Array)).toBe(files['a/one.txt'])
  })

  it('ends an entry whose output is larger than allowed, whatever size it declares', async () => {
    const bytes = sampleZip({ 'bomb.txt': new Uint8Array(12 * MB) })
    // The declared sizes say 10 bytes.
    const view = new DataView(bytes.buffer, bytes.byteOffset)
    for (let at = 0; at + 4 < bytes.length; at++)
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 10, true)
    const { entries } = await readArchive(sampleFile('a.zip', bytes), 'zip')
    expect(entries[0]?.size).toBe(10)
    expect(await why(entries[0]?.bytes(10 * MB) as Promise<unknown>)).toBe('too-large')
    // Not a bomb, only too much.
    let seed = 1
    const noise = Uint8Array.from({ length: 200_000 }, () => {
      seed = (seed * 48_271) % 2_147_483_647
      return seed
    })
    const noisy = await readArchive(sampleFile('a.zip', sampleZip({ noise })), 'zip')
    expect(await why(noisy.entries[0]?.bytes(100_000) as Promise<unknown>)).toBe('too-large')
    expect(await why(noisy.entries[0]?.bytes(MB) as Promise<unknown>)).toBe('read')
    // Within the limit, but a thousand times its size.
    expect(await why(entries[0]?.bytes(100 * MB) as Promise<unknown>)).toBe('too-large')
  })

  it('reports damaged, encrypted and unknown entries one by one', async () => {
    const bytes = sampleZip(files)
    const view = new DataView(bytes.buffer, bytes.byteOffset)
    const headers = [...bytes.keys()].filter(
      (at) => at + 46 < bytes.length && view.getUint32(at, true) === 0x02014b50,
    )
    const [first = 0, second = 0] = headers
    const change = async (at: number, value: number) => {
      const before = view.getUint16(at, true)
      view.setUint16(at, value, true)
      const { entries } = await readArchive(sampleFile('a.zip', bytes), 'zip')
      const found = await Promise.all(entries.map((entry) => why(entry.bytes(MB))))
      view.setUint16(at, before, true)
      return found
    }
    expect(await change(first + 8, 1)).toEqual(['encrypted', 'read'])
    expect(await change(second + 10, 99)).toEqual(['read', 'unknown-method'])
    expect(await change(first + 16, 7)).toEqual(['damaged', 'read'])
    expect(await change(first + 42, 3)).toEqual(['damaged', 'read'])
    bytes[40] = (bytes[40] ?? 0) ^ 255
    const { entries } = await readArchive(sampleFile('a.zip', bytes), 'zip')
    expect(await why(entries[0]?.bytes(MB) as Promise<unknown>)).toBe('damaged')
    expect(await why(entries[1]?.bytes(MB) as Promise<unknown>)).toBe('read')
  })

  it('whose directory is damaged is read by the headers of its entries', async () => {
    const whole = sampleZip(files)
    const view = new DataView(whole.buffer, whole.byteOffset)
    const [first = 0] = [...whole.keys()].filter(
      (at) => at + 46 < whole.length && view.getUint32(at, true) === 0x02014b50,
    )
    for (const [at, value] of [
      [first + 28, 9999],
      [first + 32, 40],
      [whole.length - 10, 0],
    ] as const) {
      const bytes = whole.slice()
      new DataView(bytes.buffer).setUint16(at, value, true)
      const { entries, cut } = await readArchive(sampleFile('a.zip', bytes), 'zip')
      expect([entries.map(({ name }) => name), cut]).toEqual([Object.keys(files), 'truncated'])
    }
  })

  it('stops at too many entries', async () => {
    const record = new Uint8Array(47)
    const view = new DataView(record.buffer)
    view.setUint32(0, 0x02014b50, true)
    view.setUint16(28, 1, true)
    record[46] = 0x61
    const count = ARCHIVE_LIMITS.entries + 10
    const bytes = new Uint8Array(4 + count * 47 + 22)
    for (let at = 0; at < count; at++) bytes.set(record, 4 + at * 47)
    const end = new DataView(bytes.buffer, bytes.length - 22)
    end.setUint32(0, 0x06054b50, true)
    end.setUint16(10, count % 65_536, true)
    end.setUint32(12, count * 47, true)
    end.setUint32(16, 4, true)
    const { entries, cut } = await readArchive(sampleFile('a.zip', bytes), 'zip')
    expect([entries.length, cut]).toEqual([ARCHIVE_LIMITS.entries, 'too-many'])
  })

  it('of more than 4 GB is read in parts, by its wide directory', async () => {
    // One stored entry of 5 bytes behind 5 GB of nothing.
    const offset = 5 * 1024 * MB
    const name = strToU8('far.txt')
    const local = new Uint8Array(30 + 7 + 5)
    new DataView(local.buffer).setUint32(0, 0x04034b50, true)
    new DataView(local.buffer).setUint16(26, 7, true)
    local.set(name, 30)
    local.set(strToU8('Hello'), 37)
    const central = new Uint8Array(46 + 7 + 12)
    const view = new DataView(central.buffer)
    view.setUint32(0, 0x02014b50, true)
    view.setUint32(20, 5, true)
    view.setUint32(24, 5, true)
    view.setUint16(28, 7, true)
    view.setUint16(30, 12, true)
    view.setUint32(42, 0xffffffff, true)
    central.set(name, 46)
    view.setUint16(53, 1, true)
    view.setUint16(55, 8, true)
    view.setBigUint64(57, BigInt(offset), true)
    const directory = offset + local.length
    const tail = new Uint8Array(56 + 20 + 22)
    const ends = new DataView(tail.buffer)
    ends.setUint32(0, 0x06064b50, true)
    ends.setBigUint64(40, BigInt(central.length), true)
    ends.setBigUint64(48, BigInt(directory), true)
    ends.setUint32(56, 0x07064b50, true)
    ends.setBigUint64(64, BigInt(directory + central.length), true)
    ends.setUint32(76, 0x06054b50, true)
    ends.setUint16(86, 0xffff, true)
    ends.setUint32(88, 0xffffffff, true)
    ends.setUint32(92, 0xffffffff, true)
    const rest = new Uint8Array([...local, ...central, ...tail])
    const file = {
      name: 'far.zip',
      size: offset + rest.length,
      read: async (start: number, end: number) => {
        if (end - start > 2 * MB) throw new Error('read as a whole')
        const bytes = new Uint8Array(Math.max(0, end - start))
        for (let at = Math.max(start, offset); at < end; at++) bytes[at - start] = rest[at - offset] ?? 0
        return bytes
      },
    }
    const { entries } = await readArchive(file, 'zip')
    expect(text((await entries[0]?.bytes(MB)) as Uint8Array)).toBe('Hello')
  })
})

describe('other containers', () => {
  it('are recognized by their first bytes', () => {
    expect(containerOf(sampleZip({ a: 'a' }))).toBe('zip')
    expect(containerOf(sampleGzip('a'))).toBe('gzip')
    expect(containerOf(strToU8('PK is a text'))).toBeUndefined()
  })

  it('gzip is unpacked within the limit', async () => {
    expect(text(await gunzipped(sampleFile('a.gz', sampleGzip('Soup'))).bytes(MB))).toBe('Soup')
    const bomb = sampleFile('a.gz', sampleGzip(new Uint8Array(12 * MB)))
    expect(await why(gunzipped(bomb).bytes(10 * MB))).toBe('too-large')
  })

  it('tar holds files with their names', async () => {
    const header = new Uint8Array(1024)
    header.set(strToU8('soups/leek.txt'))
    header.set(strToU8('00000000005 '), 124)
    header.set(strToU8('0'), 156)
    header.set(strToU8('ustar'), 257)
    header.set(strToU8('Leeks'), 512)
    const file = sampleFile('a.tar', new Uint8Array([...header, ...new Uint8Array(1024)]))
    expect(containerOf(await file.read(0, 512))).toBe('tar')
    const { entries } = await readArchive(file, 'tar')
    expect(entries.map(({ name }) => name)).toEqual(['soups/leek.txt'])
    expect(text((await entries[0]?.bytes(MB)) as Uint8Array)).toBe('Leeks')
  })
})

describe('the name of an entry', () => {
  it.each([
    ['../../etc/passwd', 'etc/passwd'],
    ['/root/a.txt', 'root/a.txt'],
    ['C:\\Users\\a.txt', 'Users/a.txt'],
    ['a/./b\u0000\u001b[2J.txt', 'a/b[2J.txt'],
    ['Crème brûlée.cook', 'Crème brûlée.cook'],
  ])('%s is %s', (given, name) => expect(entryName(given)).toBe(name))

  it('in an old charset is decoded', () =>
    expect(entryName(new Uint8Array([0x4b, 0xe4, 0x73, 0x65]))).toBe('Käse'))
})
