import { parseLine } from '#core/ingredients/parse-line.ts'
import { batchesIn } from '#core/recipes/batches.ts'
import { isHeading } from '#core/recipes/heading.ts'
import { AMOUNT, readAmount } from '#core/recipes/kitchen-number.ts'
import { scaleLine } from '#core/recipes/scale-line.ts'
import { normalWords } from '#core/text/normalise.ts'

/** A recipe that a line can stand for. */
export interface LinkableRecipe {
  id: string
  title: string
  ingredients: readonly string[]
  servings: number | null
}

/** By the title as it is written in a line. */
export type FindByTitle = (title: string) => LinkableRecipe | undefined

interface RecipeLink {
  recipe: LinkableRecipe
  /** Batches: half a recipe is 0.5. */
  factor: number
}

/** "(see recipe)", "(recipe below)": the line names another recipe, by an amount of it. */
const SEE_RECIPE =
  /[(,]\s*(?:(?:see\s+)?(?:note|the)?\s*recipes?(?:\s+(?:above|below|follows|here|linked|on page \d+))?|see (?:above|below))\s*\)?\s*$/i
const SERVINGS = new RegExp(String.raw`^(${AMOUNT})\s+(?:servings?|portions?)\s+(?:of\s+)?(\S.*)$`, 'i')
const LONGEST = 300
const MOST_BATCHES = 20
/** "of my", before a title. */
const WHOSE = /^(?:of\s+)?(?:(?:my|our|the|this)\s+)?/i

/** For comparing titles: case, plurals and signs don't matter. */
const titleKey = (title: string): string => normalWords(title.slice(0, LONGEST)).join(' ')

/** Finds recipes by their titles; of two with the same title the first is found, so the user's own come first. */
export function titleLookup(recipes: Iterable<LinkableRecipe>): FindByTitle {
  const byKey = new Map<string, LinkableRecipe>()
  for (const recipe of recipes) {
    const key = titleKey(recipe.title)
    if (key !== '' && !byKey.has(key)) byKey.set(key, recipe)
  }
  return (title) => byKey.get(titleKey(title))
}

/** The title with and without what may follow it: "Pizza Dough, at room temperature". */
function named(text: string, find: FindByTitle): LinkableRecipe | undefined {
  const plain = text.replace(SEE_RECIPE, '').trim()
  for (const title of [
    plain,
    plain.replace(/\s*\([^()]*\)/g, ''),
    plain.split(/[,(]/)[0] ?? '',
    plain.replace(/\s+recipe$/i, ''),
  ]) {
    const found = title.trim() === '' ? undefined : find(title.trim())
    if (found) return found
  }
  return undefined
}

/** Without a number of servings, any is the whole recipe. */
function servedPart(amount: string | undefined, { servings }: LinkableRecipe): number {
  const part = readAmount(amount ?? '') / (servings ?? 0)
  return Number.isFinite(part) && part > 0 ? Math.min(part, MOST_BATCHES) : 1
}

/**
 * The recipe that a line stands for, and how many batches of it: "1 batch Pizza Dough", "½ recipe Basic Vinaigrette",
 * "2 cups Marinara Sauce (see recipe)". A name alone is an ingredient to buy. An amount in cups says nothing about
 * batches: that is one.
 */
export function linkIn(line: string, find: FindByTitle): RecipeLink | undefined {
  const text = line.trim().slice(0, LONGEST)
  const batches = batchesIn(text)
  if (batches) {
    const recipe = named(batches.rest.replace(WHOSE, ''), find)
    return recipe && { recipe, factor: batches.count }
  }
  if (!SEE_RECIPE.test(text)) return undefined
  const servings = SERVINGS.exec(text)
  const served = servings?.[2] ? named(servings[2], find) : undefined
  if (served) return { recipe: served, factor: servedPart(servings?.[1], served) }
  const recipe = named(text, find) ?? find(parseLine(text).name)
  return recipe && { recipe, factor: 1 }
}

export interface ExpandedLine {
  line: string
  /** The index of the recipe's own line that it is in. */
  at: number
  /** The recipes that it comes from, from the outer to the inner one; empty for the recipe's own lines. */
  through: readonly string[]
}

const DEEPEST = 3
const MOST_LINES = 1000

/** Most lines can't stand for a recipe, whatever recipes there are: no title has to be looked up. */
export const mayLink = (line: string): boolean => /batch|recipe|quantit|see (?:above|below)/i.test(line)

/**
 * What to buy: every line that stands for another recipe becomes that recipe's lines, scaled. A recipe inside of
 * itself, without ingredients, or deeper than three, stays a line.
 */
export function expandedLines(
  recipe: Pick<LinkableRecipe, 'id' | 'ingredients'>,
  find: FindByTitle,
): ExpandedLine[] {
  const out: ExpandedLine[] = []
  const add = (lines: readonly string[], factor: number, path: readonly string[], outer?: number) => {
    for (const [index, line] of lines.entries()) {
      if (out.length >= MOST_LINES) return
      const at = outer ?? index
      const link = path.length <= DEEPEST && mayLink(line) ? linkIn(line, find) : undefined
      if (link && !path.includes(link.recipe.id) && !link.recipe.ingredients.every(isHeading))
        add(link.recipe.ingredients, factor * link.factor, [...path, link.recipe.id], at)
      // Headings of another recipe say nothing in a list of things to buy.
      else if (path.length === 1 || !isHeading(line))
        out.push({ line: scaleLine(line, factor), at, through: path.slice(1) })
    }
  }
  add(recipe.ingredients, 1, [recipe.id])
  return out
}
