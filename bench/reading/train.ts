/**
 * tsx bench/reading/train.ts FOLDER … [--pages FOLDER] [--held FOLDER]: learns the weights by which lines of pasted text
 * are told apart, and writes core/own-recipes/reading/label-weights.ts. A linear-chain conditional random
 * field over whole texts; see the README for what it learned from.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { COOKBOOK } from '#content/cookbook/index.ts'
import { createFoods } from '#content/food-facts/book.ts'
import { decodePage } from '#core/extract/decode-page.ts'
import { bestLabels, gapsOf, LABELS, type LabelWeights } from '#core/own-recipes/reading/best-labels.ts'
import { featuresOf } from '#core/own-recipes/reading/line-features.ts'
import { placedLines } from '#core/own-recipes/reading/placed-lines.ts'
import { FORMS } from './dress.ts'

interface Recipe {
  ingredients: string[]
  steps: string[]
}

interface Example {
  name: string
  features: string[][]
  gaps: string[][]
  truth: number[]
  texts: string[]
  weight: number
}

const foods = createFoods()
const letters = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')

const sorted = (text: string) => (text.toLowerCase().match(/[\p{L}\p{N}/½¼¾]+/gu) ?? []).sort().join(' ')

/** The label of each line, by where its letters are in the truth. */
function labelsOf(
  lines: readonly { text: string }[],
  { ingredients, steps }: Recipe,
  isPage: boolean,
): number[] {
  const list = ingredients.map(letters).filter(Boolean)
  const turned = new Set(ingredients.map(sorted))
  const method = steps.map(letters).filter(Boolean)
  /** The rest of a line that was cut, or a line with several. */
  const holds = (of: readonly string[], key: string, least: number) =>
    of.some((one) => (one.startsWith(key) || one.endsWith(key)) && key.length > 4) ||
    (key.length >= least && of.some((one) => one.includes(key))) ||
    of.some((one) => one.length > 11 && key.length < 4 * one.length && key.includes(one)) ||
    of.filter((one) => one.length > 4 && key.includes(one)).length > 1
  let started = false
  return lines.map(({ text }) => {
    const key = letters(text)
    const inList =
      key !== '' &&
      (list.includes(key) ||
        turned.has(sorted(text)) ||
        (!isPage && text.length < 400 && holds(list, key, 18)))
    const inMethod = key !== '' && (method.includes(key) || (!isPage && holds(method, key, 18)))
    const kind = inList && !(inMethod && !list.includes(key)) ? 1 : inMethod ? 2 : started ? 3 : 0
    if (kind === 1 || kind === 2) started = true
    return kind
  })
}

function exampleOf(name: string, text: string, truth: Recipe, weight = 1, isPage = false): Example {
  const { lines } = placedLines(text)
  return {
    name,
    features: featuresOf(lines, foods),
    gaps: gapsOf(lines),
    truth: labelsOf(lines, truth, isPage),
    texts: lines.map((line) => line.text),
    weight,
  }
}

const args = process.argv.slice(2)
const option = (name: string) => (args.includes(name) ? args[args.indexOf(name) + 1] : undefined)
const pages = option('--pages')
const held = option('--held')
const folders = args.filter(
  (arg, at) => !arg.startsWith('--') && !['--pages', '--held'].includes(args[at - 1] ?? ''),
)

const textsIn = (folder: string, weight = 1): Example[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.txt') && existsSync(join(folder, file.replace('.txt', '.json'))))
    .map((file) =>
      exampleOf(
        join(folder, file),
        readFileSync(join(folder, file), 'utf8'),
        JSON.parse(readFileSync(join(folder, file.replace('.txt', '.json')), 'utf8')) as Recipe,
        weight,
      ),
    )

/** The samples of the tests: `*` an ingredient, `>` a step. */
function samples(): Example[] {
  const folder = fileURLToPath(new URL('../../core/own-recipes/sample-texts/', import.meta.url))
  return readdirSync(folder)
    .filter((file) => !/json|cooklang/.test(file))
    .map((file) => {
      const [text = '', below = ''] = readFileSync(folder + file, 'utf8').split(/\n--- expect\n/)
      const of = (sign: string) =>
        below.split('\n').flatMap((line) => (line.startsWith(`${sign} `) ? [line.slice(2)] : []))
      return exampleOf(file, text, { ingredients: of('*'), steps: of('>') })
    })
}

/** As a browser copies a page. */
function copied(html: string): string {
  return html
    .replace(/<(script|style|svg|noscript|template|head)\b[\s\S]*?<\/\1>/gi, ' ')
    .replace(/<(h[1-6]|ul|ol|section|article|table)\b[^>]*>/gi, '\n\n')
    .replace(/<\/?(p|div|li|br|tr|h[1-6]|dt|dd|button|label|option)\b[^>]*>/gi, '\n')
    .replace(/<[^>]+>/g, '')
    .replace(/[ \t]+/g, ' ')
    .replace(/\n\s*\n\s*/g, '\n\n')
}

function pagesIn(folder: string): Example[] {
  const files = readdirSync(join(folder, 'expected'))
  return files.flatMap((file) => {
    const expected = JSON.parse(readFileSync(join(folder, 'expected', file), 'utf8')) as {
      ingredients?: string[]
      instructions_list?: string[]
    }
    const { ingredients = [], instructions_list: steps = [] } = expected
    if (ingredients.length < 3 || steps.length < 2) return []
    const html = decodePage(
      gunzipSync(readFileSync(join(folder, 'pages', file.replace('.json', '.html.gz')))),
    )
    const example = exampleOf(file, copied(html), { ingredients, steps }, 0.3, true)
    const found = (kind: number) => example.truth.filter((one) => one === kind).length
    // A page that shows the recipe by script, or twice, teaches nothing.
    return found(1) >= ingredients.length * 0.8 &&
      found(1) < ingredients.length * 1.3 &&
      found(2) < steps.length * 1.5 &&
      found(2) >= steps.length * 0.8 &&
      example.truth.length < 600
      ? [example]
      : []
  })
}

/** Recipes of ours in the forms of everyday. */
function dressed(): Example[] {
  const forms = Object.values(FORMS)
  const bare = ({ title, ingredients, steps }: Recipe & { title: string }) => [
    title,
    '',
    ...ingredients,
    '',
    ...steps,
  ]
  return COOKBOOK.filter((_, at) => at % 3 === 1).map((recipe, at) => {
    const dress = at % 3 === 0 ? bare : (forms[at % forms.length] ?? bare)
    return exampleOf(recipe.title, dress(recipe).join('\n'), recipe, 0.5)
  })
}

const EPOCHS = 25
const RATE = 0.3
const START = 0.1
/** Keeps the weights small: what a few texts say counts little. */
const DECAY = 0.002
const SIZE = LABELS.length

interface Learned {
  weights: Float64Array
  squares: Float64Array
  slope: Float64Array
}

const isAllowed = (from: number, to: number) => (to === 0 ? from === 0 : !(to === 3 && from === 0))
const logSum = (values: readonly number[]) => {
  const most = Math.max(...values)
  return most === Number.NEGATIVE_INFINITY
    ? most
    : most + Math.log(values.reduce((sum, one) => sum + Math.exp(one - most), 0))
}

/** A linear-chain conditional random field, by AdaGrad on the likelihood of whole texts. */
function train(examples: readonly Example[]): LabelWeights {
  const lines = new Map<string, Learned>()
  const steps = new Map<string, Learned>()
  const of = (map: Map<string, Learned>, name: string, size: number): Learned => {
    let found = map.get(name)
    if (!found) {
      found = {
        weights: new Float64Array(size),
        squares: new Float64Array(size).fill(START),
        slope: new Float64Array(size),
      }
      map.set(name, found)
    }
    return found
  }
  let seed = 7
  const random = () => {
    seed = (seed * 1103515245 + 12345) % 2147483648
    return seed / 2147483648
  }
  const touched = new Set<Learned>()
  const learn = (one: Learned, at: number, slope: number) => {
    one.slope[at] = (one.slope[at] ?? 0) + slope
    touched.add(one)
  }
  const apply = () => {
    for (const { weights, squares, slope } of touched) {
      for (let at = 0; at < weights.length; at++) {
        const full = (slope[at] ?? 0) - DECAY * (weights[at] ?? 0)
        squares[at] = (squares[at] ?? 0) + full * full
        weights[at] = (weights[at] ?? 0) + (RATE * full) / Math.sqrt(squares[at] ?? 1)
      }
      slope.fill(0)
    }
    touched.clear()
  }
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    const order = examples.map((one) => [random(), one] as const).sort(([a], [b]) => a - b)
    let loss = 0
    for (const [, { features, gaps, truth, weight }] of order) {
      const count = truth.length
      if (count === 0) continue
      const emit = features.map((names) => {
        const scores = new Array<number>(SIZE).fill(0)
        for (const name of names) {
          const { weights } = of(lines, name, SIZE)
          for (let label = 0; label < SIZE; label++)
            scores[label] = (scores[label] ?? 0) + (weights[label] ?? 0)
        }
        return scores
      })
      const move = gaps.map((names) => {
        const scores = new Array<number>(SIZE * SIZE).fill(0)
        for (const name of names) {
          const { weights } = of(steps, name, SIZE * SIZE)
          for (let pair = 0; pair < SIZE * SIZE; pair++)
            scores[pair] = (scores[pair] ?? 0) + (weights[pair] ?? 0)
        }
        return scores.map((score, pair) =>
          isAllowed(Math.floor(pair / SIZE), pair % SIZE) ? score : Number.NEGATIVE_INFINITY,
        )
      })
      const forward: number[][] = [
        (emit[0] ?? []).map((score, label) => (label === 3 ? Number.NEGATIVE_INFINITY : score)),
      ]
      for (let at = 1; at < count; at++)
        forward.push(
          (emit[at] ?? []).map(
            (score, to) =>
              score +
              logSum(
                (forward[at - 1] ?? []).map((before, from) => before + (move[at]?.[from * SIZE + to] ?? 0)),
              ),
          ),
        )
      const backward: number[][] = new Array(count)
      backward[count - 1] = new Array(SIZE).fill(0)
      for (let at = count - 2; at >= 0; at--)
        backward[at] = [0, 1, 2, 3].map((from) =>
          logSum(
            [0, 1, 2, 3].map(
              (to) =>
                (move[at + 1]?.[from * SIZE + to] ?? 0) +
                (emit[at + 1]?.[to] ?? 0) +
                (backward[at + 1]?.[to] ?? 0),
            ),
          ),
        )
      const total = logSum(forward[count - 1] ?? [])
      const scale = weight / Math.sqrt(count)
      for (let at = 0; at < count; at++) {
        const right = truth[at] as number
        const chance = (forward[at] ?? []).map((score, label) =>
          Math.exp(score + (backward[at]?.[label] ?? 0) - total),
        )
        loss -= Math.log(Math.max(1e-9, chance[right] ?? 0)) * weight
        for (const name of features[at] ?? []) {
          const one = of(lines, name, SIZE)
          for (let label = 0; label < SIZE; label++)
            learn(one, label, scale * ((label === right ? 1 : 0) - (chance[label] ?? 0)))
        }
        if (at === 0) continue
        for (const name of gaps[at] ?? []) {
          const one = of(steps, name, SIZE * SIZE)
          for (let pair = 0; pair < SIZE * SIZE; pair++) {
            const [from, to] = [Math.floor(pair / SIZE), pair % SIZE]
            if (!isAllowed(from, to)) continue
            const share = Math.exp(
              (forward[at - 1]?.[from] ?? 0) +
                (move[at]?.[pair] ?? 0) +
                (emit[at]?.[to] ?? 0) +
                (backward[at]?.[to] ?? 0) -
                total,
            )
            learn(one, pair, scale * ((truth[at - 1] === from && right === to ? 1 : 0) - share))
          }
        }
      }
      apply()
    }
    if (epoch === EPOCHS - 1) console.log(`epoch ${epoch}: loss ${loss.toFixed(0)}`)
  }
  const plain = (map: Map<string, Learned>) =>
    Object.fromEntries(
      [...map]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, { weights }]) => [name, [...weights].map((value) => Math.round(100 * value) / 100)]),
    )
  return { lines: plain(lines), steps: plain(steps) }
}

function test(examples: readonly Example[], weights: LabelWeights, isVerbose: boolean): void {
  let [right, lines, whole] = [0, 0, 0]
  // Before or beside is the same for a reader.
  const same = (a: number | undefined, b: number | undefined) => (a === 3 ? 0 : a) === (b === 3 ? 0 : b)
  for (const { name, features, gaps, truth, texts } of examples) {
    const { labels } = bestLabels(features, gaps, weights)
    const wrong = labels.flatMap((label, at) => (same(label, truth[at]) ? [] : [at]))
    right += labels.length - wrong.length
    lines += labels.length
    if (wrong.length === 0) whole++
    else if (isVerbose)
      for (const at of wrong)
        console.log(
          `${name}: ${LABELS[truth[at] as number]} read as ${LABELS[labels[at] as number]}: ${texts[at]?.slice(0, 100)}`,
        )
  }
  console.log(`${whole} of ${examples.length} texts, ${((100 * right) / lines).toFixed(2)} % of lines`)
}

const own = folders.flatMap((folder) => textsIn(folder, 1.5))
const known = pages ? pagesIn(pages) : []
const other = [...samples(), ...dressed(), ...known]
console.log(`${own.length} texts, ${other.length} others (${known.length} of them real pages)`)
if (args.includes('--cross')) {
  const parts = 5
  const out: [Example[], LabelWeights][] = []
  for (let part = 0; part < parts; part++) {
    const isHeld = (_: Example, at: number) => at % parts === part
    out.push([own.filter(isHeld), train([...own.filter((one, at) => !isHeld(one, at)), ...other])])
  }
  for (const [examples, weights] of out) test(examples, weights, true)
} else {
  const weights = train([...own, ...other])
  test(own, weights, args.includes('--misses'))
  test(other, weights, args.includes('--misses-other'))
  if (held) test(textsIn(held), weights, false)
  const write = (name: string, of: Readonly<Record<string, readonly number[]>>) =>
    `export const ${name}: Readonly<Record<string, readonly number[]>> = {\n${Object.entries(of)
      .map(([key, values]) => `  ${/^\w+$/.test(key) ? key : `'${key}'`}: [${values.join(', ')}],`)
      .join('\n')}\n}\n`
  writeFileSync(
    fileURLToPath(new URL('../../core/own-recipes/reading/label-weights.ts', import.meta.url)),
    `/** Learned by bench/reading/train.ts; its README says from what. */\n\n/** Before, ingredient, step, beside. */\n${write('LINE_WEIGHTS', weights.lines)}\n/** From each of the four to each of the four. */\n${write('STEP_WEIGHTS', weights.steps)}`,
  )
}
