import type { Frame } from '../read/follow-up.ts'
import { kitchenFraction } from '../units.ts'
import { type Answer, ask, said } from './answer.ts'
import * as strings from './strings.ts'

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
    const size = b ? strings.rectangular(a, b) : one === a * a ? strings.square(a) : strings.round(a)
    pans.push({ label: strings.pans(count, size), area: one * count, count })
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
        strings.panForDouble({
          pan: strings.aPan(first.label),
          area: Math.round(first.area),
          needed: Math.round(wider),
          nearest: fitting(wider),
        }),
      )
    return ask('pan', strings.askOtherPan(strings.aPan(first.label), Math.round(first.area)))
  }
  const instead = /\binstead of\b/.test(frame.folded)
  const [needed, own] = instead ? [second, first] : [first, second]
  const ratio = own.area / needed.area
  const sizes = strings.panSizes({
    needed: needed.label,
    neededArea: Math.round(needed.area),
    own: own.label,
    ownArea: Math.round(own.area),
    percent: Math.round(ratio * 100),
  })
  if (ratio >= 0.93 && ratio <= 1.08) return said('pan', strings.panSame(sizes))
  if (ratio > 1.08) return said('pan', strings.panLarger(sizes, plain(ratio)))
  return said('pan', ratio > 0.85 ? strings.panSmaller(sizes) : strings.panTooSmall(sizes, plain(ratio)))
}

const plain = (ratio: number) => kitchenFraction(Math.max(0.25, Math.round(ratio * 4) / 4))

function fitting(area: number): string {
  const pans = [
    [strings.pan8Round, 50],
    [strings.pan8Square, 64],
    [strings.pan9Square, 81],
    [strings.pans8Round, 100],
    [strings.pan9By13, 117],
    [strings.pans9Round, 127],
    [strings.panHalfSheet, 234],
  ] as const
  const near = (size: number) => Math.abs(size - area)
  const best =
    pans.find(([, size]) => near(size) <= area * 0.1) ?? [...pans].sort((a, b) => near(a[1]) - near(b[1]))[0]
  return best?.[0] ?? ''
}
