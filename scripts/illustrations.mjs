// Draws the illustrations of the pages: npm run illustrations. The files are small and committed.
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { drawScene, SCENE_BYTES, sceneNames } from '../core/covers/scenes.ts'
import { project } from './prepare.mjs'

const out = path.join(project, 'web/public/art')
mkdirSync(out, { recursive: true })
for (const name of sceneNames) {
  const art = drawScene(name)
  if (art.length >= SCENE_BYTES)
    throw new Error(`${name} has ${art.length} bytes; the limit is ${SCENE_BYTES}.`)
  writeFileSync(path.join(out, `${name}.svg`), art)
}
