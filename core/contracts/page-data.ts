import type { ExternalRecipeRow } from './rows.ts'
import type { SearchRecipesOutput } from './search-recipes.ts'

/** Data that the server embeds in a page, so that rendering it needs no request. */
export interface PageData {
  recipe?: ExternalRecipeRow
  /** The first page of the collection, in the random order for this seed. */
  collection?: { seed: number; found: SearchRecipesOutput }
}

/** Renders a page on the server; part of the web app's build. */
export type Prerender = (pathname: string, data: PageData) => Promise<string>

/** Where the prerendered page goes in the app's single HTML file. */
export const LOOK = /<!--look-->[\s\S]*?<!--\/look-->/
