import type { Category, Ingredient } from '#core/contracts/ingredient.ts'

/** What is in it comes from content/food-facts. */
export type PlainIngredient = Omit<Ingredient, 'facts'>

/** What a row may say beyond its name; what most rows of a group share is said once, for the group. */
interface RowFacts {
  plural?: string
  /** Uncountable: the plural is the name. */
  mass?: boolean
  parent?: string
  not?: string[]
  staple?: true
}

/** Name, emoji, popularity, other names (comma-separated), facts. */
type Row = readonly [name: string, emoji: string, popularity: number, also?: string, facts?: RowFacts]

export function group(category: Category, shared: RowFacts, rows: readonly Row[]): PlainIngredient[] {
  return rows.map((row) => expand(category, shared, row))
}

function expand(
  category: Category,
  shared: RowFacts,
  [name, emoji, popularity, also = '', own = {}]: Row,
): PlainIngredient {
  const facts = { ...shared, ...own }
  const record: PlainIngredient = {
    name,
    plural: own.plural ?? (facts.mass ? name : pluralOf(name)),
    synonyms: also.split(',').flatMap((word) => word.trim() || []),
    emoji,
    category,
    popularity,
  }
  if (facts.parent) record.parent = facts.parent
  if (facts.not) record.not = facts.not
  if (facts.staple) record.staple = true
  return record
}

function pluralOf(name: string): string {
  if (/(s|x|z|ch|sh)$/.test(name)) return `${name}es`
  if (/[^aeiou]y$/.test(name)) return `${name.slice(0, -1)}ies`
  if (/lea?f$/.test(name)) return `${name.slice(0, -1)}ves`
  return `${name}s`
}
