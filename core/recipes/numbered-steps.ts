import { headingText, isHeading } from './heading.ts'

/** A heading in a method is short: "For the sauce:". */
const LONGEST_HEADING = 80

export interface NumberedStep {
  /** "For the sauce", above the first step of a section. */
  heading: string | null
  text: string
  /** Its place in the recipe, from 0, where headings count. */
  at: number
}

/** The steps of a method, in order; a line that ends with a colon is the heading of the steps below it. */
export function numberedSteps(steps: readonly string[]): NumberedStep[] {
  const numbered: NumberedStep[] = []
  let heading: string | null = null
  for (const [at, text] of steps.entries()) {
    // With nothing below it, it is a step after all.
    if (text.length <= LONGEST_HEADING && isHeading(text) && at + 1 < steps.length) {
      const name = headingText(text)
      heading = heading === null ? name : `${heading}: ${name}`
    } else {
      numbered.push({ heading, text, at })
      heading = null
    }
  }
  return numbered
}
