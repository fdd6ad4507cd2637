import { convertMeasures, convertTemperatures, type DensityFor } from './convert-text.ts'
import type { System } from './measures.ts'
import { scaleLine } from './scale-line.ts'
import { scaleStep } from './scale-step.ts'

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
export function presentStep(step: string, { factor, system }: Presentation, densityFor: DensityFor): string {
  if (step.length > LONGEST) return step
  return convertTemperatures(convertMeasures(scaleStep(step, factor), system, densityFor, false), system)
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
