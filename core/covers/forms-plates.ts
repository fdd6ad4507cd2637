import { mound, nest, riceBed, riceSide, strandsOver } from './beds.ts'
import { grainColor } from './food-colors.ts'
import { citrus, garnish, herbs, shreds, swirl } from './garnish.ts'
import { dome, litShape } from './light.ts'
import type { PieceName } from './pieces.ts'
import { chords, specks, spots } from './scatter.ts'
import { define, has, lay, put, type Stage, use, X, Y } from './stage.ts'
import { at, darker, disc, faint, lighter, lightness, line, mix, oval, shape } from './svg.ts'
import { bowl, plate, sheetPan, skillet } from './vessels.ts'

const WHITE_RICE = '#f6ecd4'

export const fill = (s: Stage, ...stand: PieceName[]): readonly PieceName[] =>
  s.pieces.length > 0 ? s.pieces : stand

/** A glossy heap, beside rice where there is some; a skillet dish stays in its skillet. */
export function stirFry(s: Stage): string {
  const pan = /skillet/.test(s.words.title)
  const { art, area } = pan ? skillet(s) : s.chance.happens(0.4) ? bowl(s) : plate(s, 206)
  const rice = !pan && has(s, /\brice\b(?! (vinegar|wine|flour|noodle|paper))/)
  const names = fill(s, 'pepper', 'broccoli', 'carrot').slice(0, 4)
  const turn = s.chance.pick([0, 35, 80, -35])
  const angle = (turn * Math.PI) / 180
  const heap = rice
    ? { x: X + Math.cos(angle) * 34, y: Y + Math.sin(angle) * 34, rx: 122, ry: 122 }
    : { x: X, y: Y, rx: area.rx * 0.95, ry: area.rx * 0.95 }
  const under = lightness(s.food) < 0.4 ? mix(s.food, '#a8682c', 0.4) : s.food
  return (
    art +
    (pan
      ? disc(X, Y, area.rx, under)
      : mound(s, { ...heap, rx: heap.rx * 0.96, ry: heap.ry * 0.96 }, under)) +
    lay(s, { ...heap, rx: heap.rx + 8, ry: heap.ry + 8 }, names, 1.25, 28) +
    faint(0.16, oval(heap.x, heap.y, heap.rx, heap.ry, s.food)) +
    lay(s, { ...heap, rx: heap.rx * 0.84, ry: heap.ry * 0.84 }, names, 1, 15) +
    (rice ? riceSide(s, { ...area, rx: Math.min(area.rx, 156) }, WHITE_RICE, turn) : '') +
    faint(0.7, specks(s.chance, heap, '#fff3d0', 4, 5, 2.2)) +
    garnish(s, heap)
  )
}

/** Fried rice, pilaf, biryani, paella: everything in the rice. */
export function ricePlate(s: Stage): string {
  const pan = has(s, /paella|skillet|one-pot|one-pan/)
  const { art, area } = pan ? skillet(s) : s.chance.happens(0.5) ? bowl(s) : plate(s, 206)
  const r = pan ? 164 : 156
  const names = s.pieces.filter((name) => name !== 'fried egg').slice(0, 5)
  const egg = has(s, /fried eggs?\b/)
  return (
    art +
    riceBed(s, { ...area, rx: r, ry: r }, grainColor(s.words)) +
    lay(s, { ...area, rx: r * 0.92, ry: r * 0.92 }, names, 0.8, 22) +
    (has(s, /\beggs?\b/) && !egg && /fried rice/.test(s.words.title)
      ? specks(s.chance, { ...area, rx: 110, ry: 110 }, '#f7c840', 15, 6, 2)
      : '') +
    (egg ? put(s, 'fried egg', X - 6, Y - 6) : '') +
    garnish(s, { ...area, rx: r, ry: r })
  )
}

/** Long pasta, colored by its sauce, which pools between the strands. */
export function longPasta(s: Stage): string {
  const { art } = s.chance.happens(0.4) ? bowl(s) : plate(s, 208)
  const coat = lightness(s.food) < 0.4 ? mix(s.food, '#c08a4a', 0.45) : s.food
  const names = s.pieces.filter((name) => name !== 'crouton' && name !== 'onion').slice(0, 4)
  const meaty = has(s, /bolognese|ragu|meat sauce/)
  const all = { x: X, y: Y, rx: 146, ry: 146 }
  const wide = has(s, /fettuccine|tagliatelle|pappardelle/)
  const pools = chords(s.chance, { ...all, rx: 86, ry: 82 }, 7)
  return (
    art +
    nest(s, all, mix('#eec872', coat, 0.32), wide ? 11 : 5, mix('#eec872', coat, 0.68)) +
    faint(0.8, line(darker(coat, 0.14), 38, pools, '0 44 6 71') + line(coat, 28, pools, '0 44 6 71')) +
    strandsOver(s, all) +
    (meaty
      ? lay(s, { x: X, y: Y, rx: 84, ry: 70 }, ['ground'], 1, 22)
      : lay(s, { x: X, y: Y, rx: 106, ry: 98 }, names, 0.6, 18)) +
    (has(s, /crumbs|panko/) ? specks(s.chance, { x: X, y: Y, rx: 100, ry: 90 }, '#b9762c', 7, 9) : '') +
    shreds(s, { x: X, y: Y, rx: 80, ry: 74 }) +
    garnish(s, { x: X, y: Y, rx: 110, ry: 104 }) +
    specks(s.chance, { x: X, y: Y, rx: 110, ry: 110 }, '#2e1a10', 3, 4, 1.6)
  )
}

const SHORT: readonly (readonly [RegExp, (color: string) => string])[] = [
  [/gnocchi/, (c) => dome(0, 0, 18, 12, c) + line(darker(c, 0.25), 2, 'M-9-7v13M0-9v17M9-7v13')],
  [/orzo|fideo/, (c) => line('#2a0f0340', 7, 'M-7 3 9 2') + line(c, 7, 'M-8 0 8-1')],
  [
    /farfalle|bow-?tie/,
    (c) =>
      litShape(c, 'M-26-14q20 8 26 8t26-8q-4 14 0 28-20-8-26-8t-26 8q4-14 0-28z') +
      line(darker(c, 0.3), 3, 'M-4-6v12M4-6v12'),
  ],
  [
    /orecchiette|shell|conchigl/,
    (c) =>
      litShape(c, 'M-20 4c0-22 40-22 40 0 0 14-40 14-40 0z') +
      shape(darker(c, 0.35), 'M-12 4q12-10 24 0-12 8-24 0z'),
  ],
  [
    /macaroni|elbow|mac\b/,
    (c) =>
      line('#2a0f0350', 16, 'M-13 13Q-12-14 15-3') +
      line(darker(c, 0.2), 16, 'M-15 10Q-13-17 14-6') +
      line(lighter(c, 0.25), 8, 'M-15 6Q-11-15 12-8') +
      oval(-15, 11, 7, 5, darker(c, 0.5)),
  ],
  [
    /tortellini|ravioli|agnolotti/,
    (c) =>
      oval(2, 5, 24, 19, '#2a0f0350') +
      litShape(
        c,
        'M-24 8C-28-14-8-26 8-22 24-18 30 4 18 16 8 24-2 22-4 14 8 14 12 4 6-4-2-10-12-2-10 8-12 18-22 18-24 8z',
      ) +
      line(darker(c, 0.35), 3, 'M-10 8C-12-2-2-10 6-4 12 4 8 14-4 14'),
  ],
  [
    /./,
    (c) =>
      line('#2a0f0350', 16, 'M-18 6 20-2') +
      line(c, 15, 'M-19 2 19-6') +
      line(lighter(c, 0.45), 3, 'M-17-2 16-9') +
      shape(darker(c, 0.5), 'M20-13q7 6 2 12-6-4-2-12z'),
  ],
]

const shortKind = (s: Stage) =>
  (SHORT.find(([words]) => words.test(s.words.all)) ?? SHORT[SHORT.length - 1]!)[1]

/** Seven pieces of pasta in a cluster, used many times. */
export function tubes(s: Stage, color: string): string {
  define(s, 't', shortKind(s)(color))
  const ring = [0, 60, 130, 190, 250, 310]
    .map((turn, i) => use('t', Math.cos(turn / 57) * 36, Math.sin(turn / 57) * 34, turn * 1.7 + i * 20))
    .join('')
  return define(s, 'tt', ring + use('t', 2, 2, 30))
}

export function shortPasta(s: Stage): string {
  const { art } = /one-pot|skillet/.test(s.words.title)
    ? skillet(s)
    : s.chance.happens(0.5)
      ? bowl(s)
      : plate(s, 206)
  // A dark sauce only coats the pasta.
  const coat = lightness(s.food) < 0.4 ? mix(s.food, '#dca860', 0.6) : s.food
  const id = tubes(s, mix('#efcf80', coat, 0.5))
  const heap = spots(s.chance, { x: X, y: Y, rx: 98, ry: 98 }, 11)
  const pools = chords(s.chance, { x: X, y: Y, rx: 104, ry: 104 }, 6)
  return (
    art +
    dome(X, Y, 150, 150, darker(coat, 0.12)) +
    heap.map(([x, y], i) => use(id, x, y, i * 47)).join('') +
    faint(0.55, line(darker(coat, 0.1), 26, pools, '0 52 5 83')) +
    lay(
      s,
      { x: X, y: Y, rx: 112, ry: 108 },
      s.pieces.filter((name) => !['potato', 'gnocchi', 'onion', 'crouton'].includes(name)).slice(0, 4),
      0.6,
      18,
    ) +
    shreds(s, { x: X, y: Y, rx: 90, ry: 84 }) +
    garnish(s, { x: X, y: Y, rx: 110, ry: 104 })
  )
}

/** Things roasted together on one pan, from close by. */
export function sheet(s: Stage): string {
  const { art, area } = sheetPan(s)
  const names = fill(s, 'potato', 'carrot').slice(0, 5)
  const near = { x: 0, y: 0, rx: area.rx / 1.45, ry: area.ry / 1.45, square: true }
  const food = lay(s, near, names, 1.1, 34) + lay(s, { ...near, rx: 136, ry: 84 }, names, 0.5, 9)
  return (
    art +
    faint(0.35, line('#a05a1c', 30, chords(s.chance, area, 5), '0 70 0 110')) +
    at(X, Y, food, 0, 1.45) +
    specks(s.chance, area, '#3a2010', 3, 6, 1.6) +
    garnish(s, area) +
    citrus(s, 530, 360)
  )
}

/** Vegetables roasted, braised or dressed, as a side. */
export function vegetables(s: Stage): string {
  const pan = /skillet|braised|charred/.test(s.words.title) || s.chance.happens(0.2)
  const { art, area } = pan ? skillet(s) : s.chance.happens(0.4) ? bowl(s) : plate(s, 206)
  const names = fill(s, 'carrot', 'broccoli').slice(0, 2)
  const rest = s.pieces.slice(2, 4)
  const r = pan ? area.rx - 6 : Math.min(area.rx, 146)
  return (
    art +
    faint(0.25, disc(X + 3, Y + 6, r * 0.94, '#2a0f03')) +
    lay(s, { ...area, rx: r, ry: r }, names, 1.5, 32) +
    lay(s, { ...area, rx: r * 0.84, ry: r * 0.84 }, [...names, ...rest], 1.1, 20) +
    specks(s.chance, { ...area, rx: 110, ry: 110 }, '#fff6e0', 3, 5) +
    garnish(s, area)
  )
}

export function mash(s: Stage): string {
  const { art, area } = bowl(s)
  const color = has(s, /sweet potato|squash|pumpkin/)
    ? '#e8994a'
    : has(s, /cauliflower|celery root/)
      ? '#f3e6c8'
      : has(s, /grits|polenta|cornmeal/)
        ? '#f0ca68'
        : '#f6e2ac'
  const saucy = s.pieces.filter((name) => name !== 'potato' && name !== 'corn').slice(0, 4)
  const butter = saucy.length === 0 || /mash/.test(s.words.title)
  return (
    art +
    dome(X, Y, area.rx + 4, area.rx + 4, color) +
    swirl(X, Y, 116, darker(color, 0.2), 20) +
    swirl(X - 5, Y - 6, 118, lighter(color, 0.55), 12) +
    (butter
      ? disc(X, Y, 44, '#f3bb3a') +
        faint(0.6, disc(X - 4, Y - 4, 36, '#fbd870')) +
        shape('#fbe08a', 'M296 232l40-12 12 28-40 14z') +
        shape('#d9a83a', 'M308 262l40-14v8l-40 14z')
      : `<g transform="translate(${X} ${Y})">${litShape(s.food, 'M-92-6C-92-70-30-88 30-76 92-66 104-10 80 36 54 80-20 88-60 62-92 42-92 20-92-6z')}</g>` +
        lay(s, { x: X, y: Y, rx: 80, ry: 66 }, saucy, 0.9, 18)) +
    specks(s.chance, area, '#3a2412', 3, 5, 2) +
    garnish(s, { ...area, rx: 120, ry: 120 })
  )
}

/** Fries, wedges, roast potatoes. */
export function fries(s: Stage): string {
  const { art, area } = plate(s, 204)
  const chunky = !/fries|chips|wedge/.test(s.words.title)
  const color = has(s, /sweet potato/) ? '#df7a2c' : '#eab955'
  const id = chunky
    ? define(
        s,
        'f',
        oval(3, 5, 34, 26, '#2a0f0350') +
          litShape(color, 'M-34 2c-4-20 18-30 40-26 24 2 34 14 28 30-8 20-32 22-46 18-14-2-22-10-22-22z') +
          line(darker(color, 0.4), 5, 'M-24 8q10 14 30 12M14-16q12 4 14 14'),
      )
    : define(
        s,
        'f',
        line('#2a0f0355', 17, 'M-48 5 52 0') +
          line(darker(color, 0.3), 16, 'M-50 1 50-5') +
          line(color, 11, 'M-50-2 49-8') +
          line(lighter(color, 0.5), 3, 'M-44-5 40-10'),
      )
  const n = chunky ? 24 : 26
  return (
    art +
    disc(X, Y, 122, darker(color, 0.4)) +
    spots(s.chance, { ...area, rx: 116, ry: 106 }, n)
      .map(([x, y]) => use(id, x, y, s.chance.between(0, 180)))
      .join('') +
    specks(s.chance, { ...area, rx: 110, ry: 100 }, '#fffaf0', 4, 6) +
    herbs(s, { ...area, rx: 110, ry: 100 }, 16, true)
  )
}

/** Risotto and soft grains; mash's bowl where a ragout lies on them. */
export function risotto(s: Stage): string {
  if (!/risotto/.test(s.words.title)) return mash(s)
  const { art, area } = s.chance.happens(0.5) ? bowl(s) : plate(s, 208)
  const color = has(s, /saffron|squash/) ? '#eec25a' : has(s, /tomato/) ? '#dc8a54' : '#f2dfae'
  return (
    art +
    riceBed(s, { ...area, rx: 146, ry: 146 }, color) +
    faint(0.45, disc(X, Y, 140, lighter(color, 0.3))) +
    lay(s, { ...area, rx: 112, ry: 108 }, fill(s, 'pea').slice(0, 3), 0.55, 22) +
    shreds(s, { ...area, rx: 90, ry: 84 }) +
    garnish(s, { ...area, rx: 110, ry: 104 }) +
    specks(s.chance, { ...area, rx: 110, ry: 110 }, '#3a2412', 3, 4, 1.6)
  )
}
