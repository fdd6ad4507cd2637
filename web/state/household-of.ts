import type { SupabaseClient } from '@supabase/supabase-js'

let asking: Promise<string | null> | undefined

/** The user's household. Concurrent requests of several lists are deduplicated. */
export function householdOf(supabase: SupabaseClient, userId: string): Promise<string | null> {
  asking ??= (async () => {
    const { data, error } = await supabase
      .from('household_members')
      .select('household_id')
      .eq('user_id', userId)
      .maybeSingle<{ household_id: string }>()
    if (error) throw error
    return data?.household_id ?? null
  })().finally(() => {
    asking = undefined
  })
  return asking
}
