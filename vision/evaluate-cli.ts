import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { readDetections } from '#core/vision/decode.ts'
import type { DetectorModel } from '#core/vision/detector.ts'
import { toTensor } from '#core/vision/preprocess.ts'
import { rankIngredients, readIngredients } from '#core/vision/set-of-ingredients.ts'
import { type Labelled, labelledPictures } from './labelled-pictures.ts'
import { loadDetector } from './run-model.ts'

/** The longest side at which a picture is decoded: the same as the phone camera page sends. */
const DECODE_SIDE = 1280

const print = (line: string) => process.stdout.write(`${line}\n`)

interface Answer extends Labelled {
  ranked: string[]
  shown: { name: string; sure: boolean }[]
  ms: number
}

async function answer(
  picture: Labelled,
  detector: Awaited<ReturnType<typeof loadDetector>>,
): Promise<Answer> {
  const { data, info } = await sharp(picture.file)
    .rotate()
    .resize(DECODE_SIDE, DECODE_SIDE, { fit: 'inside', withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const began = performance.now()
  const outputs = await detector.run(toTensor(data, info.width, info.height, detector.model))
  const detections = readDetections(outputs, detector.model, info)
  const shown = readIngredients(outputs, detector.model, detections)
  const ms = performance.now() - began
  return { ...picture, ranked: rankIngredients(outputs, detector.model).map((one) => one.name), shown, ms }
}

const percent = (part: number, whole: number) =>
  whole ? `${((part / whole) * 100).toFixed(1)} %` : 'none to count'

function report(answers: Answer[], model: DetectorModel): void {
  const known = new Set(model.classes.filter((one) => one.shipped).map((one) => one.name))
  const single = answers.filter(({ names }) => names.length === 1 && known.has(names[0]!))
  const within = (top: number) =>
    single.filter(({ names, ranked }) => ranked.slice(0, top).includes(names[0]!)).length
  const precision = (pick: (one: { sure: boolean }) => boolean) => {
    const said = answers.flatMap(({ names, shown }) =>
      shown.filter(pick).map(({ name }) => names.includes(name)),
    )
    return `${percent(said.filter(Boolean).length, said.length)} of ${said.length}`
  }
  const expected = answers.flatMap(({ names, shown }) =>
    names.filter((name) => known.has(name)).map((name) => shown.some((one) => one.name === name)),
  )
  const empty = answers.filter(({ names }) => names.length === 0)
  const times = answers.map(({ ms }) => ms).sort((a, b) => a - b)
  print(`model ${model.version}, ${known.size} classes, ${answers.length} pictures`)
  print(
    `one ingredient: ${single.length} pictures, top-1 ${percent(within(1), single.length)}, top-3 ${percent(within(3), single.length)}`,
  )
  print(`precision of what is sure: ${precision((one) => one.sure)}`)
  print(`precision of all that is shown: ${precision(() => true)}`)
  print(`found of what is there: ${percent(expected.filter(Boolean).length, expected.length)}`)
  if (empty.length)
    print(
      `false find on pictures without food: ${percent(empty.filter(({ shown }) => shown.some((one) => one.sure)).length, empty.length)} sure, ${percent(empty.filter(({ shown }) => shown.length).length, empty.length)} at all`,
    )
  print(`${times[times.length >> 1]?.toFixed(0)} ms a picture (median, one thread)`)
}

async function main(folder: string | undefined): Promise<void> {
  if (!folder) throw new Error('Say which folder: npm run vision:eval -- DIR')
  const pictures = await labelledPictures(path.resolve(folder))
  if (!pictures.length) throw new Error(`No pictures found in ${folder}.`)
  const detector = await loadDetector()
  const answers: Answer[] = []
  for (const picture of pictures) answers.push(await answer(picture, detector))
  report(answers, detector.model)
  const out = process.argv.indexOf('--json')
  if (out > 0) await writeFile(process.argv[out + 1] ?? 'answers.json', JSON.stringify(answers))
}

await main(process.argv[2]).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
