import { convertMeasures, convertTemperatures, type DensityFor } from './convert-text.ts'
import type { System } from './measures.ts'
import { hasUnscaledCount } from './scale-counts.ts'
import { scaleLine } from './scale-line.ts'
import { scaleStep } from './scale-step.ts'
import type { RecipeCounts } from './step-counts.ts'

interface Presentation {
  factor: number
  system: System
}

/** Maximum length to process; longer lines from scraped pages are shown unchanged. */
const LONGEST = 2000

/** An ingredient line in the user's preferred units and scale. */
export function presentLine(
  line: string,
  { factor, system }: Presentation,
  gramsPerMl?: number | null,
): string {
  if (line.length > LONGEST) return line
  return convertMeasures(scaleLine(line, factor), system, () => gramsPerMl, true)
}

/** A step in the user's preferred units and scale. */
export function presentStep(
  step: string,
  { factor, system, counts }: Presentation & { counts: RecipeCounts },
  densityFor: DensityFor,
): string {
  if (step.length > LONGEST) return step
  const scaled = scaleStep(step, factor, counts)
  return convertTemperatures(convertMeasures(scaled, system, densityFor, false), system)
}

/** Does a scaled method still count something as it was written? */
export function hasUnscaledSteps(steps: readonly string[], factor: number, counts: RecipeCounts): boolean {
  return factor !== 1 && steps.some((step) => step.length > LONGEST || hasUnscaledCount(step, counts))
}

/** The density of the ingredient measured in a step, looked up among the recipe's own lines: "1/2 cup of the flour". */
export function densityAmong(lines: readonly { name: string; gramsPerMl: number | null }[]): DensityFor {
  const known = lines.flatMap(({ name, gramsPerMl }) =>
    gramsPerMl === null ? [] : [{ word: name.split(' ').at(-1) ?? name, gramsPerMl }],
  )
  return (after) => {
    const next = /^\s*(?:of\s+)?(?:the\s+)?((?:[\w-]+\s*){1,3})/i.exec(after)?.[1]?.toLowerCase() ?? ''
    return known.find(({ word }) => new RegExp(`\\b${word}`).test(next))?.gramsPerMl
  }
}
