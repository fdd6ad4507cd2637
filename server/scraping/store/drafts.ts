import type { TransactionSql } from 'postgres'
import type { PageEvidence, RecipeRights } from '#core/contracts/scrape-evidence.ts'
import type { ExtractedRecipe } from '#core/contracts/scrape-results.ts'
import { qualityOf } from './content-of.ts'
import { doubtsOf } from './doubts.ts'
import type { DraftEdit } from './draft-edit.ts'
import type { RecipeKeys, RecipeSource } from './save-recipe.ts'
import { storableJson } from './storable.ts'

/** A recipe on its way into the collection, with its source and what its page says. */
export interface Finding {
  recipe: ExtractedRecipe
  rights: RecipeRights
  evidence?: PageEvidence
  source: RecipeSource
}

/** Of a draft that changes a recipe: the fields, and whether each was edited here. */
export type ChangedFields = Record<string, boolean>

export interface KnownDraft {
  id: string
  recipe_id: string | null
  state: 'waiting' | 'rejected'
  recipe: ExtractedRecipe | null
  rights: RecipeRights | null
  edit: DraftEdit | null
  fields: ChangedFields | null
}

/** The draft of a new recipe under one of these keys; to be queried after the lock. */
export const findDraft = (work: TransactionSql, { keys }: Pick<RecipeKeys, 'keys'>) =>
  work<KnownDraft[]>`
    select id, recipe_id, state, recipe, rights, edit, fields from sous.recipe_drafts
    where keys && ${keys}::text[] and recipe_id is null order by created_at limit 1 for update`

export const findChange = (work: TransactionSql, recipeId: string) =>
  work<KnownDraft[]>`
    select id, recipe_id, state, recipe, rights, edit, fields from sous.recipe_drafts
    where recipe_id = ${recipeId} for update`

const asJson = (work: TransactionSql, value: object | undefined | null) =>
  value ? work.json(storableJson({ ...value }) as never) : null

interface NewDraft extends Finding {
  id: string
  recipeId?: string
  keys: string[]
  fields?: ChangedFields
  host: string
  folder: string | null
}

export const insertDraft = (work: TransactionSql, draft: NewDraft) =>
  work`insert into sous.recipe_drafts ${work({
    id: draft.id,
    recipe_id: draft.recipeId ?? null,
    keys: draft.keys,
    fields: draft.fields ? work.json(draft.fields) : null,
    url: draft.source.url,
    host: draft.host,
    folder: draft.folder,
    ...contents(work, draft),
  })}`

const contents = (work: TransactionSql, { recipe, rights, evidence, source }: Finding) => ({
  etag: source.etag ?? null,
  last_modified: source.lastModified ?? null,
  recipe: asJson(work, recipe),
  rights: asJson(work, rights),
  evidence: asJson(work, evidence),
  quality: qualityOf(recipe),
  doubts: doubtsOf(recipe, evidence).length,
})

/** The page as it is now, in the place of what was waiting. */
export const renewDraft = (
  work: TransactionSql,
  id: string,
  finding: Finding,
  keys: string[],
  fields: ChangedFields | null,
) =>
  work`update sous.recipe_drafts set ${work({ ...contents(work, finding), fields: fields && work.json(fields), state: 'waiting' })},
    keys = array(select distinct unnest(keys || ${keys}::text[])), changed_at = now() where id = ${id}`

/** Seen again, and the same. */
export const touchDraft = (work: TransactionSql, id: string, { source }: Finding, keys: string[]) =>
  work`update sous.recipe_drafts set etag = ${source.etag ?? null}, last_modified = ${source.lastModified ?? null},
    keys = array(select distinct unnest(keys || ${keys}::text[])) where id = ${id}`

export const removeDraft = (work: TransactionSql, id: string) =>
  work`delete from sous.recipe_drafts where id = ${id}`
