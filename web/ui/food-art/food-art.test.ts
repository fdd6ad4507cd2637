import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { firstArtNames, foodArtNames } from './names.ts'

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
const files = { first: read('./first.svg'), rest: read('./sprite.svg') }

it('has a drawing for every name, in the expected file', () => {
  for (const name of foodArtNames)
    expect(firstArtNames.includes(name) ? files.first : files.rest).toContain(`<symbol id="${name}" `)
  expect(foodArtNames).toEqual(expect.arrayContaining([...firstArtNames]))
})

it('has no duplicate ids in a file', () => {
  for (const file of Object.values(files)) {
    const ids = [...file.matchAll(/ id="([^"]+)"/g)].map((match) => match[1])
    expect(new Set(ids).size).toBe(ids.length)
  }
})
