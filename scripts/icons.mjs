// Renders the icons of the installed app from the logo: npm run icons. The files are small and committed.
import { mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { project } from './prepare.mjs'

const out = path.join(project, 'web/public/icons')
const logo = readFileSync(path.join(project, 'web/public/logo.svg'), 'utf8')
const ground = /<rect[^>]*fill="(#[0-9a-f]+)"/i.exec(logo)?.[1]
const drawing = logo.replace(/^[\s\S]*?<rect[^>]*\/>/, '').replace(/<\/svg>\s*$/, '')
if (!ground) throw new Error('The logo has no ground to take the colour from.')

/** `scale` is the share of the square that the drawing fills; a mask may cut away everything but the middle 80 %. */
const square = ({ radius, scale, colour = ground, ink = drawing }) => {
  const edge = (32 - 32 * scale) / 2
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="512" height="512">
    ${colour ? `<rect width="32" height="32" rx="${radius}" fill="${colour}"/>` : ''}
    <g transform="translate(${edge} ${edge}) scale(${scale})">${ink}</g></svg>`
}

const white = drawing.replace(/#[0-9a-f]{6}/gi, '#ffffff')
/** @type {[name: string, size: number, svg: string][]} */
const icons = [
  ['icon-192.png', 192, square({ radius: 8, scale: 1 })],
  ['icon-512.png', 512, square({ radius: 8, scale: 1 })],
  ['maskable-192.png', 192, square({ radius: 0, scale: 0.72 })],
  ['maskable-512.png', 512, square({ radius: 0, scale: 0.72 })],
  ['apple-touch-icon.png', 180, square({ radius: 0, scale: 0.84 })],
  ['monochrome-192.png', 192, square({ radius: 0, scale: 0.9, colour: '', ink: white })],
]

mkdirSync(out, { recursive: true })
for (const [name, size, svg] of icons)
  await sharp(Buffer.from(svg), { density: 600 })
    .resize(size, size)
    .png({ palette: true, compressionLevel: 9, effort: 10 })
    .toFile(path.join(out, name))
