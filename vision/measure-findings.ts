import type { DetectorModel } from '#core/vision/detector.ts'
import { readFindings } from '#core/vision/findings.ts'
import { lookAtShard, type Seen } from './unseen.ts'

/**
 * tsx vision/measure-findings.ts SHARDS CACHE [EVERY]: what is shown for the 13 sources that the shipped weights never saw.
 * Settings are chosen on the first half of the sources; the second half says what they are worth.
 */
const [folder, cache, every = '1'] = process.argv.slice(2)
if (!folder || !cache) throw new Error('tsx vision/measure-findings.ts SHARDS CACHE [EVERY]')
const FIRST = new Set(['smallice', 'hcmus', 'lvistest', 'egggrade', 'mbg', 'vegseg', 'iagi'])
const percent = (part: number, whole: number) => (whole ? ((part / whole) * 100).toFixed(1) : '-')

function line(
  pictures: readonly Seen[],
  model: DetectorModel,
  asked: Map<string, Set<string>> | null,
): string {
  const known = new Set(model.classes.filter((one) => one.shipped).map((one) => one.name))
  const sum = { said: 0, right: 0, there: 0, sure: 0, sureRight: 0, near: 0, withSure: 0, names: 0, none: 0 }
  for (const { picture, names, size, outputs } of pictures) {
    const { findings } = readFindings(outputs, model, size)
    // A source says nothing about what it doesn't label; a photo of one thing shows nothing else.
    const judged = findings.filter(({ name }) => !asked || asked.get(picture.src)?.has(name))
    const isRight = ({ name }: { name: string }) => names.includes(name)
    const offered = new Set(findings.flatMap(({ name, others }) => [name, ...others.map((one) => one.name)]))
    const there = names.filter((name) => known.has(name))
    sum.said += judged.length
    sum.right += judged.filter(isRight).length
    sum.there += there.length
    sum.near += there.filter((name) => offered.has(name)).length
    sum.sure += judged.filter((one) => one.sure).length
    sum.sureRight += judged.filter((one) => one.sure && isRight(one)).length
    sum.withSure += findings.some((one) => one.sure) ? 1 : 0
    sum.names += findings.length
    sum.none += findings.length ? 0 : 1
  }
  const n = pictures.length
  return [
    `${n} pictures: F1 ${percent(2 * sum.right, sum.said + sum.there)}, right ${percent(sum.right, sum.said)}`,
    `found ${percent(sum.right, sum.there)} (with the names beside them ${percent(sum.near, sum.there)})`,
    `sure in ${percent(sum.withSure, n)}, right ${percent(sum.sureRight, sum.sure)} of ${sum.sure}`,
    `${(sum.names / n).toFixed(2)} names a picture, none in ${percent(sum.none, n)}`,
  ].join('; ')
}

const { model, seen: scenes } = await lookAtShard(folder, 'scenes-2.tar', cache, Number(every))
const { seen } = await lookAtShard(folder, 'photos-3.tar', cache, Number(every))
const shown = new Set(model.classes.filter((one) => one.shipped).map((one) => one.name))
const photos = seen.filter(({ names }) => names.length === 1 && shown.has(names[0]!))
const asked = new Map<string, Set<string>>()
for (const { picture, names } of [...scenes, ...seen])
  asked.set(picture.src, new Set([...(asked.get(picture.src) ?? []), ...names]))
for (const [half, first] of [
  ['first half', true],
  ['second half', false],
] as const) {
  const mine = (one: Seen) => FIRST.has(one.picture.src) === first
  process.stdout.write(`${half}, scenes: ${line(scenes.filter(mine), model, asked)}\n`)
  process.stdout.write(`${half}, single things: ${line(photos.filter(mine), model, null)}\n`)
}
