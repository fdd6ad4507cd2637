import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { plainJpeg, readPicture } from './read-picture.ts'

const table = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c03020' } })

describe('reading a picture', () => {
  it.each(['jpeg', 'png', 'webp', 'avif', 'gif', 'tiff'] as const)('opens %s', async (type) => {
    const { rgba, width, height } = await readPicture(await table(64, 48).toFormat(type).toBuffer())
    expect([width, height]).toEqual([64, 48])
    expect(rgba).toHaveLength(64 * 48 * 4)
    expect(rgba[0]).toBeGreaterThan(170)
  })

  it('rotates a photo by its EXIF orientation', async () => {
    const turned = await table(80, 40).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    expect(await readPicture(turned)).toMatchObject({ width: 40, height: 80 })
  })

  it('takes the first of two images in one file', async () => {
    const first = await table(80, 40).jpeg().toBuffer()
    const second = await table(20, 20).jpeg().toBuffer()
    expect(await readPicture(Buffer.concat([first, second]))).toMatchObject({ width: 80, height: 40 })
  })

  it('scales down large images and puts white behind transparency', async () => {
    const clear = await sharp({
      create: { width: 1300, height: 650, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer()
    const { rgba, width, height } = await readPicture(clear)
    expect([width, height]).toEqual([640, 320])
    expect([...rgba.subarray(0, 3)]).toEqual([255, 255, 255])
  })

  it('strips camera metadata before passing a photo to a model', async () => {
    const photo = await table(80, 40)
      .withExif({ IFD0: { Model: 'My phone' } })
      .jpeg()
      .toBuffer()
    expect(photo.toString('latin1')).toContain('My phone')
    expect(Buffer.from(await plainJpeg(photo)).toString('latin1')).not.toContain('My phone')
  })
})
