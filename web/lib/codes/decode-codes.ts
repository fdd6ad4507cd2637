import { type ReadResult, readBarcodes } from 'zxing-wasm/reader'
import { type GrayPicture, shrink, toPgm } from '#core/paper/picture/gray.ts'
import { productCode } from '#core/products/product-code.ts'
import type { CodeSight } from './code-messages.ts'
import { asItIs, brightened, enlarged, type Prepared, turnedByAnEighth } from './prepare-frame.ts'

/**
 * Lines of the picture that must agree for a read to count by itself, and to count at all. Measured (bench/barcodes): wrong reads
 * had up to 6 lines, most right ones more than 25. A short code has less to check: half of an EAN-13 can look like a UPC-E.
 */
const LINES = { EAN13: [16, 3], UPCA: [16, 3], EAN8: [24, 6], UPCE: [Number.POSITIVE_INFINITY, 12] } as const

const linesOf = (format: string) =>
  LINES[format as keyof typeof LINES] as readonly [number, number] | undefined

/** `isDeep`: also at half the size, which finds more, but misreads more and takes half as long again. */
async function attempt(original: GrayPicture, prepared: Prepared, isDeep: boolean): Promise<CodeSight[]> {
  const reads = await readBarcodes(toPgm(prepared.picture), {
    formats: ['EAN13', 'EAN8', 'UPCA', 'UPCE'],
    tryHarder: true,
    tryRotate: true,
    // No package has white bars on black: tills can't read them.
    tryInvert: false,
    tryDownscale: isDeep,
    downscaleFactor: 2,
    maxNumberOfSymbols: 20,
  })
  return undisputed(reads.flatMap((read) => sightOf(read, original, prepared) ?? []))
}

const share = (value: number, length: number) => Math.min(1, Math.max(0, value / length))

function sightOf(read: ReadResult, { width, height }: GrayPicture, { toOriginal }: Prepared) {
  const code = read.isValid ? productCode(read.text) : undefined
  const lines = linesOf(read.format)
  if (!code || !lines || read.lineCount < lines[1]) return undefined
  const { topLeft, topRight, bottomRight, bottomLeft } = read.position
  const corners = [topLeft, topRight, bottomRight, bottomLeft].map((corner) => {
    const [x, y] = toOriginal(corner.x, corner.y)
    return { x: share(x, width), y: share(y, height) }
  })
  return { code, isSure: read.lineCount >= lines[0], corners }
}

const middleOf = ({ corners }: CodeSight) => ({
  x: corners.reduce((sum, { x }) => sum + x / corners.length, 0),
  y: corners.reduce((sum, { y }) => sum + y / corners.length, 0),
})

/** Two codes in one place: at least one is misread, and only a sure one is believed. */
export const undisputed = (sights: readonly CodeSight[]) =>
  sights.filter((one) => {
    if (one.isSure) return true
    const { x, y } = middleOf(one)
    const reach = Math.max(...one.corners.map((corner) => Math.hypot(corner.x - x, corner.y - y)))
    return !sights.some((other) => {
      const at = middleOf(other)
      return other.code !== one.code && Math.hypot(at.x - x, at.y - y) < reach
    })
  })

/** What one can't read, another can; most codes are read by all but the last. */
const WAYS: readonly ((picture: GrayPicture) => Prepared)[] = [
  asItIs,
  (picture) => enlarged(picture, 0.7),
  brightened,
  turnedByAnEighth,
]

interface FrameReader {
  read: (picture: GrayPicture) => Promise<CodeSight[]>
}

/** Reads the frames of a camera, each in one way of several. */
export function frameReader(): FrameReader {
  let turn = 0
  let isAgain = false
  return {
    async read(picture) {
      const way = WAYS[turn % WAYS.length] as (typeof WAYS)[number]
      const sights = await attempt(picture, way(picture), false)
      // A read that isn't sure needs a second one: the way that found it has the best chance.
      isAgain = !isAgain && sights.some(({ isSure }) => !isSure)
      if (!isAgain) turn++
      return sights
    },
  }
}

/** A picture on its own is read in every way: a code counts if it is sure, or if two ways agree on it. */
export async function codesOfStill(picture: GrayPicture): Promise<CodeSight[]> {
  const small = shrink(picture, 1280)
  const smaller = shrink(small, 900)
  const ways = [
    () => attempt(picture, asItIs(picture), true),
    () => attempt(small, enlarged(small, 1), false),
    () => attempt(small, enlarged(small, 0.7), false),
    () => attempt(small, enlarged(small, 0.8, 0), false),
    () => attempt(small, brightened(small), true),
    () => attempt(small, turnedByAnEighth(small), true),
    () => attempt(smaller, asItIs(smaller), false),
  ]
  const found = new Map<string, CodeSight>()
  const agreed = new Set<string>()
  for (const way of ways)
    for (const sight of uniqueOf(await way())) {
      const before = found.get(sight.code)
      if (before) agreed.add(sight.code)
      found.set(sight.code, { ...(before ?? sight), isSure: sight.isSure || before?.isSure === true })
    }
  // Ways that are alike misread alike: where one way is sure of another code, agreement is not enough.
  return undisputed([...found.values()]).flatMap((sight) =>
    sight.isSure || agreed.has(sight.code) ? { ...sight, isSure: true } : [],
  )
}

/** Two packages with the same code in one picture are one read of it. */
const uniqueOf = (sights: readonly CodeSight[]) => {
  const byCode = new Map<string, CodeSight>()
  for (const sight of sights) if (!byCode.get(sight.code)?.isSure) byCode.set(sight.code, sight)
  return byCode.values()
}
