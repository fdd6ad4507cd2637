import type { Category } from '../contracts/ingredient.ts'
import type { Keeping, PantryFact } from '../contracts/pantry-facts.ts'
import type { Place } from '../contracts/places.ts'

export type Basis = PantryFact['basis']

/** Where a food is kept, how long, and whether by safety or by quality. */
export interface Shelf {
  place: Place
  basis: Basis
  keeps: Keeping
}

/** A dish, or a name that is more general than the vocabulary's: "lasagna", "herbs", "cut fruit". */
export interface PreparedFood extends Shelf {
  food: string
  emoji: string
  category: Category
}

/** How a food is sold or made, where that decides how long it keeps. */
export type Form = 'canned' | 'dried' | 'fresh' | 'smoked' | 'ground' | 'pickled' | 'grated' | 'homemade'

/** What is known about keeping food. */
export interface ShelfLife {
  /** By vocabulary name; ingredients without an entry keep like their parent. */
  readonly foods: ReadonlyMap<string, Shelf>
  /** By every name, in folded singular words. */
  readonly prepared: ReadonlyMap<string, PreparedFood>
  /** Figures for a form of any food of a category. */
  readonly forms: ReadonlyMap<Form, ReadonlyMap<Category, Shelf>>
  /** Cooked food of any kind. */
  readonly leftovers: PreparedFood
}
