import { z } from 'zod'

/** What the page itself says, kept beside a result until somebody has reviewed it. */

/** Who a recipe is by, and under which terms; as the page says. */
const recipeRights = z.object({
  author: z.string().nullable(),
  publisher: z.string().nullable(),
  /** A name or an address of a license. */
  license: z.string().nullable(),
})
export type RecipeRights = z.output<typeof recipeRights>

/** A line, from 0, that the result has and the page doesn't show; null: most of the list. */
const unseenLine = z.object({
  field: z.enum(['ingredients', 'instructions']),
  line: z.number().nullable(),
})
export type UnseenLine = z.output<typeof unseenLine>

const pageEvidence = z.object({
  title: z.string(),
  language: z.string(),
  /** The visible text around the recipe. */
  text: z.string(),
  unseen: z.array(unseenLine),
})
export type PageEvidence = z.output<typeof pageEvidence>
