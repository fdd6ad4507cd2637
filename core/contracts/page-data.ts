import type { ExternalRecipeRow } from './rows.ts'
import type { SearchRecipesOutput } from './search-recipes.ts'

/** What the server writes into a page, so that its first look has to ask for nothing. */
export interface PageData {
  recipe?: ExternalRecipeRow
  /** The first page of the collection, in the random order of this seed. */
  collection?: { seed: number; found: SearchRecipesOutput }
}

/** How the server draws the first look of a page; a part of the web app's build. */
export type FirstLook = (pathname: string, data: PageData) => Promise<string>

/** Where the drawn page stands in the app's one page. */
export const LOOK = /<!--look-->[\s\S]*?<!--\/look-->/
