import type { CookbookRecipe } from '../../cookbook/record.ts'
import { part1 } from './part-1.ts'
import { part2 } from './part-2.ts'

export const americanSouth: readonly CookbookRecipe[] = [...part1, ...part2]
