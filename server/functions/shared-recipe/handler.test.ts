import { randomBytes, randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SharedRecipeOutput } from '#core/contracts/shared-recipe.ts'
import { sharedRecipe } from '#server/functions/shared-recipe/handler.ts'
import { startTestServer, type TestServer } from '#tests/support/server.ts'
import type { Person } from '#tests/support/storage.ts'

let server: TestServer
let owner: Person
let stranger: Person
beforeAll(async () => {
  server = await startTestServer({ functions: { 'shared-recipe': sharedRecipe }, logLevel: 'debug' })
  ;[owner, stranger] = [await server.user(), await server.user()]
})
afterAll(() => server.stop())

const newToken = () => randomBytes(32).toString('base64url')
const open = async (token: unknown) => {
  const response = await fetch(`${server.url}/functions/v1/shared-recipe`, {
    method: 'POST',
    headers: { apikey: server.keys.publishableKey },
    body: JSON.stringify({ token }),
  })
  const { request_id, ...body } = await response.json()
  return { status: response.status, cache: response.headers.get('cache-control'), body }
}
const links = (person: Person = owner) => person.client.from('recipe_links')
const photoBytes = async () =>
  sharp({ create: { width: 2000, height: 1000, channels: 3, background: '#c60' } })
    .withExif({ IFD3: { GPSLatitude: '48/1 8/1 0/1' } })
    .jpeg()
    .toBuffer()

/** A recipe with a photo, one that was never uploaded, and a link. */
async function shared() {
  const [id, token, photo] = [randomUUID(), newToken(), `${randomUUID()}.jpg`]
  const row = { id, title: 'Nana’s stew', ingredients: ['1 egg'], photos: [`${randomUUID()}.webp`, photo] }
  expect(
    (await owner.client.from('own_recipes').insert({ ...row, copied_from: randomUUID() })).error,
  ).toBeNull()
  const bucket = owner.client.storage.from('recipe-photos')
  const body = new Blob([new Uint8Array(await photoBytes())], { type: 'image/jpeg' })
  expect((await bucket.upload(`${owner.id}/${id}/${photo}`, body)).error).toBeNull()
  expect((await links().insert({ recipe_id: id, token })).error).toBeNull()
  return { id, token, photo }
}

const GONE = {
  status: 404,
  body: { error: 'link_gone', message: 'This link doesn’t work anymore.' },
}

describe('shared-recipe', () => {
  it('shows whoever has the link the recipe, and nothing about its owner', async () => {
    const { id, token, photo } = await shared()
    const { status, cache, body } = await open(token)
    expect([status, cache]).toEqual([200, 'no-store'])
    const { content, photos } = body as SharedRecipeOutput
    expect(content).toMatchObject({
      title: 'Nana’s stew',
      ingredients: ['1 egg'],
      photos: [],
      copied_from: null,
    })
    expect(photos).toEqual([`/shared-photos/${token}/${photo}`])
    expect(JSON.stringify(body)).not.toMatch(new RegExp(`${owner.id}|${id}`))
  })

  it('gives the same answer for every link that does not work', async () => {
    const { id, token, photo } = await shared()
    const gone = async (given: unknown) =>
      expect(await open(given), String(given).slice(0, 20)).toMatchObject(GONE)
    for (const given of [newToken(), '', 'x', `${token}x`, token.slice(1), `${token}\n`, "' or true --"])
      await gone(given)
    const deleted = (at: string | null) =>
      owner.client.from('own_recipes').update({ deleted_at: at }).eq('id', id)
    await deleted('now')
    await gone(token)
    await deleted(null)
    expect((await open(token)).status).toBe(200)
    expect((await links(stranger).delete().eq('recipe_id', id).select()).data).toEqual([])
    expect((await links().delete().eq('recipe_id', id).select()).data).toHaveLength(1)
    await gone(token)
    expect((await fetch(`${server.url}/shared-photos/${token}/${photo}`)).status).toBe(404)
  })

  it.each([undefined, null, 5, ['x'], 'x'.repeat(201)])('refuses what is no token: %j', async (token) => {
    expect((await open(token)).status).toBe(400)
  })

  it('has one link for each recipe, made by its owner with enough randomness', async () => {
    const { id, token } = await shared()
    expect((await links().insert({ recipe_id: id, token: newToken() })).error).toMatchObject({
      code: '23505',
    })
    const other = await shared()
    await links().delete().eq('recipe_id', other.id)
    expect((await links().insert({ recipe_id: other.id, token })).error).toMatchObject({ code: '23505' })
    for (const weak of ['1', 'x'.repeat(42), 'ä'.repeat(43)])
      expect((await links().insert({ recipe_id: other.id, token: weak })).error).toMatchObject({
        code: '23514',
      })
    for (const row of [{ recipe_id: other.id }, { recipe_id: other.id, user_id: owner.id }])
      expect((await links(stranger).insert({ ...row, token: newToken() })).error).toMatchObject({
        code: '42501',
      })
    expect((await links(stranger).select('*')).data).toEqual([])
  })
})

describe('/shared-photos', () => {
  const get = (path: string, headers = {}) => fetch(`${server.url}/shared-photos/${path}`, { headers })

  it('serves a photo without its metadata, and asks each time', async () => {
    const { token, photo } = await shared()
    const response = await get(`${token}/${photo}`)
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, no-cache',
      'x-robots-tag': 'none',
    })
    const { width, exif, format } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
    expect({ width, exif, format }).toEqual({ width: 1600, exif: undefined, format: 'webp' })
    const again = await get(`${token}/${photo}`, { 'if-none-match': response.headers.get('etag') })
    expect(again.status).toBe(304)
  })

  it('serves all photos of a page at once', async () => {
    const all = await Promise.all(Array.from({ length: 8 }, shared))
    const answers = await Promise.all(all.map(({ token, photo }) => get(`${token}/${photo}`)))
    expect(answers.map(({ status }) => status)).toEqual(all.map(() => 200))
  })

  it('serves only the photos that the recipe lists, and only images', async () => {
    const { id, token, photo } = await shared()
    const other = await shared()
    for (const path of [
      `${token}/${other.photo}`,
      `${newToken()}/${photo}`,
      `${token}/..%2f${photo}`,
      `x/${photo}`,
    ])
      expect((await get(path)).status, path).toBe(404)
    await server.sql`update sous.storage_blobs set body = '<script>', etag = 'y' where key like ${`%${photo}`}`
    expect((await get(`${token}/${photo}`)).status).toBe(404)
    await owner.client.from('own_recipes').update({ photos: [] }).eq('id', id)
    expect((await get(`${token}/${photo}`)).status).toBe(404)
  })

  it('logs no token', async () => {
    const { token, photo } = await shared()
    await get(`${token}/${photo}`)
    await get(`${token}/none.webp`)
    expect(server.logLines.some((line) => line.includes('/shared-photos/…/'))).toBe(true)
    expect(server.logLines.filter((line) => line.includes(token))).toEqual([])
  })
})
