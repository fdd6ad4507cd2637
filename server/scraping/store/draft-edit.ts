import type { RecipeContent } from '#core/scraping/recipe-content.ts'

/** A reviewer's fields of a draft, in place of what was read. */
export type DraftEdit = Partial<RecipeContent & { dietary_tags: string[] }>
