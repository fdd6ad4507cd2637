import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { foodArtNames } from './names.ts'

const file = readFileSync(new URL('./first.svg', import.meta.url), 'utf8')

it('has a drawing for every name', () => {
  for (const name of foodArtNames) expect(file).toContain(`<symbol id="${name}" `)
})

it('has no duplicate ids', () => {
  const ids = [...file.matchAll(/ id="([^"]+)"/g)].map((match) => match[1])
  expect(new Set(ids).size).toBe(ids.length)
})
