import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import type { DetectorModel, DetectorOutputs } from '#core/vision/detector.ts'
import { lookAtPhoto } from '#core/vision/look-at-photo.ts'
import { rankIngredients } from '#core/vision/set-of-ingredients.ts'
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
  let outputs: DetectorOutputs | undefined
  const { findings } = await lookAtPhoto({ data, ...info }, detector.model, async (tensor, size) => {
    outputs = await detector.run(tensor, size)
    return outputs
  })
  const ms = performance.now() - began
  const ranked = outputs ? rankIngredients(outputs, detector.model).map((one) => one.name) : []
  return { ...picture, ranked, shown: findings.map(({ name, sure }) => ({ name, sure })), ms }
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
  const several = answers.filter(({ names }) => names.length > 1)
  const hits = several.reduce(
    (sum, { names, shown }) => sum + shown.filter(({ name }) => names.includes(name)).length,
    0,
  )
  const said = several.reduce((sum, { shown }) => sum + shown.length, 0)
  const there = several.reduce((sum, { names }) => sum + new Set(names).size, 0)
  const withSure = answers.filter(({ shown }) => shown.some(({ sure }) => sure)).length
  const food = answers.filter(({ names }) => names.length > 0).length
  const empty = answers.filter(({ names }) => names.length === 0)
  const times = answers.map(({ ms }) => ms).sort((a, b) => a - b)
  print(`model ${model.version}, ${known.size} classes, ${answers.length} pictures`)
  print(
    `one ingredient: ${single.length} pictures, top-1 ${percent(within(1), single.length)}, top-3 ${percent(within(3), single.length)}`,
  )
  print(`precision of what is sure: ${precision((one) => one.sure)}`)
  print(`precision of all that is shown: ${precision(() => true)}`)
  print(`found of what is there: ${percent(expected.filter(Boolean).length, expected.length)}`)
  print(`several ingredients: ${several.length} pictures, set F1 ${percent(2 * hits, said + there)}`)
  print(`pictures with something sure: ${percent(withSure, food)}`)
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
