import { webAddress } from '#core/contracts/web-address.ts'
import { extractRecipe } from '#core/extract/extract.ts'
import { parsePage } from '#core/extract/page.ts'
import type { RecipeFormat } from '../format.ts'
import { isMhtml, pageOfMhtml } from './mhtml.ts'
import * as strings from './strings.ts'

/** Browsers write down where a page comes from. */
const SAVED =
  /<!--\s{0,5}(?:saved from url=\(\d{1,6}\)|Page saved with SingleFile\s{1,5}url:\s{0,5})(https?:[^\s<>]{3,1990})/i

/** Some pages name themselves only in their data. */
const ENTITY =
  /"mainEntityOfPage"\s{0,5}:\s{0,5}(?:\{[^{}]{0,500}"@id"\s{0,5}:\s{0,5})?"(https?:[^"\s]{3,1990})"/

/** The page's own address: as the browser noted it, else as it names itself. */
function addressOf(html: string): string | null {
  const saved = SAVED.exec(html.slice(0, 5000))?.[1]
  if (saved) return webAddress(saved)
  const page = parsePage(html)
  const canonical = page.links.find(({ attribs }) => attribs.rel?.toLowerCase() === 'canonical')?.attribs.href
  const entity = page.jsonLd.map((json) => ENTITY.exec(json)?.[1]).find((address) => address !== undefined)
  const named = [canonical, page.meta.get('og:url'), entity]
  return named.reduce<string | null>((found, one) => found ?? webAddress(one ?? null), null)
}

const HTML =
  /^(?:<!--[\s\S]{0,2000}?-->\s{0,100}|<\?xml[^>]{0,200}>\s{0,100}){0,5}<(?:!doctype\s{1,9}html|html|head|body)\b/i

/** A saved web page. */
export const savedPage: RecipeFormat = {
  id: 'html',
  name: strings.savedPage,
  looksLike: ({ text }) => HTML.test(text.trimStart().slice(0, 12_000)) || isMhtml(text),
  read({ text, name }, { vocabulary, report }) {
    const archived = isMhtml(text) ? pageOfMhtml(text) : undefined
    const html = archived?.html ?? text
    const address = webAddress(archived?.address ?? null) ?? addressOf(html)
    const found = extractRecipe({ html, ...(address && { url: address }) }, vocabulary)
    if ('none' in found) {
      report({ where: name, reason: found.reason })
      return []
    }
    const { recipe } = found
    return [
      {
        title: recipe.title,
        description: recipe.description,
        ingredients: recipe.ingredients,
        steps: recipe.instructions,
        servings: recipe.servings,
        prep: recipe.prep_time_minutes,
        cook: recipe.cooking_time_minutes,
        cuisine: recipe.cuisine_type,
        sourceUrl: address,
        photoUrl: recipe.cover_image_url,
      },
    ]
  },
}
