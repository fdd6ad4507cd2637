import { NO_CONTENT, NO_MARKS } from '../contracts/own-limits.ts'
import type { OwnRecipeContent, RecipeMarks } from '../contracts/own-recipes.ts'

/** For the browser, which needs no schema library with them. */
export const emptyContent: OwnRecipeContent = NO_CONTENT
export const emptyMarks: RecipeMarks = NO_MARKS
