import { editDistance } from '#core/text/edit-distance.ts'

export interface LabeledItem {
  name: string
  price: number
  kind: string
}

interface FoundItem {
  text: string
  price: number | null
  kind: string
  name: string | null
  isSure: boolean
}

/** Nothing, one name, or several that are right. */
export type Food = string | null | readonly (string | null)[]

export interface Score {
  labeled: number
  found: number
  /** Name and price are right. */
  right: number
  /** The name is right. */
  named: number
  /** Of those named: the kind is right. */
  kinds: number
  /** Of those named that have a truth: the food is right; wrong while sure of it. */
  foods: number
  judged: number
  surelyWrong: number
}

const NONE: Score = {
  labeled: 0,
  found: 0,
  right: 0,
  named: 0,
  kinds: 0,
  foods: 0,
  judged: 0,
  surelyWrong: 0,
}

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

function likeness(a: string, b: string): number {
  const [x, y] = [plain(a), plain(b)]
  const longest = Math.max(x.length, y.length)
  return longest === 0 ? 0 : 1 - editDistance(x, y, longest) / longest
}

const namesOf = (food: Food): readonly (string | null)[] =>
  typeof food === 'string' || food === null ? [food] : food

/** Each labeled item with the found one that is most like it; the same price first. */
export function score(
  labeled: readonly LabeledItem[],
  found: readonly FoundItem[],
  foods: readonly Food[] | undefined,
  /** The name that the pantry lists a food under: "bread roll" and "dinner roll" are one. */
  listed: (name: string) => string,
): Score {
  const left = [...found]
  const out = { ...NONE, labeled: labeled.length, found: found.length }
  for (const [at, { name, price, kind }] of labeled.entries()) {
    const [best] = left
      .map((item) => ({ item, like: likeness(item.text, name), same: item.price === price }))
      .filter(({ like }) => like >= 0.6)
      .sort((a, b) => Number(b.same) - Number(a.same) || b.like - a.like)
    if (!best) continue
    left.splice(left.indexOf(best.item), 1)
    out.named++
    if (best.same) out.right++
    if (best.item.kind === kind) out.kinds++
    const truth = foods?.[at]
    // Not even a person can tell.
    if (truth === undefined || kind !== 'food' || (Array.isArray(truth) && truth[0] === '?')) continue
    out.judged++
    const food = best.item.name && listed(best.item.name)
    if (namesOf(truth).some((one) => (one && listed(one)) === food)) out.foods++
    else if (best.item.isSure) out.surelyWrong++
  }
  return out
}

export const sum = (scores: readonly Score[]): Score =>
  scores.reduce(
    (all, one) =>
      Object.fromEntries(
        Object.entries(all).map(([key, value]) => [key, value + one[key as keyof Score]]),
      ) as never,
    NONE,
  )
