import type { Category } from '../contracts/ingredient.ts'

/** What a category of a product list tells. */
export interface CategoryMeaning {
  /** How much it counts: a made food hides the plain ones inside of it. */
  level: 'plain' | 'mark' | 'made'
  food: string
}

export interface ProductCategories {
  meanings: ReadonlyMap<string, CategoryMeaning>
  /** The vocabulary's categories that a name may be of, by the categories that say no more. */
  groups: ReadonlyMap<string, ReadonlySet<Category>>
}

interface Written {
  plain: string
  made: string
  marks: string
  groups: string
}

const rowsOf = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.includes('|'))
    .map((line) => line.split('|').map((side) => side.trim()) as [string, string])

/** The tables as they are written, to look up in. A category that is in two of them is a mistake. */
export function productCategories({ plain, made, marks, groups }: Written): ProductCategories {
  const meanings = new Map<string, CategoryMeaning>()
  const add = (text: string, level: CategoryMeaning['level']) => {
    for (const [food, tags] of rowsOf(text))
      for (const tag of tags.split(' ')) {
        if (meanings.has(tag)) throw new Error(`Category ${tag} is there twice`)
        meanings.set(tag, { level, food })
      }
  }
  add(plain, 'plain')
  add(made, 'made')
  add(marks, 'mark')
  const known = new Map<string, ReadonlySet<Category>>()
  for (const [tags, categories] of rowsOf(groups))
    for (const tag of tags.split(' ')) known.set(tag, new Set(categories.split(' ') as Category[]))
  return { meanings, groups: known }
}
