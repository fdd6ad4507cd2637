import type { Sql } from '../lib/sql.ts'
import { inBatches, isOwner, PACE, type Pace } from './batches.ts'
import type { Job } from './job.ts'

/** As long as Undo works and a device may be away. */
const KEPT_DAYS = 30

/** Recipes that their owner deleted: versions and links go with them. */
const sweepDeleted = (sql: Sql, pace: Pace): Promise<number> =>
  inBatches(
    pace,
    (limit) => sql`delete from own_recipes where id in (
      select id from own_recipes where deleted_at < now() - ${KEPT_DAYS} * interval '1 day'
      limit ${limit} for update skip locked)`,
  )

/**
 * Photos that no recipe, version or log entry lists anymore. A new one has as long to be listed: a device uploads photos
 * before the recipe. Their bytes are swept with those of other files.
 */
const sweepPhotos = (sql: Sql, pace: Pace): Promise<number> =>
  inBatches(
    pace,
    (limit) => sql`delete from storage.objects where id in (
      select o.id from storage.objects o cross join lateral (
        select split_part(o.name, '/', 1) as person, split_part(o.name, '/', 2) as recipe, split_part(o.name, '/', 3) as photo
      ) at
      where o.bucket_id = 'recipe-photos' and o.updated_at < now() - ${KEPT_DAYS} * interval '1 day'
        and not exists (select from own_recipes r
          where r.id::text = at.recipe and r.user_id::text = at.person and at.photo = any(r.photos))
        and not exists (select from own_recipe_versions v
          where v.recipe_id::text = at.recipe and v.user_id::text = at.person and v.content -> 'photos' ? at.photo)
        and not exists (select from cook_log l
          where l.recipe_id::text = at.recipe and l.user_id::text = at.person and l.photo = at.photo)
      limit ${limit})`,
  )

export const sweepOwnRecipes = (pace: Pace = PACE): Job[] => [
  { name: 'sweep deleted recipes', run: (sql) => sweepDeleted(sql, pace) },
  {
    name: 'sweep unused photos',
    run: async (sql) => ((await isOwner(sql, ['storage.objects'])) ? sweepPhotos(sql, pace) : 0),
  },
]
