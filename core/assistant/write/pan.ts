import type { Frame } from '../read/follow-up.ts'
import { kitchenFraction } from '../units.ts'
import { type Answer, ask, said } from './answer.ts'

interface Pan {
  label: string
  /** Square inches, all pans combined. */
  area: number
  count: number
}

const PAN =
  /\b(?:(two|three|2|3|a|an|one)\s+)?(\d{1,2})(?:\s*(?:x|by)\s*(\d{1,2}))?(?:\s*-?\s*(?:inch(?:es)?|in|"|″))?\s*-?(?:\s*(round|square|loaf|springform|bundt|pie|cake|tart))?s?\b/g
const COUNTS: Readonly<Record<string, number>> = { two: 2, three: 3, 2: 2, 3: 3 }

function pansIn(folded: string): Pan[] {
  const pans: Pan[] = []
  for (const match of folded.slice(0, 300).matchAll(PAN)) {
    const [all, number = '', first = '', second, shape] = match
    const a = Number(first)
    const b = Number(second ?? 0)
    if (a < 4 || a > 20 || (!second && !/inch|"|″|round|square|springform|bundt|pie|cake|tart/.test(all)))
      continue
    const count = COUNTS[number] ?? 1
    const one = b
      ? a * b
      : shape === 'square' || /square/.test(folded.slice(match.index, match.index + 25))
        ? a * a
        : Math.PI * (a / 2) ** 2
    const label = b ? `${a}×${b}-inch` : `${a}-inch ${one === a * a ? 'square' : 'round'}`
    pans.push({
      label: `${count > 1 ? `${count} ` : ''}${label}${count > 1 ? ' pans' : ' pan'}`,
      area: one * count,
      count,
    })
  }
  return pans
}

/** Compares areas: the batter should be as deep in the new pan as in the old one. */
export function writePan(frame: Frame): Answer | undefined {
  const pans = pansIn(frame.folded)
  const [first, second] = pans
  if (!first) return undefined
  if (!second) {
    const wider = /\b(double|twice)\b/.test(frame.folded) ? first.area * 2 : first.area
    if (/\b(double|twice)\b/.test(frame.folded) || /\bwhat|which\b/.test(frame.folded))
      return said(
        'pan',
        `${article(first.label)} is ${Math.round(first.area)} square inches; you need about ${Math.round(wider)}. ${fitting(wider)} Fill pans half to two thirds, and check early.`,
      )
    return ask(
      'pan',
      `${article(first.label)} is ${Math.round(first.area)} square inches. Which pan do you have or want instead?`,
    )
  }
  const instead = /\binstead of\b/.test(frame.folded)
  const [needed, own] = instead ? [second, first] : [first, second]
  const ratio = own.area / needed.area
  const percent = Math.round(ratio * 100)
  const sizes = `The ${needed.label} has ${Math.round(needed.area)} square inches, the ${own.label} ${Math.round(own.area)} (${percent} %).`
  if (ratio >= 0.93 && ratio <= 1.08)
    return said('pan', `Yes, they are nearly the same. ${sizes} Bake as written and check a little early.`)
  if (ratio > 1.08)
    return said(
      'pan',
      `Yes, but the batter will stand lower. ${sizes} Check 5–10 minutes early, or make ${plain(ratio)} times the recipe.`,
    )
  const rest =
    ratio > 0.85
      ? 'The batter stands a little deeper: bake 5–10 minutes longer.'
      : `Fill it only two thirds, make ${plain(ratio)} of the recipe or bake the rest as muffins; a deeper batter takes longer, so cover it if it browns.`
  return said('pan', `It is less room. ${sizes} ${rest}`)
}

const plain = (ratio: number) => kitchenFraction(Math.max(0.25, Math.round(ratio * 4) / 4))

function fitting(area: number): string {
  const pans = [
    ['An 8-inch round pan', 50],
    ['An 8×8-inch or 9-inch round pan', 64],
    ['A 9×9-inch pan', 81],
    ['A pair of 8-inch rounds', 100],
    ['A 9×13-inch pan', 117],
    ['A pair of 9-inch rounds', 127],
    ['A 13×18-inch half sheet', 234],
  ] as const
  const near = (size: number) => Math.abs(size - area)
  const best =
    pans.find(([, size]) => near(size) <= area * 0.1) ?? [...pans].sort((a, b) => near(a[1]) - near(b[1]))[0]
  return `${best?.[0]} is nearest.`
}

const article = (label: string) => `${/^(8|11|18)/.test(label) ? 'An' : 'A'} ${label}`
