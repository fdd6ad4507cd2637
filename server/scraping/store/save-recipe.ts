import type { TransactionSql } from 'postgres'
import { VOCABULARY } from '#content/cookbook/vocabulary.ts'
import type { ExtractedRecipe } from '#core/contracts/scrape-results.ts'
import { webAddress } from '#core/contracts/web-address.ts'
import { factColumns } from '../../database/recipe-facts.ts'
import { dishFingerprint } from './fingerprint.ts'
import { storable } from './storable.ts'

export interface RecipeSource {
  /** The public URL; stored with the recipe. */
  url: string | null
  /** Normalized forms of every URL that led to this page: requested, final, canonical. */
  addresses: string[]
  etag?: string | null
  lastModified?: string | null
}

const KEY_LOCK = 7_350_115

const cut = (text: string | null, most: number) => {
  const kept = text === null ? null : storable(text).trim().slice(0, most).trim()
  return kept === '' ? null : kept
}
const lines = (all: readonly string[], most: number) =>
  all.slice(0, 200).flatMap((line) => cut(line, most) ?? [])
const within = (number: number | null, least: number, most: number) =>
  number === null || !Number.isFinite(number) || number < least || number > most ? null : Math.round(number)

/** Images are linked, never copied; and only where our pages may show them. */
const picture = (address: string | null) =>
  webAddress(address) && /^https:\/\/[^\s"'<>]+$/i.test(address ?? '') ? address : null

/** Promises about diets need the whole list. */
const SURE_ENOUGH = 0.7
const isSure = ({ origins }: ExtractedRecipe) => (origins.ingredients?.confidence ?? 1) >= SURE_ENOUGH

interface RecipeKeys {
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
export const lockKeys = (work: TransactionSql, { keys }: RecipeKeys) =>
  work`select pg_advisory_xact_lock(${KEY_LOCK}, lock) from (
    select distinct hashtext(key) as lock from unnest(${keys}::text[]) key order by lock) locks`

/** The recipe already stored under one of these; to be queried after the lock. */
export const findKnown = (work: TransactionSql, { keys, urls }: RecipeKeys) =>
  work<{ id: string }[]>`
    select id from public.external_recipes
    where id = (select recipe_id from sous.recipe_sources where key = any(${keys}) limit 1)
      or source_url = any(${urls}) limit 1`

/** Further URLs of a known recipe are recorded: the next visit needn't read the page to recognize it. */
export const noteKeys = (work: TransactionSql, id: string, { keys }: RecipeKeys) => [
  work`insert into sous.recipe_sources (key, recipe_id) select key, ${id} from unnest(${keys}::text[]) key
    on conflict do nothing`,
]

const titleOf = ({ title }: ExtractedRecipe) => cut(title, 300) ?? 'Recipe'

/** Unsent statements that store a new recipe, to be sent in this order: writers of recipes wait for each other. */
export const insertRecipe = (
  work: TransactionSql,
  id: string,
  recipe: ExtractedRecipe,
  { url, etag = null, lastModified = null }: RecipeSource,
  { keys }: RecipeKeys,
) => [
  work`insert into public.external_recipes ${work({
    ...factColumns(
      {
        title: titleOf(recipe),
        meal: null,
        ingredients: lines(recipe.ingredients, 1000),
        dietary_tags: lines(recipe.dietary_tags, 60),
        lines_sure: isSure(recipe),
        servings: within(recipe.servings, 1, 1000),
      },
      VOCABULARY,
    ),
    lines_sure: isSure(recipe),
    id,
    title: titleOf(recipe),
    description: cut(recipe.description, 5000),
    ingredients: lines(recipe.ingredients, 1000),
    instructions: lines(recipe.instructions, 10_000),
    cover_image_url: picture(recipe.cover_image_url),
    source_url: url && webAddress(storable(url)),
    cooking_time_minutes: within(recipe.cooking_time_minutes, 0, 100_000),
    prep_time_minutes: within(recipe.prep_time_minutes, 0, 100_000),
    servings: within(recipe.servings, 1, 1000),
    difficulty_level: recipe.difficulty_level,
    cuisine_type: cut(recipe.cuisine_type, 60)?.toLowerCase() ?? null,
    quality_score: within(recipe.quality_score, 0, 100),
    origin: 'scraped',
    scraped_at: new Date(),
  })}`,
  work`insert into sous.recipe_sources (key, recipe_id, etag, last_modified)
    select key, ${id}, ${etag}, ${lastModified} from unnest(${keys}::text[]) key
    on conflict (key) do update set recipe_id = excluded.recipe_id`,
]
