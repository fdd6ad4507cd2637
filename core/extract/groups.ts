import { hasAmount, isGroupName } from '#core/recipes/reading/line-shapes.ts'

const LOWER = /\p{Ll}/u
const LEAST_LETTERS = 4
/** More names than that are lines of a list in capitals, or of bold words. */
const MOST_SHARE = 0.4

/** "FOR THE SAUCE", "TOPPING" among lines in ordinary letters. */
const isInCapitals = (line: string) =>
  line.length <= 50 &&
  !/\d/.test(line) &&
  !LOWER.test(line) &&
  (line.match(/\p{Lu}/gu)?.length ?? 0) >= LEAST_LETTERS

/** "FOR FRYING" names a group, "oil, for frying" is a line. */
const isNameless = (line: string) =>
  !hasAmount(line) || (!/\d/.test(line) && /^(?:for|für|zum|pour|para|per|voor|för|til|dla)\s/i.test(line))

export interface Group {
  name: string
  /** Its first line. */
  before: string
}

/** Lines, and the names of their groups. `isNamed`: whether the page shows a line as a heading. */
export function partGroups(
  lines: readonly string[],
  isNamed: (line: string) => boolean = () => false,
): { lines: string[]; groups: Group[] } {
  const capitals = lines.filter((line) => LOWER.test(line)).length >= lines.length * (1 - MOST_SHARE)
  const isName = (line: string, at: number) =>
    at < lines.length - 1 &&
    (isGroupName(line) || (isNameless(line) && ((capitals && isInCapitals(line)) || isNamed(line))))
  const names = lines.map(isName)
  const kept = lines.filter((_, at) => !names[at])
  if (kept.length < lines.length * (1 - MOST_SHARE)) return { lines: [...lines], groups: [] }
  const groups = lines.flatMap((name, at) => {
    const before = lines.find((_, i) => i > at && !names[i])
    return names[at] && before !== undefined ? [{ name, before }] : []
  })
  return { lines: kept, groups }
}

export const withoutGroups = (lines: readonly string[]): string[] => partGroups(lines).lines
