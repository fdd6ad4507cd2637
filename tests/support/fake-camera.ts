import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import type { Fruit } from './still-life.ts'

/** Three ripe tomatoes on a table: something the current detector reliably recognizes. */
export const THREE_TOMATOES: readonly Fruit[] = [
  { x: 0.35, y: 0.45, radius: 0.2, wide: 1.08, color: [215, 40, 25], rough: 0.05, gloss: 0.9 },
  { x: 0.85, y: 0.42, radius: 0.2, wide: 1.08, color: [205, 35, 22], rough: 0.05, gloss: 0.9 },
  { x: 0.62, y: 0.72, radius: 0.19, wide: 1.08, color: [220, 45, 28], rough: 0.05, gloss: 0.9 },
]

/** A one-frame video, which Chromium's fake camera loops. */
export async function filmOf(picture: Buffer): Promise<string> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const luma = Buffer.alloc(width * height)
  const blue = Buffer.alloc((width / 2) * (height / 2))
  const red = Buffer.alloc(blue.length)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 3
      const [r, g, b] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
      luma[y * width + x] = 16 + (65.738 * r + 129.057 * g + 25.064 * b) / 256
      if (y % 2 === 0 && x % 2 === 0) {
        const half = (y / 2) * (width / 2) + x / 2
        blue[half] = 128 + (-37.945 * r - 74.494 * g + 112.439 * b) / 256
        red[half] = 128 + (112.439 * r - 94.154 * g - 18.285 * b) / 256
      }
    }
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'sous-film-')), 'table.y4m')
  const head = `YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420\n`
  writeFileSync(file, Buffer.concat([Buffer.from(`${head}FRAME\n`), luma, blue, red]))
  return file
}
