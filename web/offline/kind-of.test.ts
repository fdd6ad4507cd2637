import { describe, expect, it } from 'vitest'
import { kindOf } from './kind-of.ts'

const HERE = 'https://sous.example'
const of = (path: string, { method = 'GET', mode = 'cors' as RequestMode, origin = HERE } = {}) =>
  kindOf({ method, mode, url: `${origin}${path}` }, HERE)

describe('requests handled by the service worker', () => {
  it.each(['/', '/recipes', '/recipe/1/cook', '/no/such/page'])('%s is a page', (path) =>
    expect(of(path, { mode: 'navigate' })).toBe('page'),
  )

  it.each([
    '/auth/v1/verify?token=1',
    '/storage/v1/object/public/avatars/1',
    '/sitemap.xml',
    '/healthz',
    '/vision/model.json',
    '/offline/cookbook.json',
  ])('%s is left to the server, although links lead there', (path) => {
    expect(of(path, { mode: 'navigate' })).toBeUndefined()
    expect(of(path)).toBeUndefined()
  })

  it('answers what the device server supports, at any origin', () => {
    for (const origin of [HERE, 'https://project.supabase.example']) {
      expect(of('/functions/v1/match-recipes', { method: 'POST', origin })).toBe('device')
      expect(of('/rest/v1/rpc/search_collection', { method: 'POST', origin })).toBe('device')
      expect(of('/rest/v1/external_recipes?id=eq.1', { origin })).toBe('device')
    }
  })

  it.each([
    ['POST', '/functions/v1/contact'],
    ['POST', '/functions/v1/record-event'],
    ['POST', '/functions/v1/recipe-scraper'],
    ['POST', '/functions/v1/operator-access'],
    ['OPTIONS', '/functions/v1/match-recipes'],
    ['GET', '/rest/v1/pantry_items'],
    ['POST', '/rest/v1/external_recipes'],
    ['PATCH', '/rest/v1/external_recipes?id=eq.1'],
    ['POST', '/auth/v1/token'],
    ['POST', '/storage/v1/object/avatars/1'],
  ])('never touches %s %s', (method, path) => expect(of(path, { method })).toBeUndefined())

  it('caches build files and pictures of its own origin only', () => {
    expect(of('/assets/index-1a2b.js')).toBe('asset')
    expect(of('/covers/00000000-0000-4000-8000-000000000000.svg')).toBe('cover')
    expect(of('/art/home.svg')).toBe('cover')
    expect(of('/assets/index-1a2b.js', { origin: 'https://else.example' })).toBeUndefined()
  })
})
