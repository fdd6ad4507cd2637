import { nest, riceBed } from './beds.ts'
import { grainColor } from './food-colors.ts'
import { citrus, garnish, herbs } from './garnish.ts'
import { dome, litShape, sauce } from './light.ts'
import { PIECES } from './pieces.ts'
import { specks } from './scatter.ts'
import { beside, sides } from './sides.ts'
import { define, has, lay, put, type Stage, use, X, Y } from './stage.ts'
import { darker, disc, faint, lighter, line, mix, oval, shape, svg } from './svg.ts'
import { bowl, plate, sheetPan, skillet } from './vessels.ts'

/** A whole bird, browned, among its vegetables. */
export function roastBird(s: Stage): string {
  const { art } = s.chance.happens(0.5) ? skillet(s) : plate(s, 208)
  return (
    art +
    lay(
      s,
      { x: X, y: Y, rx: 156, ry: 156 },
      sides(s, 'potato', 'carrot').filter((name) => name !== 'olive'),
      1.2,
      24,
    ) +
    bird(s) +
    citrus(s, 204, 150)
  )
}

/** The bird alone, breast up. */
export function bird(s: Stage): string {
  const gold = '#cb8032'
  const leg = define(
    s,
    'm',
    line('#f6e8c8', 15, 'M0 76 6 118') +
      disc(0, 120, 11, '#fbf2dc') +
      disc(14, 118, 11, '#fbf2dc') +
      shape(
        darker(gold, 0.5),
        'M-50-32c0-46 96-50 100 0 4 46-24 72-30 114-8 16-32 16-38 0-6-42-32-68-32-114z',
      ) +
      litShape(
        darker(gold, 0.06),
        'M-44-30c0-40 84-44 88 0 4 44-24 70-30 112-6 10-22 10-26 0-6-42-32-66-32-112z',
      ) +
      line('#ffe2a4', 7, 'M-26-30q4-22 24-26'),
  )
  return (
    oval(X + 8, Y + 10, 122, 104, '#2a0f0366') +
    litShape(
      gold,
      'M320 126c40-2 58 26 84 50 34 30 30 96-8 126-40 30-112 30-152 0-38-30-42-96-8-126 26-24 44-52 84-50z',
    ) +
    litShape(
      lighter(gold, 0.14),
      'M312 146c-44 0-72 38-70 84 2 34 30 52 68 50zM328 146c44 0 72 38 70 84-2 34-30 52-68 50z',
    ) +
    line(darker(gold, 0.35), 5, 'M320 150v126') +
    use(leg, 254, 268, 34) +
    use(leg, 386, 268, -34) +
    faint(0.8, line('#ffe6b0', 10, 'M262 196q8-28 34-34')) +
    specks(s.chance, { x: X, y: 220, rx: 74, ry: 60 }, '#5d2a10', 4, 6) +
    herbs(s, { x: X, y: Y, rx: 120, ry: 100 }, 12, true)
  )
}

const thigh = (color: string) =>
  oval(5, 8, 62, 50, '#2a0f0366') +
  litShape(color, 'M-58-6c-4-38 34-54 66-44 36 6 58 30 50 58-10 34-50 42-76 34-26-6-40-22-40-48z') +
  faint(0.28, line(darker(color, 0.5), 17, 'M-26-14h8M12-24h12M-8 14h18M34 10h2M-38 14h0M6-2h4')) +
  faint(0.5, line(lighter(color, 0.5), 7, 'M-8-20h4M26-6h6M-22 4h4M14 24h6M-4 2h2')) +
  line('#ffe0a4', 7, 'M-40-12q6-18 24-22')

const drumstick = (color: string) =>
  line('#f3e4c4', 14, 'M44 32 80 62') +
  disc(78, 54, 10, '#f9efd8') +
  disc(86, 66, 10, '#f9efd8') +
  litShape(
    color,
    'M-62-26c-2-30 40-44 68-20 24 22 28 52 50 74 4 8-6 18-14 14-24-16-50-16-76-28-18-10-28-22-28-40z',
  ) +
  faint(0.7, line(darker(color, 0.45), 7, 'M-40-30q20-18 40-4M-36 0q30 20 60 20')) +
  line('#ffe0a4', 6, 'M-48-24q4-14 18-18')

/** Browned pieces of chicken in a pan with their sauce. */
export function chickenPan(s: Stage): string {
  const { art, area } = s.chance.happens(0.6) ? skillet(s) : plate(s, 208)
  const glazed = has(s, /soy|barbecue|bbq|teriyaki|caramel|molasses|hoisin|red wine/)
  const drum = has(s, /drumstick|\blegs?\b|wings?/)
  const id = define(s, 'm', (drum ? drumstick : thigh)(glazed ? '#a04f22' : '#d9953f'))
  return (
    art +
    sauce(X, Y, area.rx - (area.rx > 155 ? 0 : 14), s.food) +
    lay(s, { ...area, rx: 134, ry: 134 }, sides(s, 'onion'), 0.7, 18) +
    [
      [246, 184, -20],
      [388, 178, 30],
      [258, 308, 10],
      [392, 306, -30],
    ]
      .map(([x, y, t]) => use(id, x!, y!, t))
      .join('') +
    lay(s, { ...area, rx: 134, ry: 134 }, sides(s, 'onion'), 0.12, 6) +
    garnish(s, area)
  )
}

/** Drumsticks, wings or ribs in a heap, glazed. */
export function glazedPile(s: Stage): string {
  const { art } = plate(s, 208)
  const ribs = /\bribs?\b/.test(s.words.title)
  const color = has(s, /buffalo|hot sauce/)
    ? '#c8551c'
    : has(s, /barbecue|bbq|soy|honey|molasses/)
      ? '#8f3f1a'
      : '#cf8a36'
  const rib =
    oval(4, 8, 80, 26, '#2a0f0360') +
    litShape(color, 'M-80-18Q0-34 80-16q10 18 0 36-80 16-160 0-10-20 0-38z') +
    line('#f3e4c4', 9, 'M-84 0h-12M84 0h12') +
    faint(0.7, line('#ffce8a', 6, 'M-56-12q40-8 80-4'))
  const id = define(s, 'm', ribs ? rib : drumstick(color))
  const places = ribs
    ? [
        [312, 150, -6],
        [330, 200, 4],
        [308, 252, -3],
        [326, 304, 5],
      ]
    : [
        [240, 170, 10],
        [380, 160, 50],
        [230, 290, -40],
        [400, 280, 80],
        [316, 228, 20],
        [310, 320, -10],
      ]
  return (
    art +
    lay(s, { x: X, y: Y, rx: 140, ry: 136 }, sides(s, 'celery'), 0.35, 10) +
    places.map(([x, y, t]) => use(id, x!, y!, t)).join('') +
    garnish(s, { x: X, y: Y, rx: 130, ry: 120 })
  )
}

/** A fan of slices, pink for steak, pale for pork or turkey. */
export function slicedMeat(s: Stage): string {
  const { art } = plate(s, 208)
  const t = s.words.title
  const loaf = /meatloaf/.test(t)
  const [crust, meat] = loaf
    ? ['#6a3018', '#9a5f3a']
    : /turkey|chicken/.test(t)
      ? ['#b9762c', '#f0d9b0']
      : /pork|ham/.test(t)
        ? ['#8a4a22', '#ecd0a8']
        : /pot roast|brisket|braise/.test(t)
          ? ['#6b3a1f', '#a8744c']
          : ['#4a2010', '#c9605a']
  const medallion = /tenderloin/.test(t)
  const slice = define(
    s,
    'm',
    medallion
      ? oval(5, 8, 44, 42, '#2a0f0360') +
          oval(0, 0, 44, 42, crust) +
          oval(-1, -2, 37, 35, meat) +
          faint(0.5, oval(-1, -2, 20, 18, '#e6b394')) +
          line(darker(meat, 0.2), 2, 'M-24-8q6 8 4 18M-8-24q6 14 2 24M10-18q8 14 2 32M22-6q4 8 0 16')
      : oval(6, 9, 34, 74, '#2a0f0360') +
          shape(
            crust,
            'M-34-60c10-10 22-4 34-10 12 0 24 4 30 14 4 40 4 76-4 112-8 12-20 6-32 12-12 0-22-4-28-14-6-36-6-78 0-114z',
          ) +
          shape(
            meat,
            'M-29-56c8-8 20-4 29-8 10 0 20 4 25 11 4 38 3 72-4 106-7 9-17 5-27 9-10 0-18-4-23-11-5-34-5-74 0-107z',
          ) +
          line(
            darker(meat, 0.22),
            3,
            'M-20-40l10 5M0-52l12 6M-22-14l14 6M4-26l14 5M-20 10l12 4M2 2l14 6M-14 34l12 4M2 28l10 4',
          ) +
          line(lighter(meat, 0.3), 2, 'M-14-28l14 5M-18-2l16 5M2-12l14 4M-14 22l14 4M2 14l12 4M-6-46l10 3') +
          (loaf ? shape('#a8281a', 'M-34-60c10-10 22-4 34-10 12 0 24 4 30 14v14q-30-18-64 0z') : ''),
  )
  const places = medallion
    ? [
        [330, 170, 0],
        [404, 190, 30],
        [328, 246, 50],
        [400, 264, 10],
        [342, 322, 70],
      ]
    : [
        [322, 186, -26],
        [350, 220, -15],
        [378, 254, -4],
        [404, 290, 8],
      ]
  return (
    art +
    beside(s, 'potato', 'green beans') +
    oval(376, 266, 84, 90, mix(s.food, '#7a3a1c', 0.4)) +
    places.map(([x, y, turn]) => use(slice, x!, y!, turn, medallion ? 1.1 : 1.3)).join('') +
    faint(0.5, specks(s.chance, { x: 372, y: 250, rx: 60, ry: 80 }, '#fff0d0', 4, 4, 2)) +
    garnish(s, { x: 360, y: 246, rx: 90, ry: 100 })
  )
}

/** Bone-in chops, seared. */
export function chops(s: Stage): string {
  const { art } = plate(s, 208)
  const color = has(s, /lamb/) ? '#95512f' : '#bd7a46'
  const id = define(
    s,
    'm',
    oval(6, 10, 82, 56, '#2a0f0360') +
      shape(
        '#f0d8a8',
        'M-84 24C-92-26-46-64 8-62 56-62 92-38 88 0 84 44 44 62 8 58-16 58-30 72-54 64-74 58-82 40-84 24z',
      ) +
      litShape(
        color,
        'M-78 24C-84-18-42-50 8-49 50-48 82-30 80 2 78 40 42 54 6 50-18 48-30 64-50 56-68 50-75 38-78 24z',
      ) +
      // The rib lies along one side and ends with the meat.
      line(darker(color, 0.4), 17, 'M-66 36Q-62-8-22-32') +
      line('#f3e6cc', 12, 'M-67 36Q-63-8-23-33') +
      faint(0.5, line(darker(color, 0.5), 12, 'M-26 20q30 14 60 4M0-18q30-8 54 6M20 2h22', '26 18')) +
      faint(0.6, line(lighter(color, 0.5), 5, 'M10-34q24-2 40 8M-8 6h12M50 26h4')),
  )
  return (
    art +
    beside(s, 'potato') +
    use(id, 350, 186, -8, 1.2) +
    use(id, 376, 304, 22, 1.2) +
    garnish(s, { x: 350, y: 246, rx: 100, ry: 110 })
  )
}

export function meatballs(s: Stage): string {
  const { art } = bowl(s)
  const bed = has(s, /spaghetti|noodle|pasta/)
    ? nest(s, { x: X, y: Y, rx: 150, ry: 150 }, '#eec872', 7)
    : has(s, /polenta|cornmeal|grits/)
      ? dome(X, Y, 160, 160, '#f2cf70')
      : has(s, /rice|orzo|couscous/)
        ? riceBed(s, { x: X, y: Y, rx: 158, ry: 158 }, grainColor(s.words))
        : ''
  const color = has(s, /chicken|turkey/) ? '#b57a44' : has(s, /falafel/) ? '#9a6a2c' : '#84492a'
  const id = define(
    s,
    'm',
    disc(5, 8, 34, '#2a0f0360') +
      dome(0, 0, 34, 33, color) +
      faint(0.4, line(darker(color, 0.5), 6, 'M-16 8h4M2 20h4M12-6h2M-4-14h3')) +
      line(lighter(color, 0.4), 4, 'M-8 2h0M8 8h0M-18-4h0M2-4h0M16 14h0'),
  )
  const glint = (x: number, y: number) => svg`M${x - 18} ${y - 12}q4-8 12-10`
  return (
    art +
    bed +
    (bed && has(s, /orzo/)
      ? ''
      : bed
        ? `<g transform="translate(${X} ${Y})scale(1.3)">${litShape(s.food, 'M-92-6C-92-70-30-88 30-76 92-66 104-10 80 36 54 80-20 88-60 62-92 42-92 20-92-6z')}</g>`
        : sauce(X, Y, 164, s.food)) +
    [
      [260, 180],
      [340, 166],
      [398, 226],
      [300, 244],
      [372, 302],
      [274, 312],
      [226, 250],
    ]
      .map(([x, y], i) => use(id, x!, y!, (i % 3) * 14 - 14) + line('#ffe2b8', 5, glint(x!, y!)))
      .join('') +
    garnish(s, { x: X, y: Y, rx: 120, ry: 120 })
  )
}

export function skewers(s: Stage): string {
  const { art } = plate(s, 210)
  const dango = /dumpling/.test(s.words.title)
  const kofta = has(s, /kofta|kebab|satay/)
  const names = s.pieces.filter((name) => PIECES[name].size >= 14).slice(0, 3)
  const log = define(
    s,
    'm',
    oval(4, 7, 112, 22, '#2a0f0360') +
      dome(
        0,
        0,
        110,
        21,
        has(s, /tempeh|tofu/) ? '#b9803c' : has(s, /rice/) && has(s, /dumpling/) ? '#f0dcb4' : '#84492a',
      ) +
      line('#3a1a0c', 5, 'M-70-12q6 14 0 24M-24-16q6 18 0 32M24-16q6 18 0 32M70-12q6 14 0 24'),
  )
  const ball = define(
    s,
    'b',
    disc(4, 7, 34, '#2a0f0355') +
      dome(0, 0, 34, 33, '#f6ead0') +
      shape('#a8551c', 'M-33-6C-28-40 28-40 33-6 26 14 20-4 10 4 4 24-4 6-12 8-24 22-26-2-33-6z') +
      line('#f0b06a', 5, 'M-18-20q8-8 18-9'),
  )
  const row = (y: number, i: number) =>
    line('#c9a067', 6, `M${140 + i * 10} ${y + 20}L${510 + i * 6} ${y - 22}`) +
    (dango
      ? [-3, -1, 1].map((k) => use(ball, X + k * 36, y - k * 5)).join('')
      : kofta || names.length === 0
        ? use(log, X, y, -7)
        : [-2, -1, 0, 1, 2]
            .map((k) => put(s, names[(k + 2 + i) % names.length]!, X + k * 44, y - k * 5, 10, 1.3))
            .join(''))
  return (
    art +
    (dango ? '' : lay(s, { x: X, y: 350, rx: 110, ry: 30 }, sides(s, 'cucumber', 'tomato'), 0.9, 12)) +
    [150, dango ? 236 : 218, dango ? 322 : 286].map(row).join('') +
    garnish(s, { x: X, y: 230, rx: 120, ry: 90 })
  )
}

/** Sausages, whole and browned, over what was cooked with them. */
export function sausages(s: Stage): string {
  const sheetly = /sheet/.test(s.words.title)
  const { art } = sheetly ? sheetPan(s) : skillet(s)
  const link = define(
    s,
    'm',
    oval(5, 8, 90, 24, '#2a0f0360') +
      litShape(
        '#a8532c',
        'M-88 10c-6-22 8-30 26-30Q0-34 66-20c24 4 30 18 22 32-10 12-26 8-40 6q-50-8-96 4c-20 4-36 0-40-12z',
      ) +
      line('#5d2610', 5, 'M-50-16l12 22M-10-22l12 22M32-20l12 22') +
      line('#ffcf9a', 5, 'M-70-10q20-8 40-8'),
  )
  const wide = sheetly ? { x: X, y: Y, rx: 230, ry: 146, square: true } : { x: X, y: Y, rx: 148, ry: 148 }
  return (
    art +
    (sheetly ? '' : disc(X, Y, 160, mix(s.food, '#d9b46a', 0.5))) +
    lay(s, wide, sides(s, 'onion', 'pepper'), 0.9, 26) +
    [
      [250, 170, -20],
      [390, 210, 14],
      [270, 300, 6],
      [400, 326, -24],
    ]
      .map(([x, y, t]) => use(link, x!, y!, t))
      .join('') +
    garnish(s, wide)
  )
}
