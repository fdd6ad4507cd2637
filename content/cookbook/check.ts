import type { ChapterName } from './chapters.ts'
import { checkBaking } from './checks/baking.ts'
import { checkChapter } from './checks/chapter.ts'
import { checkClaims } from './checks/claims.ts'
import { checkCounts } from './checks/counts.ts'
import { findDuplicates } from './checks/duplicates.ts'
import { checkKitchen } from './checks/kitchen.ts'
import { checkLines } from './checks/lines.ts'
import { checkNames } from './checks/names.ts'
import { checkPortions } from './checks/portions.ts'
import { type ReadRecipe, readRecipe } from './checks/reading.ts'
import { checkSafety } from './checks/safety.ts'
import { checkStorage } from './checks/storage.ts'
import { checkText } from './checks/text.ts'
import { checkTiming } from './checks/timing.ts'
import { checkUsed } from './checks/used.ts'
import { checkWords } from './checks/words.ts'
import { factsOf } from './facts.ts'
import { type CookbookRecipe, cookbookRecipeSchema } from './record.ts'

/** What the collection guarantees for each of its recipes. */
const LEAST_QUALITY = 85

function checkSchema(recipe: CookbookRecipe): string[] {
  const parsed = cookbookRecipeSchema.safeParse(recipe)
  if (parsed.success) return []
  return parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
}

function checkQuality(recipe: CookbookRecipe): string[] {
  const { score, parts } = factsOf(recipe).quality
  if (score >= LEAST_QUALITY) return []
  const reasons = parts
    .filter(({ why }) => why)
    .map(({ name, points, of, why }) => `${name} ${points}/${of}: ${why}`)
  return [`quality: ${score} is below ${LEAST_QUALITY} (${reasons.join('; ')})`]
}

function checkRead(read: ReadRecipe): string[] {
  return [
    ...checkText(read.recipe),
    ...checkLines(read),
    ...checkUsed(read),
    ...checkSafety(read),
    ...checkStorage(read.recipe),
    ...checkBaking(read),
    ...checkTiming(read),
    ...checkCounts(read.recipe),
    ...checkPortions(read),
    ...checkKitchen(read),
    ...checkQuality(read.recipe),
    ...checkClaims(read.recipe),
  ]
}

/** All problems with one recipe, worded for its author; given a chapter, also whether the recipe belongs there. */
export function checkRecipe(recipe: CookbookRecipe, chapter?: ChapterName): string[] {
  const schema = checkSchema(recipe)
  // A record of the wrong shape would only produce more noise.
  if (schema.length > 0) return schema
  const read = readRecipe(recipe)
  return [...checkRead(read), ...(chapter ? checkChapter(chapter, read) : [])]
}

function repeated(recipes: readonly CookbookRecipe[], key: 'slug' | 'title' | 'description'): string[] {
  const seen = new Map<string, string>()
  const problems: string[] = []
  for (const recipe of recipes) {
    const value = recipe[key].toLowerCase()
    const first = seen.get(value)
    if (first !== undefined) problems.push(`${recipe.slug}: the ${key} '${recipe[key]}' is taken by ${first}`)
    else seen.set(value, recipe.slug)
  }
  return problems
}

/** Problems across recipes: duplicate names, the same dish twice, and the same words in too many. */
export function checkCollection(recipes: readonly CookbookRecipe[]): string[] {
  return [
    ...repeated(recipes, 'slug'),
    ...repeated(recipes, 'title'),
    ...repeated(recipes, 'description'),
    ...checkNames(recipes),
    ...findDuplicates(recipes.map(readRecipe)),
    ...checkWords(recipes),
  ]
}
