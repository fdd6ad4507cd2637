import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { drawScene, SCENE_BYTES, sceneNames } from '#core/covers/scenes.ts'

const folder = 'web/public/art'

describe('illustrations', () => {
  it('are the committed files, no more and no fewer', () =>
    expect(readdirSync(folder).sort()).toEqual(sceneNames.map((name) => `${name}.svg`).sort()))

  it.each(sceneNames)('%s is up to date (npm run illustrations) and small', (name) => {
    const file = readFileSync(`${folder}/${name}.svg`, 'utf8')
    expect(file).toBe(drawScene(name))
    expect(file.length).toBeLessThan(SCENE_BYTES)
    expect(file).not.toMatch(/NaN|undefined|<text|<image|https?:(?!\/\/www\.w3\.org\/2000\/svg)/)
  })
})
