import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ExternalRecipeRow } from '#core/contracts/rows.ts'
import { toJsonLd } from '#core/recipes/export-json-ld.ts'
import { exportedRecipe } from '#core/recipes/exported-recipe.ts'
import { csvWriter } from '#core/scraping/export-csv.ts'
import { htmlWriter } from '#core/scraping/export-html.ts'
import { type ExportRow, written } from '#core/scraping/export-row.ts'
import { functions } from '#server/functions/index.ts'
import { describePages } from '#server/http/seo.ts'
import { createLog } from '#server/lib/log.ts'
import { migrations } from '#tests/support/database.ts'
import { project } from '#tests/support/project.ts'
import { scrape } from '#tests/support/scraping.ts'
import { startTestServer, type TestServer } from '#tests/support/server.ts'
import { dishPage } from '#tests/support/small-site.ts'
import { readMarkdown } from '#web/features/assistant/markdown.ts'

const SCRIPT = `"><script>alert(1)</script><img src=x onerror=alert(1)>'--></title></textarea>{{7*7}}\${7*7}`
const ADDRESS = 'javascript:alert(document.cookie)//'
const SCRIPTS = [
  ADDRESS,
  'JaVaScRiPt:alert(2)',
  ' javascript:alert(3)',
  'java\tscript:alert(4)',
  'javascript://pages.example/%0aalert(5)',
  'data:text/html,alert(6)',
  'vbscript:alert(7)',
  'blob:https://pages.example/8',
  'file:///etc/passwd',
  'ftp://pages.example/x',
]
/** External URLs that start like one of our paths. */
const ELSEWHERE = ['//pages.example/x', '/\\pages.example/x']

let server: TestServer
let recipeId: string

beforeAll(async () => {
  server = await startTestServer({ functions, scraping: { gapMs: 0 } })
  const [row] = await server.sql<{ id: string }[]>`
    insert into external_recipes ${server.sql({
      title: SCRIPT,
      description: `</script>${SCRIPT}\u2028`,
      ingredients: [SCRIPT, `1 cup ${SCRIPT}`],
      instructions: [SCRIPT, '</script><svg onload=alert(1)>'],
      cuisine_type: 'other',
      source_url: 'https://example.com/?q="><script>alert(1)</script>',
    })} returning id`
  recipeId = row?.id ?? ''
})
afterAll(() => server.stop())

const operator = (name: string, body: object) =>
  server.app.request(`/functions/v1/${name}`, {
    method: 'POST',
    headers: { apikey: server.keys.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ access_code: server.keys.accessCode, ...body }),
  })

/** Markup from the text: an element or an attribute that would run. */
const RUNS = /<script>alert|<img src=x|<svg onload|href="?javascript:/i

describe('a script in a recipe', () => {
  it('stays text in the page’s head, and in its structured data', async () => {
    const describe = describePages({
      sql: server.sql,
      siteUrl: 'https://sous.example',
      log: createLog('silent'),
    })
    const { html } = await describe(`/recipe/${recipeId}`)
    // Structured data is inside its own tags; nothing in it may close them.
    const data: string[] = []
    const rest = html.replace(
      /(<script type="application\/(?:ld\+)?json"[^>]*>)(.*?)<\/script>/gs,
      (_whole, _tag, json) => {
        data.push(json)
        return ''
      },
    )
    expect(data.length).toBeGreaterThan(0)
    for (const json of data) {
      expect(() => JSON.parse(json)).not.toThrow()
      expect(json).not.toMatch(/<\/?script|<!--/i)
    }
    expect(rest).not.toMatch(RUNS)
    for (const place of [
      '/recipe/<script>alert(1)</script>',
      `/recipe/${encodeURIComponent(SCRIPT)}`,
      `/${SCRIPT}`,
    ])
      expect((await describe(place)).html).not.toMatch(RUNS)
  })

  it('stays text in its cover, an SVG that could contain scripts', async () => {
    const response = await server.app.request(`/covers/${recipeId}.svg`)
    expect(response.status).toBe(200)
    const svg = await response.text()
    expect(svg).not.toMatch(/<script|<foreignObject|\son\w+=|javascript:|<img/i)
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
  })

  it('stays text in exports, and starts no formula', async () => {
    const [row] = await server.sql`select * from external_recipes where id = ${recipeId}`
    const html = written(htmlWriter, [{ ...(row as ExportRow), source_url: ADDRESS }, row as ExportRow])
    expect(html).toContain('&lt;script&gt;')
    expect(html).not.toMatch(RUNS)
    const csv = written(
      csvWriter,
      ['=HYPERLINK("http://x")', '+1+1', '-2+3', '@SUM(1)', '\t=1', '\r=1', '\n=1'].map((formula) => ({
        ...(row as ExportRow),
        title: formula,
        description: formula,
        cuisine_type: formula,
        source_url: formula,
      })),
    )
    // Every cell of every line: none starts with a spreadsheet formula.
    const cells = csv.match(/(?:^|,|\r\n)("(?:[^"]|"")*"|[^,\r\n]*)/g) ?? []
    const texts = cells.map((cell) => cell.replace(/^(,|\r\n)/, '').replace(/^"/, ''))
    expect(texts.length).toBeGreaterThan(40)
    expect(texts.filter((text) => /^[=+@\t\r\n]|^-(?!\d+$)/.test(text))).toEqual([])
    expect(csv).toContain("'=HYPERLINK")
  })

  it('is never returned by a function as a page', async () => {
    for (const [name, body] of [
      ['recipe-details', { id: recipeId }],
      ['match-recipes', { ingredients: [SCRIPT.slice(0, 60)] }],
      ['score-recipes', { ids: [recipeId], ingredients: ['egg'] }],
      ['ingredient-substitution', { ingredient: SCRIPT.slice(0, 80) }],
      ['cooking-assistant', { message: SCRIPT }],
      [encodeURIComponent(SCRIPT), {}],
    ] as const) {
      const response = await operator(name, body)
      expect(response.headers.get('content-type'), name).not.toContain('html')
      expect(response.headers.get('x-content-type-options'), name).toBe('nosniff')
      await response.body?.cancel()
    }
    for (const place of [
      `/rest/v1/${encodeURIComponent(SCRIPT)}`,
      `/auth/v1/verify?token=${encodeURIComponent(SCRIPT)}`,
      `/auth/v1/verify?redirect_to=${encodeURIComponent(ADDRESS)}&type=signup&token=x`,
    ]) {
      const response = await server.app.request(place, { headers: { apikey: server.keys.publishableKey } })
      expect(response.headers.get('content-type') ?? '', place).not.toContain('html')
      expect(response.headers.get('location') ?? '', place).not.toMatch(/^javascript:|<script/i)
    }
  })
})

describe('a link in a mail', () => {
  it('always points to us, whatever the sender asked for', async () => {
    const { email } = await server.user('cook@kitchen.example')
    for (const redirect of [
      'https://evil.example/',
      ADDRESS,
      '//evil.example',
      'https://sous.example.evil.example/',
    ]) {
      await server.app.request(`/auth/v1/recover?redirect_to=${encodeURIComponent(redirect)}`, {
        method: 'POST',
        headers: { apikey: server.keys.publishableKey, 'content-type': 'application/json' },
        body: JSON.stringify({ email }),
      })
    }
    const mails = await server.mails()
    const links = mails.flatMap(({ body }) => body.match(/https?:\/\/\S+/g) ?? [])
    expect(links.length).toBeGreaterThan(0)
    for (const link of links) {
      expect(new URL(link).origin).toBe(new URL(server.url).origin)
      const response = await fetch(link, { redirect: 'manual' })
      expect(response.headers.get('location') ?? server.url).toMatch(new RegExp(`^(/(?!/)|${server.url})`))
    }
  })
})

describe('a script in a mail', () => {
  it('stays text, and a subject stays one line', async () => {
    const response = await operator('contact', {
      name: SCRIPT,
      email: 'a@kitchen.example',
      subject: 'Hi\r\nBcc: everybody@kitchen.example',
      message: SCRIPT,
    })
    expect(response.status).toBe(200)
    const [mail] = await server.sql<{ subject: string; html: string }[]>`
      select subject, html from sous.mail_outbox where subject like 'Message:%'`
    expect(mail?.subject).not.toMatch(/[\r\n]/)
    expect(mail?.html).not.toMatch(RUNS)
    expect(mail?.html).toContain('&#60;script&#62;')
  })
})

describe('a script in a scraped page', () => {
  it('is not stored: texts are texts, URLs are URLs', async () => {
    const html = dishPage({
      title: 'Leek tart <script>alert(1)</script>',
      ingredients: ['2 leeks<img src=x onerror=alert(1)>', '200 g flour', '<svg onload=alert(1)>3 eggs'],
      steps: [
        'Slice the leeks thinly and soften them in butter for ten minutes.<script>alert(1)</script>',
        'Roll out the pastry & fill it, then bake for 35 minutes <a href="javascript:alert(1)">until golden</a>.',
      ],
      extra: { image: ADDRESS, url: ADDRESS, author: { name: '<b onmouseover=alert(1)>x</b>' } },
      head: `<link rel="canonical" href="${ADDRESS}"><meta property="og:image" content="data:text/html,<script>1</script>">`,
    }).replace(/(?<=ld\+json">).*(?=<\/script><\/head>)/s, (json) => json.replaceAll('</', '<\\/'))
    await scrape(server.url, { html, url: 'https://pages.example/leek-tart', quality_threshold: 0 })
    const [row] = await server.sql`select * from external_recipes where title like 'Leek tart%'`
    expect(row).toBeTruthy()
    const stored = JSON.stringify(row)
    expect(stored).not.toMatch(/<script|<img|<svg|onerror|onmouseover|javascript:|data:text/i)
    expect(row?.source_url).toMatch(/^https:\/\/pages\.example/)
  })

  it.each(SCRIPTS)('nor with the URL that an operator supplies for it: %s', async (url) => {
    const title = `Pasted pie ${SCRIPTS.indexOf(url)}`
    const html = dishPage({ title, extra: { image: url, url }, head: `<link rel="canonical" href="${url}">` })
    // Once stored, once as a duplicate, once below the requested quality: each is reported differently.
    for (const quality_threshold of [100, 0, 0]) {
      const { results } = await scrape(server.url, { html, url, quality_threshold })
      expect(JSON.stringify(results)).not.toContain(url.trim())
    }
    const stored =
      await server.sql`select source_url, cover_image_url from external_recipes where title = ${title}`
    expect(stored).toEqual([{ source_url: null, cover_image_url: null }])
    const pages = await server.sql`select url, recipe from sous.scrape_pages where title = ${title}`
    expect(pages.length).toBe(3)
    expect(JSON.stringify(pages)).not.toContain(url.trim())
  })
})

describe('an invalid web URL', () => {
  const recipe = (fields: object) =>
    server.client(server.keys.secretKey).from('external_recipes').insert(fields)

  it.each([...SCRIPTS, ...ELSEWHERE])('is refused by the database: %s', async (address) => {
    for (const fields of [{ source_url: address }, { cover_image_url: address }]) {
      const { error } = await recipe({ title: 'Trap', ...fields })
      expect(error?.code, JSON.stringify(fields)).toBe('23514')
    }
    const owner = await server.user()
    const own = owner.client.from('profiles').update({ avatar_url: address }).eq('user_id', owner.id)
    expect((await own).error?.code).toBe('23514')
  })

  it('is removed if it was stored before; all others stay', async () => {
    const { sql } = server
    const migration = migrations.find(({ name }) => name === 'web_addresses')
    const names = ['source_of_the_web', 'cover_of_the_web']
    for (const name of names)
      await sql.unsafe(`alter table external_recipes drop constraint external_recipes_${name}`)
    await sql.unsafe('alter table profiles drop constraint profiles_avatar_of_the_web')
    const good = ['https://pages.example/ok?a=1#b', 'http://pages.example', 'HTTPS://Pages.example:8443/é']
    const pictures = [...good, '/covers/x.svg', '/x.png']
    await sql`insert into external_recipes ${sql([
      ...[...SCRIPTS, ...ELSEWHERE].map((source_url) => ({
        title: 'Old',
        source_url,
        cover_image_url: source_url,
      })),
      ...pictures.map((cover_image_url, at) => ({
        title: 'Old',
        source_url: good[at] ?? null,
        cover_image_url,
      })),
    ])}`
    const owner = await server.user()
    await sql`update profiles set avatar_url = ${ADDRESS} where user_id = ${owner.id}`
    const [untouched] =
      await sql`select count(*)::int as all from external_recipes where title <> 'Old' and source_url is not null`
    await sql.unsafe(migration?.sql ?? '')
    const rows = await sql`select source_url, cover_image_url from external_recipes where title = 'Old'`
    const kept = (column: string) => rows.flatMap((row) => row[column] ?? []).sort()
    expect(kept('source_url')).toEqual([...good].sort())
    expect(kept('cover_image_url')).toEqual([...pictures].sort())
    expect((await sql`select avatar_url from profiles where user_id = ${owner.id}`)[0]?.avatar_url).toBeNull()
    const [after] =
      await sql`select count(*)::int as all from external_recipes where title <> 'Old' and source_url is not null`
    expect(after).toEqual(untouched)
    await sql`delete from external_recipes where title = 'Old'`
  })

  it.each([...SCRIPTS, ...ELSEWHERE])(
    'is no link, image or data of a page that is stored with it anyway: %s',
    async (address) => {
      const [row] = await server.sql`select * from external_recipes where id = ${recipeId}`
      const bad = {
        ...(row as ExternalRecipeRow),
        source_url: address,
        cover_image_url: address,
        created_at: '2026-11-16',
      }
      const absolute = (one: string | null) => (one ? new URL(one, 'https://sous.example').href : null)
      const exported = exportedRecipe(bad, { url: 'https://sous.example/recipe/x', absolute })
      expect(exported.sourceUrl).toBeNull()
      expect(exported.image).toBe(`https://sous.example/covers/${recipeId}.svg`)
      const jsonLd = JSON.stringify(toJsonLd(exported))
      expect(jsonLd).not.toContain(address.trim())
      expect(written(htmlWriter, [{ ...(bad as unknown as ExportRow) }])).not.toContain('<a href')
    },
  )
})

describe('a script in the chat', () => {
  it('is neither a link nor markup', () => {
    const hrefs: string[] = []
    const walk = (value: unknown): void => {
      if (Array.isArray(value)) value.forEach(walk)
      else if (value && typeof value === 'object') {
        if ('href' in value) hrefs.push(String(value.href))
        for (const inner of Object.values(value)) walk(inner)
      }
    }
    for (const href of [
      ADDRESS,
      'JaVaScRiPt:alert(1)',
      ' javascript:1',
      'data:text/html,x',
      'vbscript:x',
      '//evil.example',
      'https://evil.example',
      '\\\\evil.example',
      '/\\evil.example',
    ])
      walk(readMarkdown(`[tap here](${href}) and [x]( ${href} "t") <${href}> ![i](${href})`))
    expect(hrefs.filter((href) => !/^\/(?![/\\])/.test(href))).toEqual([])
  })
})

describe('the files served to browsers', () => {
  const folder = path.join(project, 'dist/web')
  it.runIf(existsSync(folder))('contain no secret, and no name of one', () => {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.(js|mjs|css|html|json|map|webmanifest)$/.test(file),
    )
    expect(files.length).toBeGreaterThan(5)
    const NAMES =
      /sb_secret_[\w-]{8,}|JWT_SECRET|SECRET_KEY\b|DATABASE_URL|SMTP_URL|AI_API_KEY|ACCESS_CODE\b|service_role|postgres(ql)?:\/\/|-----BEGIN|encrypted_password/
    for (const file of files) {
      const text = readFileSync(path.join(folder, file), 'utf8')
      expect(NAMES.exec(text)?.[0], file).toBeUndefined()
      expect(file).not.toMatch(/\.map$/)
    }
  })
})
