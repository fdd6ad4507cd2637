import { randomUUID } from 'node:crypto'
import type { KeptAs } from '#core/contracts/scrape-results.ts'
import type { Sql } from '../../lib/sql.ts'
import { type Finding, findDraft } from '../store/drafts.ts'
import { keepFinding } from '../store/keep-finding.ts'
import { findKnown, keysOf, lockKeys } from '../store/save-recipe.ts'
import { readRules } from '../store/scrape-rules.ts'
import { storable, storableJson } from '../store/storable.ts'
import type { JobSettings, PageOutcome } from './job.ts'
import { announce, announceImages } from './notices.ts'
import { settleJob } from './settle-job.ts'

interface FinishedPage {
  job_id: string
  n: string
  worker: string
  spentMs: number
  found: boolean
  settings: Pick<JobSettings, 'fill' | 'folder'>
}

const NEW: readonly KeptAs[] = ['saved', 'draft']

const outcomeOf = ({ recipe }: Finding, as: KeptAs, id: string): PageOutcome => ({
  state: NEW.includes(as) ? 'success' : 'duplicate',
  reason: as,
  title: recipe.title,
  quality: recipe.quality_score,
  method: recipe.extraction_method,
  recipe,
  recipeId: id,
})

/**
 * Marks a page as done, and stores its recipe, in one transaction: a worker that lost the lease stores nothing,
 * and no other worker repeats the page. Statements are sent in batches, as writers of recipes wait for each other.
 */
export const finishPage = (sql: Sql, page: FinishedPage, result: PageOutcome | Finding): Promise<boolean> =>
  sql.begin(async (work) => {
    const finding = 'source' in result ? result : undefined
    const keys = finding && keysOf(finding.recipe, finding.source)
    const [[mine], , [known] = [], [draft] = [], [rules] = []] = await Promise.all([
      work`select 1 from sous.scrape_pages
        where job_id = ${page.job_id} and n = ${page.n} and leased_by = ${page.worker} and state = 'processing'
        for update`,
      keys && lockKeys(work, keys),
      keys && findKnown(work, keys),
      keys && findDraft(work, keys),
      keys && readRules(work),
    ])
    if (!mine) return false
    const { found } = page
    const { fill = false, folder = null } = page.settings
    const kept =
      finding && keys && rules
        ? await keepFinding(work, finding, keys, {
            rules,
            id: randomUUID(),
            found,
            fill,
            folder,
            known,
            draft,
          })
        : undefined
    const outcome = finding && kept ? outcomeOf(finding, kept.as, kept.id) : (result as PageOutcome)
    await Promise.all([
      ...(kept?.statements ?? []),
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
      ...(kept ? [announceImages(work)] : []),
    ])
    return true
  })
