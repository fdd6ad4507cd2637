import {
  expandedLines,
  type FindByTitle,
  type LinkableRecipe,
  mayLink,
  titleLookup,
} from './linked-recipes.ts'
import type { StoredContent } from './own-row.ts'

const linkable = ({ id, content: { title, ingredients, servings } }: StoredContent): LinkableRecipe => ({
  id,
  title,
  ingredients,
  servings,
})

/** Finds the user's recipes by title; of several with the same one, the oldest. */
export const ownLookup = (recipes: Iterable<StoredContent>): FindByTitle =>
  titleLookup(
    [...recipes]
      .sort((a, b) =>
        a.createdAt === b.createdAt ? (a.id < b.id ? -1 : 1) : a.createdAt < b.createdAt ? -1 : 1,
      )
      .map(linkable),
  )

/** The lines of recipes that may stand for others in the same cookbook. */
export function openLinkShelf(recipes: ReadonlyMap<string, StoredContent>) {
  const linking = new Map<string, readonly string[]>()
  let find: FindByTitle | undefined

  function read({ id, content: { ingredients } }: StoredContent): readonly string[] {
    find ??= ownLookup(recipes.values())
    return expandedLines({ id, ingredients }, find).map(({ line }) => line)
  }

  return {
    /** What is in the recipe: its lines, those of linked recipes in place of the links. */
    linesOf: (stored: StoredContent): readonly string[] =>
      linking.get(stored.id) ?? stored.content.ingredients,
    /** To be called when recipes were added, changed or removed. Returns those whose lines are different now. */
    refresh(changed: Iterable<string>): string[] {
      find = undefined
      for (const id of changed)
        if (recipes.get(id)?.content.ingredients.some(mayLink)) linking.set(id, linking.get(id) ?? [])
        else linking.delete(id)
      const different: string[] = []
      for (const [id, before] of linking) {
        const stored = recipes.get(id)
        if (!stored) continue
        const lines = read(stored)
        if (lines.length === before.length && lines.every((line, at) => line === before[at])) continue
        linking.set(id, lines)
        different.push(id)
      }
      return different
    },
  }
}
