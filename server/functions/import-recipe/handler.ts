import { VOCABULARY } from '#content/cookbook/vocabulary.ts'
import { type ImportRefusal, importRecipeInput, importRecipeOutput } from '#core/contracts/import-recipe.ts'
import { webAddress } from '#core/contracts/web-address.ts'
import { pageRecipe } from '#core/import/page-recipe.ts'
import { isOwnMachine } from '../../lib/public-address.ts'
import { LIMITS } from '../../lib/rate-limit.ts'
import { defineFunction, NO_STORE } from '../definition.ts'
import * as strings from '../strings.ts'
import { smallPhoto } from './small-photo.ts'

/** A page of the size that we read, plus the overhead of JSON. */
const MAX_BODY = 9 * 1024 * 1024

const WORDS: Record<ImportRefusal, string> = {
  login: strings.linkLogin,
  robots: strings.linkRobots,
  blocked: strings.linkBlocked,
  'no-recipe': strings.linkNoRecipe,
  list: strings.linkList,
  gone: strings.linkGone,
  'too-slow': strings.linkTooSlow,
  'too-large': strings.linkTooLarge,
  'not-a-page': strings.linkNotAPage,
  private: strings.linkPrivate,
  busy: strings.linkBusy,
  'not-found': strings.linkNotFound,
  broken: strings.linkBroken,
}

const refusal = (refused: ImportRefusal, url?: string) => {
  const isOwn = refused === 'private' && url !== undefined && isOwnMachine(new URL(url).hostname)
  return { refused, message: isOwn ? strings.linkLocal : WORDS[refused] }
}

/** "pot.example/pie" is a link too. */
function asAddress(typed: string | undefined): string | undefined {
  const url = typed && /^[\w-]+(?:\.[\w-]+)+(?:[/:?#]|$)/.test(typed) ? `https://${typed}` : typed
  return url && URL.canParse(url) ? (webAddress(url) ?? undefined) : undefined
}

/** Reads the recipe of a page for the user who asks, as a private copy. Nothing is stored or published. */
export const importRecipe = defineFunction({
  input: importRecipeInput,
  output: importRecipeOutput,
  headers: NO_STORE,
  bodyLimit: MAX_BODY,
  limit: { anonymous: LIMITS.importsAnonymous, user: LIMITS.imports },
  handler: async ({ input, scraping: { links }, signal }) => {
    const url = asAddress(input.url)
    if (!('html' in input) && !url) return refusal('not-a-page')
    const answer =
      'html' in input ? await links.read(input.html, url, signal) : await links.open(url ?? '', signal)
    if ('refused' in answer) return refusal(answer.refused, url)
    const picture = answer.recipe.cover_image_url
    const bytes = picture ? await links.picture(picture, signal) : undefined
    return { ...pageRecipe(answer, VOCABULARY), photo: (bytes && (await smallPhoto(bytes))) ?? null }
  },
})
