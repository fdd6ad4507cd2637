import { useMemo } from 'react'
import type { LineMatch } from '#core/contracts/match-recipes.ts'
import type { LineDetails } from '#core/contracts/recipe-details.ts'
import type { ExternalRecipeRow } from '#core/contracts/rows.ts'
import type { ScoredRecipe } from '#core/contracts/score-recipes.ts'
import { parseLine } from '#core/ingredients/parse-line.ts'
import { expandedLines, linkIn } from '#core/own-recipes/linked-recipes.ts'
import { isHeading } from '#core/recipes/heading.ts'
import { listed } from '#core/text/listed.ts'
import { paths } from '#web/paths.ts'
import { useLineDetails } from '#web/state/own/own-facts.ts'
import { linesInside, ownByTitle } from '#web/state/own/own-links.ts'
import { useOwnRecipes } from '#web/state/own/own-recipes.ts'
import { useFactor } from '#web/state/recipe-reading.ts'
import { useScores } from '#web/state/scores.ts'
import { SCALE } from './scale-in-address.ts'
import * as strings from './strings.ts'

type Missing = ScoredRecipe['missing'][number]

/** A line of the linked recipe. */
interface InnerLine {
  /** Scaled to the batches of the link, not to the servings of the page. */
  line: string
  details: LineDetails
  match: LineMatch | undefined
  missing: Missing | undefined
}

/** A line that stands for another recipe. */
interface LinkedLine {
  title: string
  /** The other recipe, for the servings of this one. */
  to: string
  inner: readonly InnerLine[]
  /** With a pantry: does the kitchen have what is in it? */
  match: LineMatch | undefined
  /** "needs flour and yeast". */
  advice: string
}

export interface Links {
  byLine: ReadonlyMap<number, LinkedLine>
  /** What the linked recipes need is still being read. */
  isPending: boolean
}

const addressOf = (id: string, scale: number) =>
  `${paths.recipe(id)}?${new URLSearchParams({ [SCALE]: String(Number(scale.toFixed(4))) })}`

/** What the text alone says, where nothing more can be known. */
function plainDetails(line: string): LineDetails {
  const { name, quantity, unit } = parseLine(line)
  return { name, quantity, unit, grams: null, gramsPerMl: null, staple: false, purchase: null }
}

/** All of it there is "have it", some of it is "nearly". */
function fitOf(line: string, inner: readonly InnerLine[]): LineMatch | undefined {
  const known = inner.filter(({ match }) => match)
  if (known.length === 0) return undefined
  const lacking = known.filter(({ missing }) => missing && missing.swap === '').length
  const strength = lacking === 0 ? 'full' : lacking < known.length ? 'partial' : 'none'
  return { line, strength, reason: 'exact', ingredient: '', staple: false }
}

function adviceOf(inner: readonly InnerLine[]): string {
  const names = inner.flatMap(({ missing }) => (missing?.swap === '' ? missing.name : []))
  return names.length > 0 ? strings.adviceNeeds(listed([...new Set(names)])) : ''
}

/** The lines of a recipe that stand for the user's own recipes, by index, and what is in those. */
export function useLinks(recipe: ExternalRecipeRow, score: ScoredRecipe | undefined): Links {
  const recipes = useOwnRecipes()
  const factor = useFactor(recipe.id)
  const found = useMemo(() => {
    const inside = linesInside(recipe, recipes)
    if (!inside) return []
    const find = ownByTitle(recipes)
    return recipe.ingredients.flatMap((line, at) => {
      const lines = inside.filter((one) => one.at === at && one.through.length > 0).map((one) => one.line)
      const link = lines.length > 0 ? linkIn(line, find) : undefined
      if (!link) return []
      // How the score of the linked recipe knows its lines.
      const own = expandedLines(link.recipe, find).flatMap((one) => (isHeading(one.line) ? [] : one.line))
      return [{ at, line, link, lines, own: own.length === lines.length ? own : [] }]
    })
  }, [recipe, recipes])
  const all = useMemo(() => found.flatMap(({ lines }) => lines), [found])
  const { data: details, isLoading } = useLineDetails(all)
  // The score of an own recipe counts what is in linked ones; that of the collection can't.
  const isOwn = recipe.origin === 'own'
  const scores = useScores(isOwn ? [] : [...new Set(found.map(({ link }) => link.recipe.id))])
  const byLine = useMemo(() => {
    const links = new Map<number, LinkedLine>()
    let next = 0
    for (const { at, line, link, lines, own } of found) {
      const by = isOwn ? score : scores.get(link.recipe.id)
      const inner = lines.map((one, index): InnerLine => {
        const scored = isOwn ? one : own[index]
        return {
          line: one,
          details: details?.[next + index] ?? plainDetails(one),
          match: by?.reasons.find((match) => match.line === scored),
          missing: by?.missing.find((missing) => missing.line === scored),
        }
      })
      next += lines.length
      links.set(at, {
        title: link.recipe.title,
        to: addressOf(link.recipe.id, factor * link.factor),
        inner,
        match: fitOf(line, inner),
        advice: adviceOf(inner),
      })
    }
    return links
  }, [found, details, score, scores, isOwn, factor])
  return { byLine, isPending: isLoading }
}
