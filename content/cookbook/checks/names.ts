import { nameForm } from '#core/recipes/name-form.ts'
import type { CookbookRecipe } from '../record.ts'

/** Other names are new: none is the recipe's own title, or what another recipe goes by. */
export function checkNames(recipes: readonly CookbookRecipe[]): string[] {
  const titles = new Map(recipes.map(({ title, slug }) => [nameForm(title), slug]))
  const seen = new Map<string, string>()
  const problems: string[] = []
  for (const { slug, also = [] } of recipes)
    for (const name of also) {
      const form = nameForm(name)
      const holder = titles.get(form) ?? seen.get(form)
      if (holder === slug) problems.push(`${slug}: also '${name}' says one of its own names again`)
      else if (holder) problems.push(`${slug}: also '${name}' is taken by ${holder}`)
      else if (!/^\p{L}.*\p{L}$/u.test(name) || /[^\p{L}\p{N} '’&-]/u.test(name))
        problems.push(`${slug}: also '${name}' should be words, as people type them`)
      seen.set(form, slug)
    }
  return problems
}
