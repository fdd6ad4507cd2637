/** Estimated heights, in pixels, at the widths of the two columns on a desktop. */
const HEAD = 70
const CONTROLS = 190
const LINE = 48
const LINE_CHARS = 42
const STEP_LINE = 27
const STEP_CHARS = 64

const rows = (text: string, chars: number) => Math.max(1, Math.ceil(text.length / chars))

const ingredientsHeight = (lines: readonly string[]) =>
  HEAD + CONTROLS + lines.reduce((sum, line) => sum + LINE + (rows(line, LINE_CHARS) - 1) * 22, 0)

const methodHeight = (steps: readonly string[]) =>
  HEAD + steps.reduce((sum, step) => sum + 16 + rows(step, STEP_CHARS) * STEP_LINE, 0)

export interface SidePart<Content> {
  /** Its estimated height. */
  height: number
  content: Content
}

/** Deals the smaller cards out to the two columns, each to the shorter one, so that neither leaves a gap. */
export function dealColumns<Content>(
  recipe: { lines: readonly string[]; steps: readonly string[] },
  parts: readonly SidePart<Content>[],
  /** Of what stands below the method in any case. */
  below = 0,
): { left: Content[]; right: Content[] } {
  const dealt = { left: [] as Content[], right: [] as Content[] }
  let left = ingredientsHeight(recipe.lines)
  let right = methodHeight(recipe.steps) + below
  for (const { height, content } of parts)
    if (left < right) {
      dealt.left.push(content)
      left += height
    } else {
      dealt.right.push(content)
      right += height
    }
  return dealt
}
