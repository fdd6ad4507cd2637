import type { SwapFacts } from '../contracts/match-recipes.ts'
import { MAIN } from './readiness.ts'

/** One ingredient, or several together, that do for another. Ingredients by their number in the vocabulary. */
export interface SwapRule {
  target: number
  parts: readonly number[]
  /** Bits of the uses that it is only for, and of those that it would ruin. */
  only: number
  ruins: number
  /** So alike that it also does for the main ingredient: linguine for spaghetti, but not apples for pears. */
  near: boolean
}

/** The good swaps of the substitution book, as the index needs them. */
export interface SwapRules {
  /** The rules by each of their parts. */
  of: (part: number) => readonly SwapRule[]
  /** The uses that a dish's title names, as bits. */
  usesIn: (title: string) => number
  /** Whether a swap keeps these diets and avoids these allergens, both as bits. */
  keeps: (rule: SwapRule, dietary: number, avoid: number) => boolean
  /** How much a swap takes for a line, and what it brings into the dish. */
  factsFor: (rule: SwapRule, line: string) => SwapFacts
}

export const NO_SWAPS: SwapRules = {
  of: () => [],
  usesIn: () => 0,
  keeps: () => true,
  factsFor: () => ({ amounts: [], allergens: [], diets: [] }),
}

/** Whether a swap is right for a line of this weight in a dish with these uses. */
export const suits = ({ only, ruins, near }: SwapRule, uses: number, weight: number): boolean =>
  (ruins & uses) === 0 && (only === 0 || (only & uses) !== 0) && (near || weight !== MAIN)
