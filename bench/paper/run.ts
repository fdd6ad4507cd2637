/**
 * npm run bench:paper: 30 pages rendered by Chromium, distorted as cameras do, read with and without our preparation;
 * then the handwritten cards of the corpus, if it is there. `--show N` writes page N and what was read of it to a folder.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright-core'
import sharp from 'sharp'
import { VOCABULARY } from '#content/cookbook/vocabulary.ts'
import { type GrayPicture, toGray } from '#core/paper/picture/gray.ts'
import { prepare } from '#core/paper/picture/prepare.ts'
import { type PaperRecipe, readPaper } from '#core/paper/read-paper.ts'
import { findShell } from '#tests/support/chromium.mjs'
import { chromiumArgs } from '#tests/support/chromium-args.ts'
import { decodePhoto, openReader } from '../../scripts/ocr-node.mjs'
import { random } from '../matching/recipes.ts'
import { DISTORTIONS, type Distortion, distorted } from './distort.ts'
import { htmlOf, LAYOUTS } from './layouts.ts'
import { type PrintedRecipe, RECIPES } from './recipes.ts'
import { type ReadText, type Score, score } from './score.ts'

const CARDS = new URL('../../../shared/corpus/recipe-cards/', import.meta.url)
const option = (name: string) => {
  const at = process.argv.indexOf(name)
  return at < 0 ? undefined : process.argv[at + 1]
}
const only = option('--only')?.split(',').map(Number)
const show = option('--show')
const data = option('--data')
/** Another seed draws other recipes and distortions: pages that nothing was adjusted to. */
const seed = Number(option('--seed') ?? 28)
const isQuick = process.argv.includes('--after')

interface Sheet {
  number: number
  layout: string
  kind: Distortion
  recipes: readonly PrintedRecipe[]
  picture: GrayPicture
}

async function* sheets(): AsyncGenerator<Sheet> {
  const browser = await chromium.launch({ executablePath: await findShell(), args: chromiumArgs })
  const next = random(seed)
  const used = { eng: seed - 28, deu: 0, fra: 0 }
  for (let number = 0; number < 30; number++) {
    const layout = LAYOUTS[number % LAYOUTS.length] as (typeof LAYOUTS)[number]
    const kind = DISTORTIONS[(number + 3 * Math.floor(number / 10)) % DISTORTIONS.length] as Distortion
    const language = layout.language ?? 'eng'
    const shelf = RECIPES[language]
    const recipes = Array.from(
      { length: layout.recipes },
      () => shelf[used[language]++ % shelf.length] as PrintedRecipe,
    )
    const pane = await browser.newPage({
      deviceScaleFactor: 1.7,
      viewport: { width: layout.isSpread ? 1800 : 900, height: 1240 },
    })
    await pane.setContent(htmlOf(layout, recipes))
    const shot = await pane.screenshot({ fullPage: true, timeout: 120_000 })
    await pane.close()
    const raw = await sharp(shot).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    const page = toGray(new Uint8Array(raw.data), raw.info.width, raw.info.height, raw.info.channels)
    const picture = await distorted(page, kind, next)
    if (!only || only.includes(number)) yield { number, layout: layout.name, kind, recipes, picture }
  }
  await browser.close()
}

const asText = ({ content }: PaperRecipe): ReadText => ({
  title: content.title,
  ingredients: content.ingredients,
  steps: content.instructions,
})

/** The mean over the recipes of a page, each compared with the one that is most like it. */
function scorePage(found: readonly PaperRecipe[], printed: readonly ReadText[]): Score {
  const scores = printed.map((one) => {
    const all = [...found.map((read) => score(asText(read), one)), score(undefined, one)]
    return all.reduce((best, next) => (next.errors < best.errors ? next : best))
  })
  return mean(scores)
}

const mean = (scores: readonly Score[]): Score => {
  const of = (name: keyof Score) =>
    scores.reduce((sum, one) => sum + one[name], 0) / Math.max(1, scores.length)
  return { title: of('title'), ingredients: of('ingredients'), steps: of('steps'), errors: of('errors') }
}

const percent = (value: number) => (100 * value).toFixed(1).padStart(5)
const row = (name: string, before: Score | undefined, after: Score) =>
  console.log(
    `| ${name.padEnd(36)} | ${before ? `${percent(before.title)} ${percent(before.ingredients)} ${percent(before.steps)} ${percent(before.errors)} | ` : ''}${percent(after.title)} | ${percent(after.ingredients)} | ${percent(after.steps)} | ${percent(after.errors)} |`,
  )

const reader = openReader(data)
const results: { sheet: Omit<Sheet, 'picture'>; before?: Score; after: Score }[] = []
const started = Date.now()
for await (const { picture, ...sheet } of sheets()) {
  const printed = sheet.recipes.map(({ title, ingredients, steps }) => ({ title, ingredients, steps }))
  const readAs = async (isRaw: boolean) =>
    readPaper([await reader.read(picture, { isRaw })], { vocabulary: VOCABULARY })
  const after = await readAs(false)
  const before = isQuick ? undefined : await readAs(true)
  const result = {
    sheet,
    ...(before && { before: scorePage(before.recipes, printed) }),
    after: scorePage(after.recipes, printed),
  }
  results.push(result)
  row(`${sheet.number} ${sheet.layout}, ${sheet.kind}`.slice(0, 60), result.before, result.after)
  if (show) {
    mkdirSync(show, { recursive: true })
    const save = (name: string, { width, height, data: gray }: GrayPicture) =>
      sharp(gray, { raw: { width, height, channels: 1 } })
        .png()
        .toFile(path.join(show, name))
    await save(`${sheet.number}-given.png`, picture)
    await save(`${sheet.number}-prepared.png`, prepare(picture).picture)
    const parts = after.recipes.map(({ content, notes }) => ({
      ...asText({ content } as PaperRecipe),
      notes,
    }))
    writeFileSync(
      path.join(show, `${sheet.number}.json`),
      JSON.stringify({ printed, parts, text: after.text }, null, 1),
    )
  }
}

console.log(`\nby distortion (${Math.round((Date.now() - started) / 1000)} s)`)
const group = (name: string, of: typeof results) => {
  const before = of.flatMap((one) => one.before ?? [])
  if (of.length > 0)
    row(name, before.length > 0 ? mean(before) : undefined, mean(of.map(({ after }) => after)))
}
for (const kind of DISTORTIONS)
  group(
    kind,
    results.filter(({ sheet }) => sheet.kind === kind),
  )
console.log('\nby layout')
for (const { name } of LAYOUTS)
  group(
    name,
    results.filter(({ sheet }) => sheet.layout === name),
  )
console.log()
group('all', results)

if (existsSync(CARDS) && !only) {
  console.log('\nhandwritten cards')
  const expected = JSON.parse(readFileSync(new URL('expected.json', CARDS), 'utf8')) as Record<
    string,
    ReadText
  >
  for (const [name, printed] of Object.entries(expected)) {
    const gray = await decodePhoto(readFileSync(new URL(name, CARDS)))
    row(
      name,
      undefined,
      scorePage(readPaper([await reader.read(gray)], { vocabulary: VOCABULARY }).recipes, [printed]),
    )
  }
}
await reader.close()
