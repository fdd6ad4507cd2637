import type { PageEvidence, RecipeRights } from '#core/contracts/scrape-evidence.ts'
import type { ExtractedRecipe } from '#core/contracts/scrape-results.ts'
import type { Draft } from '#core/contracts/scrape-review.ts'
import type { RecipeEdit } from '#core/contracts/stored-recipes.ts'
import { isSameContent } from '#core/scraping/compare-content.ts'
import { CONTENT_FIELDS, type ContentField, type RecipeContent } from '#core/scraping/recipe-content.ts'
import type { Sql } from '../../lib/sql.ts'
import { contentOf, NO_RIGHTS } from '../store/content-of.ts'
import { confidenceOf, doubtsOf } from '../store/doubts.ts'
import type { DraftEdit } from '../store/draft-edit.ts'
import type { ChangedFields } from '../store/drafts.ts'
import { storableJson } from '../store/storable.ts'

interface Row {
  id: string
  recipe_id: string | null
  url: string | null
  host: string
  folder: string | null
  quality: number
  created_at: Date
  recipe: ExtractedRecipe
  rights: RecipeRights | null
  evidence: PageEvidence | null
  edit: DraftEdit | null
  fields: ChangedFields | null
}

const isField = (name: string): name is ContentField => (CONTENT_FIELDS as readonly string[]).includes(name)

/** One draft with everything that a decision needs. Undefined if it was decided. */
export async function showDraft(sql: Sql, id: string): Promise<Draft | undefined> {
  const [row] = await sql<Row[]>`
    select id, recipe_id, url, host, folder, quality, created_at, recipe, rights, evidence, edit, fields
    from sous.recipe_drafts where id = ${id} and state = 'waiting'`
  if (!row) return undefined
  const { recipe, rights, evidence, edit, fields, created_at, ...rest } = row
  const { dietary_tags: _tags, ...edited } = edit ?? {}
  const content: RecipeContent = { ...contentOf(recipe, rights ?? NO_RIGHTS), ...edited }
  const marks = doubtsOf(recipe, evidence)
  const stored = row.recipe_id ? await storedContent(sql, row.recipe_id) : undefined
  const changed = stored
    ? new Set([...Object.keys(fields ?? {}), ...Object.keys(edited)].filter(isField))
    : []
  return {
    ...rest,
    title: content.title,
    created_at: created_at.toISOString(),
    doubts: marks.length,
    recipe: content,
    confidence: confidenceOf(recipe),
    marks,
    page: evidence && { title: evidence.title, text: evidence.text },
    changes: [...changed].flatMap((field) => {
      const was = stored?.[field] ?? null
      if (isSameContent(was, content[field])) return []
      return [{ field, was, now: content[field], edited: fields?.[field] ?? false }]
    }),
  }
}

async function storedContent(sql: Sql, recipeId: string) {
  const [stored] = await sql<RecipeContent[]>`
    select ${sql([...CONTENT_FIELDS])} from external_recipes where id = ${recipeId}`
  return stored
}

/** A reviewer's own words; false if it was decided meanwhile. */
export async function editDraft(sql: Sql, id: string, { quality_score: _score, ...recipe }: RecipeEdit) {
  const given = Object.fromEntries(Object.entries(recipe).filter(([, value]) => value !== undefined))
  const { count } = await sql`
    update sous.recipe_drafts set edit = coalesce(edit, '{}') || ${sql.json(storableJson(given))}, changed_at = now()
    where id = ${id} and state = 'waiting'`
  return count > 0
}
