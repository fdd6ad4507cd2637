import { browned, crust } from './beds.ts'
import { crumbColor } from './food-colors.ts'
import { herbs, swirl } from './garnish.ts'
import { dome, litBox, litShape } from './light.ts'
import { type Area, chords, specks, spots } from './scatter.ts'
import { define, has, lay, type Stage, use, X, Y } from './stage.ts'
import { at, box, darker, disc, faint, lighter, line, mix, oval, shape, svg } from './svg.ts'
import { bakingDish, board, plate, skillet } from './vessels.ts'

/** Naan, tortillas, chapati: stacked, blistered. */
export function flatbreads(s: Stage): string {
  const { art } = s.chance.happens(0.5) ? board(s, '#6f4a32') : plate(s, 212)
  const thin = has(s, /tortilla|chapati|roti/)
  const color = has(s, /corn tortilla|masa/)
    ? '#ecc76a'
    : has(s, /whole wheat|chapati|atta/)
      ? '#d3a468'
      : has(s, /socca|chickpea flour/)
        ? '#d9a23a'
        : has(s, /scallion pancake/)
          ? '#d99c48'
          : '#ebc88c'
  const naan = /naan/.test(s.words.title)
  const [rx, ry] = naan ? [142, 100] : [136, 132]
  const layered = /scallion pancake/.test(s.words.title)
  const round = define(
    s,
    'm',
    (naan
      ? shape(
          color,
          'M-140 6C-150-60-70-104 10-98 90-96 150-50 140 10 128 76 60 100-6 100-80 100-134 66-140 6z',
        )
      : oval(0, 0, rx, ry, color)) +
      faint(
        0.4,
        svg`<ellipse rx="${rx - 5}" ry="${ry - 5}" fill="none" stroke="${darker(color, 0.45)}" stroke-width="9"/>`,
      ) +
      scorched(s, { x: 0, y: 0, rx: rx * 0.8, ry: ry * 0.8 }, color) +
      (layered ? layers(s, color) : ''),
  )
  const one = (x: number, y: number, turn: number) =>
    oval(x + 5, y + 10, rx, ry, '#2a0f0360') + use(round, x, y, turn) + oval(x, y, rx - 2, ry - 2, 'url(#~l)')
  const places = naan
    ? [one(282, 308, 12), one(352, 238, -20), one(300, 182, 8)]
    : thin
      ? [one(340, 276, 0), one(306, 252, 140), folded(s, color)]
      : [one(352, 284, 0), one(288, 216, 130)]
  return (
    art +
    places.join('') +
    (has(s, /butter|ghee/) ? faint(0.5, line('#fff0b0', 7, 'M250 200q30-26 70-20M340 260q20 4 40-10')) : '') +
    (has(s, /cilantro|parsley|chive|garlic/) && !layered
      ? herbs(s, { x: 306, y: 200, rx: 100, ry: 70 }, 14, true)
      : '')
  )
}

/** Brown where the dough puffed against the pan, with a few dark points. */
const scorched = (s: Stage, area: Area, color: string) =>
  faint(0.45, specks(s.chance, area, darker(color, 0.42), 25, 9, 2)) +
  faint(0.7, specks(s.chance, area, lighter(color, 0.45), 16, 6, 2.2)) +
  faint(0.75, specks(s.chance, area, darker(color, 0.65), 10, 8, 1.8))

/** The top one lies folded in half. */
function folded(s: Stage, color: string): string {
  const d = 'M-138 34C-130-60-70-100 4-100S132-58 138 30C80 62-70 66-138 34z'
  const half = { x: 0, y: -26, rx: 96, ry: 46 }
  return at(
    322,
    232,
    shape('#2a0f0355', 'M-134 46C-126-48-66-88 8-88S136-46 142 42C84 74-66 78-134 46z') +
      shape(darker(color, 0.22), 'M-138 34C-70 66 80 62 138 30q4 12-4 18C70 76-66 78-134 50q-6-6-4-16z') +
      shape(color, d) +
      scorched(s, half, color) +
      shape('url(#~l)', d),
    -14,
  )
}

/** Dough rolled up with scallions and flattened: a spiral of flaky layers. */
const layers = (s: Stage, color: string) =>
  swirl(6, 6, 112, darker(color, 0.4), 5) +
  swirl(2, 2, 112, lighter(color, 0.5), 4) +
  faint(
    0.8,
    line(
      lighter(color, 0.6),
      3,
      'M-116-30q-8 40 20 80M-60 104q50 26 100 6M118-20q6 40-18 70M-40-116q50-14 90 8',
      '18 9',
    ),
  ) +
  line('#4f7f2c', 6, chords(s.chance, { x: 0, y: 0, rx: 104, ry: 100 }, 8), '5 38 8 54') +
  line('#9cc05a', 3, chords(s.chance, { x: 0, y: 0, rx: 104, ry: 100 }, 6), '6 42 4 58')

/** A loaf and its slices. */
export function loaf(s: Stage): string {
  const crumb = crumbColor(s.words)
  const sweet = has(s, /banana|zucchini|pumpkin|pound|lemon|tea cake|bread pudding/)
  const round = has(s, /no-knead|soda bread|sourdough|crusty|boule|country/)
  const top = sweet ? darker(crumb, 0.22) : has(s, /whole wheat|rye|oat/) ? '#9c6230' : '#b9742f'
  const inside = sweet ? crumb : has(s, /whole wheat|rye|oat/) ? '#dcb57c' : '#f6e2b4'
  const { art } = board(s, s.chance.pick(['#dcbb8a', '#6f4a32']))
  if (round) return art + boule(s, top)
  const one = define(
    s,
    'm',
    shape('#2a0f0350', 'M-64-40q-14-44 70-44t70 44v96q0 14-14 14H-50q-14 0-14-14z') +
      shape(darker(top, 0.1), 'M-70-48q-14-44 70-44t70 44v96q0 14-14 14H-56q-14 0-14-14z') +
      shape(inside, 'M-63-46q-10-39 63-39t63 39v92q0 9-9 9H-54q-9 0-9-9z') +
      // The crumb: holes and the light on their edges.
      line(darker(inside, 0.22), 4, CRUMB, '0 11 2 17 0 13') +
      line(lighter(inside, 0.55), 3, CRUMB, '0 14 1 12 0 19'),
  )
  const bits = s.pieces.filter((name) => ['nut', 'raisin', 'blueberry', 'chip', 'walnut'].includes(name))
  return (
    art +
    shape('#2a0f0360', 'M412 100H196q-80 0-80 62v110q0 44 44 44h252z') +
    litShape(top, 'M402 84H196c-66 0-92 26-92 64 0 16 6 26 8 36v76c0 28 14 42 40 42h250z') +
    faint(0.55, line(lighter(top, 0.5), 10, 'M150 118q50-18 170-16')) +
    faint(0.5, line(darker(top, 0.5), 9, 'M120 190q-4 50 10 84M150 286q60 6 140 4')) +
    line(darker(top, 0.4), 5, sweet ? 'M140 150q80-20 170-8' : 'M168 116l22 54M222 110l22 56M276 108l22 56') +
    use(one, 398, 216, 0, 1.38) +
    use(one, 470, 304, 12, 1.2) +
    lay(s, { x: 466, y: 304, rx: 46, ry: 54 }, bits, 0.4, 6) +
    (has(s, /seed/) ? specks(s.chance, { x: 212, y: 160, rx: 88, ry: 50 }, '#f6e2b0', 6, 8) : '')
  )
}

const CRUMB = 'M-52-40 50-64-54-16 52-40-54 8 54-14-54 30 54 10-50 46 54 34-8 48 52 48'

/** A round loaf, cut before it was baked: soda bread with a cross, others with slashes. */
function boule(s: Stage, top: string): string {
  const cross = has(s, /soda bread/)
  const cut = cross
    ? 'M182 238q140-22 278 4-138 22-278-4zM316 108q24 130 2 266-24-130-2-266z'
    : 'M206 196q110-62 226-6-120 26-226 6zM214 266q104-50 212 0-110 22-212 0zM248 328q72-32 146 0-74 18-146 0z'
  return (
    crust(X, Y, 166, 152, top) +
    faint(0.4, disc(X, Y, 124, lighter(top, 0.3))) +
    faint(0.5, specks(s.chance, { x: X, y: Y, rx: 136, ry: 122 }, darker(top, 0.35), 16, 6, 2.4)) +
    `<g transform="rotate(${cross ? 14 : -34} ${X} ${Y})">${shape(darker(top, 0.5), cut)}${at(1, 5, shape(mix(top, '#f0d09a', 0.62), cut))}</g>` +
    faint(0.6, specks(s.chance, { x: X, y: Y, rx: 140, ry: 126 }, '#fff2d4', 4, 9)) +
    lay(
      s,
      { x: X, y: Y, rx: 120, ry: 100 },
      s.pieces.filter((name) => name === 'raisin'),
      0.2,
      12,
    )
  )
}

export function baguettes(s: Stage): string {
  const { art } = board(s)
  const stick = define(
    s,
    'm',
    oval(6, 12, 234, 42, '#2a0f0360') +
      litShape('#c98a3c', 'M-236 4C-220-44-120-46 0-46s220 2 236 50C220 46 120 46 0 46S-220 46-236 4z') +
      line('#f6deaa', 17, 'M-150 14q20-40 56-46M-66 18q20-40 56-48M18 18q20-40 56-48M102 16q20-40 56-44') +
      line('#7a4218', 4, 'M-142 22q20-40 56-46M-58 26q20-40 56-48M26 26q20-40 56-48M110 24q20-40 56-44'),
  )
  return (
    art +
    use(stick, X, 168, -6) +
    use(stick, X, 300, -4) +
    specks(s.chance, { x: X, y: Y, rx: 200, ry: 90 }, '#fff4da', 4, 7)
  )
}

/** Rolls, buns, popovers, gougeres; dough before it is baked. */
export function rolls(s: Stage): string {
  const { title } = s.words
  const pulled = /pull-apart|dinner|cinnamon|milk bread/.test(title)
  const dough = /dough/.test(title)
  const { art } = pulled ? bakingDish(s) : dough ? board(s) : plate(s, 212)
  const white = dough || has(s, /mantou|steamed|bao/)
  const color = white ? '#f4e6c8' : has(s, /gougere|popover|cheese/) ? '#d99a3c' : '#cf8f40'
  const spiral = /cinnamon roll|swirl|sticky bun/.test(title)
    ? line(darker(color, 0.45), 8, 'M30 0a30 30 0 1 1-44-26 22 22 0 1 1 24 30 12 12 0 1 1-8-16')
    : ''
  const r = pulled ? 82 : dough ? 84 : 64
  // Popovers and gougeres puff up in lumps.
  const puffed = /popover|gougere/.test(title)
    ? dome(-r * 0.3, -r * 0.2, r * 0.52, r * 0.46, lighter(color, 0.12)) +
      dome(r * 0.28, -r * 0.1, r * 0.5, r * 0.5, color) +
      dome(-r * 0.05, r * 0.34, r * 0.56, r * 0.42, lighter(color, 0.06))
    : ''
  const id = define(
    s,
    'm',
    oval(6, 11, r, r * 0.96, '#2a0f0355') +
      dome(0, 0, r, r * 0.95, color) +
      (white || puffed ? '' : faint(0.3, oval(0, 0, r * 0.74, r * 0.7, darker(color, 0.5)))) +
      puffed +
      faint(
        0.85,
        line('#fff0c8', 8, svg`M${-r * 0.5} ${-r * 0.34}q${r * 0.14}-${r * 0.3} ${r * 0.44}-${r * 0.36}`),
      ) +
      spiral,
  )
  const places = pulled
    ? [170, 320, 470].flatMap((x) => [164, 318].map((y) => [x, y]))
    : dough
      ? [
          [214, 176],
          [424, 186],
          [304, 326],
        ]
      : [
          [236, 176],
          [356, 156],
          [432, 254],
          [316, 262],
          [222, 300],
          [352, 356],
        ]
  return (
    art +
    (pulled ? faint(0.6, box(100, 98, 440, 288, 40, darker(color, 0.3))) : '') +
    places.map(([x, y]) => use(id, x!, y!)).join('') +
    (dough ? faint(0.9, specks(s.chance, { x: X, y: Y, rx: 230, ry: 140 }, '#fffaf0', 5, 16)) : '') +
    (has(s, /sesame|seed/) ? specks(s.chance, { x: X, y: Y, rx: 130, ry: 100 }, '#fff0c8', 5, 6) : '') +
    (has(s, /gougere|chive|cheddar/)
      ? specks(s.chance, { x: X, y: Y, rx: 120, ry: 100 }, '#f9dc8c', 7, 6)
      : '')
  )
}

export function focaccia(s: Stage): string {
  const { art } = bakingDish(s)
  const color = has(s, /cornbread/) ? '#e6ae40' : '#dda748'
  const holes = spots(s.chance, { x: X, y: Y, rx: 190, ry: 116, square: true }, 18)
  const id = define(s, 'm', oval(0, 0, 17, 13, darker(color, 0.35)) + oval(3, 3, 13, 9, '#eac054'))
  return (
    art +
    litBox(98, 98, 444, 288, 30, color) +
    browned(s, { x: X, y: Y, rx: 200, ry: 124, square: true }, color) +
    holes.map(([x, y]) => use(id, x, y)).join('') +
    lay(s, { x: X, y: Y, rx: 180, ry: 104, square: true }, s.pieces.slice(0, 2), 0.2, 10) +
    herbs(s, { x: X, y: Y, rx: 190, ry: 110, square: true }, 22, true) +
    specks(s.chance, { x: X, y: Y, rx: 190, ry: 110, square: true }, '#fffaf0', 5, 5)
  )
}

export function cornbread(s: Stage): string {
  const { art, area } = skillet(s)
  const color = '#e8b040'
  return (
    art +
    crust(X, Y, 160, 160, darker(color, 0.15)) +
    dome(X, Y, 150, 150, color) +
    specks(s.chance, { ...area, rx: 140, ry: 140 }, darker(color, 0.2), 6, 12) +
    specks(s.chance, { ...area, rx: 140, ry: 140 }, lighter(color, 0.5), 5, 10) +
    line(darker(color, 0.5), 4, 'M320 86v312M186 166l268 154M186 320l268-156') +
    shape('#fbe490', 'M296 218l44-10 10 34-44 12z') +
    shape('#dba93a', 'M306 254l44-12v9l-44 12z')
  )
}

export function biscuits(s: Stage): string {
  const { art } = plate(s, 210)
  const color = '#e3b15c'
  const rough = /drop|scone|shortcake/.test(s.words.title)
  const id = define(
    s,
    'm',
    (rough
      ? litShape(
          color,
          'M-58 6c-6-34 20-38 32-50 18-14 40 2 56 6 26 8 34 30 26 50-4 26-34 30-52 40-24 6-36-8-46-16-10-8-16-18-16-30z',
        )
      : oval(0, 12, 58, 54, darker(color, 0.3)) + dome(0, 0, 58, 54, color)) +
      line(darker(color, 0.35), 5, 'M-26-16h6M10-24h4M24 10h6M-10 16h6M-34 10h0M2-4h4') +
      faint(0.8, line(lighter(color, 0.7), 8, 'M-34-20q8-14 22-18M6 4h8')),
  )
  return (
    art +
    [
      [238, 186],
      [356, 162],
      [416, 268],
      [296, 262],
      [236, 316],
      [346, 344],
    ]
      .map(([x, y], i) => use(id, x!, y!, (i * 25) % 50))
      .join('') +
    (has(s, /chive|cheddar|scallion/) ? herbs(s, { x: X, y: Y, rx: 110, ry: 100 }, 16, true) : '') +
    (has(s, /strawberr/)
      ? lay(s, { x: X, y: 250, rx: 90, ry: 90 }, ['strawberry'], 0.4, 7) +
        specks(s.chance, { x: X, y: Y, rx: 70, ry: 60 }, '#fffaf0', 30, 3, 3)
      : '')
  )
}
