import { randomUUID } from 'node:crypto'
import type { ExtractedRecipe } from '#core/contracts/scrape-results.ts'
import type { Sql } from '../../lib/sql.ts'
import {
  findKnown,
  insertRecipe,
  keysOf,
  lockKeys,
  noteKeys,
  type RecipeSource,
} from '../store/save-recipe.ts'
import { storable, storableJson } from '../store/storable.ts'
import type { PageOutcome } from './job.ts'
import { announce } from './notices.ts'
import { settleJob } from './settle-job.ts'

export interface Finding {
  recipe: ExtractedRecipe
  source: RecipeSource
}

interface FinishedPage {
  job_id: string
  n: string
  worker: string
  spentMs: number
}

const outcomeOf = (recipe: ExtractedRecipe, known: string | undefined, id: string): PageOutcome => ({
  state: known ? 'duplicate' : 'success',
  title: recipe.title,
  quality: recipe.quality_score,
  method: recipe.extraction_method,
  recipe,
  recipeId: known ?? id,
})

/**
 * Marks a page as done, and stores its recipe, in one transaction: a worker that lost the lease stores nothing,
 * and no other worker repeats the page. Statements are sent in two batches, as writers of recipes wait for each other.
 */
export const finishPage = (sql: Sql, page: FinishedPage, found: PageOutcome | Finding): Promise<boolean> =>
  sql.begin(async (work) => {
    const finding = 'source' in found ? found : undefined
    const keys = finding && keysOf(finding.recipe, finding.source)
    const [[mine], , known = []] = await Promise.all([
      work`select 1 from sous.scrape_pages
        where job_id = ${page.job_id} and n = ${page.n} and leased_by = ${page.worker} and state = 'processing'
        for update`,
      keys && lockKeys(work, keys),
      keys && findKnown(work, keys),
    ])
    if (!mine) return false
    const id = randomUUID()
    const knownId = known[0]?.id
    const outcome = finding ? outcomeOf(finding.recipe, knownId, id) : (found as PageOutcome)
    const storing =
      !finding || !keys
        ? []
        : knownId
          ? noteKeys(work, knownId, keys)
          : insertRecipe(work, id, finding.recipe, finding.source, keys)
    await Promise.all([
      ...storing,
      work`
        update sous.scrape_pages set state = ${outcome.state}, reason = ${outcome.reason ?? null},
          error = ${outcome.error ? storable(outcome.error).slice(0, 500) : null},
          title = ${outcome.title ? storable(outcome.title).slice(0, 300) : null},
          quality = ${outcome.quality ?? null}, method = ${outcome.method ?? null},
          recipe = ${outcome.recipe ? work.json(storableJson({ ...outcome.recipe }) as never) : null},
          recipe_id = ${outcome.recipeId ?? null}, spent_ms = ${Math.round(page.spentMs)}, html = null,
          progress = null, leased_by = null, leased_until = null, changed_at = clock_timestamp()
        where job_id = ${page.job_id} and n = ${page.n}`,
      ...settleJob(work, page.job_id),
      announce(work, 'change', page.job_id),
    ])
    return true
  })
