import type { CookbookRecipe } from '../record.ts'

/** Words that every second description would use, each with its forms. */
const WORN: readonly (readonly [name: string, forms: RegExp])[] = [
  ['crisp', /\bcrisp(?:s|y|ed|ing|er|est|ly)?\b/i],
  ['crunch', /\bcrunch(?:y|es|ier)?\b/i],
  ['soft', /\bsoft(?:en|ens|ened|ening|er|ly)?\b/i],
  ['tender', /\btender(?:ly|ness)?\b/i],
  ['golden', /\bgolden\b/i],
  ['creamy', /\bcream(?:y|ier|iness)\b/i],
  ['silky', /\bsilk(?:y|en)?\b/i],
  ['bright', /\bbright(?:en|ens|ened|ly)?\b/i],
  ['cozy', /\bcozy\b/i],
  ['comforting', /\bcomfort(?:s|ing)?\b/i],
  ['hearty', /\bhearty\b/i],
  ['savory', /\bsavory\b/i],
  ['tangy', /\btang(?:y)?\b/i],
  ['sticky', /\bsticky\b/i],
  ['fluffy', /\bfluffy\b/i],
  ['smoky', /\bsmoky\b/i],
  ['juicy', /\bjuicy\b/i],
  ['chewy', /\bchewy\b/i],
  ['rich', /\brich(?:ly|ness)?\b/i],
  ['fragrant', /\bfragran(?:t|ce)\b/i],
  ['glossy', /\bglossy\b/i],
  ['nutty', /\bnutty\b/i],
  ['sharp', /\bsharp(?:ly)?\b/i],
  ['gently', /\bgent(?:le|ly)\b/i],
  ['crackling', /\bcrackl(?:e|es|y|ing)\b/i],
  ['buttery', /\bbuttery\b/i],
  ['garlicky', /\bgarlicky\b/i],
  ['lemony', /\blemony\b/i],
  ['velvety', /\bvelvety?\b/i],
]
const MOST = 0.04
/** In fewer recipes, a share says nothing. */
const LEAST_RECIPES = 100

interface WordCount {
  word: string
  count: number
  slugs: string[]
}

/** How many descriptions use each of the worn words, most first. */
export function wornWords(recipes: readonly CookbookRecipe[]): WordCount[] {
  return WORN.map(([word, forms]) => {
    const slugs = recipes.filter(({ description }) => forms.test(description)).map(({ slug }) => slug)
    return { word, count: slugs.length, slugs }
  }).toSorted((a, b) => b.count - a.count)
}

/** Checks that the descriptions vary: none of the worn words is in more than 4 % of them. */
export function checkWords(recipes: readonly CookbookRecipe[]): string[] {
  if (recipes.length < LEAST_RECIPES) return []
  const most = Math.floor(recipes.length * MOST)
  return wornWords(recipes)
    .filter(({ count }) => count > most)
    .map(
      ({ word, count, slugs }) =>
        `descriptions: '${word}' is in ${count}, at most ${most} may have it (the last: ${slugs.slice(-3).join(', ')})`,
    )
}
