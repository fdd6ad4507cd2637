import type { PhotoFindings } from '#core/vision/detector.ts'
import { readFindings } from '#core/vision/findings.ts'
import { applyLearned, type LearnedLook, recall } from '#core/vision/learned.ts'
import { lookAtShard, type Seen } from './unseen.ts'

/**
 * tsx vision/measure-learning.ts SHARDS CACHE [EVERY]: what examples of one's own things bring. Each source of photos-3.tar,
 * never seen in training, plays one kitchen: so many examples of each of its things are taught, the others are named.
 */
const [folder, cache, every = '1'] = process.argv.slice(2)
if (!folder || !cache) throw new Error('tsx vision/measure-learning.ts SHARDS CACHE [EVERY]')
const print = (line: string) => process.stdout.write(`${line}\n`)
const EXAMPLES = [0, 1, 3, 5]
const ROUNDS = 4

interface Photo {
  name: string
  source: string
  /** Photos made from one original are one photo. */
  original: string
  found: PhotoFindings
}

const { model, seen } = await lookAtShard(folder, 'photos-3.tar', cache, Number(every))
const classes = new Set(model.classes.filter((one) => one.shipped).map((one) => one.name))
const photos = seen.filter(({ names }) => names.length === 1).map(photoOf)

function photoOf({ picture, names, size, outputs }: Seen): Photo {
  const original = picture.orig?.split('.rf.')[0] ?? picture.file
  return { name: names[0]!, source: picture.src, original, found: readFindings(outputs, model, size) }
}

/** The same numbers in every run. */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

const shuffled = <T>(list: readonly T[], next: () => number): T[] =>
  list
    .map((one) => [next(), one] as const)
    .sort((a, b) => a[0] - b[0])
    .map(([, one]) => one)

const look = ({ found }: Photo, name: string, at: number): LearnedLook => ({
  name,
  vector: found.findings.length === 1 ? found.findings[0]!.vector! : found.vector!,
  version: model.version,
  at,
})

class Count {
  private right = 0
  private of = 0
  add(right: boolean) {
    this.of++
    if (right) this.right++
  }
  toString() {
    return this.of ? `${((this.right / this.of) * 100).toFixed(1)} % of ${this.of}` : '-'
  }
}

const sources = [...new Set(photos.map((one) => one.source))]

/** The things of a source with enough photos: as many examples as asked for, and some to name. */
function kitchen(source: string, examples: number, next: () => number) {
  const own = photos.filter((one) => one.source === source)
  const names = [...new Set(own.map((one) => one.name))].filter(
    (name) => own.filter((one) => one.name === name).length >= Math.max(...EXAMPLES) + 2,
  )
  const taught = names.flatMap((name) =>
    shuffled(
      own.filter((one) => one.name === name),
      next,
    ).slice(0, examples),
  )
  const used = new Set(taught.map((one) => one.original))
  return { names, taught, rest: own.filter((one) => names.includes(one.name) && !used.has(one.original)) }
}

const first = (found: PhotoFindings) => found.findings[0]
const offers = ({ findings, nearest }: PhotoFindings) =>
  findings.length
    ? [findings[0]!.name, ...findings[0]!.others.map((one) => one.name)]
    : nearest.map((one) => one.name)

for (const examples of EXAMPLES)
  for (const mistaken of examples >= 3 ? [false, true] : [false]) {
    const known = new Count()
    const fresh = new Count()
    const offered = new Count()
    const sure = new Count()
    const covered = new Count()
    const kept = new Count()
    const renamed = new Count()
    const falselySure = new Count()
    for (const source of sources)
      for (let round = 0; round < ROUNDS; round++) {
        const next = random(round + 7)
        const { names, taught, rest } = kitchen(source, examples, next)
        if (names.length < 2) continue
        // A mistake: the first example of each thing under its neighbor's name.
        const looks = taught.map((one, i) =>
          look(
            one,
            mistaken && i % examples === 0 ? names[(names.indexOf(one.name) + 1) % names.length]! : one.name,
            i,
          ),
        )
        for (const photo of rest) {
          const now = applyLearned(photo.found, looks)
          ;(classes.has(photo.name) ? known : fresh).add(first(now)?.name === photo.name)
          offered.add(offers(now).includes(photo.name))
          covered.add(first(now)?.sure ?? false)
          for (const one of now.findings) if (one.sure) sure.add(one.name === photo.name)
        }
        for (const photo of photos.filter((one) => one.source !== source && !names.includes(one.name))) {
          const before = first(photo.found)
          const now = first(applyLearned(photo.found, looks))
          if (before?.name === photo.name) kept.add(now?.name === photo.name)
          renamed.add(now !== undefined && names.includes(now.name) && now.name !== before?.name)
          falselySure.add(
            now?.sure === true && now.name !== photo.name && names.includes(now.name) && !before?.sure,
          )
        }
      }
    print(
      `${examples} examples${mistaken ? ', one of them wrong' : ''}: own classes right ${known}, names it never knew ${fresh}, among the offered ${offered}; sure in ${covered}, right ${sure}`,
    )
    print(
      `   others' things: still right ${kept}, newly called one of these ${renamed}, newly sure and wrong ${falselySure}`,
    )
  }

if (process.argv.includes('--closeness')) {
  // How often the nearest look is right, by what `recall` says: for choosing its two constants.
  const bins = new Map<string, Count>()
  for (const source of sources)
    for (let round = 0; round < ROUNDS; round++) {
      const { names, taught } = kitchen(source, 3, random(round + 7))
      if (names.length < 2) continue
      const looks = taught.map((one, i) => look(one, one.name, i))
      const used = new Set(taught.map((one) => one.original))
      for (const photo of photos.filter((one) => !used.has(one.original))) {
        const said = recall(photo.found.vector, looks, model.version)
        const mine = photo.source === source ? 'own' : 'others'
        const bin = `${mine} ${said ? (Math.floor(said.confidence * 10) / 10).toFixed(1) : 'none'}`
        if (!bins.has(bin)) bins.set(bin, new Count())
        bins.get(bin)!.add(said?.name === photo.name)
      }
    }
  for (const [bin, count] of [...bins].sort()) print(`${bin}: ${count}`)
}
