import type { OwnRecipeContent } from '#core/contracts/own-recipes.ts'
import {
  isLinkToken,
  sharedPhotoPath,
  sharedRecipeInput,
  sharedRecipeOutput,
} from '#core/contracts/shared-recipe.ts'
import { AppError } from '../../errors.ts'
import type { Sql } from '../../lib/sql.ts'
import { defineFunction, NO_STORE } from '../definition.ts'
import * as strings from './strings.ts'

interface Shared extends OwnRecipeContent {
  updated_at: string
}

const linkGone = () => new AppError(404, 'link_gone', strings.linkGone)

/** Photos that are still on a device, or in a hosted project's own storage, have no address here. */
async function sharedBy(db: Sql, token: string): Promise<Shared | undefined> {
  const [found] = await db<Shared[]>`
    select r.title, r.description, r.ingredients, r.instructions, r.servings, r.prep_time_minutes, r.cooking_time_minutes,
      r.rest_time_minutes, r.difficulty_level, r.cuisine_type, r.source_url, r.source_name, r.updated_at,
      array(select name from unnest(r.photos) with ordinality as listed (name, place)
        where exists (select from sous.storage_blobs b
          where b.bucket = 'recipe-photos' and b.key = concat_ws('/', r.user_id, r.id, name))
        order by place) as photos
    from recipe_links l join own_recipes r on r.id = l.recipe_id
    where l.token = ${token} and r.deleted_at is null`
  return found
}

/** A recipe that its owner shared by a link, without anything about the owner. */
export const sharedRecipe = defineFunction({
  input: sharedRecipeInput,
  output: sharedRecipeOutput,
  headers: NO_STORE,
  handler: async ({ input: { token }, db }) => {
    const shared = isLinkToken(token) ? await sharedBy(db, token) : undefined
    if (!shared) throw linkGone()
    const { photos, updated_at, ...content } = shared
    return {
      content: { ...content, photos: [], copied_from: null },
      photos: photos.map((name) => sharedPhotoPath(token, name)),
      updated_at,
    }
  },
})
