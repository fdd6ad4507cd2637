import { OWN_LIMITS } from '#core/contracts/own-limits.ts'
import { accountVersions } from './account-only.ts'
import type { OwnVersion } from './device-versions.ts'
import { loadOwn } from './load-own.ts'

/**
 * The last saves of a recipe, newest first; the first is the current one. Those that this device saved before the account
 * had the recipe follow the account's; if the account can't be reached, the device's are all there is.
 */
export async function versions(recipeId: string, isSignedIn: boolean): Promise<OwnVersion[]> {
  const here = await (await loadOwn()).versions(recipeId)
  if (!isSignedIn) return here
  try {
    const there = await accountVersions(recipeId)
    const first = there.at(-1)
    const earlier = first?.revision === 1 ? here.filter(({ savedAt }) => savedAt < first.savedAt) : []
    return [...there, ...earlier].slice(0, OWN_LIMITS.versions)
  } catch (error) {
    if (here.length === 0) throw error
    return here
  }
}
