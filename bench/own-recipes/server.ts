/**
 * npx tsx bench/own-recipes/server.ts http://localhost:3000: what an account with 5,000 recipes costs the server, beside
 * one with a single recipe: saves, and what a device asks for, in turns in one run. The server needs RATE_LIMIT_SCALE=1000.
 */
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import ws from 'ws'
import { ownContent } from '../../tests/support/own-shelf.ts'
import { given } from '../record.ts'

const url = given[0] ?? 'http://localhost:3000'
const COUNT = Number(given[1] ?? 5000)
const ROUNDS = 60
const AT_ONCE = 50

const at = (times: readonly number[], share: number) =>
  [...times].sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0

const page = await (await fetch(url)).text()
const { publishableKey } = JSON.parse(/id="sous-settings"[^>]*>([^<]+)</.exec(page)?.[1] ?? '{}')

async function account(count: number) {
  const client = createClient(url, publishableKey, {
    auth: { persistSession: false },
    realtime: { transport: ws as never },
  })
  const { error } = await client.auth.signUp({
    email: `bench-${crypto.randomUUID()}@kitchen.example`,
    password: 'correct horse battery',
  })
  if (error) throw error
  const ids = Array.from({ length: count }, () => crypto.randomUUID())
  const rows = ids.map((id, n) => ({ ...ownContent(n), title: `${ownContent(n).title} ${n}`, id }))
  const start = performance.now()
  for (let from = 0; from < count; from += AT_ONCE) {
    const { error: failed } = await client.from('own_recipes').insert(rows.slice(from, from + AT_ONCE))
    if (failed) throw failed
  }
  return { client, id: ids[0] ?? '', ms: performance.now() - start }
}

async function timed(work: () => PromiseLike<{ error: unknown }>) {
  const start = performance.now()
  const { error } = await work()
  if (error) throw error
  return performance.now() - start
}

const works: Record<
  string,
  (client: SupabaseClient, id: string, round: number) => PromiseLike<{ error: unknown }>
> = {
  'save one': (client, id, round) =>
    client
      .from('own_recipes')
      .update({ description: `Round ${round}, a little longer each time${'.'.repeat(round)}` })
      .eq('id', id)
      .select('id,revision'),
  'what is new': (client) =>
    client
      .from('own_recipes')
      .select('*')
      .gte('updated_at', new Date(Date.now() - 1000).toISOString())
      .limit(500),
  'one page of all': (client) => client.from('own_recipes').select('*').order('updated_at').limit(500),
}

const small = await account(1)
const large = await account(COUNT)
console.log(`${COUNT} recipes stored in ${(large.ms / 1000).toFixed(1)} s, ${AT_ONCE} at a time`)
for (const [name, work] of Object.entries(works)) {
  const times = { small: [] as number[], large: [] as number[] }
  for (let round = 0; round < ROUNDS; round++) {
    times.small.push(await timed(() => work(small.client, small.id, round)))
    times.large.push(await timed(() => work(large.client, large.id, round)))
  }
  const words = (of: readonly number[]) => `p50 ${at(of, 0.5).toFixed(1)} p95 ${at(of, 0.95).toFixed(1)} ms`
  console.log(`${name}: 1 recipe ${words(times.small)}; ${COUNT} recipes ${words(times.large)}`)
}
process.exit(0)
