import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { ALLERGENS, type Allergen, DIETS, type Diet } from '#core/contracts/food-facts.ts'
import type { Needs } from '#core/food-facts/card-facts.ts'
import { leftOutBy } from '#core/planning/wishes.ts'
import { getSupabase, hasStoredSession } from '../../api/supabase.ts'
import { deviceStore } from '../device-store.ts'
import { useAllNeeds } from '../preferences.ts'
import { useWishes } from './wishes.ts'

/** What a member of the household eats and avoids. */
interface MemberNeeds {
  userId: string
  diets: readonly Diet[]
  allergies: readonly Allergen[]
}

const chosen = <Value extends string>(given: unknown, from: readonly Value[]): Value[] =>
  Array.isArray(given) ? from.filter((one) => given.includes(one)) : []

const membersIn = (kept: unknown): readonly MemberNeeds[] =>
  Array.isArray(kept)
    ? kept.flatMap((one) => {
        const { userId, diets, allergies } = (one ?? {}) as Record<string, unknown>
        return typeof userId === 'string'
          ? [{ userId, diets: chosen(diets, DIETS), allergies: chosen(allergies, ALLERGENS) }]
          : []
      })
    : []

/** The members' needs at the last look, for planning offline. */
const eatersStore = deviceStore<readonly MemberNeeds[]>('sous-eaters', membersIn)

/** A network that is too slow for the answer doesn't keep anyone from planning. */
const LONGEST_MS = 5000

let isAsked = false
const listeners = new Set<() => void>()
const areKnown = () => isAsked || !hasStoredSession() || eatersStore.get().length > 0
function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function setAsked(asked: boolean) {
  isAsked = asked
  for (const listener of listeners) listener()
}

/** Whether the household's needs are known, as far as they can be: a new device asks for them first. */
export const useEatersKnown = (): boolean => useSyncExternalStore(subscribe, areKnown, () => false)

/** After signing out; the next account is asked again. */
export function forgetEaters() {
  eatersStore.clear()
  setAsked(false)
}

/** Asks the account again. What is known stays where it can't be reached. */
export async function refreshEaters(): Promise<void> {
  if (!hasStoredSession()) return
  const timer = setTimeout(() => setAsked(true), LONGEST_MS)
  try {
    const { data, error } = await (await getSupabase()).rpc('household_needs')
    if (error || !Array.isArray(data)) return
    const members = membersIn(
      (data as { user_id: string }[]).map(({ user_id, ...needs }) => ({ userId: user_id, ...needs })),
    )
    if (JSON.stringify(members) !== JSON.stringify(eatersStore.get())) eatersStore.set(members)
  } catch {
    // Offline.
  } finally {
    clearTimeout(timer)
    setAsked(true)
  }
}

/** Diets, allergies, and foods that one of them doesn't want. */
export interface EatersNeeds extends Needs {
  leaveOut?: readonly string[]
}

/**
 * The diets and allergies of everyone who eats: one's own, the household's and the guests'. A recipe has to fit all of
 * them, so the strictest count; also while the diets are switched off next to the results.
 */
export function useEatersNeeds(): EatersNeeds {
  const own = useAllNeeds()
  const { guests, leaveOut } = useWishes()
  const members = useSyncExternalStore(eatersStore.subscribe, eatersStore.get, eatersStore.empty)
  // Others change their profile without a notice to us.
  useEffect(() => {
    void refreshEaters()
  }, [])
  return useMemo(() => {
    const all = [{ diets: own.diets, allergies: own.avoid }, ...members, ...guests]
    return {
      diets: DIETS.filter((diet) => all.some(({ diets }) => diets.includes(diet))),
      avoid: ALLERGENS.filter((allergen) => all.some(({ allergies }) => allergies.includes(allergen))),
      leaveOut: leftOutBy({ guests, leaveOut }),
    }
  }, [own, members, guests, leaveOut])
}
