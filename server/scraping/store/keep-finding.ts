import type { TransactionSql } from 'postgres'
import type { KeptAs } from '#core/contracts/scrape-results.ts'
import type { ScrapeRules } from '#core/contracts/scrape-review.ts'
import { changesOf, isSameContent, settleChanges } from '#core/scraping/compare-content.ts'
import { CONTENT_FIELDS, type ContentField, type RecipeContent } from '#core/scraping/recipe-content.ts'
import { normaliseUrl } from '../discover/normalise-url.ts'
import { contentOf, NO_RIGHTS, qualityOf } from './content-of.ts'
import { confidenceOf } from './doubts.ts'
import {
  type Finding,
  findChange,
  insertDraft,
  type KnownDraft,
  removeDraft,
  renewDraft,
  touchDraft,
} from './drafts.ts'
import { noteImage } from './recipe-images.ts'
import { computed, insertRecipe, noteKeys, noteVersion, type RecipeKeys } from './save-recipe.ts'

interface KeepOptions {
  rules: ScrapeRules
  /** The id of a new recipe. */
  id: string
  /** Found by a crawl, not given by an operator: then a rejection stands. */
  found: boolean
  /** An enhancement: fills in what is missing, whatever the rule. */
  fill: boolean
  folder: string | null
  known: { id: string; source_url: string | null } | undefined
  draft: KnownDraft | undefined
}

interface Kept {
  as: KeptAs
  id: string
  /** Unsent, to be sent in this order. */
  statements: PromiseLike<unknown>[]
}

const hostOf = (url: string | null) => (url && URL.canParse(url) ? new URL(url).host : '')

const isPublished = ({ recipe }: Finding, { publish_from }: ScrapeRules) =>
  publish_from !== null && Math.min(qualityOf(recipe), confidenceOf(recipe)) >= publish_from

const isSameRecipe = (a: RecipeContent, b: RecipeContent) =>
  CONTENT_FIELDS.every((field) => isSameContent(a[field], b[field]))

/** A page whose recipe is in the collection. */
async function keepKnown(
  work: TransactionSql,
  finding: Finding,
  recipeId: string,
  keys: RecipeKeys,
  { rules, id, fill, folder }: KeepOptions,
): Promise<Kept> {
  const fresh = contentOf(finding.recipe, finding.rights)
  const host = hostOf(finding.source.url)
  const [[stored], [version], [waiting]] = await Promise.all([
    work<
      RecipeContent[]
    >`select ${work([...CONTENT_FIELDS])} from public.external_recipes where id = ${recipeId}
      for no key update`,
    work<{ content: Partial<RecipeContent> }[]>`
      select content from sous.scraped_versions where recipe_id = ${recipeId} for update`,
    findChange(work, recipeId),
  ])
  if (!stored) return { as: 'unchanged', id: recipeId, statements: [] }
  const { apply, ask, keep } = settleChanges(
    changesOf(stored, fresh, version?.content ?? {}),
    rules.on_change,
    fill,
  )
  const change = Object.fromEntries(apply.map(({ field, now }) => [field, now])) as Partial<RecipeContent>
  const next = { ...stored, ...change }
  const statements: PromiseLike<unknown>[] = []
  if (apply.length > 0)
    statements.push(
      work`update public.external_recipes set ${work({
        ...change,
        ...('ingredients' in change || 'servings' in change ? computed(next, finding.recipe) : {}),
        quality_score: Math.max(qualityOf(finding.recipe), 0),
        scraped_at: new Date(),
      })} where id = ${recipeId}`,
    )
  // What waits already, and still differs.
  const open = {
    ...(waiting?.state === 'waiting' ? waiting.fields : {}),
    ...Object.fromEntries(ask.map(({ field, edited }) => [field, edited])),
  }
  const fields = Object.fromEntries(
    Object.entries(open).filter(
      ([field]) => !isSameContent(next[field as ContentField], fresh[field as ContentField]),
    ),
  )
  const isOpen = Object.keys(fields).length > 0
  statements.push(
    ...noteKeys(work, recipeId, keys, finding.source),
    noteVersion(work, recipeId, fresh, host),
    ...noteImage(work, recipeId, finding.recipe.cover_image_url),
  )
  if (waiting && !isOpen) statements.push(removeDraft(work, waiting.id))
  else if (waiting) statements.push(renewDraft(work, waiting.id, finding, keys.keys, fields))
  else if (isOpen)
    statements.push(insertDraft(work, { ...finding, id, recipeId, keys: keys.keys, fields, host, folder }))
  const as = isOpen ? 'waiting' : apply.length > 0 ? 'updated' : keep.length > 0 ? 'kept' : 'unchanged'
  return { as, id: recipeId, statements }
}

/** A page whose recipe is in the queue, or was rejected. */
function keepDraft(
  work: TransactionSql,
  finding: Finding,
  draft: KnownDraft,
  { keys }: RecipeKeys,
  { found }: KeepOptions,
): Kept {
  const { id } = draft
  if (draft.state === 'rejected' && found)
    return { as: 'rejected', id, statements: [touchDraft(work, id, finding, keys)] }
  const waiting = draft.recipe && contentOf(draft.recipe, draft.rights ?? NO_RIGHTS)
  const isSame = waiting && isSameRecipe(waiting, contentOf(finding.recipe, finding.rights))
  const statement = isSame ? touchDraft(work, id, finding, keys) : renewDraft(work, id, finding, keys, null)
  return { as: 'waiting', id, statements: [statement] }
}

/** Decides what becomes of a recipe that was read. The caller holds the lock on its keys. */
export async function keepFinding(
  work: TransactionSql,
  finding: Finding,
  keys: RecipeKeys,
  options: KeepOptions,
): Promise<Kept> {
  const { known, draft, id, folder, rules } = options
  const source = known?.source_url && normaliseUrl(known.source_url)
  // A copy elsewhere says nothing about how our source has changed.
  if (known && (!source || source !== finding.source.read))
    return { as: 'copy', id: known.id, statements: noteKeys(work, known.id, keys, finding.source) }
  if (known) return keepKnown(work, finding, known.id, keys, options)
  if (draft) return keepDraft(work, finding, draft, keys, options)
  const host = hostOf(finding.source.url)
  if (!isPublished(finding, rules))
    return {
      as: 'draft',
      id,
      statements: [insertDraft(work, { ...finding, id, keys: keys.keys, host, folder })],
    }
  const statements = insertRecipe(work, { ...finding, id, keys: keys.keys, host, folder })
  return { as: 'saved', id, statements }
}
