import { plainCooklang } from './cooklang-text.ts'
import { headingText, isHeading } from './heading.ts'
import { numberedSteps } from './numbered-steps.ts'
import * as strings from './strings.ts'

const section = (name: string) => `== ${plainCooklang(name).replaceAll('=', '＝')} ==`

const gather = (marked: readonly string[]) => (marked.length > 0 ? [strings.gather(marked.join(', '))] : [])

/** Whether the recipe has headings, among its ingredients or steps. */
export const hasSections = (ingredients: readonly string[], steps: readonly string[]): boolean =>
  ingredients.some(isHeading) || numberedSteps(steps).some(({ heading }) => heading !== null)

/**
 * In Cooklang a section has ingredients and steps of its own. Here the sections of both may differ: those of the
 * ingredients are lists before the method, and come back as they were.
 */
export function inSections(
  ingredients: readonly string[],
  markOf: (line: string, at: number) => string,
  steps: readonly string[],
  stepOf: (step: string) => string,
): string[] {
  const blocks: string[] = []
  let lines: string[] = []
  for (const [at, line] of ingredients.entries()) {
    if (isHeading(line)) {
      blocks.push(...gather(lines), section(headingText(line)))
      lines = []
    } else lines.push(markOf(line, at))
  }
  blocks.push(...gather(lines))
  // Without it, the first steps would belong to the last list.
  if (ingredients.some(isHeading)) blocks.push(section(strings.methodHeading))
  for (const { heading, text } of numberedSteps(steps))
    blocks.push(...(heading === null ? [] : [section(heading)]), stepOf(text))
  return blocks
}
