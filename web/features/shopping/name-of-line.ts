import { parseLine } from '#core/ingredients/parse-line.ts'
import { normaliseName } from '#core/pantry/ingredient-list.ts'

/** What to buy, without its amount: "2 lemons" is lemons. */
export const nameOfLine = (line: string): string => parseLine(line).name || normaliseName(line)
