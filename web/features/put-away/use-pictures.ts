import { useEffect, useRef, useState } from 'react'
import type { Receipt } from '#core/receipts/read-receipt.ts'
import { type FileKind, fileKind } from '#web/lib/file-kind.ts'
import { UnreadableFile } from '#web/lib/ocr/file-problem.ts'
import { fileProblems } from '#web/lib/ocr/strings.ts'
import { addReceipt } from './add-receipt.ts'
import type { Work } from './picture-work.tsx'
import { addCode } from './pile-actions.ts'
import { joinedReceipts, readCodes, readReceipt } from './readers.ts'
import type { ReceiptRead } from './receipt-note.tsx'
import * as strings from './strings.ts'

/** What a picture turned out to be. */
export type PictureOutcome =
  | { kind: 'codes'; words: string }
  | { kind: 'receipt'; read: ReceiptRead }
  | { kind: 'produce'; names: readonly string[] }
  | { kind: 'nothing'; photo: File; words: string }
  /** It is read once what reads it can be downloaded. */
  | { kind: 'waits'; photo: File; as: As }

export type As = 'receipt' | 'anything'

/** The pictures that are looked at, those that wait, and the receipts that were on them. */
interface Batch {
  stop: AbortController
  waiting: { photo: File; as: As }[]
  count: number
  done: number
  receipts: { receipt: Receipt; id: string }[]
}

function troubleWords(error: unknown, as: As, kind: FileKind): string {
  if (!(error instanceof UnreadableFile))
    return as === 'receipt' ? strings.receiptFailed : strings.pictureFailed
  // One photo has no fewer pages.
  if (error.problem === 'slow' && kind !== 'pdf') return strings.photoSlow
  return kind === 'heic' && error.problem === 'notPicture' ? strings.heicFailed : fileProblems[error.problem]
}

/** Pictures one after another: their codes, else produce that the detector is sure of, else a receipt. */
export function usePictures(
  seeProduce: (photo: Blob) => Promise<string[]>,
  say: (words: string) => void,
  onFound: () => void = () => {},
) {
  const [work, setWork] = useState<Work>()
  const [outcomes, setOutcomes] = useState<readonly PictureOutcome[]>([])
  const running = useRef<Batch>(undefined)
  useEffect(() => () => running.current?.stop.abort(), [])
  useEffect(() => {
    const waiting = outcomes.filter((one) => one.kind === 'waits')
    if (waiting.length === 0) return
    const readNow = () => {
      setOutcomes((before) => before.filter((one) => one.kind !== 'waits'))
      for (const { photo, as } of waiting) take([photo], as)
    }
    window.addEventListener('online', readNow)
    return () => window.removeEventListener('online', readNow)
  })

  const receiptOf = async (photo: File, words: string, signal: AbortSignal) => {
    const receipt = await readReceipt(photo, {
      signal,
      onProgress: (share) => setWork({ words, share, isReceipt: true }),
    })
    signal.throwIfAborted()
    return receipt
  }
  /** A long receipt may be on several photos: each continues the one before. */
  const piled = (photo: File, receipt: Receipt, { receipts }: Batch): PictureOutcome => {
    // A letter has lines as well.
    if (receipt.total === null && receipt.items.every(({ price }) => price === null))
      return { kind: 'nothing', photo, words: strings.notAReceipt }
    for (const [at, before] of receipts.entries()) {
      const joined = joinedReceipts(before.receipt, receipt)
      if (!joined) continue
      receipts[at] = { receipt: joined, id: before.id }
      const read = addReceipt(joined, before.id)
      setOutcomes((all) => all.filter((one) => one.kind !== 'receipt' || one.read.id !== before.id))
      return { kind: 'receipt', read }
    }
    const read = addReceipt(receipt)
    receipts.push({ receipt, id: read.id })
    return { kind: 'receipt', read }
  }
  const look = async (photo: File, kind: FileKind, as: As, batch: Batch): Promise<PictureOutcome> => {
    const { signal } = batch.stop
    if (kind === 'other') return { kind: 'nothing', photo, words: strings.notAPicture }
    if (as === 'receipt' || kind === 'pdf') {
      setWork({ words: strings.readingReceipt, share: 0, isReceipt: true })
      const file = kind === 'pdf' ? new File([photo], photo.name, { type: 'application/pdf' }) : photo
      return piled(photo, await receiptOf(file, strings.readingReceipt, signal), batch)
    }
    const words = strings.looking(batch.done + 1, batch.count)
    setWork({ words })
    // What the reader of codes can't open, the others may.
    const codes = await readCodes(photo).catch(() => [])
    signal.throwIfAborted()
    if (codes.length > 0) {
      for (const code of codes) say(await addCode(code))
      return { kind: 'codes', words: strings.codesFound(codes.length) }
    }
    const produce = await seeProduce(photo).catch(() => [])
    signal.throwIfAborted()
    // Print is rarely taken for produce, and reading it takes long.
    if (produce.length > 0) return { kind: 'produce', names: produce }
    const receipt = await receiptOf(photo, words, signal)
    // A single line may be anything; a receipt has several, or names its total.
    const lines = receipt.items.length
    if (lines >= 2 || (lines > 0 && receipt.total !== null)) return piled(photo, receipt, batch)
    return { kind: 'nothing', photo, words: strings.nothingFound }
  }
  const run = async (batch: Batch) => {
    for (let next = batch.waiting.shift(); next; next = batch.waiting.shift()) {
      const { photo, as } = next
      const kind = await fileKind(photo).catch((): FileKind => 'other')
      const outcome = await look(photo, kind, as, batch).catch(
        (error: unknown): PictureOutcome =>
          error instanceof UnreadableFile && error.problem === 'offline'
            ? { kind: 'waits', photo, as }
            : { kind: 'nothing', photo, words: troubleWords(error, as, kind) },
      )
      if (batch.stop.signal.aborted) return
      batch.done++
      if (outcome.kind !== 'nothing' && outcome.kind !== 'waits') onFound()
      setOutcomes((before) => [...before, outcome])
    }
    running.current = undefined
    setWork(undefined)
  }
  /** Those that are chosen while others are looked at wait for their turn. */
  function take(photos: readonly File[], as: As = 'anything') {
    if (photos.length === 0) return
    const fresh = photos.map((photo) => ({ photo, as }))
    if (running.current) {
      running.current.waiting.push(...fresh)
      running.current.count += fresh.length
      return
    }
    const stop = new AbortController()
    const batch: Batch = { stop, waiting: fresh, count: fresh.length, done: 0, receipts: [] }
    running.current = batch
    // What waits for a connection goes on waiting.
    setOutcomes((before) => before.filter((one) => one.kind === 'waits'))
    void run(batch)
  }
  return {
    work,
    outcomes,
    take,
    cancel() {
      running.current?.stop.abort()
      running.current = undefined
      setWork(undefined)
    },
    /** Puts another outcome in the place of one; without one, it goes. */
    replace: (one: PictureOutcome, by?: PictureOutcome) =>
      setOutcomes((before) => before.flatMap((other) => (other === one ? (by ?? []) : other))),
  }
}
