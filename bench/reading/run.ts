/**
 * npm run bench:reading [-- FOLDER … [--misses]]: how well recipes are read from pasted text. Each folder has NN.txt
 * and NN.json, {title, servings, prep, cook, rest, ingredients, steps}, written without knowledge of the reader.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createFoods } from '#content/food-facts/book.ts'
import { readRecipeText } from '#core/own-recipes/read-recipe-text.ts'
import { common, isSameList, isSameMethod, isSameTitle, plain, type Tally, type Truth } from './compare.ts'

const misses = process.argv.includes('--misses')
const own = fileURLToPath(new URL('./texts/', import.meta.url))
const given = process.argv.slice(2).filter((arg) => !arg.startsWith('--'))
const folders = given.length > 0 ? given : readdirSync(own).map((name) => join(own, name))
const vocabulary = createFoods()

interface Result {
  name: string
  title: boolean
  ingredients: boolean
  steps: boolean
  /** Without the two allowances for steps. */
  strict: boolean
  servings: boolean
  times: boolean
  lines: Tally
  method: Tally
  confidence: number
}

function diff(kind: string, found: readonly string[], truth: readonly string[]): void {
  const has = (lines: readonly string[], line: string) => lines.some((one) => plain(one) === plain(line))
  for (const line of truth) if (!has(found, line)) console.log(`    ${kind} - ${line}`)
  for (const line of found) if (!has(truth, line)) console.log(`    ${kind} + ${line}`)
}

function judge(folder: string, name: string): Result {
  const text = readFileSync(join(folder, `${name}.txt`), 'utf8')
  const truth = JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as Truth
  const { content, confidence } = readRecipeText(text, { vocabulary })
  const strict = isSameList(content.instructions, truth.steps)
  const result: Result = {
    name,
    title: isSameTitle(content.title, truth.title),
    ingredients: isSameList(content.ingredients, truth.ingredients),
    steps: strict || isSameMethod(content.instructions, truth.steps, text),
    strict,
    servings: content.servings === truth.servings,
    times:
      content.prep_time_minutes === truth.prep &&
      content.cooking_time_minutes === truth.cook &&
      content.rest_time_minutes === truth.rest,
    lines: common(content.ingredients, truth.ingredients),
    method: common(content.instructions, truth.steps),
    confidence,
  }
  const { title, ingredients, steps, servings, times } = result
  if (misses && !(title && ingredients && steps && servings && times)) {
    const wrong = Object.entries({ title, ingredients, steps, servings, times }).filter(([, right]) => !right)
    console.log(`${name}: ${wrong.map(([field]) => field).join(', ')} (${confidence})`)
    if (!title) console.log(`    title - ${truth.title}\n    title + ${content.title}`)
    if (!ingredients) diff('ingredient', content.ingredients, truth.ingredients)
    if (!steps) diff('step', content.instructions, truth.steps)
    if (!servings) console.log(`    servings - ${truth.servings} + ${content.servings}`)
    if (!times)
      console.log(
        `    times - ${[truth.prep, truth.cook, truth.rest].join(' ')} + ${[content.prep_time_minutes, content.cooking_time_minutes, content.rest_time_minutes].join(' ')}`,
      )
  }
  return result
}

const share = (results: readonly Result[], holds: (one: Result) => boolean) => {
  const count = results.filter(holds).length
  return `${count} of ${results.length} (${Math.round((100 * count) / results.length)} %)`
}

function f1(tallies: readonly Tally[]): string {
  const sum = (field: keyof Tally) => tallies.reduce((all, one) => all + one[field], 0)
  return ((2 * sum('hit')) / (sum('found') + sum('truth'))).toFixed(3)
}

const isRight = ({ title, ingredients, steps }: Result) => title && ingredients && steps

function report(label: string, results: readonly Result[]): void {
  console.log(label)
  console.log(`  whole recipe       ${share(results, isRight)}`)
  console.log(`    strict steps     ${share(results, (one) => isRight(one) && one.strict)}`)
  console.log(`  title              ${share(results, ({ title }) => title)}`)
  console.log(`  every ingredient   ${share(results, ({ ingredients }) => ingredients)}`)
  console.log(`  every step         ${share(results, ({ steps }) => steps)}`)
  console.log(`  servings           ${share(results, ({ servings }) => servings)}`)
  console.log(`  times              ${share(results, ({ times }) => times)}`)
  console.log(`  F1 of ingredients  ${f1(results.map(({ lines }) => lines))}`)
  console.log(`  F1 of steps        ${f1(results.map(({ method }) => method))}`)
}

const all = folders.map((folder) => {
  const names = readdirSync(folder)
    .filter((file) => file.endsWith('.txt') && existsSync(join(folder, file.replace('.txt', '.json'))))
    .map((file) => file.replace('.txt', ''))
  const results = names.map((name) => judge(folder, name))
  report(folder, results)
  return results
})
if (all.length > 1) report('all', all.flat())
