import { describe, expect, it } from 'vitest'
import { VOCABULARY } from '#content/cookbook/vocabulary.ts'
import { readLibrary } from './read-library.ts'
import { sampleFile, sampleZip } from './sample-files.ts'
import { base64Behind, withoutPictures } from './without-pictures.ts'

const MB = 1024 * 1024
const options = { vocabulary: VOCABULARY }
const utf8 = (text: string) => new TextEncoder().encode(text)
const text = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes)

describe('a document without its pictures', () => {
  it.each([
    ['in one line', (base64: string) => base64],
    ['in lines', (base64: string) => base64.replace(/.{76}/g, '$&\r\n  ')],
    [
      'with its lines and slashes escaped',
      (base64: string) => base64.replace(/.{76}/g, '$&\\r\\n').replace(/\//g, '\\/'),
    ],
  ])('has a mark for each, which leads back to it: %s', async (_, write) => {
    const base64 = 'abcd/+01'.repeat(3000)
    const file = sampleFile('x', `{"a":"before","b":"data:image/png;base64,${write(base64)}","c":"after"}`)
    const { bytes, places } = await withoutPictures(file, MB)
    expect(places).toHaveLength(1)
    const [, mark = ''] =
      /^\{"a":"before","b":"data:image\/png;base64,([a-z0-9-]+)","c":"after"\}$/.exec(text(bytes)) ?? []
    const found = await base64Behind(mark, places, file.read, MB)
    expect(found?.replace(/\s/g, '')).toBe(base64)
  })

  it('keeps long words and texts as they are', async () => {
    const prose = `{"steps":"${'Stir the soup well.\\n'.repeat(2000)}","word":"${'a'.repeat(8000)}"}`
    expect(text((await withoutPictures(sampleFile('x', prose), MB)).bytes)).toBe(prose)
  })

  it('may be no larger than the limit', async () => {
    await expect(withoutPictures(sampleFile('x', `[${'1, '.repeat(MB)}]`), MB)).rejects.toThrow('too-large')
  })
})

/** An account's export with a photo of a megabyte in each recipe, which is never in memory as a whole. */
function accountOf(count: number) {
  const photo = utf8(btoa('\u00ff\u00d8photo!!!'.repeat(MB / 10)))
  const rows = Array.from({ length: count }, (_, at) => ({
    ...{ id: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`, title: `Soup ${at}` },
    ...{ ingredients: ['1 leek'], instructions: ['Boil it.'], photos: [`${at}.jpg`], deleted_at: null },
  }))
  const head = JSON.stringify({ exported_at: 'x', own_recipes: rows, recipe_marks: [] }).slice(0, -1)
  const parts: Uint8Array[] = [utf8(`${head},"files":[`)]
  for (let at = 0; at < count; at++)
    parts.push(
      utf8(`${at > 0 ? ',' : ''}{"bucket":"recipe-photos","name":"user/${at}.jpg","base64":"`),
      ...[photo, utf8('"}')],
    )
  parts.push(utf8(']}'))
  let size = 0
  const starts: number[] = []
  for (const part of parts) {
    starts.push(size)
    size += part.length
  }
  let read = 0
  return {
    file: {
      ...{ name: 'account.json', size },
      read: async (start: number, end: number) => {
        const bytes = new Uint8Array(Math.max(0, Math.min(end, size) - start))
        for (const [index, part] of parts.entries()) {
          const at = starts[index] as number
          if (at >= end || at + part.length <= start) continue
          const piece = part.subarray(Math.max(0, start - at), end - at)
          bytes.set(piece, Math.max(0, at - start))
        }
        read += bytes.length
        return bytes
      },
    },
    read: () => read,
  }
}

describe('an export of our own', () => {
  it('of 200 MB comes back, each photo with one small read', async () => {
    const { file, read } = accountOf(150)
    expect(file.size).toBeGreaterThan(200 * MB)
    const { recipes, problems } = await readLibrary(file, options)
    expect([recipes.length, problems]).toEqual([150, []])
    const whole = read()
    const last = await recipes[149]?.photos[0]?.load()
    expect(text(last?.subarray(-8))).toBe('photo!!!')
    expect(read() - whole).toBeLessThan(2 * MB)
  }, 60_000)

  it('in an archive is unpacked once for all its photos', async () => {
    const { file } = accountOf(3)
    const zip = sampleZip({ 'account.json': await file.read(0, file.size) })
    const { recipes } = await readLibrary(sampleFile('x.zip', zip), options)
    for (const { photos } of recipes) expect(text((await photos[0]?.load())?.subarray(-8))).toBe('photo!!!')
  }, 60_000)
})
