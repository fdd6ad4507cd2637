import { toGray } from '#core/paper/picture/gray.ts'
import { looksLikeReceipt, RECEIPT_LOOK_SIDE } from '#core/receipts/receipt-look.ts'

/** What tells that a photo is of a shop, and not of ingredients. */
export type ShopSign = 'receipt' | 'code'

async function grayOf(photo: Blob) {
  const bitmap = await createImageBitmap(photo, { imageOrientation: 'from-image' })
  const scale = Math.min(1, RECEIPT_LOOK_SIDE / Math.max(bitmap.width, bitmap.height))
  const width = Math.max(1, Math.round(bitmap.width * scale))
  const height = Math.max(1, Math.round(bitmap.height * scale))
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (!pen) return undefined
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(bitmap, 0, 0, width, height)
  bitmap.close()
  return toGray(pen.getImageData(0, 0, width, height).data, width, height, 4)
}

/** On the device, without reading it. Where the detector is sure, print is on a pack and not a receipt. */
export async function shopSign(photo: Blob, isSure: boolean): Promise<ShopSign | undefined> {
  // A till's receipt may have a code of its own: what it looks like counts first.
  const gray = isSure ? undefined : await grayOf(photo).catch(() => undefined)
  if (gray && looksLikeReceipt(gray)) return 'receipt'
  const { readCodesOfFile } = await import('#web/lib/codes/code-reader.ts')
  const codes = await readCodesOfFile(photo).catch(() => [])
  return codes.length > 0 ? 'code' : undefined
}
