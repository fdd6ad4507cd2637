import { DRAFTS } from '../drafts/index.ts'
import { CHAPTER_NAMES, type ChapterName } from './chapters.ts'
import { checkCollection, checkRecipe } from './check.ts'
import { findAlike } from './checks/alike.ts'
import { wornWords } from './checks/words.ts'
import { factsOf } from './facts.ts'
import { type CookbookRecipe, cookbookRecipeSchema } from './record.ts'
import { isHole, REQUIRE_TARGETS, required, spreadOf, spreadTable } from './spread.ts'
import { VOCABULARY } from './vocabulary.ts'

/**
 * Prints the problems of the cookbook, then its distribution. An argument narrows it to a chapter ("chicken"),
 * one of its files ("chicken/part-2"), one recipe (its slug) or the drafts ("drafts"); "names cream" lists what the vocabulary calls cream.
 */
const print = (line = '') => process.stdout.write(`${line}\n`)
type Files = Map<string, readonly CookbookRecipe[]>
const WORDS_SHOWN = 8
const PARTS = ['part-1', 'part-2', 'part-3', 'part-4']

/** File by file, so that one that doesn't compile doesn't hide the others. */
async function loadAll(): Promise<Files> {
  const files: Files = new Map()
  for (const chapter of CHAPTER_NAMES) {
    for (const part of PARTS) {
      try {
        const module: Record<string, unknown> = await import(`./${chapter}/${part}.ts`)
        files.set(`${chapter}/${part}`, Object.values(module).find(Array.isArray) ?? [])
      } catch (error) {
        print(
          `${chapter}/${part}.ts cannot be read: ${error instanceof Error ? error.message.split('\n')[0] : error}`,
        )
      }
    }
  }
  return files
}

function select(files: Files, name: string | undefined): CookbookRecipe[] {
  const all = [...files.values()].flat()
  if (!name) return all
  const path = name.replace(/^.*content\/cookbook\//, '').replace(/\.ts$/, '')
  const inside = [...files].filter(([file]) => file === path || file.startsWith(`${path}/`))
  return inside.length > 0
    ? inside.flatMap(([, recipes]) => recipes)
    : all.filter(({ slug }) => slug === name)
}

function chapterOf(files: Files, recipe: CookbookRecipe): ChapterName | undefined {
  const file = [...files].find(([, recipes]) => recipes.includes(recipe))?.[0]
  return CHAPTER_NAMES.find((chapter) => file?.startsWith(`${chapter}/`))
}

function printNames(word: string): void {
  for (const { name, synonyms, facts, popularity } of VOCABULARY.ingredients) {
    if (![name, ...synonyms].some((one) => one.includes(word))) continue
    print(`${name} (${[...facts.keys()].join(', ')}; popularity ${popularity}): ${synonyms.join(', ')}`)
  }
}

function printOwn(recipe: CookbookRecipe, chapter: ChapterName | undefined, quiet: boolean): number {
  const problems = checkRecipe(recipe, chapter)
  if (problems.length > 0) {
    print(`\n${recipe.slug}`)
    for (const problem of problems) print(`  - ${problem}`)
  } else if (!quiet) {
    const { diet, quality, ingredientCount, totalMinutes } = factsOf(recipe)
    const facts = `quality ${quality.score}, ${ingredientCount} ingredients, ${totalMinutes} minutes`
    print(`ok ${recipe.slug}: ${diet.tags.join(' ')}; ${facts}`)
  }
  return problems.length
}

async function check(name: string | undefined): Promise<void> {
  const files = await loadAll()
  if (name === 'drafts') files.set('drafts/all', DRAFTS)
  const chosen = select(files, name)
  if (name && chosen.length === 0) print(`no recipe in '${name}' yet; chapters: ${CHAPTER_NAMES.join(', ')}`)
  let problems = chosen.reduce((sum, recipe) => sum + printOwn(recipe, chapterOf(files, recipe), !name), 0)

  const sound = [...files.values()].flat().filter((recipe) => cookbookRecipeSchema.safeParse(recipe).success)
  const slugs = chosen.map(({ slug }) => slug)
  const between = checkCollection(sound).filter((problem) => {
    return (
      !name ||
      slugs.some(
        (slug) => problem.startsWith(`${slug}:`) || problem.includes(` of ${slug}`) || problem.endsWith(slug),
      )
    )
  })
  if (between.length > 0) print('\nbetween recipes')
  for (const problem of between) print(`  - ${problem}`)
  problems += between.length

  print(`\n${chosen.length} recipes read, ${problems} problems`)
  const alike = findAlike(sound).filter((text) => !name || slugs.some((slug) => text.includes(slug)))
  if (alike.length > 0)
    print('\nthe same dish twice? (no error; say in the record what sets it apart, or drop one)')
  for (const text of alike) print(`  - ${text}`)

  const worn = wornWords(sound).slice(0, WORDS_SHOWN)
  print(`\nin most descriptions: ${worn.map(({ word, count }) => `${word} ${count}`).join(', ')}`)

  const rows = spreadOf(sound)
  print(`\nspread of the whole cookbook\n\n${spreadTable(rows)}`)
  const missed = rows.filter((row) => row.count < required(row))
  const holes = rows.filter(isHole)
  print(
    `\n${holes.length} holes${REQUIRE_TARGETS ? '' : ', not counted as errors yet (REQUIRE_TARGETS in spread.ts)'}`,
  )
  for (const row of missed)
    print(`  - ${row.group}: ${row.name} must have ${required(row)}, has ${row.count}`)
  problems += missed.length
  process.exitCode = problems > 0 ? 1 : 0
}

const [first, second] = process.argv.slice(2)
if (first === 'names') printNames(second ?? '')
else await check(first)
