import { type PathName, paths } from '#web/paths.ts'

type Plain = Exclude<PathName, 'recipe' | 'cook' | 'editRecipe' | 'shared'>

/** The URL of a guide's link target: "foodSafety", "foodSafety#storage" or "#storage". */
export function hrefOf(target: string): string {
  const [page = '', section] = target.split('#')
  const hash = section ? `#${section}` : ''
  if (page === '') return hash
  if (!(page in paths)) throw new Error(`A guide links to ${target}, and there is no such page.`)
  return `${paths[page as Plain]()}${hash}`
}
