import path from 'node:path'
import sharp from 'sharp'
import { openEye } from '#server/lib/detector/eye.ts'
import { inChromium } from '../in-chromium.ts'
import type { BrowserFigures } from './page.ts'

/** ms per frame in Chromium with 1 and 4 threads and in Node, and whether memory stays flat over many frames. */
const frames = Number(process.argv[2] ?? 100)
const project = path.resolve(import.meta.dirname, '../..')

const middle = (times: readonly number[], at = 0.5) =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length * at)] ?? 0
const say = (where: string, times: readonly number[], memory: readonly number[]) =>
  console.log(
    `${where.padEnd(22)} p50 ${middle(times).toFixed(0).padStart(5)} ms   p95 ${middle(times, 0.95).toFixed(0).padStart(5)} ms   ` +
      `memory ${memory.map((mb) => `${mb} MB`).join(' -> ')}`,
  )

async function inNode() {
  const eye = await openEye(path.join(project, 'vision/model'))
  const photo = await sharp({
    create: { width: 640, height: 480, channels: 3, background: '#8a6a4a' },
  })
    .jpeg()
    .toBuffer()
  const times: number[] = []
  const memory: number[] = []
  for (let i = 0; i < frames; i++) {
    const start = performance.now()
    await eye.look(photo)
    times.push(performance.now() - start)
    if (i === 49 || i === frames - 1) memory.push(Math.round(process.memoryUsage().rss / 1e6))
  }
  say('Node, 1 thread', times, memory)
}

const inBrowser = (threads: number) =>
  inChromium('vision/page.html', ['onnxruntime-web'], async (page) => {
    await page.waitForFunction(() => typeof globalThis.measure === 'function')
    const figures: BrowserFigures = await page.evaluate(
      ([threads, frames]) => globalThis.measure(threads as number, frames as number),
      [threads, frames],
    )
    say(`Chromium, ${threads} thread${threads > 1 ? 's' : ''}`, figures.frame, figures.memory)
  })

await inNode()
await inBrowser(1)
await inBrowser(4)
