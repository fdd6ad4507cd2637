import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { functions } from '#server/functions/index.ts'
import { CLOUD_ADDRESSES, carrying, INTERNAL_NAMES } from '#tests/support/cloud-addresses.ts'
import { scrape } from '#tests/support/scraping.ts'
import { startTestServer, type TestServer } from '#tests/support/server.ts'

let server: TestServer
let trap: Server
let port: number
let sprung = 0

beforeAll(async () => {
  trap = createServer((_request, response) => {
    sprung++
    response.end('<h1>inside</h1>')
  })
  await new Promise<void>((resolve) => trap.listen(0, '127.0.0.1', resolve))
  port = (trap.address() as { port: number }).port
  server = await startTestServer({ functions, scraping: { allowPrivate: false, gapMs: 0, backOffMs: 1 } })
})
afterAll(async () => {
  await server.stop()
  await new Promise((resolve) => trap.close(resolve))
})

/** Spellings of this machine, its neighbors and the cloud's metadata address, with and without a port. */
const HOSTS = [
  '127.0.0.1',
  'localhost',
  'localhost.',
  'LOCALHOST',
  '127.1',
  '127.0.1',
  '2130706433',
  '0x7f000001',
  '0x7f.1',
  '0177.0.0.1',
  '017700000001',
  '127.0.0.1.',
  '①②⑦.⓪.⓪.①',
  '127。0。0。1',
  '%31%32%37.0.0.1',
  '0.0.0.0',
  '0',
  '[::1]',
  '[::]',
  '[0:0:0:0:0:0:0:1]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[::127.0.0.1]',
  '[64:ff9b::7f00:1]',
  '[2002:7f00:1::]',
  '[fd00::1]',
  '[fe80::1]',
  '10.0.0.1',
  '172.16.0.1',
  '192.168.0.1',
  '100.64.0.1',
  '169.254.169.254',
  '[fd00:ec2::254]',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
]
/** Cloud platform addresses, internal names, and IPv6 addresses that embed either. */
const INSIDE = [
  ...new Set([
    ...Object.values(CLOUD_ADDRESSES).flat(),
    ...Object.values(carrying('127.0.0.1')),
    ...Object.values(carrying('169.254.169.254')),
  ]),
]
  .map((address) => (address.includes(':') ? `[${address}]` : address))
  .concat(INTERNAL_NAMES)
const OTHERS = [
  'file:///etc/passwd',
  'ftp://127.0.0.1/x',
  'gopher://127.0.0.1:25/x',
  'data:text/html,<h1>x</h1>',
  'javascript:alert(1)',
  'http://user:password@127.0.0.1/',
  'http://example.com@127.0.0.1/',
  'http://127.0.0.1#@example.com/',
  'http://127.0.0.1\\@example.com/',
  'http://user@168.63.129.16/',
  'http://%36%33.0.0.1@127.0.0.1/',
  'http://１２７.０.０.１/',
  'http://0x7F.0X0.0.1/',
  'http://0x7f000001./',
  'http://2130706433./',
  'http://[::ffff:127.0.0.1]./',
  'http://[::FFFF:7F00:1]/',
  'http://ⓛⓞⓒⓐⓛⓗⓞⓢⓣ/',
  'http://lo\u00adcalhost/',
  '//127.0.0.1/x',
  'http:127.0.0.1',
  'http:///127.0.0.1/x',
]
const spellings = (scheme: string) => [
  ...HOSTS.flatMap((host) => [`${scheme}://${host}/`, `${scheme}://${host}:${port}/`]),
  ...OTHERS,
]

describe('no endpoint that fetches reaches internal addresses', () => {
  it('/images/avatar', async () => {
    for (const url of [...spellings('https'), ...spellings('http')]) {
      const response = await server.app.request(`/images/avatar?url=${encodeURIComponent(url)}`)
      expect(response.status, url).toBe(400)
      expect((await response.json()).message, url).toMatch(
        /public internet|start with|password|Port|valid address|find this site/,
      )
    }
    expect(sprung).toBe(0)
  })

  it('/images/avatar, for cloud platform addresses', async () => {
    for (const host of INSIDE) {
      const url = `https://${host}/latest/meta-data/`
      const response = await server.app.request(`/images/avatar?url=${encodeURIComponent(url)}`)
      expect(response.status, url).toBe(400)
      expect((await response.json()).message, url).toMatch(/public internet|valid address/)
    }
  })

  it('recipe-scraper, for cloud platform addresses', async () => {
    await scrape(server.url, { urls: INSIDE.slice(0, 90).map((host) => `http://${host}/latest/meta-data/`) })
    const pages = await server.sql<{ url: string; state: string; reason: string }[]>`
      select url, state, reason from sous.scrape_pages where url like '%meta-data%'`
    expect(pages.length).toBeGreaterThan(30)
    for (const { url, state, reason } of pages)
      expect(state === 'duplicate' || (state === 'error' && /private|address/.test(reason)), url).toBe(true)
    await server.sql`delete from sous.scrape_pages where url like '%meta-data%'`
  })

  it.each(['recipe-scraper', 'ai-recipe-enhancer'])('%s', async (name) => {
    const urls = [...new Set([...spellings('http'), ...HOSTS.slice(0, 4).map((host) => `https://${host}/`)])]
    await scrape(server.url, { urls: urls.slice(0, 90) }, name)
    expect(sprung).toBe(0)
    const pages = await server.sql<{ url: string; state: string; reason: string; error: string }[]>`
      select url, state, reason, error from sous.scrape_pages`
    for (const { url, state, error } of pages) {
      expect(['error', 'duplicate'], `${url}: ${state}`).toContain(state)
      // What is inside, or whether anything is, must not be revealed.
      expect(error ?? '', url).not.toMatch(/ECONNREFUSED|inside|EHOSTUNREACH/)
    }
    expect(await server.sql`select 1 from external_recipes where origin = 'scraped'`).toEqual([])
  })

  it('a whole internal site', async () => {
    await scrape(server.url, { domain: `http://127.0.0.1:${port}` }).catch(() => {})
    await scrape(server.url, { domain: 'localhost' }).catch(() => {})
    expect(sprung).toBe(0)
  })
})
