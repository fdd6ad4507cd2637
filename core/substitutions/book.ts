import type { Allergen, Diet } from '#core/contracts/food-facts.ts'
import type { Ingredient } from '#core/contracts/ingredient.ts'
import { ingredientsOfLine } from '#core/ingredients/line-ingredients.ts'
import { isKindOf, resolve, type Vocabulary } from '#core/ingredients/vocabulary.ts'
import type { FoodMeasures } from '#core/recipes/food-weights.ts'
import { type NotePart, readNotes } from './notes.ts'
import type { NamedPart } from './quantity.ts'
import type { Role, SubstitutionRecord, Swap } from './record.ts'
import * as strings from './strings.ts'
import { allergensOf, asLabeled, dietsOf } from './swap-facts.ts'

/** A swap with its parts resolved by name, and so its diets and allergens. */
export interface KnownSwap extends Omit<Swap, 'parts' | 'notes'> {
  notes: readonly NotePart[]
  parts: readonly NamedPart[]
  diets: readonly Diet[]
  allergens: readonly Allergen[]
}

interface KnownRecord {
  ingredient: Ingredient
  roles: readonly Role[]
  swaps: readonly KnownSwap[]
  warnings: readonly string[]
}

export interface SubstitutionBook {
  vocabulary: Vocabulary
  measures: FoodMeasures
  records: ReadonlyMap<string, KnownRecord>
  /** Near twins in reverse: for ingredients without a record of their own. */
  twins: ReadonlyMap<string, readonly KnownSwap[]>
}

/** The ingredient that a label names; an ambiguous label is an error in the content. */
function ingredientOf(label: string, vocabulary: Vocabulary): Ingredient {
  const direct = resolve(vocabulary, label)
  if (direct) return asLabeled(direct, label)
  const [first, ...more] = ingredientsOfLine(label.replace(/^vegetarian /, ''), vocabulary)
  if (!first?.ingredient || !first.exact || more.length > 0) throw new Error(`"${label}" names no ingredient`)
  return asLabeled(first.ingredient, label)
}

function know(swap: Swap, roles: readonly Role[], vocabulary: Vocabulary): KnownSwap {
  const parts = swap.parts.map((part) => ({ ...part, ingredient: ingredientOf(part.label, vocabulary) }))
  const inside = parts.map(({ ingredient }) => ingredient)
  return {
    ...swap,
    parts,
    notes: readNotes(swap.notes, (label) => ingredientOf(label, vocabulary)),
    diets: dietsOf(inside, roles),
    allergens: allergensOf(inside),
  }
}

const isTwin = ({ parts, impact, only }: KnownSwap) =>
  parts.length === 1 &&
  parts[0]?.unit === 'share' &&
  parts[0].amount === 1 &&
  only.length === 0 &&
  /^(Minimal|Excellent):/.test(impact)

function twinOf({ ingredient, roles }: KnownRecord, swap: KnownSwap, vocabulary: Vocabulary): KnownSwap {
  const back: Swap = {
    substitute: ingredient.name,
    base: swap.base,
    parts: [{ amount: 1, unit: 'share', label: ingredient.name, note: '' }],
    impact: strings.twinImpact,
    notes: strings.twinNotes,
    fits: swap.fits,
    only: [],
    ruins: swap.ruins,
  }
  return know(back, roles, vocabulary)
}

export function createBook(
  records: readonly SubstitutionRecord[],
  vocabulary: Vocabulary,
  measures: FoodMeasures,
): SubstitutionBook {
  const known = new Map<string, KnownRecord>()
  const twins = new Map<string, KnownSwap[]>()
  for (const { ingredient: name, roles, swaps, warnings } of records) {
    const ingredient = ingredientOf(name, vocabulary)
    known.set(ingredient.name, {
      ingredient,
      roles,
      warnings,
      swaps: swaps.map((swap) => know(swap, roles, vocabulary)),
    })
  }
  for (const record of known.values())
    for (const swap of record.swaps.filter(isTwin)) {
      const name = swap.parts[0]?.ingredient.name as string
      twins.set(name, [...(twins.get(name) ?? []), twinOf(record, swap, vocabulary)])
    }
  return { vocabulary, measures, records: known, twins }
}

export interface Entry extends KnownRecord {
  /** What the swaps were written for, if that is an ancestor of the ingredient. */
  by: Ingredient | undefined
}

const ENOUGH_TWINS = 2

/** The record for an ingredient: its own, else its near twins', else its parent's. */
export function lookUp(book: SubstitutionBook, ingredient: Ingredient): Entry | undefined {
  const own = book.records.get(ingredient.name)
  if (own) return { ...own, by: undefined }
  const kinds = isKindOf(book.vocabulary, ingredient.name)
  const kind = kinds.map(({ name }) => book.records.get(name)).find((record) => record !== undefined)
  const twins = book.twins.get(ingredient.name) ?? []
  if (twins.length >= ENOUGH_TWINS || (twins.length > 0 && !kind))
    return { ingredient, roles: kind?.roles ?? [], swaps: twins, warnings: [], by: undefined }
  if (!kind) return undefined
  const swaps = kind.swaps.filter(({ parts }) =>
    parts.every((part) => part.ingredient.name !== ingredient.name),
  )
  return { ...kind, ingredient, swaps, by: kind.ingredient }
}
