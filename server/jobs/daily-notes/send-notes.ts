import type { NoteChannel } from '#core/contracts/daily-note.ts'
import { allergenBits, dietBits } from '#core/contracts/food-facts.ts'
import { kitchenOf } from '#core/stock/soon.ts'
import { noteWords } from '#core/stock/words/note-words.ts'
import type { RecipeFeed } from '../../database/recipe-feed.ts'
import { readStock } from '../../database/stock.ts'
import { describeError, type Log } from '../../lib/log.ts'
import type { Outbox } from '../../lib/outbox.ts'
import { sendPush } from '../../lib/push/send-push.ts'
import type { Sql } from '../../lib/sql.ts'
import type { Job } from '../job.ts'
import { type Note, type NotedRecipe, noteMail, notePush } from './write-note.ts'

/** After that it is no longer the hour that was asked for: a server that was down sends nothing at night. */
const LATE_HOURS = 4
const PER_RUN = 2000
const IDEAS = 2
/** As on a new device. */
const STAPLES = ['water', 'salt', 'black pepper']

interface Desk {
  outbox: Outbox
  siteUrl: string
  recipes: RecipeFeed
  push: Parameters<typeof sendPush>[2]
  /** For tests. */
  now?: () => Date
}

interface Due {
  user_id: string
  channel: NoteChannel
  token: string
  email: string | null
  is_confirmed: boolean
  diets: string[]
  allergies: string[]
  staples: string[] | null
}

/** Takes one whose hour has come today: it is marked before it is sent, so that it never arrives twice. */
const takeDue = async (sql: Sql, now: Date): Promise<Due | undefined> => {
  const [due] = await sql<Due[]>`
    update daily_notes n set last_sent = (${now}::timestamptz at time zone n.time_zone)::date
    from auth.users u left join profiles p on p.user_id = u.id
    where u.id = n.user_id and n.user_id = (
      select d.user_id from daily_notes d
      cross join lateral (select ${now}::timestamptz at time zone d.time_zone as clock) there
      where d.last_sent is distinct from clock::date and extract(dow from clock)::smallint = any(d.days)
        and extract(hour from clock) between d.hour and d.hour + ${LATE_HOURS}
        and not exists (select from sous.accounts_to_delete a where a.user_id = d.user_id)
      order by d.user_id limit 1 for update of d skip locked)
    returning n.user_id, n.channel, n.token, u.email, u.email_confirmed_at is not null as is_confirmed,
      coalesce(p.dietary_preferences, '{}') as diets,
      coalesce(p.allergies, '{}') as allergies, p.staples`
  return due
}

/** Recipes that use two of them, or one, that the user can eat. */
async function ideasFor(
  sql: Sql,
  { recipes }: Desk,
  due: Due,
  { ingredients, soon }: { ingredients: string[]; soon: string[] },
): Promise<NotedRecipe[]> {
  await recipes.ready
  const asked = {
    ingredients,
    soon,
    staples: due.staples ?? STAPLES,
    dietary: dietBits(due.diets),
    avoid: allergenBits(due.allergies),
    order: 'ready' as const,
    limit: IDEAS,
  }
  const two = soon.length > 1 ? recipes.current().query({ ...asked, onlySoon: 2 }) : []
  const found = two.length > 0 ? two : recipes.current().query({ ...asked, onlySoon: 1 })
  const ids = found.map(({ id }) => id)
  const rows = await sql<NotedRecipe[]>`select id, title from external_recipes where id = any(${ids})`
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])
}

/** The note of today; undefined if all is fresh. */
async function noteFor(sql: Sql, desk: Desk, due: Due, now: Date): Promise<Note | undefined> {
  const stock = await readStock(sql, due.user_id, desk.recipes.vocabulary, now)
  const words = noteWords(stock)
  if (!words) return undefined
  const { soon, unavailable } = kitchenOf(stock)
  const names = stock.filter(({ meal }) => meal === null).map(({ name }) => name)
  const ingredients = names.filter((name) => !unavailable.includes(name))
  const recipes = soon.length > 0 ? await ideasFor(sql, desk, due, { ingredients, soon }) : []
  return { ...words, recipes }
}

async function sendMail(note: Note, due: Due, { outbox, siteUrl }: Desk): Promise<boolean> {
  // Without a mail server it would only be kept here.
  if (!outbox.sends || !due.email || !due.is_confirmed) return false
  const end = new URL(`/unsubscribe/${due.token}`, siteUrl).href
  await outbox.send({ to: due.email, ...noteMail(note, siteUrl, end) })
  return true
}

/** To all browsers of the user; those that unsubscribed are forgotten. */
async function sendToBrowsers(sql: Sql, note: Note, due: Due, { push }: Desk): Promise<boolean> {
  const browsers = await sql<{ endpoint: string; p256dh: string; auth: string }[]>`
    select endpoint, p256dh, auth from sous.push_subscriptions where user_id = ${due.user_id}`
  const outcomes = await Promise.all(
    browsers.map(async ({ endpoint, ...keys }) => {
      const outcome = await sendPush({ endpoint, keys }, notePush(note), push)
      if (outcome === 'gone') await sql`delete from sous.push_subscriptions where endpoint = ${endpoint}`
      return outcome
    }),
  )
  return outcomes.includes('sent')
}

/** Tells those who asked for it what to use soon, at their hour; whoever has nothing to use hears nothing. */
export const dailyNotes = (desk: Desk): Job => ({
  name: 'daily notes',
  run: async (sql: Sql, log: Log) => {
    let sent = 0
    for (let n = 0; n < PER_RUN; n++) {
      const now = desk.now?.() ?? new Date()
      const due = await takeDue(sql, now)
      if (!due) break
      try {
        const note = await noteFor(sql, desk, due, now)
        if (!note) continue
        const isSent =
          due.channel === 'mail'
            ? await sendMail(note, due, desk)
            : await sendToBrowsers(sql, note, due, desk)
        if (isSent) sent += 1
      } catch (error) {
        log.warn('daily note not sent', { user: due.user_id, error: describeError(error) })
      }
    }
    return sent
  },
})
