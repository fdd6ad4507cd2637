import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { foodArtNames } from './names.ts'

const sprite = readFileSync(new URL('./sprite.svg', import.meta.url), 'utf8')

it('has a drawing for every name, and no two parts of the same id', () => {
  for (const name of foodArtNames) expect(sprite).toContain(`<symbol id="${name}" `)
  const ids = [...sprite.matchAll(/ id="([^"]+)"/g)].map((match) => match[1])
  expect(new Set(ids).size).toBe(ids.length)
})
