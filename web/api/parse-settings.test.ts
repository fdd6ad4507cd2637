import { describe, expect, it } from 'vitest'
import { parseSettings } from './parse-settings.ts'

describe('settings', () => {
  it('reads what the server wrote', () => {
    const text = JSON.stringify({
      supabaseUrl: 'https://db.example.org/',
      publishableKey: 'sb_publishable_x',
      contactEmail: 'hello@example.org',
      contactReplyHours: 24,
      version: '0.1.0',
      visionModel: 'eye',
      sendsEmail: false,
    })
    expect(parseSettings(text)).toEqual({
      supabaseUrl: 'https://db.example.org',
      publishableKey: 'sb_publishable_x',
      contactEmail: 'hello@example.org',
      contactReplyHours: 24,
      version: '0.1.0',
      visionModel: 'eye',
      sendsEmail: false,
    })
  })

  it.each([null, '', '__SOUS_SETTINGS__', '[]', 'null', '{"supabaseUrl": 3}'])(
    'falls back to the same origin without a key for %j',
    (text) => {
      expect(parseSettings(text)).toEqual({
        supabaseUrl: '',
        publishableKey: '',
        contactEmail: '',
        contactReplyHours: 0,
        version: '',
        visionModel: '',
        sendsEmail: true,
      })
    },
  )
})
