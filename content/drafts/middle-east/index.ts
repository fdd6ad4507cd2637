import type { CookbookRecipe } from '../../cookbook/record.ts'
import { part1 } from './part-1.ts'
import { part2 } from './part-2.ts'
import { part3 } from './part-3.ts'

export const middleEast: readonly CookbookRecipe[] = [...part1, ...part2, ...part3]
