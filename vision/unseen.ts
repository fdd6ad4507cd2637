import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import type { DetectorModel, DetectorOutputs, PictureSize } from '#core/vision/detector.ts'
import { toTensor } from '#core/vision/preprocess.ts'
import { loadDetector } from './run-model.ts'
import { readShard, type ShardPicture } from './shards.ts'

/** A labelled picture with what the network says about it. */
export interface Seen {
  picture: Omit<ShardPicture, 'bytes'>
  /** Vocabulary names of what is there, also of things that are no class of the model. */
  names: string[]
  size: PictureSize
  outputs: DetectorOutputs
}

/** Photo-set word -> pantry word, where the two differ: as in classes.py. */
const WORDS: Record<string, string> = {
  chickpeas: 'chickpea',
  grapes: 'grape',
  'green beans': 'green bean',
  mandarin: 'mandarin orange',
}

/**
 * The network's outputs for each n-th picture of a shard, kept in a cache folder between runs (0.3 MB a picture).
 * photos-3.tar and scenes-2.tar hold 13 sources that the shipped weights never saw. `every` 0: only what the cache has.
 */
export async function lookAtShard(
  folder: string,
  shard: string,
  cache: string,
  every = 1,
  side?: number,
): Promise<{ model: DetectorModel; seen: Seen[] }> {
  const { model, run } = await loadDetector()
  const size = side ?? model.input.size
  const kept = path.join(cache, `${model.version}-${size}`)
  mkdirSync(kept, { recursive: true })
  const seen: Seen[] = []
  for (const { bytes, ...picture } of readShard(folder, shard).filter((_, i) => !every || i % every === 0)) {
    const file = path.join(kept, `${path.basename(picture.file)}.f32`)
    if (!every && !existsSync(file)) continue
    const { width = 1, height = 1 } = await sharp(bytes).metadata()
    if (!existsSync(file)) {
      const { data } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
      const said = await run(toTensor(data, width, height, model, size), size)
      const parts = [said.image, said.scores, said.boxes, said.looks ?? new Float32Array()]
      writeFileSync(
        file,
        Buffer.concat(parts.map((one) => Buffer.from(one.buffer, one.byteOffset, one.byteLength))),
      )
    }
    const names = picture.names.map((name) => WORDS[name] ?? name)
    seen.push({ picture, names, size: { width, height }, outputs: split(readFileSync(file), model, size) })
  }
  return { model, seen }
}

function split(bytes: Buffer, model: DetectorModel, size: number): DetectorOutputs {
  const all = new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
  const cells = model.strides.reduce((sum, stride) => sum + (size / stride) ** 2, 0)
  const classes = model.classes.length
  const ends = [classes + 1, cells * classes, cells * 4].map(
    (
      (sum) => (n: number) =>
        (sum += n)
    )(0),
  )
  const [a = 0, b = 0, c = 0] = ends
  return {
    image: all.subarray(0, a),
    scores: all.subarray(a, b),
    boxes: all.subarray(b, c),
    looks: all.subarray(c),
  }
}
