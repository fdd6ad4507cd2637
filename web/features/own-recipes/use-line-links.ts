import { useCallback } from 'react'
import { linkIn, mayLink } from '#core/own-recipes/linked-recipes.ts'
import { batchesIn } from '#core/recipes/batches.ts'
import { normalWords } from '#core/text/normalise.ts'
import { ownByTitle } from '#web/state/own/own-links.ts'
import type { OwnRecipe } from '#web/state/own/own-recipe.ts'
import { useOwnRecipes } from '#web/state/own/own-recipes.ts'

/** The recipe that a line stands for, or those that it may be going to. */
export interface LineLink {
  linked?: OwnRecipe
  /** Whole lines, by title. */
  offers: readonly { title: string; line: string }[]
}

const MOST_OFFERS = 3

/** "1 batch piz" may become a link to any recipe with a word that begins so, "1 batch" to any. */
function offersFor(line: string, recipes: Iterable<OwnRecipe>): LineLink['offers'] {
  // What is still to be typed.
  const batches = batchesIn(`${line} …`)
  if (!batches) return []
  const [of = ''] = /^of\s+/i.exec(batches.rest) ?? []
  const typed = normalWords(batches.rest.slice(of.length))
  const last = typed.length - 1
  const start = `${line} …`.slice(0, -batches.rest.length) + of
  const offers: { title: string; line: string }[] = []
  for (const { content } of recipes) {
    const words = normalWords(content.title)
    const fits = typed.every((word, at) =>
      words.some((one) => (at === last ? one.startsWith(word) : one === word)),
    )
    if (fits) offers.push({ title: content.title, line: `${start}${content.title}` })
    if (offers.length === MOST_OFFERS) break
  }
  return offers
}

/** For each line of a recipe, what it links to. A recipe never links to itself. */
export function useLineLinks(recipeId: string): (line: string) => LineLink | undefined {
  const recipes = useOwnRecipes()
  return useCallback(
    (line) => {
      if (!mayLink(line)) return undefined
      const link = linkIn(line, ownByTitle(recipes))
      const linked = link && recipes.get(link.recipe.id)
      if (linked && linked.id !== recipeId) return { linked, offers: [] }
      const others = [...recipes.values()].filter(({ id }) => id !== recipeId).reverse()
      const offers = offersFor(line, others)
      return offers.length > 0 ? { offers } : undefined
    },
    [recipes, recipeId],
  )
}
