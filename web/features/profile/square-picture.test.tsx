import { afterEach, describe, expect, it, vi } from 'vitest'
import { squarePicture } from './square-picture.ts'

/** Where the square was cut from a picture of so many pixels: left, top, width, height. */
async function cutFrom(width: number, height: number) {
  const drawImage = vi.fn()
  // jsdom draws nothing.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ fillRect() {}, drawImage } as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type) =>
    done(new Blob(['x'], { type })),
  )
  vi.stubGlobal('createImageBitmap', async () => ({ width, height, close() {} }))
  await squarePicture(new Blob(['x'], { type: 'image/png' }))
  return drawImage.mock.calls[0]?.slice(1, 5)
}

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('a picture for a profile', () => {
  it('is the middle square', async () => {
    expect(await cutFrom(400, 300)).toEqual([50, 0, 300, 300])
    expect(await cutFrom(300, 500)).toEqual([0, 100, 300, 300])
  })
})
