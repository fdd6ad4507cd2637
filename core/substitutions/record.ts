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

/** What to use instead: an amount per base amount, or a share of whatever the recipe asks for. */
export interface Part {
  amount: number
  /** A canonical unit, null for pieces, 'share' for a share of the replaced amount. */
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
  /** Where it works best. */
  fits: readonly Use[]
  /** The only uses where it makes sense; empty for any. */
  only: readonly Use[]
  /** Where it must not be used. */
  ruins: readonly Use[]
}

export interface SubstitutionRecord {
  ingredient: string
  roles: readonly Role[]
  /** The best first. */
  swaps: readonly Swap[]
  /** Applies to every swap. */
  warnings: readonly string[]
}
