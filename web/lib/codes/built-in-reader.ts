import { productCode } from '#core/products/product-code.ts'
import type { CodeSight, Point } from './code-messages.ts'

/** The reader that some browsers have; TypeScript doesn't know it yet. */
interface BuiltIn {
  detect: (
    picture: ImageBitmap | ImageData,
  ) => Promise<{ rawValue: string; format: string; cornerPoints: readonly Point[] }[]>
}
interface BuiltInClass {
  new (options: { formats: string[] }): BuiltIn
  getSupportedFormats: () => Promise<string[]>
}

const FORMATS = ['ean_13', 'ean_8', 'upc_a', 'upc_e']

export type BuiltInReader = (picture: ImageBitmap | ImageData) => Promise<CodeSight[]>

/** Undefined where the browser has none, or one that reads no groceries. Never sure: it doesn't tell how well it read. */
export async function builtInReader(): Promise<BuiltInReader | undefined> {
  const Detector = (globalThis as { BarcodeDetector?: BuiltInClass }).BarcodeDetector
  const formats = await Detector?.getSupportedFormats().catch((): string[] => [])
  if (!Detector || !formats?.includes('ean_13')) return undefined
  const detector = new Detector({ formats: FORMATS.filter((format) => formats.includes(format)) })
  return async (picture) => {
    const { width, height } = picture
    return (await detector.detect(picture)).flatMap(({ rawValue, cornerPoints }) => {
      const code = productCode(rawValue)
      const corners = cornerPoints.map(({ x, y }) => ({ x: x / width, y: y / height }))
      return code ? [{ code, isSure: false, corners }] : []
    })
  }
}
