import { normaliseName } from '#core/pantry/ingredient-list.ts'
import { parseLine } from '#core/pantry/parse-line.ts'

/** What to buy, without its amount: "2 lemons" is lemons. */
export const nameOfLine = (line: string): string => parseLine(line).name || normaliseName(line)
