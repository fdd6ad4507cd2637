import { unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { exportFiles, photoOf, SAMPLE_PIZZA, sampleJob, sampleOwn } from '#tests/support/sample-export.ts'
import { base64 } from './base64.ts'
import { sousFile } from './sous-file.ts'

describe('archiveOf', () => {
  it('writes piece by piece, and every byte of a photo', async () => {
    const photo = Uint8Array.from({ length: 300_000 }, (_, at) => (at * 7919) % 251)
    const recipe = sampleOwn(1, { photos: [photoOf(1)] })
    const job = sampleJob([recipe], { loadPhoto: async () => photo })
    const pieces: Uint8Array[] = []
    for await (const piece of sousFile(job)) pieces.push(piece)
    expect(pieces.length).toBeGreaterThan(3)
    const files = unzipSync(Buffer.concat(pieces))
    expect(photo.every((byte, at) => files[`photos/${recipe.id}/${photoOf(1)}`]?.[at] === byte)).toBe(true)
  })

  it('holds the photos of a few recipes only', async () => {
    const recipes = Array.from({ length: 40 }, (_, at) => sampleOwn(at, { photos: [photoOf(at)] }))
    let [loaded, written, most] = [0, 0, 0]
    await exportFiles(
      'markdown',
      sampleJob(recipes, {
        loadPhoto: async () => {
          most = Math.max(most, ++loaded - written)
          return new Uint8Array(3)
        },
        onRecipe: () => written++,
      }),
    )
    expect(written).toBe(40)
    expect(most).toBeLessThanOrEqual(5)
  })
})

describe('photos that can’t be had', () => {
  const failing = sampleJob([SAMPLE_PIZZA], {
    loadPhoto: async (_, name) => {
      if (name === photoOf(1)) throw new Error('offline')
      return name === photoOf(3, 'jpg') ? undefined : new Uint8Array(3)
    },
  })
  it.each(['markdown', 'cooklang'] as const)('are listed in a file of the %s archive', async (format) => {
    const list = new TextDecoder().decode((await exportFiles(format, failing))['missing-photos.txt'])
    expect(list).toContain(`Pan pizza: ${photoOf(1)}`)
    expect(list).toContain(`Pan pizza: ${photoOf(3, 'jpg')}`)
  })

  it('are reported for their recipe', async () => {
    const reported: [string, number][] = []
    const onRecipe = ({ id }: { id: string }, missing: number) => void reported.push([id, missing])
    await exportFiles('sous', { ...failing, onRecipe })
    expect(reported).toEqual([[SAMPLE_PIZZA.id, 2]])
  })
})

describe('base64', () => {
  it.each([0, 1, 2, 3, 4, 255, 256, 257])('agrees with the platform for %d bytes', (length) => {
    const bytes = Uint8Array.from({ length }, (_, at) => (at * 31) % 256)
    expect(base64(bytes)).toBe(Buffer.from(bytes).toString('base64'))
  })
})
