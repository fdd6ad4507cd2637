import { listed } from '../text/listed.ts'
import { choosePieces } from './choose-pieces.ts'
import { crumbColor, dipColor, grainColor, porridgeColor, sauceColor, sweetColor } from './food-colors.ts'
import { formFor } from './form-rules.ts'
import { FORMS, type Tone } from './forms.ts'
import { cutlery, mat, napkin, room, table } from './ground.ts'
import { LIGHT } from './light.ts'
import { type Palette, paletteFor } from './palettes.ts'
import { PIECES, type PieceName } from './pieces.ts'
import { type CoverRecipe, type Words, wordsOf } from './recipe.ts'
import { chanceFrom, hashOf } from './seed.ts'
import type { Stage } from './stage.ts'
import * as strings from './strings.ts'
import { lightness } from './svg.ts'

/** Maximum size of a cover in bytes, exclusive; all of it is ASCII. */
export const COVER_BYTES = 6000

/** More than any cover has needed. */
const MOST_TRIES = 12

/** What the drawings of the pieces may take; the rest is for the dish and for where they lie. */
const PIECE_BYTES = 2300

/** As many kinds as there is room for, so that the first try usually fits. */
function affordable(names: readonly PieceName[]): readonly PieceName[] {
  let bytes = 0
  return names.filter((name, i) => {
    bytes += PIECES[name].art.length
    return i === 0 || bytes < PIECE_BYTES
  })
}

interface Fit {
  /** With cloth and cutlery. */
  laid: boolean
  kinds: number
  /** Share of the pieces. */
  density: number
}

/** What to leave out of a cover that is `over` bytes too large: what lies beside the dish, then kinds, then pieces. */
function leaner(
  { laid, kinds, density }: Fit,
  pieces: readonly PieceName[],
  shown: Stage['shown'],
  beside: number,
  over: number,
): Fit {
  let left = laid ? over - beside : over
  let most = kinds
  while (most > 2 && left > 0) {
    const name = pieces[--most] as PieceName
    if (shown.has(name)) left -= PIECES[name].art.length
  }
  const fit = { laid: false, kinds: most, density }
  if (left <= 0) return fit
  if (density > 0.15) return { ...fit, density: density * (left > 500 ? 0.5 : 0.72) }
  return { ...fit, kinds: density > 0 ? 1 : Math.max(0, most - 1), density: 0 }
}

/** The finished dish, drawn from the recipe's words: 640 by 480, the same every time. */
export function drawCover(recipe: CoverRecipe): string {
  return compose(recipe).art
}

/** The shape of a link preview, 1200 by 630: the whole cover, with more of its table on both sides. */
export const drawWideCover = (recipe: CoverRecipe): string =>
  drawCover(recipe).replace(VIEW, 'viewBox="-137 0 914 480"')

const VIEW = 'viewBox="0 0 640 480"'

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
  const pieces = affordable(choosePieces(words))
  const prefix = `c${(hashOf(recipe.id) % 1_679_616).toString(36)}`
  let last: { art: string; stage: Stage } | undefined
  const palette = paletteFor(words.cuisine)
  const food = COLORS[form.tone](words)
  let fit: Fit = { laid: true, kinds: pieces.length, density: 1 }
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const { laid, kinds, density } = fit
    const stage = setStage(recipe, words, palette, food, density)
    stage.pieces = pieces.slice(0, kinds)
    const { chance } = stage
    const ground = 'front' in form ? room(stage) : table(stage)
    const beside =
      'front' in form
        ? ''
        : (chance.happens(0.22) ? mat(stage) : chance.happens(0.45) ? napkin(stage) : '') +
          (chance.happens(0.35) ? cutlery(stage) : '')
    const close = 'front' in form ? 'translate(-38-36)scale(1.12)' : 'translate(-38-29)scale(1.12)'
    const body = `<g transform="${close}">${form.draw(stage)}</g>`
    const defs = LIGHT + [...stage.defs.values()].join('')
    const art =
      `<svg xmlns="http://www.w3.org/2000/svg" ${VIEW}><defs>${defs}</defs>${ground}${laid ? beside : ''}${body}</svg>`.replaceAll(
        '~',
        prefix,
      )
    last = { art, stage }
    if (art.length < COVER_BYTES) break
    fit = leaner(fit, pieces, stage.shown, beside.length, art.length - COVER_BYTES + 1)
  }
  return last as { art: string; stage: Stage }
}

function setStage(recipe: CoverRecipe, words: Words, palette: Palette, food: string, density: number): Stage {
  const chance = chanceFrom(recipe.id)
  const ground = chance.pick(palette.grounds)
  const clear = palette.dishes.filter((color) => Math.abs(lightness(color) - lightness(ground)) > 0.16)
  return {
    chance,
    words,
    palette,
    ground,
    dish: chance.pick((clear.length > 0 ? clear : palette.dishes) as [string, ...string[]]),
    cloth: chance.pick(palette.cloths),
    food,
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
  const shown = [...new Set([...stage.pieces, ...stage.shown])].filter((name) => stage.shown.has(name))
  const names = [...new Set(shown.map((name) => PIECES[name].name))].slice(0, 3)
  return names.length === 0 ? strings.drawingOf(says) : strings.drawingWith(says, listed(names))
}
