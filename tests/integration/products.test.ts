import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createGzip, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { FindProductsOutput } from '#core/contracts/find-products.ts'
import { connect } from '#server/database/open.ts'
import { loadProducts } from '#server/database/products/load.ts'
import { findProducts } from '#server/functions/find-products/handler.ts'
import { project } from '#tests/support/project.ts'
import { startTestServer, type TestServer } from '#tests/support/server.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'sous-products-'))
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ functions: { 'find-products': findProducts } })
})
afterAll(() => server.stop())
beforeEach(async () => {
  await server.sql`truncate sous.products`
})

let files = 0
const written = (content: string | Buffer) => {
  const file = path.join(folder, `list-${++files}`)
  writeFileSync(file, content)
  return file
}

async function load(file: string, { signal = new AbortController().signal, onProgress = () => {} } = {}) {
  const sql = connect(server.databaseUrl, 1, { idleSeconds: 0, lifeSeconds: null })
  try {
    return await loadProducts({ file, sql, signal, onProgress })
  } finally {
    await sql.end()
  }
}

const stored = () => server.sql`select code, name, amount, categories from sous.products order by code`
const ask = (body: unknown) =>
  fetch(`${server.url}/functions/v1/find-products`, {
    method: 'POST',
    headers: { apikey: server.keys.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

/** A valid code for a number. */
const codeOf = (number: number) => {
  const body = String(400_000_000_000 + number)
  const sum = [...body].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0)
  return `${body}${(10 - (sum % 10)) % 10}`
}
const HEAD = 'code\turl\tproduct_name\tquantity\tbrands\tcategories_tags\tcountries'
const row = (code: string, name: string, categories = '', amount = '') =>
  [code, 'http://x', name, amount, 'Brand', categories, 'x'].join('\t')

const MILK = '4006381333931'
const DRINK = '5411188124689'

describe('a list of products', () => {
  it('is loaded, and looked up by codes', async () => {
    const list = [
      HEAD,
      row(MILK, 'Frische Vollmilch 3,5 %', 'en:dairies,en:milks,en:whole-milks', '1 l'),
      row(DRINK, 'Hafermilch ohne Zucker', 'en:beverages,en:oat-based-drinks'),
    ].join('\n')
    const done = await load(written(gzipSync(list)))
    expect(done).toMatchObject({ rows: 2, kept: 2, stored: 2, changed: 2 })
    const { products } = (await (await ask({ codes: [MILK, DRINK, codeOf(1)] })).json()) as FindProductsOutput
    expect(products.sort((a, b) => a.code.localeCompare(b.code))).toEqual([
      { code: MILK, name: 'Frische Vollmilch 3,5 %', amount: '1 l', food: 'milk', near: [] },
      { code: DRINK, name: 'Hafermilch ohne Zucker', amount: '', food: 'oat milk', near: [] },
    ])
  })

  it('is read as JSON too, and as a table with commas', async () => {
    const json = [
      JSON.stringify({
        code: MILK,
        product_name: '',
        product_name_de: 'Milch',
        categories_tags: ['en:milks'],
      }),
      '{"code": broken',
      '[1]',
      JSON.stringify({ code: { $ne: 1 }, product_name: ['x'] }),
      JSON.stringify({ code: codeOf(2), product_name: 'half \ud800 a \u0000 character', quantity: 500 }),
    ].join('\r\n')
    expect((await load(written(json))).leftOut).toMatchObject({ unreadable: 2, code: 1 })
    await load(written(`\ufeff"code","name","quantity"\n${DRINK},"Oat, with ""quotes""",1 l\n`))
    expect(await stored()).toEqual([
      { code: codeOf(2), name: 'half a character', amount: '500', categories: '' },
      { code: MILK, name: 'Milch', amount: '', categories: 'milks' },
      { code: DRINK, name: 'Oat, with "quotes"', amount: '1 l', categories: '' },
    ])
  })

  it('updates what changed when it is loaded again', async () => {
    await load(written([HEAD, row(MILK, 'Old name'), row(DRINK, 'Same')].join('\n')))
    const again = await load(
      written(
        [HEAD, row(MILK, 'Newer'), row(MILK, 'New name'), row(DRINK, 'Same'), row(codeOf(1), 'More')].join(
          '\n',
        ),
      ),
    )
    expect(again).toMatchObject({ rows: 4, kept: 4, stored: 3, changed: 2 })
    expect((await stored()).map(({ name }) => name)).toEqual(['More', 'New name', 'Same'])
  })

  it('may be hostile', async () => {
    const list = [
      '# a remark',
      HEAD,
      row(
        MILK,
        '<script>alert(1)</script>\u0007\u202e \\N \\. "stray',
        "en:milks,en:'); drop table,fr:laits",
      ),
      row('4006381333932', 'a wrong check digit'),
      row('2012345000001', 'cheese of one shop'),
      row(DRINK, `long ${'🍅'.repeat(5000)}`, 'en:x,'.repeat(50_000)),
      row(codeOf(1), '', ''),
      `${codeOf(2)}\t`,
      '"'.repeat(1000),
      '',
      row(codeOf(3), 'x'.repeat(5 * 1024 * 1024)),
      row('=cmd|1', 'formula'),
    ].join('\n')
    const done = await load(written(list))
    expect(done.leftOut).toEqual({ code: 3, store: 1, empty: 2, unreadable: 0, long: 1 })
    const [milk, drink] = await stored()
    expect(milk).toMatchObject({ name: '<script>alert(1)</script> \\N \\. "stray', categories: 'milks' })
    expect(drink?.name).toHaveLength(5 + 57 * 2)
    const found = (await (await ask({ codes: [MILK] })).json()) as FindProductsOutput
    expect(found.products[0]?.name).toContain('<script>')
  })

  it.each([
    ['empty', '', /no product/],
    ['only a header', HEAD, /no product/],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0]), /no list of products/],
    ['other columns', 'a\tb\n1\t2', /no list of products/],
    ['cut short', gzipSync(`${HEAD}\n${row(MILK, 'Milk')}`).subarray(0, 60), /cannot be read to its end/],
  ])('ends with a clear error: %s', async (_, content, words) => {
    await load(written([HEAD, row(DRINK, 'Kept')].join('\n')))
    await expect(load(written(content))).rejects.toThrow(words)
    expect((await stored()).map(({ name }) => name)).toEqual(['Kept'])
  })

  it('that is made to fill a machine is refused', async () => {
    const file = path.join(folder, 'bomb.gz')
    const zip = createGzip()
    const end = once(zip.pipe(createWriteStream(file)), 'finish')
    zip.write(`${HEAD}\n`)
    for (let i = 0; i < 160; i++) if (!zip.write(Buffer.alloc(1024 * 1024, 'a'))) await once(zip, 'drain')
    zip.end()
    await end
    await expect(load(file)).rejects.toThrow(/hundredfold/)
    expect(await stored()).toEqual([])
  })

  it('can be canceled, and the old products stay', async () => {
    await load(written([HEAD, row(MILK, 'Kept')].join('\n')))
    const list = Array.from({ length: 60_000 }, (_, i) => row(codeOf(i), 'New'))
    const canceling = new AbortController()
    const loading = load(written([HEAD, ...list].join('\n')), {
      signal: canceling.signal,
      onProgress: () => canceling.abort(),
    })
    await expect(loading).rejects.toThrow('Canceled')
    expect((await stored()).map(({ name }) => name)).toEqual(['Kept'])
  })

  it('is loaded by a command, which says what it did', async () => {
    const run = async (...given: string[]) => {
      const child = spawn(process.execPath, ['scripts/barcodes.mjs', ...given], {
        cwd: project,
        env: { PATH: process.env.PATH, HOME: project, DATABASE_URL: server.databaseUrl, DATA_DIR: folder },
      })
      let output = ''
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => (output += piece))
      const [code] = await once(child, 'close')
      return { code, output }
    }
    const file = written([HEAD, row(MILK, 'Milk'), row('12', 'none')].join('\n'))
    expect(await run(file, '--dry-run')).toEqual({
      code: 0,
      output: expect.stringMatching(
        /2 rows: 1 product\. Nothing was stored.*\n.*left out: 1 without a valid code/,
      ),
    })
    expect(await stored()).toEqual([])
    expect(await run(file)).toMatchObject({
      code: 0,
      output: expect.stringMatching(/1 product, 1 of them new/),
    })
    expect(await stored()).toHaveLength(1)
    expect(await run(path.join(folder, 'missing'))).toMatchObject({
      code: 1,
      output: expect.stringContaining('No product was stored'),
    })
  })

  it.each([
    [{}],
    [{ codes: [] }],
    [{ codes: ['1'] }],
    [{ codes: [`${MILK} `] }],
    [{ codes: Array.from({ length: 51 }, () => MILK) }],
    [{ codes: [MILK], more: true }],
  ])('is not asked with anything else: %j', async (body) => expect((await ask(body)).status).toBe(400))

  it('is out of reach for browsers', async () => {
    const { error } = await server.client().from('products').select()
    expect(error).not.toBeNull()
  })
})
