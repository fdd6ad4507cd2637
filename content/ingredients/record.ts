import type { Allergen, Category, DietKind, Ingredient } from '#core/contracts/ingredient.ts'

/** What a row may specify beyond its name; what most rows in a group share is specified once, on the group. */
interface Facts {
  plural?: string
  /** Uncountable: the plural is the name. */
  mass?: boolean
  parent?: string
  not?: string[]
  staple?: true
  diet?: DietKind
  gluten?: true
  allergens?: Allergen[]
  low_carb?: true
  /** Overrides the group's low_carb for a starchy or sweet ingredient. */
  carbs?: true
}

/** Name, emoji, popularity, other names (comma-separated), facts. */
type Row = readonly [name: string, emoji: string, popularity: number, also?: string, facts?: Facts]

export function group(category: Category, shared: Facts, rows: readonly Row[]): Ingredient[] {
  return rows.map((row) => expand(category, shared, row))
}

function expand(
  category: Category,
  shared: Facts,
  [name, emoji, popularity, also = '', own = {}]: Row,
): Ingredient {
  const facts = { ...shared, ...own }
  const allergens = facts.allergens ?? []
  const record: Ingredient = {
    name,
    plural: own.plural ?? (facts.mass ? name : pluralOf(name)),
    synonyms: also.split(',').flatMap((word) => word.trim() || []),
    emoji,
    category,
    popularity,
    diet: facts.diet ?? dietBy(allergens),
    allergens,
  }
  if (facts.parent) record.parent = facts.parent
  if (facts.not) record.not = facts.not
  if (facts.staple) record.staple = true
  if (facts.gluten || allergens.includes('wheat')) record.gluten = true
  if (facts.low_carb && !facts.carbs) record.low_carb = true
  return record
}

/** The least strict diet that an allergen allows; meat can't be inferred from allergens and is always stated. */
function dietBy(allergens: readonly Allergen[]): DietKind {
  if (allergens.includes('fish') || allergens.includes('shellfish')) return 'fish'
  return allergens.includes('milk') || allergens.includes('eggs') ? 'vegetarian' : 'vegan'
}

function pluralOf(name: string): string {
  if (/(s|x|z|ch|sh)$/.test(name)) return `${name}es`
  if (/[^aeiou]y$/.test(name)) return `${name.slice(0, -1)}ies`
  if (/lea?f$/.test(name)) return `${name.slice(0, -1)}ves`
  return `${name}s`
}
