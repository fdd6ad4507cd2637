import { inChromium } from '../in-chromium.ts'
import type { Rates } from './page.ts'

const SECONDS = 12

/** In Chromium, both workers at once and each alone: frames a second. */
export const besideTheDetector = (shots: readonly Buffer[]): Promise<void> =>
  inChromium('barcodes/page.html', ['onnxruntime-web', 'zxing-wasm'], async (page) => {
    await page.waitForFunction(() => typeof globalThis.measureCodes === 'function')
    const urls = shots.map((shot) => `data:image/jpeg;base64,${shot.toString('base64')}`)
    const measure = (which: 'codes' | 'detector' | 'both'): Promise<Rates> =>
      page.evaluate(([urls, seconds, which]) => globalThis.measureCodes(urls, seconds, which), [
        urls,
        SECONDS,
        which,
      ] as const as [string[], number, 'codes' | 'detector' | 'both'])
    const codes = (await measure('codes')).codes.length / SECONDS
    const detector = (await measure('detector')).detector.length / SECONDS
    const both = await measure('both')
    const say = (name: string, alone: number, beside: number) =>
      console.log(
        `${name.padEnd(10)} alone ${alone.toFixed(1)} frames/s, with the other ${beside.toFixed(1)} (${(beside / alone).toFixed(2)} of it)`,
      )
    say('codes', codes, both.codes.length / SECONDS)
    say('detector', detector, both.detector.length / SECONDS)
  })
