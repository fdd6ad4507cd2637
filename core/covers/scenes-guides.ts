import { nest, riceBed } from './beds.ts'
import { bird } from './forms-meat.ts'
import { herbs } from './garnish.ts'
import { dome, hollow, litBox, litShape, sauce, shadow } from './light.ts'
import { specks } from './scatter.ts'
import * as Produce from './scene-produce.ts'
import { pureed } from './scene-soup.ts'
import * as Tools from './scene-tools.ts'
import { define, lay, put, type Stage, use, X, Y } from './stage.ts'
import { at, box, darker, disc, faint, line, oval, shape, svg } from './svg.ts'
import { board, plate, pot, skillet } from './vessels.ts'

const { place } = Tools

/** Pieces in the foreground, larger than on a cover. */
const big = (inner: string, x: number, y: number, scale = 1.4) => at(x, y, inner, 0, scale)

/** A board, a knife, and vegetables half cut. */
export function cutting(s: Stage): string {
  const coins = [0, 1, 2, 3, 4, 5, 6].map((i) => put(s, 'carrot', 196 + i * 23, 316 - i * 4, 0, 1.7)).join('')
  return (
    place(board(s, '#c08d58').art, 320, 250, 0.98, -3) +
    Produce.carrot(442, 286, -8, 1.05) +
    coins +
    Produce.onionHalf(140, 160) +
    big(lay(s, { x: 0, y: 0, rx: 44, ry: 26 }, ['cucumber'], 1.35, 8), 150, 262) +
    big(lay(s, { x: 0, y: 0, rx: 52, ry: 20 }, ['pepper', 'green pepper', 'pepper'], 1.2, 10), 470, 388) +
    big(lay(s, { x: 0, y: 0, rx: 46, ry: 16 }, ['potato', 'squash'], 1.2, 8), 290, 390) +
    Tools.knife(392, 178, 12) +
    Produce.sprig(40, 400, -12, true, 1.15) +
    herbs(s, { x: 300, y: 236, rx: 70, ry: 14 }, 10, true) +
    Produce.tomato(582, 92, 50) +
    Produce.tomato(620, 166, 36) +
    Produce.clove(36, 130, 30) +
    Produce.clove(60, 90, -20)
  )
}

/** A roast bird with a thermometer in its thigh. */
export function roast(s: Stage): string {
  const dish =
    shadow(X, Y + 12, 286, 206) +
    dome(X, Y, 284, 204, '#6f8a94') +
    oval(X, Y, 262, 184, darker('#6f8a94', 0.3)) +
    hollow(X, Y, 258, 180, '#c99a5e') +
    faint(0.8, sauce(X, Y, 176, '#a86428'))
  return (
    Tools.linen(112, 330, '#b5573a', -16) +
    dish +
    big(lay(s, { x: 0, y: 0, rx: 42, ry: 74 }, ['potato', 'carrot', 'potato'], 1.3, 11), 136, 254) +
    big(lay(s, { x: 0, y: 0, rx: 42, ry: 66 }, ['potato', 'carrot', 'potato'], 1.3, 10), 502, 268) +
    place(bird(s), 320, 246, 1.22) +
    Produce.lemonHalf(176, 132, 40) +
    Produce.sprig(480, 378, -36, false, 1.1) +
    Tools.thermometer(560, 96)
  )
}

/** What a kitchen needs first: a pan, a pot, and something to stir with. */
export function pans(s: Stage): string {
  const pan = skillet(s, -38)
  const egg =
    pan.art +
    disc(X, Y, 164, '#3b2c22') +
    disc(X + 6, Y + 4, 150, '#8a5a2222') +
    put(s, 'fried egg', 316, 172, 0, 1.2) +
    put(s, 'fried egg', 364, 306, 0, 1.2) +
    specks(s.chance, { x: X, y: Y, rx: 110, ry: 100 }, '#1d0d04', 5, 5) +
    herbs(s, { x: X, y: Y, rx: 120, ry: 120 }, 8, true)
  const soup = pot(s, '#b5483a')
  return (
    place(egg, 424, 270, 0.86) +
    place(soup.art + pureed(s, soup.area.rx, '#dd8a2c'), 172, 196, 0.8) +
    Tools.woodenSpoon(196, 430, -6) +
    Tools.whisk(448, 60, -172)
  )
}

/** Half vegetables, a quarter grain, a quarter protein. */
export function balanced(s: Stage): string {
  const { art } = plate({ ...s, dish: '#9fb0bd' }, 210)
  const fillet = at(
    398,
    316,
    shape('#2a0f0355', 'M-84-34C-60-64 40-62 84-24c14 30-10 66-50 74-60 10-104-20-118-84z') +
      litShape('#e8845a', 'M-92-44C-68-74 36-70 78-34c14 30-8 64-48 72-58 12-108-18-122-82z') +
      line('#f9bd98', 5, 'M-62-50q30 40 16 84M-28-58q34 44 22 100M8-58q36 44 24 96M42-50q22 36 12 70') +
      line('#fff0dc', 6, 'M-74-46q30-18 70-18'),
    8,
    1.12,
  )
  const leaves = lay(s, { x: 238, y: 320, rx: 84, ry: 76 }, ['greens', 'lettuce'], 1.6, 17)
  return (
    Tools.fork(52, 250, -3) +
    art +
    leaves +
    big(lay(s, { x: 0, y: 0, rx: 50, ry: 48 }, ['broccoli'], 1.5, 9), 262, 156, 1.35) +
    big(lay(s, { x: 0, y: 0, rx: 26, ry: 40 }, ['carrot'], 1.7, 7), 192, 240, 1.35) +
    big(lay(s, { x: 0, y: 0, rx: 46, ry: 30 }, ['cherry tomato', 'cucumber'], 1.2, 8), 250, 346, 1.35) +
    riceBed(s, { x: 404, y: 176, rx: 88, ry: 82 }, '#dfb677') +
    lay(s, { x: 404, y: 174, rx: 64, ry: 56 }, ['pea', 'corn'], 0.4, 10) +
    fillet +
    herbs(s, { x: 400, y: 300, rx: 60, ry: 36 }, 7, true) +
    Produce.lemonHalf(330, 400, 28) +
    Tools.glass(566, 92) +
    Produce.apple(582, 386, 50)
  )
}

/** What the year brings, in a basket. */
export function harvest(s: Stage): string {
  const leaf = define(s, 'f', Produce.spinach(0, 0, 0))
  return (
    Tools.linen(500, 330, '#7c8a56', 20) +
    Tools.basket(312, 244) +
    [
      [180, 150, 160],
      [440, 130, -24],
      [208, 360, 130],
      [420, 366, 30],
    ]
      .map(([a, b, turn]) => use(leaf, a!, b!, turn, 1.35))
      .join('') +
    Produce.cornCob(206, 272, 64) +
    Produce.carrot(398, 348, 24, 1) +
    Produce.carrot(372, 384, 14, 0.86) +
    Produce.squash(322, 214, 104) +
    Produce.apple(424, 222, 58) +
    Produce.apple(444, 304, 46, '#c8a43a') +
    Produce.beet(268, 344, -150) +
    Produce.tomato(330, 336, 42) +
    Produce.tomato(236, 150, 40, '#e0782a') +
    put(s, 'mushroom', 366, 118, -20, 1.7) +
    put(s, 'mushroom', 318, 102, 24, 1.5) +
    Produce.beet(66, 398, -60) +
    Produce.apple(572, 96, 48)
  )
}

/** Meat that has rested, with salt, garlic and herbs at hand. */
export function seasoning(s: Stage): string {
  const slice = define(
    s,
    'm',
    shape('#2a0f0358', 'M-24-60c12-20 48-18 56 4 10 34 8 76-6 96-12 16-36 14-44-4-10-28-14-66-6-96z') +
      litShape('#4a2413', 'M-30-68c12-20 48-18 56 4 10 34 8 76-6 96-12 16-36 14-44-4-10-28-14-66-6-96z') +
      shape('#9a5238', 'M-22-62c8-14 34-12 40 4 8 32 6 66-4 82-8 10-22 8-28-4-8-26-12-56-8-82z') +
      shape('#cc7d68', 'M-14-50c6-8 20-6 24 4 6 26 4 48-2 60-6 6-12 4-16-4-6-20-8-40-6-60z') +
      line('#e8b096', 3, 'M-8-36q6 20 2 42M4-38q6 24 0 44'),
  )
  const steak =
    shape('#2a0f0358', 'M120 160q60-52 128-22 34 60 4 132-70 40-130-8-32-50-2-102z') +
    litShape('#5d2e18', 'M110 148q60-52 128-22 34 60 4 132-70 40-130-8-32-50-2-102z') +
    line('#35170b', 8, 'M124 170l96 84M150 142l96 86M112 210l66 58') +
    line('#b8754a', 6, 'M118 158q30-34 66-38')
  return (
    place(board(s, '#a8744a').art, 320, 262, 0.94, 3) +
    steak +
    [
      [276, 214, -14],
      [322, 226, -8],
      [368, 240, -2],
      [414, 256, 5],
      [460, 274, 12],
    ]
      .map(([x, y, turn]) => use(slice, x!, y!, turn, 1.1))
      .join('') +
    specks(s.chance, { x: 330, y: 222, rx: 130, ry: 46 }, '#fffaf0', 6, 8, 1.4) +
    Produce.sprig(196, 364, -10, false, 1.35) +
    Produce.sprig(330, 386, 6, false, 1.1) +
    Tools.saltBowl(520, 108) +
    Produce.garlic(94, 100, -14) +
    Produce.clove(158, 70, 40) +
    Produce.clove(90, 330, -30) +
    Produce.lemonHalf(564, 390, 46)
  )
}

/** A recipe on the screen, and the same dish beside it. */
export function recipeInHand(s: Stage): string {
  const { art } = plate({ ...s, dish: '#c58a5c' }, 208)
  const pasta =
    art +
    nest(s, { x: X, y: Y, rx: 136, ry: 136 }, '#eec66e', 9) +
    lay(s, { x: X, y: Y, rx: 100, ry: 100 }, ['cherry tomato', 'greens', 'feta'], 0.55, 15) +
    herbs(s, { x: X, y: Y, rx: 90, ry: 90 }, 8, true)
  const screen =
    box(-112, -208, 224, 176, 0, '#7e8876') +
    place(pasta, 0, -116, 0.4) +
    line('#2b2017', 15, 'M-88 4H62') +
    line('#a33a12', 9, 'M-88 34h52') +
    line('#cbbfae', 9, 'M-20 34h74') +
    [70, 100, 130]
      .map((y) => disc(-82, y, 8, '#6b9a35') + line('#b9ad9b', 8, svg`M-60 ${y}h${y === 100 ? 110 : 136}`))
      .join('') +
    litBox(-92, 154, 184, 38, 19, '#c8431a')
  return (
    place(pasta, 438, 262, 0.9) +
    Tools.phone(176, 246, screen, -8) +
    Produce.tomato(346, 68, 44) +
    Produce.tomato(414, 44, 34) +
    Produce.spinach(318, 434, 20, 1.1) +
    Produce.clove(362, 404, 60) +
    Produce.wholeEgg(588, 66, 24)
  )
}
