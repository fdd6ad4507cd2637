// @vitest-environment node
import { afterAll, describe, expect, it } from 'vitest'
import { readPaper } from '#core/paper/read-paper.ts'
import { decodePhoto, openReader } from '../scripts/ocr-node.mjs'
import { PLUM_CRUMBLE, recipePhoto } from './support/recipe-photo.ts'

describe('a photo of a page', () => {
  const reader = openReader()
  afterAll(() => reader.close())

  it('that lies on its side is read, from its pixels to a recipe', async () => {
    const page = await reader.read(await decodePhoto(await recipePhoto(PLUM_CRUMBLE)))
    expect(page).toMatchObject({ turns: 3, language: 'eng' })
    const { title, list, steps } = PLUM_CRUMBLE
    expect(readPaper([page]).recipes.map(({ content }) => content)).toMatchObject([
      { title, ingredients: list, instructions: steps },
    ])
  }, 60_000)
})
