/**
 * npm run bench:load [-- --users 200 --seconds 60 --recipes 1000 --replicas 1]: users who browse, match, chat and save,
 * each at human speed, against real servers on this machine. Prints p50 and p95 of each endpoint, and whether memory
 * and connections stay flat. Exits with an error on any response of 500 or above.
 */
import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { connect } from '#server/database/open.ts'
import { benchRows } from '../collection/load.ts'
import { type Place, startPlace } from './place.ts'
import { createTimes } from './times.ts'

const { values } = parseArgs({
  options: {
    users: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '60' },
    recipes: { type: 'string', default: '1000' },
    replicas: { type: 'string', default: '1' },
  },
})
const [users, seconds, recipes, replicas] = [
  values.users,
  values.seconds,
  values.recipes,
  values.replicas,
].map(Number) as [number, number, number, number]

const INGREDIENTS = 'egg flour butter milk tomato onion garlic rice chicken spinach cheese potato'.split(' ')
const QUESTIONS = ['How long do I boil an egg?', 'What can replace butter?', 'How do I store basil?']
/** The pause between two actions of a user. */
const PAUSE_MS = 4000

async function fill({ databaseUrl }: Place) {
  const sql = connect(databaseUrl, 2)
  const { rows } = await benchRows(recipes)
  for (let at = 0; at < rows.length; at += 1000)
    await sql`insert into external_recipes ${sql(rows.slice(at, at + 1000) as never[])}`
  await sql`analyze`
  return sql
}

const place = await startPlace(replicas)
const sql = await fill(place)
const times = createTimes()
const one = <T>(list: readonly T[]) => list[Math.floor(Math.random() * list.length)] as T
let until = 0

async function person(n: number) {
  // Each user stays on one server, as with a load balancer and many connections.
  const url = place.urls[n % place.urls.length] as string
  const key = place.publishableKey
  const call = (name: string, path: string, init: RequestInit = {}, token = key) =>
    times.measure(name, () =>
      fetch(`${url}${path}`, {
        ...init,
        headers: {
          apikey: key,
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          ...init.headers,
        },
      }),
    )
  const post = (name: string, path: string, body: object, token?: string) =>
    call(name, path, { method: 'POST', body: JSON.stringify(body) }, token)
  const signUp = await post('sign-up', '/auth/v1/signup', {
    email: `cook${n}-${Date.now()}@kitchen.example`,
    password: 'correct horse battery',
  })
  const { access_token: token, user } = JSON.parse(signUp || '{}')
  if (!token) return
  const steps = [
    () => call('page', '/'),
    () => post('browse', '/rest/v1/rpc/search_collection', { search: one(INGREDIENTS) }, token),
    () =>
      post(
        'match',
        '/functions/v1/match-recipes',
        { ingredients: [one(INGREDIENTS), one(INGREDIENTS), one(INGREDIENTS)] },
        token,
      ),
    () =>
      post('chat', '/functions/v1/cooking-assistant', { message: one(QUESTIONS), conversation: [] }, token),
    () =>
      call(
        'save',
        '/rest/v1/pantry_items?on_conflict=user_id,name',
        {
          method: 'POST',
          headers: { prefer: 'resolution=merge-duplicates' },
          body: JSON.stringify({ user_id: user.id, name: one(INGREDIENTS) }),
        },
        token,
      ),
  ]
  await sleep(Math.random() * PAUSE_MS)
  for (let at = n; performance.now() < until; at++) {
    await (steps[at % steps.length] as () => Promise<string>)()
    await sleep(PAUSE_MS * (0.5 + Math.random()))
  }
}

/** Megabytes of all servers, and connections to the database. */
const look = async () => ({
  megabytes: place.megabytes(),
  connections: Number(
    (await sql`select count(*)::int as n from pg_stat_activity where application_name <> ''`)[0]?.n,
  ),
})

console.log(`${users} users, ${seconds} s, ${recipes} recipes, ${replicas} server(s)`)
until = performance.now() + seconds * 1000
const allUsers = Promise.all(Array.from({ length: users }, (_, n) => person(n).catch(() => times.fail())))
await sleep((seconds * 1000) / 3)
const early = await look()
await allUsers
const late = await look()
times.print()
const ratio = (late.megabytes / early.megabytes).toFixed(2)
console.log(
  `memory ${early.megabytes} → ${late.megabytes} MB (${ratio} times), connections ${early.connections} → ${late.connections}`,
)
await sql.end()
await place.stop()
rmSync(place.folder, { recursive: true, force: true })
if (times.failures() > 0) {
  console.error(`${times.failures()} responses of 500 or above, or no response`)
  process.exitCode = 1
}
