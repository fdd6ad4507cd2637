import type { TransactionSql } from 'postgres'
import { VOCABULARY } from '#content/cookbook/vocabulary.ts'
import type { RecipeRights } from '#core/contracts/scrape-evidence.ts'
import type { ExtractedRecipe } from '#core/contracts/scrape-results.ts'
import { webAddress } from '#core/contracts/web-address.ts'
import type { RecipeContent } from '#core/scraping/recipe-content.ts'
import { factColumns } from '../../database/recipe-facts.ts'
import { contentOf, qualityOf, storableLines } from './content-of.ts'
import type { DraftEdit } from './draft-edit.ts'
import { dishFingerprint } from './fingerprint.ts'
import { noteImage } from './recipe-images.ts'
import { storable } from './storable.ts'

export interface RecipeSource {
  /** The public URL; stored with the recipe. */
  url: string | null
  /** Normalized forms of every URL that led to this page: requested, final, canonical. */
  addresses: string[]
  /** The normalized address that was read in the end: a print view names the recipe as its original, and isn't it. */
  read: string | null
  etag?: string | null
  lastModified?: string | null
}

const KEY_LOCK = 7_350_115

/** Promises about diets need the whole list. */
const SURE_ENOUGH = 0.7
const isSure = ({ origins }: ExtractedRecipe) => (origins.ingredients?.confidence ?? 1) >= SURE_ENOUGH

export interface RecipeKeys {
  urls: string[]
  keys: string[]
}

/** The keys that identify a recipe. */
export function keysOf(recipe: ExtractedRecipe, { url, addresses }: RecipeSource): RecipeKeys {
  return {
    urls: [...new Set([...addresses, ...(url ? [url] : [])].map(storable))],
    keys: [
      ...new Set(addresses.map((address) => `url ${storable(address)}`)),
      `dish ${dishFingerprint(recipe.title, recipe.ingredients)}`,
    ],
  }
}

/** Two workers with the same recipe wait for each other here, in a fixed order. */
export const lockKeys = (work: TransactionSql, { keys }: Pick<RecipeKeys, 'keys'>) =>
  work`select pg_advisory_xact_lock(${KEY_LOCK}, lock) from (
    select distinct hashtext(key) as lock from unnest(${keys}::text[]) key order by lock) locks`

/**
 * The recipe already stored under one of these; to be queried after the lock. By address first: the page of a recipe
 * that is also stored from elsewhere is still its own.
 */
export const findKnown = (work: TransactionSql, { keys, urls }: RecipeKeys) =>
  work<{ id: string; source_url: string | null }[]>`
    select id, source_url from public.external_recipes
    where id in (select recipe_id from sous.recipe_sources where key = any(${keys}))
      or source_url = any(${urls}) order by (source_url = any(${urls})) is true desc limit 1`

/** Every URL of a known recipe is recorded: the next visit needn't read an unchanged page to recognize it. */
export const noteKeys = (work: TransactionSql, id: string, { keys }: RecipeKeys, source: RecipeSource) => [
  work`insert into sous.recipe_sources (key, recipe_id, etag, last_modified)
    select key, ${id}, ${source.etag ?? null}, ${source.lastModified ?? null} from unnest(${keys}::text[]) key
    on conflict (key) do update set etag = excluded.etag, last_modified = excluded.last_modified
    where recipe_sources.recipe_id = excluded.recipe_id`,
]

interface NewRecipe {
  id: string
  recipe: ExtractedRecipe
  rights: RecipeRights
  source: Pick<RecipeSource, 'url' | 'etag' | 'lastModified'>
  keys: string[]
  host: string
  folder: string | null
  /** What a reviewer wrote instead. */
  edit?: DraftEdit | null
}

/** Unsent statements that store a new recipe, to be sent in this order: writers of recipes wait for each other. */
export function insertRecipe(work: TransactionSql, made: NewRecipe) {
  const { id, recipe, rights, source, keys, host, folder } = made
  const { url, etag = null, lastModified = null } = source
  const read = contentOf(recipe, rights)
  const { dietary_tags = recipe.dietary_tags, ...edit } = made.edit ?? {}
  const content = { ...read, ...edit }
  return [
    work`insert into public.external_recipes ${work({
      ...content,
      ...computed(content, { ...recipe, dietary_tags }),
      id,
      folder,
      source_url: url && webAddress(storable(url)),
      quality_score: qualityOf(recipe),
      origin: 'scraped',
      scraped_at: new Date(),
    })}`,
    work`insert into sous.recipe_sources (key, recipe_id, etag, last_modified)
      select key, ${id}, ${etag}, ${lastModified} from unnest(${keys}::text[]) key
      on conflict (key) do update set recipe_id = excluded.recipe_id, etag = excluded.etag,
        last_modified = excluded.last_modified`,
    noteVersion(work, id, read, host),
    ...noteImage(work, id, recipe.cover_image_url),
  ]
}

/** What follows from the lines. */
export const computed = (content: RecipeContent, recipe: ExtractedRecipe) => ({
  ...factColumns(
    {
      title: content.title,
      meal: null,
      ingredients: content.ingredients,
      dietary_tags: storableLines(recipe.dietary_tags, 60),
      lines_sure: isSure(recipe),
      servings: content.servings,
    },
    VOCABULARY,
  ),
  lines_sure: isSure(recipe),
})

/** The page as it is now: what differs from it later was edited here. */
export const noteVersion = (work: TransactionSql, id: string, content: RecipeContent, host: string) =>
  work`insert into sous.scraped_versions (recipe_id, content, host)
    values (${id}, ${work.json({ ...content })}, ${host})
    on conflict (recipe_id) do update set content = scraped_versions.content || jsonb_strip_nulls(excluded.content),
      checked_at = now()`
