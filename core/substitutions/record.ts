import type { Use } from './uses.ts'

/** What an ingredient does in a dish. A good swap does the same. */
export const ROLES = [
  'fat',
  'acid',
  'binder',
  'leavener',
  'sweetener',
  'thickener',
  'aroma',
  'protein',
  'liquid',
  'starch',
  'bulk',
  'heat',
  'salt',
  'umami',
  'crunch',
  'creaminess',
  'color',
] as const
export type Role = (typeof ROLES)[number]

/** An amount of the ingredient that is replaced: "1 cup", or 1 of it. */
export interface Base {
  amount: number
  unit: string | null
}

/** What goes in instead: so much for each base amount, or a share of whatever the recipe asks for. */
export interface Part {
  amount: number
  /** A canonical unit, null for pieces, 'share' for a share of the amount that is replaced. */
  unit: string | null
  label: string
  /** "scant", "finely chopped" */
  note: string
}

export interface Swap {
  substitute: string
  base: Base
  parts: readonly Part[]
  /** Begins with how much it changes: "Minimal: …". The grade reads it. */
  impact: string
  notes: string
  /** Where it is at its best. */
  fits: readonly Use[]
  /** Where alone it makes sense; empty for anywhere. */
  only: readonly Use[]
  /** Where it must not go. */
  ruins: readonly Use[]
}

export interface SubstitutionRecord {
  ingredient: string
  roles: readonly Role[]
  /** The best first. */
  swaps: readonly Swap[]
  /** True of every swap. */
  warnings: readonly string[]
}
