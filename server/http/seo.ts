import { randomInt } from 'node:crypto'
import { PAGE_SUMMARIES } from '#content/pages.ts'
import type { PageData } from '#core/contracts/page-data.ts'
import type { ExternalRecipeRow } from '#core/contracts/rows.ts'
import { SEEDS, type SearchRecipesOutput, seedForDatabase } from '#core/contracts/search-recipes.ts'
import { isUuid } from '#core/contracts/uuid.ts'
import { pictureAddress, webAddress } from '#core/contracts/web-address.ts'
import { jsonLdScript } from '#core/recipes/export-json-ld.ts'
import { type ExportedRecipe, totalMinutes } from '#core/recipes/export-recipe.ts'
import { exportedRecipe } from '#core/recipes/exported-recipe.ts'
import { describeError, type Log } from '../lib/log.ts'
import type { Sql } from '../lib/sql.ts'
import { isListed } from './listed.ts'
import * as strings from './strings.ts'

/** The page's metadata for clients that run no script, and whether there is such a page at all. */
interface PageHead {
  status: 200 | 404
  html: string
  data?: PageData
}

/** With a query string the app fetches the data itself, so the page embeds none. */
export type DescribePage = (pathname: string, isPlain?: boolean) => Promise<PageHead>

interface SeoOptions {
  sql: Sql
  /** The origin of this site, without a trailing slash. */
  siteUrl: string
  log: Log
}

const MAX_DESCRIPTION = 160

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? '')

/** JSON inside a script element: nothing in it can close the element. */
export const inlineJson = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c')

/** Truncates at a word boundary, with an ellipsis. */
function shorten(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim()
  if (plain.length <= MAX_DESCRIPTION) return plain
  return `${plain.slice(0, MAX_DESCRIPTION - 1).replace(/\s+\S*$/, '')}…`
}

interface Words {
  title: string
  description: string
  /** The canonical URL; none for pages that search engines should skip. */
  canonical?: string
  /** Of a recipe that is listed where it comes from, and not here. */
  unlisted?: boolean
  image?: string
  kind?: 'website' | 'article'
  jsonLd?: string
  /** Data that the page needn't fetch before it shows anything. */
  data?: PageData
}

const coverOf = ({ id, cover_image_url }: ExternalRecipeRow) =>
  pictureAddress(cover_image_url) ?? `/covers/${id}.svg`

function headOf({
  title,
  description,
  canonical,
  unlisted,
  image,
  kind = 'website',
  jsonLd,
  data,
}: Words): string {
  const meta = (key: 'name' | 'property', name: string, content: string) =>
    `<meta ${key}="${name}" content="${escapeHtml(content)}" />`
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    canonical && `<link rel="canonical" href="${escapeHtml(canonical)}" />`,
    (unlisted || !canonical) && meta('name', 'robots', 'noindex, follow'),
    meta('property', 'og:site_name', strings.siteName),
    meta('property', 'og:type', kind),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    canonical && meta('property', 'og:url', canonical),
    image && meta('property', 'og:image', image),
    meta('name', 'twitter:card', kind === 'article' ? 'summary_large_image' : 'summary'),
    meta('name', 'twitter:title', title),
    meta('name', 'twitter:description', description),
    image && meta('name', 'twitter:image', image),
    jsonLd && `<script type="application/ld+json">${jsonLd}</script>`,
    data && `<script type="application/json" id="sous-page-data">${inlineJson(data)}</script>`,
    data?.recipe && `<link rel="preload" as="image" href="${escapeHtml(coverOf(data.recipe))}" />`,
  ]
    .filter(Boolean)
    .join('\n    ')
}

function summaryOf(recipe: ExportedRecipe): string {
  if (recipe.description) return shorten(recipe.description)
  const { title, ingredients } = recipe
  const minutes = totalMinutes(recipe)
  return shorten(
    minutes
      ? strings.timedRecipeSummary(title, ingredients.length, minutes)
      : strings.recipeSummary(title, ingredients.length),
  )
}

/** The device or the account knows which recipes there are. */
const EDITOR = /^\/my-recipes\/[^/]+\/edit$/
const SHARED = /^\/shared\/[^/]+$/
const RECIPE = /^\/recipe\/([^/]+)(\/cook)?$/

/** The head of every page; a recipe's comes from the database. */
export function describePages({ sql, siteUrl, log }: SeoOptions): DescribePage {
  const icon = `${siteUrl}/icons/icon-512.png`
  const absolute = (address: string | null) =>
    address && URL.canParse(address, siteUrl) ? new URL(address, siteUrl).href : null

  const missing = (title: string): PageHead => ({
    status: 404,
    html: headOf({ title: strings.pageTitle(title), description: strings.nothingAtAddress }),
  })

  async function recipeHead(id: string, isCookMode: boolean): Promise<PageHead> {
    if (!isUuid(id)) return missing(strings.recipeNotFound)
    // Timestamp formatted as in rest/v1: the app fetches the row too, and an equal response triggers no re-render.
    const [found] = await sql<{ row: ExternalRecipeRow; listed: boolean }[]>`
      select to_jsonb(recipe) || jsonb_build_object('created_at', created_at::text) as row, ${isListed(sql)} as listed
      from external_recipes recipe where id = ${id}`
    const row = found?.row
    if (!row) return missing(strings.recipeNotFound)
    const data: PageData = { recipe: row }
    const url = `${siteUrl}/recipe/${row.id}`
    const drawn = `${siteUrl}/covers/${row.id}.jpg`
    const recipe = exportedRecipe(row, { url, absolute })
    // Link previews and search engines don't show SVG.
    const image = recipe.image && !/\.svg$/.test(recipe.image) ? recipe.image : drawn
    return {
      status: 200,
      html: headOf({
        title: isCookMode ? strings.cookModeTitle(recipe.title) : strings.pageTitle(recipe.title),
        description: summaryOf(recipe),
        canonical: isCookMode ? undefined : ((found.listed ? null : webAddress(row.source_url)) ?? url),
        unlisted: !found.listed,
        image,
        kind: 'article',
        jsonLd: isCookMode || !found.listed ? undefined : jsonLdScript({ ...recipe, image }),
        data,
      }),
      data,
    }
  }

  /** The first page of the collection, in a different order on each visit. */
  async function collectionData(): Promise<PageData> {
    const seed = randomInt(SEEDS)
    const [row] = await sql<{ found: SearchRecipesOutput }[]>`
      select public.search_collection(seed => ${seedForDatabase(seed)}) as found`
    return row ? { collection: { seed, found: row.found } } : {}
  }

  return async (pathname, isPlain = true) => {
    const address = pathname.replace(/\/+$/, '') || '/'
    const [, id, cook] = RECIPE.exec(address) ?? []
    try {
      if (id) return await recipeHead(id.toLowerCase(), cook !== undefined)
    } catch (error) {
      // The app itself reports the error; the page only goes without a preview.
      log.warn('the head of a recipe could not be rendered', { error: describeError(error) })
      return {
        status: 200,
        html: headOf({
          title: strings.recipeTitle,
          description: strings.recipeDescription,
          canonical: siteUrl + address,
        }),
      }
    }
    // Like any other: whether the link works is known to those who open it, not to a crawler.
    if (SHARED.test(address))
      return {
        status: 200,
        html: headOf({
          title: strings.pageTitle(strings.sharedRecipe),
          description: strings.sharedRecipeDescription,
          image: icon,
        }),
      }
    const page = PAGE_SUMMARIES[EDITOR.test(address) ? '/my-recipes' : address.toLowerCase()]
    if (!page) return missing(strings.pageNotFound)
    const { title, description, hidden } = page
    const data = isPlain && address === '/recipes' ? await collectionData().catch(() => undefined) : undefined
    return {
      status: 200,
      data,
      html: headOf({
        title: title === 'Home' ? strings.homeTitle : strings.pageTitle(title),
        description,
        canonical: hidden ? undefined : `${siteUrl}${address.toLowerCase()}`,
        image: icon,
        data,
      }),
    }
  }
}
