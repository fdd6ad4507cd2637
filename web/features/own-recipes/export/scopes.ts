import type { RecipeMarks } from '#core/contracts/own-recipes.ts'
import { shelvesOf } from '#core/own-recipes/tags.ts'
import type { OwnRecipe } from '#web/state/own/own-recipe.ts'
import * as strings from './strings.ts'

/** Which recipes are exported. */
interface Scope {
  value: string
  label: string
  recipes: readonly OwnRecipe[]
}

interface Cookbook {
  recipes: Iterable<OwnRecipe>
  marks: ReadonlyMap<string, { content: RecipeMarks }>
  /** What a search or a filter shows; undefined if it is everything. */
  shown: readonly OwnRecipe[] | undefined
}

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true })

/** All, what is shown, and each folder and tag; those of the household are their owners'. */
export function scopesOf({ recipes, marks, shown }: Cookbook): Scope[] {
  const mine = [...recipes].filter(({ isMine }) => isMine)
  mine.sort((a, b) => collator.compare(a.content.title, b.content.title))
  const noted = (id: string) => marks.get(id)?.content
  const shelves = shelvesOf(mine.flatMap(({ id }) => marks.get(id) ?? []))
  const some = (passes: (recipe: OwnRecipe) => boolean | undefined) => mine.filter(passes)
  const seen = shown && new Set(shown.map(({ id }) => id))
  const scopes: Scope[] = [{ value: 'all', label: strings.all(mine.length), recipes: mine }]
  if (seen) {
    const found = some(({ id }) => seen.has(id))
    scopes.push({ value: 'shown', label: strings.shown(found.length), recipes: found })
  }
  for (const folder of shelves.folders) {
    const found = some(({ id }) => noted(id)?.folder === folder)
    scopes.push({ value: `folder ${folder}`, label: strings.folder(folder, found.length), recipes: found })
  }
  for (const tag of shelves.tags) {
    const found = some(({ id }) => noted(id)?.tags.includes(tag))
    scopes.push({ value: `tag ${tag}`, label: strings.tag(tag, found.length), recipes: found })
  }
  return scopes
}
