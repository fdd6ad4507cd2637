import type { ExternalRecipeRow } from './rows.ts'
import type { SearchRecipesOutput } from './search-recipes.ts'

/** What the server writes into a page, so that rendering it needs no request. */
export interface PageData {
  recipe?: ExternalRecipeRow
  /** The first page of the collection, in the random order of this seed. */
  collection?: { seed: number; found: SearchRecipesOutput }
}

/** Renders a page on the server; a part of the web app's build. */
export type Prerender = (pathname: string, data: PageData) => Promise<string>

/** Where the drawn page stands in the app's one page. */
export const LOOK = /<!--look-->[\s\S]*?<!--\/look-->/
