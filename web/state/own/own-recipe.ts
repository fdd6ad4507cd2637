import type { OwnRecipeContent } from '#core/contracts/own-recipes.ts'

/** A recipe of one's own, or one that the household shares. */
export interface OwnRecipe {
  id: string
  content: OwnRecipeContent
  isMine: boolean
  /** The owner's household reads it. */
  isShared: boolean
  /** `device`: there is no account. `refused`: the account rejects it (too many recipes, say), and it stays here. */
  state: 'device' | 'waiting' | 'synced' | 'refused'
  createdAt: string
  updatedAt: string
}
