import type { RecipeMarks } from '#core/contracts/own-recipes.ts'
import { fold } from '#core/text/normalise.ts'
import type { OwnRecipe } from '#web/state/own/own-recipe.ts'

export const SORTS = ['newest', 'title', 'cooked'] as const
export type CookbookSort = (typeof SORTS)[number]

export interface CookbookView {
  search: string
  tag: string
  folder: string
  sort: CookbookSort
}

interface Cookbook {
  recipes: ReadonlyMap<string, OwnRecipe>
  marks: ReadonlyMap<string, { content: RecipeMarks }>
  /** The last day that each was cooked. */
  cooked: ReadonlyMap<string, string>
}

export interface CookbookEntry {
  recipe: OwnRecipe
  tags: readonly string[]
  folder: string | null
  rating: number | null
}

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true })
const byTitle = (a: OwnRecipe, b: OwnRecipe) => collator.compare(a.content.title, b.content.title)
/** A library comes in with one time for many: their order must not change with each sync. */
const byTime = (a: OwnRecipe, b: OwnRecipe) =>
  a.createdAt < b.createdAt
    ? 1
    : a.createdAt > b.createdAt
      ? -1
      : byTitle(a, b) || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)

const matchable = ({ recipe, tags, folder }: CookbookEntry) =>
  fold([recipe.content.title, ...recipe.content.ingredients, ...tags, folder ?? ''].join('\n'))

/** Every word has to be in the title, an ingredient, a tag or the folder; those with all of them in the title come first. */
export function findOwn({ recipes, marks, cooked }: Cookbook, view: CookbookView): CookbookEntry[] {
  const words = fold(view.search)
    .split(/[\s,]+/)
    .filter(Boolean)
  const entries = [...recipes.values()].map((recipe) => {
    const { tags = [], folder = null, rating = null } = marks.get(recipe.id)?.content ?? {}
    return { recipe, tags, folder, rating }
  })
  const isWanted = (entry: CookbookEntry) => {
    if (view.tag !== '' && !entry.tags.includes(view.tag)) return false
    if (view.folder !== '' && entry.folder !== view.folder) return false
    if (words.length === 0) return true
    const text = matchable(entry)
    return words.every((word) => text.includes(word))
  }
  const compare = {
    newest: byTime,
    title: byTitle,
    // Never cooked: at the end, the newest of them first.
    cooked: (a: OwnRecipe, b: OwnRecipe) => {
      const [one, other] = [cooked.get(a.id) ?? '', cooked.get(b.id) ?? '']
      return one === other ? byTime(a, b) : one < other ? 1 : -1
    },
  }[view.sort]
  const found = entries.filter(isWanted).sort((a, b) => compare(a.recipe, b.recipe))
  if (words.length === 0) return found
  const isNamed = ({ recipe }: CookbookEntry) => {
    const title = fold(recipe.content.title)
    return words.every((word) => title.includes(word))
  }
  const named = new Set(found.filter(isNamed))
  return [...named, ...found.filter((entry) => !named.has(entry))]
}
