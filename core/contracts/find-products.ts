import { z } from 'zod'
import { MAX_CODES } from './product-limits.ts'

export const findProductsInput = z.strictObject({
  /** In their one form: 8 or 13 digits. */
  codes: z
    .array(z.string().regex(/^(?:\d{8}|\d{13})$/))
    .min(1)
    .max(MAX_CODES),
})
export type FindProductsInput = z.input<typeof findProductsInput>

/** What an operator's list says about a code. */
const foundProduct = z.object({
  code: z.string(),
  /** As the maker prints it; may be empty. */
  name: z.string().max(120),
  /** The food by the name that a pantry lists it under; null where the list doesn't say it surely. */
  food: z.string().nullable(),
  /** Where it isn't sure: likely foods, best first. */
  near: z.array(z.string()).max(3),
  /** As the maker prints it: "500 g"; may be empty. */
  amount: z.string().max(40),
})

export const findProductsOutput = z.object({
  /** Codes that no list has are omitted. */
  products: z.array(foundProduct).max(MAX_CODES),
})
export type FindProductsOutput = z.output<typeof findProductsOutput>
