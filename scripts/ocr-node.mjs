// Character recognition in Node, with the same preparation as in the browser: sharp decodes, Tesseract reads.
import path from 'node:path'
import sharp from 'sharp'
import { createWorker } from 'tesseract.js'
import { toGray, toPgm } from '../core/paper/picture/gray.ts'
import { prepare } from '../core/paper/picture/prepare.ts'
import { readPicture } from '../core/paper/read-picture.ts'
import { RECOGNIZER, wordsOfBlocks } from '../core/paper/recognized.ts'
import { RECEIPT_RECOGNIZER, receiptWords } from '../core/receipts/receipt-picture.ts'
import { PAPER_LIMITS } from '../web/lib/ocr/limits.ts'
import { project } from './prepare.mjs'

const DATA = '4.0.0_best_int'

/** A photo's pixels, upright as its metadata says. */
export async function decodePhoto(bytes) {
  const { data, info } = await sharp(bytes, { limitInputPixels: PAPER_LIMITS.pixels })
    .rotate()
    .resize({
      width: PAPER_LIMITS.longest,
      height: PAPER_LIMITS.longest,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return toGray(data, info.width, info.height, info.channels)
}

/** Starts one engine for each language that is asked for. */
export function openReader(data = DATA, parameters = RECOGNIZER) {
  const engines = new Map()
  const engine = (language) => {
    const known = engines.get(language)
    if (known) return known
    const langPath = path.join(project, 'node_modules/@tesseract.js-data', language, data)
    const made = createWorker(language, 1, { langPath, cacheMethod: 'none', errorHandler: () => {} }).then(
      async (worker) => {
        await worker.setParameters(/** @type {any} */ (parameters))
        return worker
      },
    )
    engines.set(language, made)
    return made
  }
  const recognize = async (picture, language) => {
    const worker = await engine(language)
    const { data: found } = await worker.recognize(
      Buffer.from(toPgm(picture)),
      {},
      { text: false, blocks: true },
    )
    return wordsOfBlocks(found.blocks)
  }
  return {
    recognize,
    read: (
      gray,
      {
        language = /** @type {import('../core/paper/guess-language.ts').PaperLanguage | undefined} */ (
          undefined
        ),
        isRaw = false,
      } = {},
    ) =>
      readPicture(
        {
          prepare: async () => (isRaw ? { picture: gray, turns: 0, isSure: true } : prepare(gray)),
          recognize,
        },
        language,
      ),
    close: async () => {
      for (const made of engines.values()) await (await made).terminate()
    },
  }
}

/** Reads receipts: the words of each. */
export function openReceiptReader() {
  const { recognize, close } = openReader(DATA, RECEIPT_RECOGNIZER)
  return {
    read: (gray) => receiptWords({ picture: gray, prepared: async () => prepare(gray).picture, recognize }),
    close,
  }
}
