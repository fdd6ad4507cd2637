import { browned } from './beds.ts'
import { tubes } from './forms-plates.ts'
import { garnish, herbs } from './garnish.ts'
import { litShape } from './light.ts'
import type { PieceName } from './pieces.ts'
import { type Area, chords, specks, spots } from './scatter.ts'
import { define, has, lay, type Stage, use, X, Y } from './stage.ts'
import { at, darker, faint, lighter, line, mix, oval, shape, svg } from './svg.ts'
import { bakingDish, plate } from './vessels.ts'

/** What stays in view on a browned top; the rest is under it. */
const ON_TOP = new Set<PieceName>([
  'tomato',
  'cherry tomato',
  'greens',
  'broccoli',
  'cauliflower',
  'pepper',
  'green pepper',
  'ham',
  'mushroom',
  'bacon',
])

/** Golden from the oven; what is under it shows at the edge. */
export function gratin(s: Stage): string {
  const { art, area } = bakingDish(s)
  const pasta = has(s, /\bziti\b|macaroni|penne|rigatoni|noodle|pasta|shells/)
  const mash = /shepherd|cottage pie|parmentier/.test(s.words.title)
  const top = has(s, /cheese|cheddar|mozzarella|gruyere|parmesan|cream|feta/) || mash ? '#ecb950' : '#d99c4a'
  let crown = ''
  if (pasta) {
    const id = tubes(s, '#e9b75c')
    crown =
      spots(s.chance, { ...area, rx: 166, ry: 92 }, 13)
        .map(([x, y], i) => use(id, x, y, i * 50))
        .join('') + meltedOver(s, { ...area, rx: 176, ry: 104 })
  } else if (mash) crown = ridges('#f6d888')
  else if (/potato|scalloped|gratin|tian|eggplant|moussaka|zucchini/.test(s.words.title))
    crown = scales(s, has(s, /eggplant|zucchini/) ? '#d9b466' : '#f3cf7a')
  return (
    art +
    `<rect x="94" y="92" width="452" height="300" rx="38" fill="${darker(s.food, 0.1)}"/>` +
    `<path fill="${top}" d="M112 130q20-30 70-24t120-6 130 4 92 30q14 60 2 110t-6 90q-40 44-110 36t-130 6-120-4q-44-10-50-60t0-96 2-86z"/>` +
    (pasta
      ? browned(s, { ...area, rx: 206, ry: 132 }, top) + crown
      : crown + browned(s, { ...area, rx: 196, ry: 124 }, top)) +
    lay(s, { ...area, rx: 186, ry: 116 }, s.pieces.filter((name) => ON_TOP.has(name)).slice(0, 2), 0.4, 16) +
    `<rect x="94" y="92" width="452" height="300" rx="38" fill="url(#~l)"/>` +
    garnish(s, { ...area, rx: 190, ry: 120 })
  )
}

const soft = (art: string) => `<g stroke-linejoin="round">${art}</g>`

/** Cheese in drops between the peaks of pasta, browned where it stands highest. */
function meltedOver(s: Stage, area: Area): string {
  const d = chords(s.chance, area, 9)
  const peaks = chords(s.chance, area, 8)
  return (
    soft(line('#c98f38', 32, d, '9 66 0 42') + line('#f4cc6c', 28, d, '9 66 0 42')) +
    faint(0.5, line('#a8581a', 20, peaks, '6 70 0 54')) +
    faint(0.6, line('#6d3410', 7, peaks, '5 71 0 54')) +
    specks(s.chance, area, '#fdecb4', 6, 5, 2)
  )
}

const ridges = (color: string) =>
  line(
    darker(color, 0.25),
    13,
    [130, 178, 226, 274, 322, 360]
      .map((y, i) => `M116 ${y}q26-22 52 0t52 0 52 0 52 0 52 0 52 0 52 0${i % 2 ? '' : ''}`)
      .join(''),
  ) +
  line(
    lighter(color, 0.3),
    6,
    [124, 172, 220, 268, 316, 354].map((y) => `M118 ${y}q26-22 52 0t52 0 52 0 52 0 52 0 52 0 52 0`).join(''),
  )

function scales(s: Stage, color: string): string {
  const id = define(
    s,
    'x',
    svg`<circle cx="3" cy="5" r="38" fill="#2a0f03" opacity=".3"/><circle r="37" fill="${color}"/><circle r="34" fill="none" stroke="${darker(color, 0.35)}" stroke-width="4" opacity=".6"/>`,
  )
  const rows = [132, 180, 228, 276, 324, 352]
  return rows
    .map((y, row) => [0, 1, 2, 3, 4, 5, 6].map((i) => use(id, 136 + i * 58 + (row % 2) * 20, y)).join(''))
    .join('')
}

/** Rolled tortillas under sauce and cheese. */
export function enchiladas(s: Stage): string {
  const { art, area } = bakingDish(s)
  if (/shells/.test(s.words.title)) return art + filledShells(s)
  const roll = define(
    s,
    'e',
    `<rect x="-34" y="-120" width="68" height="240" rx="30" fill="#e3b05c"/><rect x="-34" y="-120" width="68" height="240" rx="30" fill="url(#~l)"/>`,
  )
  const red = s.food
  return (
    art +
    `<rect x="94" y="92" width="452" height="300" rx="38" fill="${darker(red, 0.2)}"/>` +
    [140, 212, 284, 356, 428, 500].map((x) => use(roll, x, Y)).join('') +
    faint(
      0.85,
      litShape(
        red,
        'M104 172q40-30 100-14t110-8 120 8 104 4q10 60-2 150-50 22-120 10t-120 8-110-4-80-6q-12-80-2-148z',
      ),
    ) +
    faint(0.9, line('#f8d978', 22, chords(s.chance, { x: X, y: Y, rx: 190, ry: 56 }, 9), '0 34 12 50')) +
    browned(s, { x: X, y: Y, rx: 180, ry: 60 }, '#efb24c') +
    lay(s, { ...area, rx: 170, ry: 80 }, s.pieces.slice(0, 2), 0.14, 8) +
    herbs(s, { ...area, rx: 180, ry: 90 }, 14, true)
  )
}

/** Large shells of pasta, filled with cheese, in tomato sauce. */
function filledShells(s: Stage): string {
  const shell = define(
    s,
    'e',
    oval(4, 8, 54, 42, '#2a0f0355') +
      litShape('#efcf86', 'M-54 4C-54-30-24-46 0-46S54-30 54 4C54 34 26 44 0 44S-54 34-54 4z') +
      line('#c99a4c', 3, 'M-44-16q8-16 20-22M-48 12q-2-8 0-16M44-16q-8-16-20-22M48 12q2-8 0-16') +
      oval(0, 4, 32, 22, '#fff6e2') +
      line('#e8d8b0', 3, 'M-14 4q6-8 14-2t14-4') +
      line('#5d8a3a', 5, 'M-10 10h0M8-4h0M14 12h0M-16-4h0'),
  )
  const red = '#c4462a'
  return (
    `<rect x="94" y="92" width="452" height="300" rx="38" fill="${red}"/>` +
    [156, 264, 374, 484]
      .flatMap((x, i) => [144, 242, 338].map((y) => use(shell, x, y + (i % 2) * 6, i * 7 - 10)))
      .join('') +
    faint(0.9, line('#f8d978', 16, chords(s.chance, { x: X, y: Y, rx: 190, ry: 110 }, 8), '0 60 8 74')) +
    `<rect x="94" y="92" width="452" height="300" rx="38" fill="url(#~l)"/>` +
    herbs(s, { x: X, y: Y, rx: 190, ry: 110 }, 14, true)
  )
}

/** A square of lasagna or moussaka, its layers in view. */
export function layeredSlice(s: Stage): string {
  const { art } = plate(s, 208)
  const red = s.food
  const layers = [0, 1, 2, 3]
  return (
    art +
    oval(X + 10, 318, 160, 60, '#2a0f0366') +
    oval(X, 312, 158, 56, mix(red, '#e9a05a', 0.2)) +
    shape(darker(red, 0.25), 'M186 198 320 262v92l-134-58z') +
    shape(red, 'M320 262 464 200v92l-144 62z') +
    layers.map((i) => line('#f2d28c', 9, `M188 ${210 + i * 25}L320 ${272 + i * 25}l143-${61}`)).join('') +
    layers
      .slice(0, 3)
      .map((i) => line(lighter(red, 0.35), 5, `M192 ${226 + i * 25}L320 ${286 + i * 25}l140-${58}`))
      .join('') +
    litShape('#edb648', 'M180 196q60-40 140-62 80 22 148 62-70 42-146 70-80-30-142-70z') +
    faint(0.8, line('#b9652a', 16, 'M236 196h0M300 168h10M360 190h6M310 226h12M400 200h0M270 214h4')) +
    line('#fbe0a0', 12, 'M262 180h6M336 160h0M350 216h12M300 196h4') +
    shape('#edb648', 'M196 204q4 40 14 50t12-30zM430 216q2 36 10 44t14-54z') +
    herbs(s, { x: X, y: 192, rx: 60, ry: 24 }, 7, true)
  )
}

const SHELLS = {
  pepper:
    'M-92 0C-98-44-60-60-30-56-10-66 26-64 44-54 84-58 98-20 90 6 96 40 62 60 34 54 10 66-24 62-40 54-74 60-94 34-92 0z',
  long: 'M-104 2C-96-36-50-56 4-56 62-56 100-30 104 0 98 34 56 56 0 56-56 56-96 38-104 2z',
  squash:
    'M-90-4C-96-30-78-44-62-44-54-62-26-64-14-54 0-66 28-64 36-50 58-56 80-44 80-26 98-16 98 14 82 24 80 44 56 54 40 48 26 64-2 62-12 54-30 64-56 58-62 44-84 42-98 18-90-4z',
  cap: 'M-84 0C-84-46-46-66 0-66S84-46 84 0 46 66 0 66-84 46-84 0z',
} as const

/** Shells filled and baked: peppers, potatoes, squash, portobellos. */
export function stuffed(s: Stage): string {
  const { art } = bakingDish(s)
  const t = s.words.title
  const [skin, form] = /pepper|relleno/.test(t)
    ? ([s.chance.pick(['#cf3d22', '#e0a020', '#5f8f35']), 'pepper'] as const)
    : /sweet potato/.test(t)
      ? (['#a8502a', 'long'] as const)
      : /potato/.test(t)
        ? (['#b98248', 'long'] as const)
        : /acorn/.test(t)
          ? (['#4f6b34', 'squash'] as const)
          : /squash|boats/.test(t)
            ? (['#e8b23e', 'long'] as const)
            : /mushroom|portobello/.test(t)
              ? (['#7a5236', 'cap'] as const)
              : /eggplant/.test(t)
                ? (['#4a2240', 'long'] as const)
                : (['#d0402a', 'cap'] as const)
  const flesh = /sweet potato|acorn/.test(t) ? '#e8933a' : /potato/.test(t) ? '#f3dc9c' : darker(skin, 0.3)
  const inside = has(s, /rice|quinoa/) ? '#d9b878' : s.food
  const d = SHELLS[form]
  const names = s.pieces
    .filter(
      (name) => !['pepper', 'potato', 'sweet potato', 'squash', 'green pepper', 'eggplant'].includes(name),
    )
    .slice(0, 3)
  const cheese = has(s, /cheese|cheddar|mozzarella|feta|parmesan|ricotta/)
  const shell = define(
    s,
    'u',
    `<path fill="#2a0f03" opacity=".35" d="${d}" transform="translate(5 9)"/>` +
      (form === 'pepper' ? line('#6d8a3a', 13, 'M-92 0h-8') : '') +
      litShape(skin, d) +
      `<path fill="${flesh}" d="${d}" transform="scale(.84)"/>` +
      `<path fill="${darker(inside, 0.15)}" d="${d}" transform="scale(.74 .72)"/>` +
      at(0, -2, lay(s, { x: 0, y: 0, rx: 88, ry: 54 }, names, 1.2, 16), 0, 0.72) +
      (cheese ? faint(0.95, specks(s.chance, { x: 0, y: 0, rx: 54, ry: 30 }, '#f7d57a', 15, 4)) : ''),
  )
  return (
    art +
    [
      [206, 166],
      [434, 170],
      [210, 316],
      [432, 314],
    ]
      .map(([x, y], i) => use(shell, x!, y!, [-4, 3, 5, -5][i], 1.08))
      .join('') +
    herbs(s, { x: X, y: Y, rx: 170, ry: 100 }, 14, true)
  )
}
