import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { toTensor } from '#core/vision/preprocess.ts'
import { loadDetector } from './run-model.ts'

/**
 * tsx vision/dump-outputs.ts OUT PICTURE… : inputs and raw outputs of the shipped model, concatenated as 32-bit
 * floats, for check_export.py to compare with PyTorch's.
 */
const [out, ...files] = process.argv.slice(2)
if (!out || !files.length) throw new Error('tsx vision/dump-outputs.ts OUT PICTURE…')
const detector = await loadDetector()
const parts: Buffer[] = []
for (const file of files) {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const tensor = toTensor(data, info.width, info.height, detector.model)
  const { image, scores, boxes, looks } = await detector.run(tensor)
  for (const floats of [tensor, image, scores, boxes, ...(looks ? [looks] : [])])
    parts.push(Buffer.from(floats.buffer, floats.byteOffset, floats.byteLength))
}
await writeFile(out, Buffer.concat(parts))
