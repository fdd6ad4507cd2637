import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer'

const writer = createRequire(import.meta.url).resolve('zxing-wasm/writer/zxing_writer.wasm')
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(writer)).buffer } })

/** A pack with this code on it, as a camera sees it. */
export async function packWith(code: string): Promise<Buffer> {
  const { svg } = await writeBarcode(code, { format: 'EAN13', scale: 4, addQuietZones: true })
  const bars = await sharp(Buffer.from(svg))
    .resize({ width: 560 })
    .flatten({ background: '#fff' })
    .png()
    .toBuffer()
  return sharp({ create: { width: 1280, height: 720, channels: 3, background: '#e8e4da' } })
    .composite([{ input: bars, left: 360, top: 240 }])
    .jpeg({ quality: 95 })
    .toBuffer()
}

/** Replaces the camera of a page by one that sees an empty table, until a picture is held up to it. */
export async function heldUpTo(page: Page) {
  await page.addInitScript(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1280, height: 720 })
    const context = canvas.getContext('2d')
    const bitmaps = new Map<string, Promise<ImageBitmap>>()
    let shown: ImageBitmap | undefined
    const paint = () => {
      if (!context) return
      context.fillStyle = '#8a7a68'
      context.fillRect(0, 0, canvas.width, canvas.height)
      if (shown) context.drawImage(shown, 0, 0, canvas.width, canvas.height)
    }
    // A stream has frames only while something is painted.
    setInterval(paint, 50)
    const open = async (url: string) => {
      const image = Object.assign(new Image(), { src: url })
      await image.decode()
      return createImageBitmap(image)
    }
    Object.assign(globalThis, {
      holdUp: async (url: string | null) => {
        if (url && !bitmaps.has(url)) bitmaps.set(url, open(url))
        shown = url ? await bitmaps.get(url) : undefined
        paint()
      },
    })
    navigator.mediaDevices.getUserMedia = async () => {
      paint()
      return canvas.captureStream(15)
    }
  })
  return (picture: Buffer | null) =>
    page.evaluate(
      (url) => (globalThis as unknown as { holdUp: (url: string | null) => Promise<void> }).holdUp(url),
      picture && `data:image/jpeg;base64,${picture.toString('base64')}`,
    )
}
