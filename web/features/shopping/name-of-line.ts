import { normaliseName } from '#core/contracts/ingredient-names.ts'
import { parseLine } from '#core/ingredients/parse-line.ts'

/** What to buy, without its amount: "2 lemons" is lemons. */
export const nameOfLine = (line: string): string => parseLine(line).name || normaliseName(line)
