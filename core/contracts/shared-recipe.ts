import { z } from 'zod'
import { ownRecipeContent } from './own-recipes.ts'
import * as strings from './strings.ts'

/** 32 random bytes in base64url, made by the browser. */
const LINK_TOKEN = /^[\w-]{43}$/
export const isLinkToken = (token: string) => LINK_TOKEN.test(token)

/**
 * Function shared-recipe, for everyone with the link. A token that is malformed, unknown or revoked, and one of a deleted
 * recipe, all get the same 404.
 */
export const sharedRecipeInput = z.object({ token: z.string(strings.linkMissing).max(200) })
export type SharedRecipeInput = z.input<typeof sharedRecipeInput>

export const sharedRecipeOutput = z.object({
  /** Without `photos` and `copied_from`: these are the owner's. */
  content: ownRecipeContent,
  /** Addresses of the photos on this site, the cover first; they work as long as the link does. */
  photos: z.array(z.string()),
  updated_at: z.string(),
})
export type SharedRecipeOutput = z.output<typeof sharedRecipeOutput>

export const sharedPhotoPath = (token: string, name: string) => `/shared-photos/${token}/${name}`
