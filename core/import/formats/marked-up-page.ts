import { type Page, parsePage } from '#core/extract/page.ts'
import { parseLoosely } from '#core/extract/parse-json.ts'
import { GENERATOR } from '#core/own-recipes/export/book-html.ts'
import type { RecipeFormat } from '../format.ts'
import { withPageTags } from '../page-tags.ts'
import type { RawRecipe } from '../raw-recipe.ts'
import { type Fields, fieldsOf } from './fields.ts'
import { recipeNodes, schemaOrgRecipe, withPictures } from './schema-org.ts'
import * as strings from './strings.ts'

type Found = ReturnType<typeof schemaOrgRecipe>

function recipesIn(page: Page): Found[] {
  const { recipes, byId } = recipeNodes(page.jsonLd.map(parseLoosely))
  return recipes
    .map((node: Fields) => schemaOrgRecipe(fieldsOf(node), byId))
    .filter(
      ({ ingredients, steps }) =>
        // A cookbook of ours may hold a recipe that is only a list or only a method.
        (ingredients.length > 0 && steps.length > 0) || page.meta.get('generator') === GENERATOR,
    )
}

/** Browsers store the pictures of a page beside it, by the last part of their address. */
const fileOf = (address: string) => address.replace(/[?#].*$/, '').replace(/^.*\//, '')

/** A page with structured data, which says more than the page shows: labels, nutrition, several recipes. */
export const markedUpPage: RecipeFormat = {
  id: 'html',
  name: strings.webPage,
  looksLike: ({ text }) =>
    /^\s*<[!a-z?]/i.test(text) && /ld\+json/i.test(text) && recipesIn(parsePage(text)).length > 0,
  read: ({ text }, around): RawRecipe[] => {
    const page = parsePage(text)
    const address = page.meta.get('og:url')
    // In a cookbook of ours the tags are the cook's own.
    const isOwn = page.meta.get('generator') === GENERATOR
    const names = [page.meta.get('og:site_name'), page.meta.get('author')]
    return recipesIn(page).map((found) => {
      const saved = found.pictures.flatMap((address) => around.photo(fileOf(address)) ?? [])
      // A path is one of the site it was stored from.
      const pictures = found.pictures.map((path) =>
        address && URL.canParse(path, address) ? new URL(path, address).href : path,
      )
      const raw = withPictures({ ...found, pictures }, saved.slice(0, 1), around)
      const kept = isOwn ? raw : withPageTags(raw, names, around.vocabulary)
      return { ...kept, sourceUrl: raw.sourceUrl || (address ?? null) }
    })
  },
}
