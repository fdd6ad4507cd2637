import type { SupabaseClient } from '@supabase/supabase-js'
import { namedUuid } from '#core/text/named-uuid.ts'
import { type PackedLook, unpackLook } from '#core/vision/learned.ts'
import { onLive } from '../api/live.ts'
import { getSupabase } from '../api/supabase.ts'
import { householdOf } from './household-of.ts'
import { householdLooks, lookStore } from './looks.ts'
import { lookSharing } from './looks-sharing.ts'
import { syncLoop } from './sync-loop.ts'

const TABLE = 'household_looks'

/** The same look under the same name is one, wherever it was taught. */
const idOf = ({ name, look, version }: PackedLook) =>
  namedUuid(`look ${JSON.stringify([name, look, version])}`)

/** A rejection is permanent (one too many, say); network and server errors are worth a retry. */
const isRefusal = (status: number) => status >= 400 && status < 500 && ![401, 403, 408, 429].includes(status)

async function put(supabase: SupabaseClient, rows: readonly Record<string, unknown>[]): Promise<void> {
  if (rows.length === 0) return
  const { error, status } = await supabase.from(TABLE).upsert([...rows], { ignoreDuplicates: true })
  if (!error) return
  if (!isRefusal(status)) throw error
  // One that is refused must not block the others.
  if (rows.length > 1)
    for (const half of [rows.slice(0, rows.length >> 1), rows.slice(rows.length >> 1)])
      await put(supabase, half)
}

const lookOfRow = ({ name, look, version, taught_at }: Record<string, unknown>) =>
  unpackLook({ name, look, version, at: Date.parse(String(taught_at)) })

/** Gives this device's looks to the household, takes back what was dropped here, and reads the others'. */
async function exchange(userId: string, withPull: boolean) {
  const choice = lookSharing.of(userId)
  const looks = new Map((choice.on ? lookStore.get() : []).map((look) => [idOf(look), look]))
  const gone = choice.sent.filter((id) => !looks.has(id))
  const isSettled = gone.length === 0 && [...looks.keys()].every((id) => choice.sent.includes(id))
  if (isSettled && !(choice.on && withPull)) return
  const supabase = await getSupabase()
  const household = await householdOf(supabase, userId)
  // What was shared left the former household together with its member.
  const sent = household === choice.household ? choice.sent : []
  if (household === null) {
    householdLooks.clear()
    lookSharing.note({ ...choice, household, sent: [] })
    return
  }
  // The ids are in the URL, so not too many at once.
  for (let from = 0; from < gone.length; from += 50) {
    const { error } = await supabase
      .from(TABLE)
      .delete()
      .eq('user_id', userId)
      .in('id', gone.slice(from, from + 50))
    if (error) throw error
  }
  const fresh = [...looks].filter(([id]) => !sent.includes(id))
  await put(
    supabase,
    fresh.map(([id, { at, ...look }]) => ({
      ...look,
      id,
      user_id: userId,
      household_id: household,
      taught_at: new Date(at).toISOString(),
    })),
  )
  if (choice.on) {
    const { data, error } = await supabase
      .from(TABLE)
      .select('*')
      .eq('household_id', household)
      .order('taught_at')
    if (error) throw error
    householdLooks.set(
      data
        .filter(({ id }) => !looks.has(String(id)))
        .flatMap((row) => {
          const look = lookOfRow(row)
          return look ? [packed(row, look.at)] : []
        }),
    )
  } else householdLooks.clear()
  lookSharing.note({ ...choice, household, sent: [...looks.keys()] })
}

const packed = (row: Record<string, unknown>, at: number) =>
  ({ name: row.name, look: row.look, version: row.version, at }) as PackedLook

/** After signing out nothing of the household remains here; what this device was taught stays. */
export const forgetHouseholdLooks = () => householdLooks.clear()

/** Exchanges looks with the household, while its member wants that, until stopped. */
export function syncLooks(userId: string): () => void {
  const loop = syncLoop('sous-looks', (withPull) => exchange(userId, withPull))
  const stops = [
    lookStore.subscribe(() => loop.run(false)),
    lookSharing.subscribe(() => loop.run(false)),
    onLive({
      again: () => loop.run(true),
      change: ({ table }) => {
        if (table === TABLE || table === 'household_members') loop.run(true)
      },
    }),
  ]
  loop.run(true)
  return () => {
    loop.stop()
    for (const stop of stops) stop()
  }
}
