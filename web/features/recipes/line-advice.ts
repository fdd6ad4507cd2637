import type { LineMatch, SwapFacts } from '#core/contracts/match-recipes.ts'
import type { ExternalRecipeRow } from '#core/contracts/rows.ts'
import type { ScoredRecipe } from '#core/contracts/score-recipes.ts'
import { tellingTags } from '#core/food-facts/card-facts.ts'
import { dietLabel } from '#core/food-facts/labels.ts'
import type { System } from '#core/recipes/measures.ts'
import { presentLine } from '#core/recipes/present-text.ts'
import { listed } from '#core/text/listed.ts'
import * as strings from './strings.ts'

interface Shown {
  factor: number
  system: System
}

type RecipeTags = Pick<ExternalRecipeRow, 'allergens' | 'dietary_tags'>

/** The line asks for it cooked; "cooked or canned" leaves the choice. */
const COOKED = /(?<!-)\b(?:cooked|leftover)\b/i
const IS_COOKED = /\b(?:cooked|leftover|canned|ham)\b/i
const CANNED = /\b(?:canned|ham)\b/i

const ALLERGEN_WORDS: Readonly<Record<string, string>> = { milk: strings.adviceDairy }

/** "adds dairy", "not vegetarian": where the badges of the recipe no longer hold. */
function changesOf({ allergens, diets }: SwapFacts, recipe: RecipeTags): string[] {
  const added = allergens.filter((one) => !recipe.allergens.includes(one))
  const lost = tellingTags(recipe)
    .filter((tag) => !(diets as readonly string[]).includes(tag))
    // "adds dairy" says that it isn't dairy-free.
    .filter((tag) => added.length === 0 || !tag.endsWith('-free'))
  return [
    ...(added.length > 0 ? [strings.adviceAdds(listed(added.map((one) => ALLERGEN_WORDS[one] ?? one)))] : []),
    ...(lost.length > 0 ? [strings.adviceNotDiet(listed(lost.map(dietLabel), 'or'))] : []),
  ]
}

/** What to use for a line that the kitchen has only nearly, and what to do first; empty if there is nothing to say. */
function adviceFor(
  line: string,
  { match, missing }: { match: LineMatch | undefined; missing: ScoredRecipe['missing'][number] | undefined },
  recipe: RecipeTags,
  shown: Shown,
): string {
  if (missing?.swap) {
    const { swap, instead } = missing
    const amounts = instead?.amounts.map((part) => presentLine(part, shown)) ?? []
    const use = amounts.length > 0 ? strings.adviceAmounts(amounts.join(' + ')) : strings.adviceYours(swap)
    return [use, ...(instead ? changesOf(instead, recipe) : [])].join(' · ')
  }
  if (!match || match.strength === 'none') return ''
  if (match.strength === 'partial') return strings.adviceYours(match.ingredient)
  const isRaw = COOKED.test(line) && !CANNED.test(line) && !IS_COOKED.test(match.ingredient)
  return isRaw && !match.staple ? strings.adviceCookFirst : ''
}

interface Chosen {
  ingredient: string
  substitute: string
  ratio: string
}

/** With the substitutes that the user chose for this recipe: they count more than what the kitchen suggests. */
export const withChosen = (
  advice: readonly string[],
  names: readonly string[],
  chosen: readonly Chosen[],
): string[] =>
  advice.map((text, at) => {
    const own = chosen.find(({ ingredient }) => ingredient === names[at])
    return own ? strings.adviceChosen(own.substitute, own.ratio) : text
  })

/** The advice for each line of a recipe; without a pantry there is none. */
export function adviceForLines(
  recipe: RecipeTags & Pick<ExternalRecipeRow, 'ingredients'>,
  score: ScoredRecipe | undefined,
  shown: Shown,
): string[] {
  // The score knows the lines by their text; the same line twice has the same answer.
  const matches = new Map(score?.reasons.map((match) => [match.line, match]))
  const missing = new Map(score?.missing.map((one) => [one.line, one]))
  return recipe.ingredients.map((line) =>
    adviceFor(line, { match: matches.get(line), missing: missing.get(line) }, recipe, shown),
  )
}
