import { LIGHT } from './light.ts'
import { paletteFor } from './palettes.ts'
import { wordsOf } from './recipe.ts'
import * as Guides from './scenes-guides.ts'
import * as Table from './scenes-table.ts'
import { chanceFrom } from './seed.ts'
import type { Stage } from './stage.ts'

/** The illustrations of pages, in the hand of the covers, without a ground of their own. */
const SCENES = {
  home: Table.supper,
  scan: Table.lookingAt,
  bowl: Table.bowlful,
  plate: Table.laidPlace,
  story: Table.soupAndBread,
  contact: Table.teaTime,
  'cooking-skills': Guides.cutting,
  'food-safety': Guides.roast,
  'kitchen-equipment': Guides.pans,
  'nutrition-guide': Guides.balanced,
  'seasonal-cooking': Guides.harvest,
  'cooking-tips': Guides.seasoning,
  'how-to-use': Guides.recipeInHand,
} satisfies Record<string, (stage: Stage) => string>

export type SceneName = keyof typeof SCENES

export const sceneNames = Object.keys(SCENES) as SceneName[]

/** Served to phones before the first touch, so it stays small. */
export const SCENE_BYTES = 12_000

function stageFor(name: SceneName): Stage {
  return {
    chance: chanceFrom(name),
    words: wordsOf({ id: name, title: '', ingredients: ['parsley', 'cream', 'quinoa'] }),
    palette: paletteFor(''),
    ground: '#b98b5e',
    dish: '#f9f2e3',
    cloth: '#b5573a',
    food: '#c4441f',
    pieces: ['feta', 'greens'],
    density: 1,
    defs: new Map(),
    shown: new Set(),
  }
}

/** 640 by 480 on a transparent ground, the same every time. */
export function drawScene(name: SceneName): string {
  const stage = stageFor(name)
  const body = SCENES[name](stage)
  const defs = LIGHT + [...stage.defs.values()].join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-32 -22 704 528"><defs>${defs}</defs>${body}</svg>\n`.replaceAll(
    '~',
    '',
  )
}
