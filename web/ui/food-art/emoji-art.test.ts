import { readFileSync } from 'node:fs'
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
})
