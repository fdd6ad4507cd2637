import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { GRACE_DAYS } from '#core/contracts/account-limits.ts'
import { FAQ } from './faq.ts'
import { sectionSchema } from './guides/schema.ts'
import { legalSections } from './legal.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const files = (folder: string, pattern: RegExp) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => pattern.test(file) && !file.includes('.test.'))
    .map((file) => ({ file, source: readFileSync(join(root, folder, file), 'utf8') }))

const web = files('web', /\.(tsx?|html)$/)
const CALL =
  /(?:deviceStore(?:<(?:[^()]|\([^)]*\))*?>)?|(?:local|session)Storage\.(?:get|set)Item|caches\.open|useKept)\(\s*([^,)\s]+)/g

/** The name behind an argument: a literal, a constant in the file, or one for each synced list. */
function namesOf(argument: string, source: string): string[] {
  const literal = /^'([^']+)'$/.exec(argument)?.[1]
  if (literal) return [literal]
  if (argument.startsWith('`'))
    return web
      .flatMap((one) => [...one.source.matchAll(/syncedList\(\{\s*table: '(\w+)'/g)])
      .map(([, table = '']) => argument.slice(1, -1).replace(/\$\{.*\}/, table))
  // The names of the offline caches are defined in one place.
  if (argument === 'cacheName' || argument.startsWith('CACHES.')) {
    const kept = web.find((one) => one.file === 'offline/kept.ts')?.source ?? ''
    return [...(/CACHES = \{(.*?)\n\}/s.exec(kept)?.[1] ?? '').matchAll(/: '([\w-]+)'/g)].map(
      ([, name = '']) => name,
    )
  }
  const constant = new RegExp(`const ${argument} = '([^']+)'`).exec(source)?.[1]
  return constant ? [constant] : []
}

/** Everything the code stores in the browser, by its storage name. */
function keptNames(): string[] {
  const names = new Set<string>()
  for (const { file, source } of web)
    for (const [, argument = ''] of source.matchAll(CALL)) {
      // The stores themselves receive their key as an argument.
      if (argument === 'key' || argument === 'key:') continue
      const found = namesOf(argument, source)
      if (found.length === 0)
        throw new Error(`${file} keeps something under ${argument}, and nobody can tell its name.`)
      for (const name of found) names.add(name)
    }
  return [...names].sort()
}

/** The rows of a table on the page. */
const rowsOf = (caption: string) =>
  legalSections({ supabaseUrl: '', visionModel: '' })
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === 'table' && block.caption === caption ? block.rows : []))

describe('the legal page', () => {
  const named = rowsOf('What Sous stores in your browser').flatMap(
    (row) => row.at(-1)?.split(', ').filter(Boolean) ?? [],
  )

  it('lists everything stored in the browser, and nothing else', () => {
    const kept = keptNames()
    expect(kept).toContain('sous-pantry')
    expect(kept).toContain('sous-synced-shopping_items')
    expect([...named].sort()).toEqual(kept)
  })

  it('is right that there are no cookies', () => {
    const server = files('server', /\.ts$/)
    for (const { file, source } of [...web, ...server])
      expect(/document\.cookie|set-cookie|setCookie/i.test(source), file).toBe(false)
  })

  it('mentions every table with an owner', () => {
    const tables = files('supabase/migrations', /\.sql$/).flatMap(({ source }) =>
      [...source.matchAll(/create table (?:public|sous)\.(\w+) \(([^;]*?)\n\);/g)].flatMap(
        ([, name = '', columns = '']) => (/\buser_id\b/.test(columns) ? [name] : []),
      ),
    )
    /** The words on the page that describe each table. A new table with personal data needs new words. */
    const wording: Record<string, string> = {
      profiles: 'Profile:',
      saved_recipes: 'saved recipes',
      pantry_items: 'Pantry',
      pantry_events: 'What happened to the food in your pantry',
      shopping_items: 'shopping list',
      shopping_shops: 'shops and their aisles',
      product_labels: 'what you taught Sous about codes and receipts',
      household_looks: 'what food looks like, if you share',
      cooking_events: 'opened or cooked',
      unlocked_achievements: 'achievements reached',
      accounts_to_delete: 'asked for deletion',
      household_members: 'Your household',
      list_changes: 'when they last changed',
      own_recipes: 'Recipes you write',
      own_recipe_versions: 'former versions',
      recipe_links: 'shared links',
      recipe_marks: 'ratings, notes, tags and folders',
      cook_log: 'log of what you cooked',
      plan_meals: 'Your plan of meals',
      plan_settings: 'your wishes for it',
      plan_feeds: 'addresses you made for calendars',
      daily_notes: 'daily note',
      push_subscriptions: 'for notifications',
    }
    expect([...tables].sort()).toEqual(Object.keys(wording).sort())
    const page = rowsOf('What the server stores for an account')
      .map(([what]) => what)
      .join(' ')
    for (const words of Object.values(wording)) expect(page).toContain(words)
  })

  it('has the shape of a guide, and agrees with the FAQ', () => {
    const sections = legalSections({ supabaseUrl: '', visionModel: 'some model' })
    expect(z.array(sectionSchema).safeParse(sections).error).toBeUndefined()
    const page = JSON.stringify(sections)
    expect(page).toContain('connected.**')
    const asked = JSON.stringify(FAQ)
    for (const words of [`within ${GRACE_DAYS} days`, 'Download my data', 'Delete account', '6 MB'])
      expect([words, page.includes(words), asked.includes(words)]).toEqual([words, true, true])
  })
})
