import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { recipeImagePath } from '#core/contracts/recipe-image.ts'
import { describeError, type Log } from '../../lib/log.ts'
import type { Sql } from '../../lib/sql.ts'
import type { FetchedPage, FetchPageOptions } from '../fetch/fetch-page.ts'
import type { Notices } from '../jobs/notices.ts'
import { mayShow } from '../store/recipe-images.ts'

const PIXELS = 1200
const MAX_PIXELS = 40_000_000
const MAX_BYTES = 12 * 1024 * 1024
const ATTEMPTS = 3
const LEASE_S = 120
const RETRY_S = 3600
const POLL_MS = 60_000
const FORMATS = new Set(['jpeg', 'png', 'webp', 'gif', 'heif'])

interface ImageTools {
  sql: Sql
  log: Log
  fetch: (
    url: string,
    options: Pick<FetchPageOptions, 'signal' | 'accept' | 'maxBytes'>,
  ) => Promise<FetchedPage>
}

interface Due {
  recipe_id: string
  source_url: string
}

async function smallOf(bytes: Uint8Array): Promise<Buffer> {
  const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS })
  if (!FORMATS.has((await picture.metadata()).format)) throw new Error('not a picture')
  return picture
    .rotate()
    .resize(PIXELS, PIXELS, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer()
}

/** Takes the next picture for two minutes: if this server dies, another fetches it. */
const takeNext = async (sql: Sql) =>
  (
    await sql<Due[]>`
      update sous.recipe_images i set attempts = attempts + 1, due_at = now() + ${LEASE_S} * interval '1 second'
      where i.recipe_id = (
        select i.recipe_id from sous.recipe_images i join public.external_recipes r on r.id = i.recipe_id
        where i.bytes is null and i.due_at <= now() and i.attempts < ${ATTEMPTS} and ${mayShow(sql)}
        order by i.due_at limit 1 for update of i skip locked)
      returning i.recipe_id, i.source_url`
  )[0]

async function collectOne({ sql, fetch, log }: ImageTools, due: Due, signal: AbortSignal) {
  try {
    const got = await fetch(due.source_url, { signal, accept: 'image/*', maxBytes: MAX_BYTES })
    if (got.status !== 200) throw new Error(`status ${got.status}`)
    const bytes = await smallOf(got.bytes)
    const tag = createHash('sha256').update(bytes).digest('hex').slice(0, 16)
    await sql`
      with stored as (
        update sous.recipe_images set bytes = ${bytes}, tag = ${tag}
        where recipe_id = ${due.recipe_id} and source_url = ${due.source_url} returning recipe_id)
      update public.external_recipes set cover_image_url = ${recipeImagePath(due.recipe_id, tag)}
      where id in (select recipe_id from stored)`
  } catch (error) {
    if (signal.aborted) {
      await sql`update sous.recipe_images set attempts = attempts - 1, due_at = now() where recipe_id = ${due.recipe_id}`
      return
    }
    log.info('a picture could not be fetched', { error: describeError(error), recipe: due.recipe_id })
    await sql`update sous.recipe_images set due_at = now() + ${RETRY_S} * interval '1 second'
      where recipe_id = ${due.recipe_id} and bytes is null`
  }
}

/** Fetches pictures of recipes one by one, while there are any. Returns a stop function. */
export function startImages(tools: ImageTools, notices: Notices): () => Promise<void> {
  const stop = new AbortController()
  let working: Promise<void> | undefined
  let again = false
  const work = async () => {
    do {
      again = false
      for (let due = await takeNext(tools.sql); due; due = await takeNext(tools.sql)) {
        await collectOne(tools, due, stop.signal)
        if (stop.signal.aborted) return
      }
    } while (again)
  }
  const wake = () => {
    if (stop.signal.aborted) return
    again = true
    working ??= work()
      .catch((error) => tools.log.warn('pictures could not be fetched', { error: describeError(error) }))
      .finally(() => {
        working = undefined
      })
  }
  const off = notices.on((notice) => notice === 'images' && wake())
  const timer = setInterval(wake, POLL_MS)
  timer.unref()
  wake()
  return async () => {
    stop.abort()
    off()
    clearInterval(timer)
    await working
  }
}
