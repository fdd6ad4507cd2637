import { ALLERGENS, DIETS } from '#core/contracts/food-facts.ts'
import type { Ingredient } from '#core/contracts/ingredient.ts'
import { ingredientsOfLine } from '#core/ingredients/line-ingredients.ts'
import { resolve, type Vocabulary } from '#core/ingredients/vocabulary.ts'
import type { SwapRule, SwapRules } from '#core/matching/swaps.ts'
import type { FoodMeasures } from '#core/recipes/food-weights.ts'
import { normalWords } from '#core/text/normalise.ts'
import { amountOfLine, partsFor, timesBase } from './quantity.ts'
import type { Role, SubstitutionRecord, Swap } from './record.ts'
import { allergensOf, dietsOf } from './swap-facts.ts'
import { touches, type Use, usesIn } from './uses.ts'

/** Changes that a cook accepts without thinking. */
const GOOD = /^(Minimal|Excellent|Slight):/
/** So near that it works in both directions. */
const TWIN = /^(Minimal|Excellent):/

interface KnownRule extends SwapRule {
  ingredients: readonly Ingredient[]
  roles: readonly Role[]
  /** As the book has it; undefined where the same amount does. */
  swap: Swap | undefined
}

function numberOf(label: string, vocabulary: Vocabulary): number {
  const name = resolve(vocabulary, label)?.name ?? ingredientsOfLine(label, vocabulary)[0]?.ingredient?.name
  return name === undefined ? -1 : (vocabulary.byForm.get(normalWords(name).join(' ')) ?? -1)
}

const isWhole = ({ parts }: Swap) => parts.length === 1 && parts[0]?.unit === 'share' && parts[0].amount === 1

/** The uses that rules ask about, each with a bit of its own. */
class UseBits {
  readonly #uses: Use[] = []
  readonly #bits = new Map<Use, number>()

  of(listed: readonly Use[]): number {
    let bits = 0
    for (const use of listed) {
      if (!this.#uses.includes(use)) {
        this.#uses.push(use)
        this.#bits.clear()
      }
      bits |= 1 << this.#uses.indexOf(use)
    }
    if (this.#uses.length > 31) throw new Error('more uses than bits')
    return bits
  }

  /** Those that a use is, by itself or by its family. */
  #bitsOf(named: Use): number {
    const known = this.#bits.get(named)
    if (known !== undefined) return known
    let bits = 0
    for (const [at, use] of this.#uses.entries()) if (touches([use], new Set([named]))) bits |= 1 << at
    this.#bits.set(named, bits)
    return bits
  }

  in(title: string): number {
    let bits = 0
    for (const named of usesIn(title)) bits |= this.#bitsOf(named)
    return bits
  }
}

/**
 * The good swaps of the book, and kinds that are alike enough for any dish: what the index counts as covered when the
 * kitchen holds it.
 */
export function createSwapRules(
  records: readonly SubstitutionRecord[],
  alike: readonly (readonly string[])[],
  vocabulary: Vocabulary,
  measures: FoodMeasures,
): SwapRules {
  const uses = new UseBits()
  const byPart = new Map<number, KnownRule[]>()
  const seen = new Set<string>()
  const add = (target: number, parts: readonly number[], roles: readonly Role[], swap?: Swap) => {
    const key = `${target}<${parts.join('+')}`
    if (target < 0 || parts.length === 0 || parts.some((part) => part < 0 || part === target)) return
    if (seen.has(key)) return
    seen.add(key)
    const rule: KnownRule = {
      target,
      parts,
      only: uses.of(swap?.only ?? []),
      ruins: uses.of(swap?.ruins ?? []),
      near: swap === undefined || TWIN.test(swap.impact),
      ingredients: parts.map((part) => vocabulary.ingredients[part] as Ingredient),
      roles,
      swap: swap && !isWhole(swap) ? swap : undefined,
    }
    for (const part of new Set(parts)) byPart.set(part, [...(byPart.get(part) ?? []), rule])
  }
  for (const { ingredient, roles, swaps } of records) {
    const target = numberOf(ingredient, vocabulary)
    for (const swap of swaps) {
      if (!GOOD.test(swap.impact)) continue
      const parts = swap.parts.map(({ label }) => numberOf(label, vocabulary))
      add(target, parts, roles, swap)
      if (isWhole(swap) && TWIN.test(swap.impact) && swap.only.length === 0)
        add(parts[0] ?? -1, [target], roles, swap)
    }
  }
  for (const kinds of alike) {
    const numbers = kinds.map((name) => numberOf(name, vocabulary))
    for (const target of numbers) for (const part of numbers) add(target, [part], [])
  }

  const amountsFor = ({ swap, target, ingredients }: KnownRule, line: string): string[] => {
    const replaced = vocabulary.ingredients[target]
    const asked = amountOfLine(line)
    if (!swap || !replaced || !asked) return []
    const times = timesBase(asked, swap.base, replaced, { vocabulary, measures })
    const parts = swap.parts.map((part, at) => ({ ...part, ingredient: ingredients[at] as Ingredient }))
    return times === undefined ? [] : partsFor(parts, times, asked)
  }

  const kept = new Map<string, boolean>()
  const judge = ({ ingredients, roles }: KnownRule, dietary: number, avoid: number) => {
    const diets = dietary === 0 ? [] : dietsOf(ingredients, roles)
    const allergens = avoid === 0 ? [] : allergensOf(ingredients)
    return (
      DIETS.every((diet, at) => (dietary & (1 << at)) === 0 || diets.includes(diet)) &&
      ALLERGENS.every((allergen, at) => (avoid & (1 << at)) === 0 || !allergens.includes(allergen))
    )
  }
  return {
    of: (part) => byPart.get(part) ?? [],
    usesIn: (title) => uses.in(title),
    keeps(rule, dietary, avoid) {
      if (dietary === 0 && avoid === 0) return true
      const key = `${rule.target}<${rule.parts.join('+')}/${dietary}/${avoid}`
      const known = kept.get(key) ?? judge(rule as KnownRule, dietary, avoid)
      kept.set(key, known)
      return known
    },
    factsFor(rule, line) {
      const known = rule as KnownRule
      const { ingredients, roles } = known
      const facts = { allergens: allergensOf(ingredients), diets: dietsOf(ingredients, roles) }
      return { amounts: amountsFor(known, line), ...facts }
    },
  }
}
