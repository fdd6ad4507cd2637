import { joinReceipts } from '#core/receipts/join-receipts.ts'
import type { Receipt } from '#core/receipts/read-receipt.ts'
import { asTaught } from '#core/receipts/taught.ts'
import { labelStore } from '#web/state/labels.ts'

/** The codes in a picture. */
export async function readCodes(photo: Blob): Promise<string[]> {
  const { readCodesOfFile } = await import('#web/lib/codes/code-reader.ts')
  return [...new Set((await readCodesOfFile(photo)).map(({ code }) => code))]
}

interface Reading {
  signal: AbortSignal
  onProgress: (share: number) => void
}

/** What the household taught for a line of a receipt. */
const learned = (text: string, shop: string) => labelStore.recall(text, shop)?.name

/** The lines of a receipt in a photo or a PDF. */
export async function readReceipt(file: Blob, reading: Reading): Promise<Receipt> {
  const { readReceiptPhoto } = await import('#web/lib/ocr/read-receipt-photo.ts')
  return readReceiptPhoto(file, { ...reading, learned })
}

/** Two photos of one receipt; undefined if they are of two. */
export function joinedReceipts(one: Receipt, other: Receipt): Receipt | undefined {
  const receipt = joinReceipts(one, other)
  // The shop is printed on one of them only.
  return (
    receipt && {
      ...receipt,
      items: receipt.items.map((item) => asTaught(item, learned(item.text, receipt.shop))),
    }
  )
}

/** The date that is printed on a pack, from a picture: two where day and month can be either. */
export async function readDays(frame: ImageBitmap | Blob, today: string): Promise<readonly string[]> {
  const { readPrintedDays } = await import('#web/lib/ocr/read-printed-days.ts')
  return readPrintedDays(frame, today)
}
