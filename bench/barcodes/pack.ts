import sharp from 'sharp'
import { writeBarcode } from 'zxing-wasm/writer'
import type { Random } from './random.ts'

/** The side of a package around its code, flat. Lengths in modules (the narrowest bar), from the middle of the code. */
export interface Pack {
  width: number
  height: number
  /** Pixels of a module. */
  scale: number
  pixels: { data: Buffer; width: number; height: number }
}

const WORDS =
  'Zutaten Hafer Wasser Salz Ingrédients sucre farine de blé lait entier Keep cool 500 g e Nährwerte je 100 g Energie 1840 kJ Best before Mindestens haltbar bis siehe Deckel Produced in the EU Bio fair 12 % Fett kühl lagern à consommer de préférence avant shake well serving suggestion contient du gluten may contain nuts'.split(
    ' ',
  )
/** Ground of the pack, its print, the label under the code, the bars. Red bars are left out: no till reads them. */
const COLORS = [
  ['#d8342c', '#ffffff', '#ffffff', '#000000'],
  ['#1d5c38', '#f4e9c8', '#ffffff', '#101010'],
  ['#f2c230', '#40220a', '#f2c230', '#1a1208'],
  ['#ffffff', '#20408a', '#ffffff', '#16306c'],
  ['#b98a5a', '#2c1a0c', '#b98a5a', '#20140a'],
  ['#20242c', '#e8e8e8', '#f4f4f4', '#000000'],
  ['#8cc0e8', '#0c2c50', '#8cc0e8', '#06182c'],
  ['#e8e4dc', '#333333', '#ffffff', '#1c3c20'],
] as const

export interface PackLook {
  /** Modules; a printer makes bars lower where there is little room. */
  barHeight: number
  /** Shares of black and white that are left of the print. */
  dark?: number
  light?: number
}

const hex = (share: number) => {
  const level = Math.round(255 * share)
  return `rgb(${level},${level},${level})`
}

type Format = 'EAN13' | 'EAN8' | 'UPCA' | 'UPCE' | 'Code128' | 'Code39' | 'ITF' | 'QRCode' | 'DataMatrix'

export async function symbolOf(text: string, format: Format) {
  const { symbol, error } = await writeBarcode(text, { format, scale: 1, addQuietZones: false })
  if (!symbol) throw new Error(`${format} ${text}: ${error}`)
  return symbol
}

export async function packOf(
  text: string,
  format: Format,
  look: PackLook,
  scale: number,
  random: Random,
): Promise<Pack> {
  const symbol = await symbolOf(text, format)
  const [ground, print, label, bars] =
    look.dark === undefined
      ? random.pick(COLORS)
      : [hex(look.light ?? 1), hex(look.dark), hex(look.light ?? 1), hex(look.dark)]
  const isMatrix = format === 'QRCode' || format === 'DataMatrix'
  const [codeWidth, codeHeight] = [symbol.width, isMatrix ? symbol.height : look.barHeight]
  const [width, height] = [codeWidth + 110, codeHeight + 130]
  const [left, top] = [(width - codeWidth) / 2, (height - codeHeight) / 2]
  const shapes: string[] = [`<rect width="${width}" height="${height}" fill="${ground}"/>`]
  for (let y = 9; y < height; y += random.between(6, 13)) {
    const size = random.between(4, 8)
    const line = Array.from({ length: 14 }, () => random.pick(WORDS)).join(' ')
    shapes.push(
      `<text x="${random.between(2, 8)}" y="${y}" font-family="${random.pick(['DejaVu Sans', 'DejaVu Serif', 'Liberation Sans'])}" font-size="${size}" fill="${print}">${line}</text>`,
    )
  }
  shapes.push(
    `<circle cx="${random.between(10, width - 10)}" cy="${random.pick([14, height - 14])}" r="${random.between(8, 18)}" fill="${print}" opacity="0.8"/>`,
    `<rect x="${left - 12}" y="${top - 5}" width="${codeWidth + 21}" height="${codeHeight + 18}" fill="${label}"/>`,
  )
  const rows = isMatrix ? symbol.height : 1
  const high = isMatrix ? 1 : codeHeight
  for (let row = 0; row < rows; row++)
    for (let x = 0; x < symbol.width; x++)
      if ((symbol.data[row * symbol.width + x] ?? 255) < 128)
        shapes.push(
          // A hair wider, so that neighbors leave no gap.
          `<rect x="${left + x}" y="${top + row * high}" width="1.01" height="${high}" fill="${bars}"/>`,
        )
  shapes.push(
    `<text x="${width / 2}" y="${top + codeHeight + 9}" text-anchor="middle" font-family="DejaVu Sans Mono" font-size="9" fill="${bars}">${text}</text>`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.round(width * scale)}" height="${Math.round(height * scale)}" viewBox="0 0 ${width} ${height}">${shapes.join('')}</svg>`
  const { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return {
    width,
    height,
    scale: info.width / width,
    pixels: { data, width: info.width, height: info.height },
  }
}
