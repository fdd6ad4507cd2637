import { riceBed } from './beds.ts'
import { shakshuka } from './forms-eggs.ts'
import { herbs } from './garnish.ts'
import { dome, hollow, shadow } from './light.ts'
import type { PieceName } from './pieces.ts'
import { specks } from './scatter.ts'
import * as Produce from './scene-produce.ts'
import { pureed } from './scene-soup.ts'
import * as Tools from './scene-tools.ts'
import { lay, put, type Stage, X, Y } from './stage.ts'
import { at, box, disc, faint, line, svg } from './svg.ts'
import { bowl, plate } from './vessels.ts'

const { place } = Tools

/** Eggs, tomatoes and spinach, and what became of them. */
export function supper(s: Stage): string {
  return (
    Tools.linen(124, 300, '#d8a64c', 14) +
    place(shakshuka(s, -36), 292, 264, 0.98) +
    Produce.breadSlice(560, 396, -24, 0.92) +
    Produce.breadSlice(502, 424, 8, 0.92) +
    Produce.tomato(84, 92, 50) +
    Produce.tomato(164, 60, 38) +
    Produce.wholeEgg(552, 226, 34) +
    Produce.wholeEgg(598, 290, -18, '#f1dcc0') +
    Produce.spinach(66, 190, -50, 1) +
    Produce.spinach(300, 26, 8, 0.8) +
    Produce.garlic(70, 420, 12)
  )
}

/** A phone looks at what lies on the counter. */
export function lookingAt(s: Stage): string {
  const things =
    Produce.tomato(270, 150, 62) +
    Produce.tomato(386, 122, 48) +
    Produce.wholeEgg(398, 236, 20) +
    Produce.wholeEgg(320, 268, -24, '#f1dcc0') +
    Produce.spinach(250, 346, 8, 1.4) +
    Produce.spinach(372, 366, -24, 1.3)
  const corners = 'M-84-132v-28h28M84-132v-28H56M-84 100v28h28M84 100v28H56'
  const screen =
    box(-112, -208, 224, 416, 0, '#a37d58') +
    `<g transform="translate(-320-250)">${things}</g>` +
    line('#fffaf0', 8, corners) +
    disc(0, 172, 24, '#fffaf0') +
    disc(0, 172, 18, '#c8431a')
  return (
    at(116, 366, lay(s, { x: 0, y: 0, rx: 46, ry: 34 }, ['mushroom'], 0.9, 4), 0, 1.6) +
    Produce.carrot(118, 122, -30, 1) +
    Produce.onionHalf(542, 132) +
    Produce.sprig(470, 372, -18, true, 1.3) +
    Produce.lemonHalf(564, 266, 42) +
    Tools.phone(320, 242, screen, 0)
  )
}

/** A bowl that uses up what is there: each thing in its own place. */
export function bowlful(s: Stage): string {
  const { art, area } = bowl({ ...s, dish: '#3f6a80' })
  const heap = (x: number, y: number, name: PieceName, scale: number, count: number) =>
    at(x, y, lay(s, { x: 0, y: 0, rx: 40, ry: 34 }, [name], 2, count), 0, scale)
  const food =
    riceBed(s, { ...area, rx: 158, ry: 158 }, '#f3e2bd') +
    heap(246, 160, 'greens', 1.4, 7) +
    heap(232, 268, 'cherry tomato', 1.25, 7) +
    heap(318, 340, 'chickpea', 1.3, 11) +
    heap(406, 284, 'avocado', 1.2, 5) +
    heap(398, 172, 'carrot', 1.25, 8) +
    put(s, 'egg', 300, 226, -14, 1.3) +
    put(s, 'egg', 354, 242, 24, 1.3) +
    specks(s.chance, { x: 324, y: 236, rx: 60, ry: 40 }, '#2e1a10', 4, 4) +
    herbs(s, { x: X, y: Y, rx: 110, ry: 110 }, 9, true)
  return (
    place(art + food, 316, 242, 1.06) +
    Produce.tomato(72, 92, 42) +
    Produce.clove(574, 96, 30) +
    Produce.clove(602, 128, -10) +
    Produce.sprig(540, 408, -30, true, 1)
  )
}

/** A place that is laid, and nothing on it yet. */
export function laidPlace(s: Stage): string {
  return (
    `<g transform="translate(320 244)scale(2.1 1.5)">${Tools.linen(0, 0, '#c9a05a', 0)}</g>` +
    Tools.fork(86, 240, 0) +
    plate(s, 196).art +
    Tools.tableKnife(556, 240, 0)
  )
}

/** Soup, bread and butter. */
export function soupAndBread(s: Stage): string {
  const { art, area } = bowl(s)
  const soup = art + pureed(s, area.rx, '#d8702a')
  const loaf =
    shadow(470, 196, 140, 130) +
    dome(470, 190, 136, 124, '#b06c2c') +
    faint(0.5, disc(462, 180, 92, '#d79a52')) +
    line('#f6e2b4', 14, 'M376 158q90-52 184-8M380 214q86-38 178 0M404 264q62-24 128 0') +
    line('#6d3c14', 4, 'M376 167q90-52 184-8M380 223q86-38 178 0M404 273q62-24 128 0') +
    specks(s.chance, { x: 470, y: 190, rx: 110, ry: 96 }, '#fff2d4', 5, 7)
  return (
    Tools.linen(150, 340, '#687f54', -18) +
    loaf +
    place(soup, 224, 262, 0.98) +
    Produce.breadSlice(474, 402, 14, 0.96) +
    Produce.breadSlice(560, 374, -18, 0.9) +
    Produce.sprig(60, 96, 14, false, 1.2)
  )
}

/** Tea and something beside it. */
export function teaTime(s: Stage): string {
  const cookie = (x: number, y: number) =>
    svg`<circle cx="${x + 5}" cy="${y + 8}" r="58" fill="#1d0d0448"/>` +
    dome(x, y, 58, 56, '#d0974e') +
    lay(s, { x, y, rx: 40, ry: 38 }, ['chip'], 1.5, 8)
  return (
    shadow(248, 258, 196, 196) +
    dome(248, 250, 192, 190, '#9fb0bd') +
    hollow(248, 250, 150, 148, '#b9c5cb') +
    line('#d9cdb6', 26, 'M356 196q66-48 84 6t-70 66') +
    line('#fffaf0', 7, 'M360 190q62-42 74 4') +
    shadow(248, 252, 122, 120) +
    dome(248, 246, 120, 118, '#f8f1e3') +
    hollow(248, 246, 104, 102, '#a8521c') +
    faint(0.6, disc(262, 262, 66, '#cf7a2c')) +
    line('#ffd9a0', 5, 'M170 250q4-54 52-76') +
    cookie(528, 330) +
    cookie(470, 408) +
    Produce.lemonHalf(554, 112, 52) +
    Produce.sprig(440, 70, 8, true, 0.8)
  )
}
