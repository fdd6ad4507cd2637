import { OWN_LIMITS } from '#core/contracts/own-limits.ts'
import { readContent } from '#core/own-recipes/read-stored.ts'
import { getSupabase } from '../../api/supabase.ts'
import type { OwnVersion } from './device-versions.ts'

/** What only the account has: needs a connection, and throws without one. */

/** The last saves of a recipe, newest first; the first is the current one. */
export async function accountVersions(recipeId: string): Promise<OwnVersion[]> {
  const { data, error } = await (await getSupabase())
    .from('own_recipe_versions')
    .select('revision,content,saved_at')
    .eq('recipe_id', recipeId)
    .order('revision', { ascending: false })
    .limit(OWN_LIMITS.versions)
  if (error) throw error
  return data.flatMap(({ revision, content: stored, saved_at }) => {
    const content = readContent(stored)
    return content ? [{ revision: Number(revision), content, savedAt: String(saved_at) }] : []
  })
}

const TOKEN = /^[A-Za-z0-9_-]{43}$/

function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

const UNIQUE_VIOLATION = '23505'

/** Public links: whoever has one reads the recipe until it is revoked. */
export const links = {
  async get(recipeId: string): Promise<string | undefined> {
    const { data, error } = await (await getSupabase())
      .from('recipe_links')
      .select('token')
      .eq('recipe_id', recipeId)
      .maybeSingle<{ token: unknown }>()
    if (error) throw error
    return typeof data?.token === 'string' && TOKEN.test(data.token) ? data.token : undefined
  },
  /** The token of the recipe's link; an existing one stays. */
  async make(recipeId: string): Promise<string> {
    const token = newToken()
    const { error } = await (await getSupabase()).from('recipe_links').insert({ recipe_id: recipeId, token })
    if (!error) return token
    const existing = error.code === UNIQUE_VIOLATION ? await links.get(recipeId) : undefined
    if (existing) return existing
    throw error
  },
  async revoke(recipeId: string): Promise<void> {
    const { error } = await (await getSupabase()).from('recipe_links').delete().eq('recipe_id', recipeId)
    if (error) throw error
  },
}
