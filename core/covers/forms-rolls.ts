import { crust } from './beds.ts'
import { garnish, herbs } from './garnish.ts'
import { dome, litBox, litShape } from './light.ts'
import { PIECES, type PieceName } from './pieces.ts'
import { specks } from './scatter.ts'
import { define, has, lay, layAt, type Stage, use, X, Y } from './stage.ts'
import { darker, disc, faint, line, mix, oval, shape } from './svg.ts'
import { plate } from './vessels.ts'

const filling = (s: Stage, ...stand: PieceName[]): readonly PieceName[] => {
  const found = s.pieces.filter((name) => name !== 'fried egg').slice(0, 4)
  return found.length > 0 ? found : stand
}

/** Leaves as cups. */
export function lettuceCups(s: Stage): string {
  const { art } = plate(s, 210)
  const names = filling(s, 'ground', 'carrot')
  const cup = define(
    s,
    'w',
    shape('#2a0f0350', 'M-84 14q-4-70 60-86 84-10 114 56 14 74-60 92-88 14-114-62z') +
      litShape('#8db552', 'M-90 4q-4-70 60-86 84-10 114 56 14 74-60 92-88 14-114-62z') +
      shape('#c4dc8a', 'M-64 2q0-46 44-56 60-6 80 38 8 50-42 62-62 8-82-44z') +
      line('#e6f0be', 4, 'M-60 10Q0-10 70-20M-20-46q0 40 20 90'),
  )
  return (
    art +
    [
      [240, 184],
      [408, 196],
      [314, 316],
    ]
      .map(
        ([x, y], i) =>
          use(cup, x!, y!, i * 70) +
          oval(x!, y!, 50, 42, s.food) +
          lay(s, { x: x!, y: y!, rx: 50, ry: 42 }, names, 1.1, 9),
      )
      .join('') +
    garnish(s, { x: X, y: Y, rx: 120, ry: 110 })
  )
}

/** Crisp tortillas with everything on top. */
export function tostadas(s: Stage): string {
  const { art } = plate(s, 212)
  const base = define(
    s,
    'w',
    crust(0, 0, 82, 80, '#e2aa48') +
      line('#a96c20', 5, 'M-60-30h0M-20-66h0M50-50h0M66 20h0M20 66h0M-50 50h0'),
  )
  const names = filling(s, 'kidney bean', 'tomato')
  return (
    art +
    [
      [234, 184],
      [410, 184],
      [320, 316],
    ]
      .map(
        ([x, y]) =>
          use(base, x!, y!) +
          oval(x!, y!, 62, 58, mix(s.food, '#8a4a24', 0.3)) +
          lay(s, { x: x!, y: y!, rx: 56, ry: 50 }, names, 0.9, 9) +
          line('#fff6e2', 5, `M${x! - 40} ${y!}q20-24 40 0t40-4`),
      )
      .join('') +
    herbs(s, { x: X, y: Y, rx: 130, ry: 120 }, 14, true)
  )
}

/** Rolled in rice paper, the filling shows through. */
export function summerRolls(s: Stage): string {
  const { art } = plate(s, 210)
  const names = filling(s, 'lettuce', 'carrot')
  const fried = has(s, /egg roll|fried spring|lumpia/)
  const skin = fried ? '#cf8a34' : '#f3ead4'
  const roll = (x: number, y: number, turn: number) =>
    `<g transform="translate(${x} ${y})rotate(${turn})">${oval(5, 10, 116, 34, '#2a0f0350')}${litBox(-114, -32, 228, 64, 32, skin)}${
      fried
        ? line(darker(skin, 0.4), 5, 'M-60-24q14 20 0 46M20-26q14 20 0 50')
        : `${line('#7fae44', 22, 'M-80 8q40-20 80-6t76-8')}${layAt(
            s,
            [
              [-70, 0],
              [-34, 4],
              [2, -2],
              [38, 4],
              [72, -2],
            ],
            names,
          )}${faint(0.42, `<rect x="-114" y="-32" width="228" height="64" rx="32" fill="#fbf5e6"/>`)}`
    }${line('#ffffff', 5, 'M-86-18q60-10 120-6')}</g>`
  return (
    art +
    roll(300, 160, -6) +
    roll(316, 236, -3) +
    roll(300, 312, -8) +
    disc(452, 330, 50, darker(s.dish, 0.3)) +
    dome(448, 326, 48, 48, s.dish) +
    dome(448, 326, 38, 38, has(s, /peanut/) ? '#b9793a' : '#7a3a18') +
    specks(s.chance, { x: 448, y: 326, rx: 28, ry: 28 }, '#f0d9a8', 5, 4)
  )
}

/** Pleated dumplings. */
export function dumplings(s: Stage): string {
  const { art } = plate(s, 208)
  const round = has(s, /bao|mantou|rice dumpling|bun/)
  const skin = has(s, /pan-?fried|potsticker|gyoza/) ? '#ecc98c' : '#f4e6c6'
  const id = round
    ? define(
        s,
        'm',
        disc(4, 7, 46, '#2a0f0350') +
          dome(0, 0, 46, 44, skin) +
          line(darker(skin, 0.18), 3, 'M0-10q-8 12 0 26M-4-8q-18 2-26 14M4-8q18 2 26 14M0-10h0'),
      )
    : define(
        s,
        'm',
        oval(4, 9, 54, 30, '#2a0f0350') +
          litShape(skin, 'M-56 14C-50-30 50-30 56 14q-56 26-112 0z') +
          line(
            darker(skin, 0.25),
            3,
            'M-40-2q6-10 14-12M-22-10q6-8 14-10M-2-14q8-4 14-4M18-14q8 0 12 2M34-8q8 4 12 8',
          ) +
          line(darker(skin, 0.35), 5, 'M-40 16q40 14 80 0'),
      )
  return (
    art +
    [
      [236, 172, -20],
      [330, 150, 0],
      [416, 186, 30],
      [226, 272, -10],
      [322, 246, 8],
      [414, 286, 20],
      [288, 334, -6],
      [368, 346, 10],
    ]
      .map(([x, y, t]) => use(id, x!, y!, t))
      .join('') +
    (has(s, /glaze|soy/)
      ? faint(0.4, specks(s.chance, { x: X, y: Y, rx: 110, ry: 90 }, '#7a3a14', 20, 6, 3))
      : '') +
    garnish(s, { x: X, y: Y, rx: 120, ry: 110 })
  )
}

/** Rice balls with their band of nori. */
export function riceBalls(s: Stage): string {
  const { art } = plate(s, 208)
  const ball = (x: number, y: number, turn: number) =>
    `<g transform="translate(${x} ${y})rotate(${turn})">${shape('#2a0f0350', 'M-66 62Q-84 56-74 34L-16-64q20-26 40 0L78 34q10 22-8 28z')}<g transform="translate(-4 -8)">${litShape('#fbf4e2', 'M-66 62Q-84 56-74 34L-18-64q18-22 36 0L74 34q10 22-8 28z')}</g>${line('#e9dcc0', 5, 'M-30-20l6 3M-6-44l6-3M20-20l6 3M4-14l6-2M-14 2l5 2')}${shape('#27342c', 'M-34 58V10h62v48z')}${line('#44584a', 3, 'M-24 18v34M-8 16v36M10 18v34')}</g>`
  return (
    art +
    ball(246, 190, -8) +
    ball(404, 194, 9) +
    ball(324, 316, 0) +
    specks(s.chance, { x: X, y: 230, rx: 100, ry: 60 }, '#3a2c1c', 4, 4) +
    lay(
      s,
      { x: X, y: 236, rx: 40, ry: 16 },
      filling(s, 'cucumber')
        .filter((name) => PIECES[name].size < 22)
        .slice(0, 2),
      0.9,
      5,
    )
  )
}
