import { listed } from '../food-facts/labels.ts'
import { choosePieces } from './choose-pieces.ts'
import { crumbColor, dipColor, grainColor, porridgeColor, sauceColor, sweetColor } from './food-colors.ts'
import { formFor } from './form-rules.ts'
import { FORMS, type Tone } from './forms.ts'
import { cutlery, napkin, room, table } from './ground.ts'
import { LIGHT } from './light.ts'
import { paletteFor } from './palettes.ts'
import { PIECES } from './pieces.ts'
import { type CoverRecipe, type Words, wordsOf } from './recipe.ts'
import { chanceFrom, hashOf } from './seed.ts'
import type { Stage } from './stage.ts'
import * as strings from './strings.ts'
import { lightness } from './svg.ts'

/** Maximum size of a cover in bytes, exclusive; all of it is ASCII. */
export const COVER_BYTES = 6000

/** Ever fewer pieces and kinds of them, until the cover fits. */
const TRIES = [
  [1, 6],
  [0.85, 6],
  [0.72, 6],
  [0.6, 5],
  [0.48, 5],
  [0.36, 4],
  [0.24, 3],
  [0.12, 2],
  [0, 1],
  [0, 0],
] as const

/** The finished dish, drawn from the recipe's words: 640 by 480, the same every time. */
export function drawCover(recipe: CoverRecipe): string {
  return compose(recipe).art
}

const COLORS: Record<Tone, (words: Words) => string> = {
  sauce: sauceColor,
  crumb: crumbColor,
  sweet: sweetColor,
  dip: dipColor,
  pale: porridgeColor,
  grain: grainColor,
}

function compose(recipe: CoverRecipe): { art: string; stage: Stage } {
  const words = wordsOf(recipe)
  const form = FORMS[formFor(words)]
  const pieces = choosePieces(words)
  const prefix = `c${(hashOf(recipe.id) % 1_679_616).toString(36)}`
  let last: { art: string; stage: Stage } | undefined
  for (const [density, kinds] of TRIES) {
    const stage = setStage(recipe, words, form.tone, density)
    stage.pieces = pieces.slice(0, kinds)
    const { chance } = stage
    const ground = 'front' in form ? room(stage) : table(stage)
    const laid =
      'front' in form
        ? ''
        : (chance.happens(0.4) ? napkin(stage) : '') + (chance.happens(0.35) ? cutlery(stage) : '')
    const close = 'front' in form ? 'translate(-38-36)scale(1.12)' : 'translate(-38-29)scale(1.12)'
    const body = `<g transform="${close}">${form.draw(stage)}</g>`
    const defs = LIGHT + [...stage.defs.values()].join('')
    const art =
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 480"><defs>${defs}</defs>${ground}${laid}${body}</svg>`.replaceAll(
        '~',
        prefix,
      )
    last = { art, stage }
    if (art.length < COVER_BYTES) break
  }
  return last as { art: string; stage: Stage }
}

function setStage(recipe: CoverRecipe, words: Words, tone: Tone, density: number): Stage {
  const chance = chanceFrom(recipe.id)
  const palette = paletteFor(words.cuisine)
  const ground = chance.pick(palette.grounds)
  const clear = palette.dishes.filter((color) => Math.abs(lightness(color) - lightness(ground)) > 0.16)
  return {
    chance,
    words,
    palette,
    ground,
    dish: chance.pick((clear.length > 0 ? clear : palette.dishes) as [string, ...string[]]),
    cloth: chance.pick(palette.cloths),
    food: COLORS[tone](words),
    pieces: [],
    density,
    defs: new Map(),
    shown: new Set(),
  }
}

/** Alternative text for users who can't see the picture. */
export function coverAlt(recipe: CoverRecipe): string {
  const { stage } = compose(recipe)
  const { says } = FORMS[formFor(stage.words)]
  const names = [...new Set([...stage.shown].map((name) => PIECES[name].name))].slice(0, 3)
  return names.length === 0 ? strings.drawingOf(says) : strings.drawingWith(says, listed(names))
}
