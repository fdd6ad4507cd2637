import { z } from 'zod'
import { PAGE_LETTERS } from './import-limits.ts'
import { ownRecipeContent } from './own-recipes.ts'
import * as strings from './strings.ts'

const address = z.string().trim().min(1, strings.recipeLinkMissing).max(2000, strings.linkTooLong)

/** A link, or the page as the user sees it. */
const shapes = z.union([
  z.strictObject({ url: address }),
  z.strictObject({ html: z.string().min(1).max(PAGE_LETTERS), url: address.optional() }),
])

/** Errors are reported for the shape that was meant. */
export const importRecipeInput = z.looseObject({}).transform((body, context): z.output<typeof shapes> => {
  const read = shapes.options['html' in body ? 1 : 0].safeParse(body)
  if (read.success) return read.data
  for (const { path, message } of read.error.issues) context.addIssue({ code: 'custom', path, message })
  return z.NEVER
})
export type ImportRecipeInput = z.input<typeof shapes>

const sureness = z.number().min(0).max(1)

/** A recipe read from a page. Nothing of it is stored until the user saves it. */
const importedPage = z.object({
  content: ownRecipeContent,
  tags: z.array(z.string()),
  /** Of the fields that the page has, 0 to 1. */
  sureness: z.partialRecord(
    z.enum([
      ...(['title', 'description', 'ingredients', 'instructions', 'servings'] as const),
      ...(['prep_time_minutes', 'cooking_time_minutes', 'rest_time_minutes', 'cuisine_type'] as const),
    ]),
    sureness,
  ),
  /** What has no field, or no room. */
  left: z.array(z.string()),
  /** A JPEG in base64. */
  photo: z.string().nullable(),
  source: z.object({
    url: z.string().nullable(),
    name: z.string().nullable(),
    author: z.string().nullable(),
  }),
})
export type ImportedPage = z.output<typeof importedPage>

const REFUSALS = [
  ...(['login', 'robots', 'blocked', 'no-recipe', 'gone', 'too-slow', 'too-large'] as const),
  ...(['not-a-page', 'private', 'busy', 'not-found', 'broken', 'list'] as const),
] as const
export type ImportRefusal = (typeof REFUSALS)[number]

export const importRecipeOutput = z.union([
  importedPage,
  z.object({ refused: z.enum(REFUSALS), message: z.string() }),
])
export type ImportRecipeOutput = z.output<typeof importRecipeOutput>
