import { blisters, browned, crust } from './beds.ts'
import { crumbColor } from './food-colors.ts'
import { herbs } from './garnish.ts'
import { dome, litBox, litShape } from './light.ts'
import { specks, spots } from './scatter.ts'
import { define, has, lay, type Stage, use, X, Y } from './stage.ts'
import { box, darker, disc, faint, lighter, line, oval, shape, svg } from './svg.ts'
import { bakingDish, board, plate, skillet } from './vessels.ts'

/** Naan, tortillas, chapati: stacked, blistered. */
export function flatbreads(s: Stage): string {
  const { art } = s.chance.happens(0.5) ? board(s) : plate(s, 212)
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
  const one = (x: number, y: number, turn: number) => {
    const [rx, ry] = naan ? [142, 100] : [136, 132]
    const body = naan
      ? litShape(
          color,
          'M-140 6C-150-60-70-104 10-98 90-96 150-50 140 10 128 76 60 100-6 100-80 100-134 66-140 6z',
        )
      : dome(0, 0, rx, ry, color)
    return `<g transform="translate(${x} ${y})rotate(${turn})">${oval(5, 10, rx, ry, '#2a0f0350')}${body}${blisters(s, { x: 0, y: 0, rx: rx * 0.8, ry: ry * 0.8 }, color)}</g>`
  }
  const butter = has(s, /butter|ghee/)
    ? faint(0.55, line('#fff0b0', 8, 'M250 200q30-26 70-20M340 260q20 4 40-10'))
    : ''
  const places = naan
    ? [one(282, 308, 12), one(352, 238, -20), one(300, 182, 8)]
    : thin
      ? [one(340, 276, 0), one(306, 252, 40), one(322, 226, 80)]
      : [one(352, 284, 0), one(288, 216, 50)]
  return (
    art +
    places.join('') +
    butter +
    (has(s, /cilantro|parsley|scallion|chive|garlic/)
      ? herbs(s, { x: 306, y: 200, rx: 100, ry: 70 }, 14, true)
      : '')
  )
}

/** A loaf and its slices. */
export function loaf(s: Stage): string {
  const crumb = crumbColor(s.words)
  const sweet = has(s, /banana|zucchini|pumpkin|pound|lemon|tea cake|bread pudding/)
  const round = has(s, /no-knead|soda bread|sourdough|crusty|boule|country/)
  const top = sweet ? darker(crumb, 0.22) : has(s, /whole wheat|rye|oat/) ? '#9c6230' : '#b9742f'
  const inside = sweet ? crumb : has(s, /whole wheat|rye|oat/) ? '#dcb57c' : '#f6e2b4'
  const { art } = board(s)
  if (round)
    return (
      art +
      crust(X, Y, 166, 152, top) +
      faint(0.5, disc(X, Y, 118, lighter(top, 0.35))) +
      line('#f6e2b4', 15, 'M206 196q110-60 226-6M218 262q100-44 206 0M246 322q70-26 150 0') +
      line(darker(top, 0.4), 4, 'M206 206q110-60 226-6M218 272q100-44 206 0M246 332q70-26 150 0') +
      specks(s.chance, { x: X, y: Y, rx: 140, ry: 126 }, '#fff2d4', 5, 8) +
      lay(
        s,
        { x: X, y: Y, rx: 110, ry: 90 },
        s.pieces.filter((name) => name === 'raisin'),
        0.2,
        12,
      )
    )
  const one = define(
    s,
    'm',
    shape('#2a0f0350', 'M-64-40q-14-44 70-44t70 44v96q0 14-14 14H-50q-14 0-14-14z') +
      shape(top, 'M-70-48q-14-44 70-44t70 44v96q0 14-14 14H-56q-14 0-14-14z') +
      litShape(inside, 'M-60-46q-10-36 60-36t60 36v90q0 8-8 8H-52q-8 0-8-8z') +
      line(
        darker(inside, 0.2),
        5,
        'M-30-40h0M10-56h2M30-20h0M-10-10h3M-36 10h0M20 20h2M-6 36h0M40 30h0M-20-64h0',
      ) +
      line(lighter(inside, 0.5), 4, 'M-40-20h0M0-34h0M24-44h0M-20 24h0M34 4h0M6 6h0'),
  )
  const bits = s.pieces.filter(
    (name) =>
      ['nut', 'raisin', 'blueberry', 'chip', 'zucchini', 'walnut'].includes(name) && name !== 'zucchini',
  )
  return (
    art +
    shape('#2a0f0360', 'M124 170q0-60 70-60h190v220H150q-26 0-26-26z') +
    litShape(top, 'M112 156q0-58 70-58h212v222H138q-26 0-26-26z') +
    faint(0.6, line(lighter(top, 0.5), 12, 'M150 128q60-20 200-12')) +
    line(
      darker(top, 0.4),
      5,
      sweet ? 'M150 160q100-16 230 0' : 'M176 126l30 60M236 120l30 60M296 120l30 60',
    ) +
    use(one, 396, 220) +
    use(one, 452, 276, 14) +
    lay(s, { x: 446, y: 276, rx: 40, ry: 50 }, bits, 0.4, 6) +
    (has(s, /seed/) ? specks(s.chance, { x: 250, y: 170, rx: 110, ry: 50 }, '#f6e2b0', 6, 8) : '')
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
