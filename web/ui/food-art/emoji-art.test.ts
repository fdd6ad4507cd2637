import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { INGREDIENTS } from '#content/ingredients/index.ts'
import { BUILT_IN_INGREDIENTS } from '#web/features/pantry/built-in-ingredients.ts'
import { emojiId } from './emoji-id.ts'

describe('emoji.svg', () => {
  it('has a drawing for every ingredient', () => {
    const sprite = readFileSync(new URL('./emoji.svg', import.meta.url), 'utf8')
    const known = new Set([...sprite.matchAll(/<symbol id="([^"]+)"/g)].map((match) => match[1]))
    const missing = [...INGREDIENTS, ...BUILT_IN_INGREDIENTS].filter(
      ({ emoji }) => !known.has(emojiId(emoji)),
    )
    expect(missing.map(({ name }) => name)).toEqual([])
  })

  it('keeps every number of every path when it shortens them', () => {
    const require = createRequire(import.meta.url)
    const { icons } = require('@iconify-json/fluent-emoji-flat/icons.json') as {
      icons: Record<string, { body: string }>
    }
    const names = require('@iconify-json/fluent-emoji-flat/chars.json') as Record<string, string>
    const paths = (body: string) =>
      [...body.matchAll(/ d="([^"]+)"/g)].map(([, d = '']) =>
        [...d.matchAll(/-?(?:\d*\.\d+|\d+)/g)].map(([number]) => Number(number)),
      )
    const sprite = readFileSync(new URL('./emoji.svg', import.meta.url), 'utf8')
    for (const [, id = '', body = ''] of sprite.matchAll(/<symbol id="e([^"]+)"[^>]*>(.*?)<\/symbol>/gs)) {
      const icon = icons[names[id] ?? names[id.replace(/-fe0f/g, '')] ?? '']
      const drawn = paths(body).flat()
      const original = paths(icon?.body ?? '').flat()
      expect(drawn.length, id).toBe(original.length)
      expect(Math.max(...original.map((value, at) => Math.abs(value - (drawn[at] ?? 0)))), id).toBeLessThan(
        0.06,
      )
    }
  })
})
