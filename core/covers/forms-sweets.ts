import { browned } from './beds.ts'
import { sweetColor } from './food-colors.ts'
import { herbs } from './garnish.ts'
import { dome, hollow, litBox, litShape, shadow } from './light.ts'
import { specks, spots } from './scatter.ts'
import { fruits, small } from './sides.ts'
import { define, has, lay, type Stage, use, X, Y } from './stage.ts'
import { darker, disc, faint, lighter, line, mix, oval, shape } from './svg.ts'
import { bakingDish, plate, saucer, skillet } from './vessels.ts'

/** A fruit tart or a clafoutis: fruit in rings in its crust. */
export function tart(s: Stage): string {
  const { art } = plate(s, 214)
  const savory =
    has(s, /quiche|spinach|leek|cheddar|gruyere|onion tart|bacon/) && !/dessert/.test(s.words.meal)
  const fillColor = savory
    ? '#f0c560'
    : has(s, /chocolate/)
      ? '#4f2a18'
      : has(s, /lemon/)
        ? '#f8d558'
        : has(s, /clafoutis|custard/)
          ? '#f3cf78'
          : '#f0c676'
  const top = savory ? s.pieces.slice(0, 4) : fruits(s, 2)
  const baked = /clafoutis/.test(s.words.title)
  const edge = define(s, 'm', dome(0, 0, 17, 15, '#d49a48'))
  const rim = Array.from({ length: 26 }, (_, i) =>
    use(edge, X + Math.cos((i * 6.283) / 26) * 150, Y + Math.sin((i * 6.283) / 26) * 150),
  ).join('')
  return (
    art +
    disc(X + 6, Y + 12, 160, '#2a0f0360') +
    disc(X, Y, 156, '#b97a30') +
    (baked
      ? dome(X, Y, 156, 156, '#c98a3c') + dome(X, Y, 140, 140, fillColor)
      : rim + hollow(X, Y, 138, 138, fillColor)) +
    (savory || top.length === 0 ? browned(s, { x: X, y: Y, rx: 118, ry: 118 }, fillColor) : '') +
    lay(s, { x: X, y: Y, rx: 116, ry: 116 }, top, savory ? 0.6 : 1.2, 26) +
    (savory
      ? herbs(s, { x: X, y: Y, rx: 100, ry: 100 }, 10, true)
      : specks(s.chance, { x: X, y: Y, rx: 110, ry: 110 }, '#fffaf0', 4, 5))
  )
}

/** Pastry over a filling: lattice when sweet, lid with slits when savory. */
export function pie(s: Stage): string {
  const sweet = /dessert|snack/.test(s.words.meal)
  const biscuit = has(s, /biscuit top|biscuits?/) && !sweet
  const phyllo = has(s, /phyllo|filo|spanakopita/)
  const { art } = biscuit || phyllo ? skillet(s) : plate(s, 216)
  const gold = '#d9a04a'
  const inside = sweet
    ? has(s, /cherr|berr/)
      ? '#9c2038'
      : has(s, /pumpkin/)
        ? '#b8642a'
        : '#d98f3a'
    : '#efd595'
  const edge = define(s, 'm', dome(0, 0, 22, 18, gold))
  const rim = Array.from({ length: 22 }, (_, i) =>
    use(edge, X + Math.cos((i * 6.283) / 22) * 148, Y + Math.sin((i * 6.283) / 22) * 148),
  ).join('')
  if (biscuit) {
    const top = define(
      s,
      'q',
      oval(4, 8, 50, 44, '#2a0f0355') +
        dome(0, 0, 50, 44, gold) +
        faint(0.8, line('#f9e0a4', 8, 'M-26-14q10-14 24-14M4 6h10')),
    )
    return (
      art +
      disc(X, Y, 160, inside) +
      lay(s, { x: X, y: Y, rx: 146, ry: 146 }, s.pieces.slice(0, 5), 0.8, 22) +
      [
        [250, 180],
        [360, 164],
        [412, 262],
        [308, 256],
        [236, 310],
        [350, 350],
      ]
        .map(([x, y]) => use(top, x!, y!))
        .join('') +
      herbs(s, { x: X, y: Y, rx: 130, ry: 130 }, 10, true)
    )
  }
  if (phyllo)
    return (
      art +
      disc(X, Y, 162, gold) +
      faint(
        0.9,
        line(
          darker(gold, 0.4),
          5,
          'M180 190q60-50 110 0t110-20 70 40M180 270q70 40 130-10t150 20M220 340q50-40 100 0t110-20M220 130q60 30 110 0t90 30',
        ),
      ) +
      faint(
        0.9,
        line(
          '#fbe6b0',
          9,
          'M190 210q60-50 100 0t110-20M196 290q70 30 120-20t130 30M250 140q40 20 80 0M240 350q40-30 80 0',
        ),
      ) +
      browned(s, { x: X, y: Y, rx: 136, ry: 136 }, gold) +
      disc(X, Y, 162, 'url(#~l)') +
      specks(s.chance, { x: X, y: Y, rx: 120, ry: 120 }, '#4f7a30', 9, 5, 2.4)
    )
  const lid =
    sweet && !has(s, /pumpkin|custard|cream pie/)
      ? disc(X, Y, 134, inside) +
        lay(s, { x: X, y: Y, rx: 116, ry: 116 }, fruits(s, 1), 0.9, 14) +
        line('#2a0f0345', 24, 'M234 140v208M292 116v260M350 116v260M408 140v208') +
        line(gold, 22, 'M232 136v208M290 112v260M348 112v260M406 136v208') +
        line('#2a0f0345', 22, 'M216 160h208M192 218h256M192 276h256M216 334h208', '40 20') +
        line(lighter(gold, 0.18), 20, 'M216 156h208M192 214h256M192 272h256M216 330h208')
      : sweet
        ? dome(X, Y, 134, 134, inside)
        : dome(X, Y, 142, 142, lighter(gold, 0.1)) +
          browned(s, { x: X, y: Y, rx: 116, ry: 116 }, gold) +
          line(darker(gold, 0.5), 8, 'M320 160v52M320 276v52M240 242h52M350 242h52') +
          line(inside, 3, 'M320 164v44M320 280v44M244 242h44M354 242h44') +
          herbs(s, { x: X, y: Y, rx: 40, ry: 40 }, 4, true)
  return art + disc(X + 6, Y + 12, 164, '#2a0f0360') + disc(X, Y, 156, '#a9682a') + lid + rim
}

/** Fruit under crumbs or dumplings of dough. */
export function crumbleDish(s: Stage): string {
  const cobbler = /cobbler/.test(s.words.title)
  const pudding = /bread pudding|strata|french toast bake/.test(s.words.title)
  const { art, area } = cobbler ? skillet(s) : bakingDish(s)
  const juice = has(s, /cherr|berr|plum|rhubarb/) ? '#8f2440' : '#dd9436'
  const oats = /oatmeal/.test(s.words.title)
  const gold = pudding ? '#dba24a' : '#cf9444'
  const spread = cobbler ? { ...area, rx: 128, ry: 128 } : { ...area, rx: 196, ry: 122, square: true }
  const base = cobbler
    ? disc(X, Y, 164, juice)
    : litBox(94, 92, 452, 300, 38, pudding ? '#e8bd68' : oats ? '#cfa066' : juice)
  const lump = define(
    s,
    'm',
    pudding
      ? oval(4, 6, 32, 28, '#2a0f0350') +
          litShape(gold, 'M-30-18 14-28 32 4 12 28-26 22z') +
          shape(darker(gold, 0.35), 'M-30-18l6 16-2 24-6-8z')
      : cobbler
        ? oval(4, 8, 50, 42, '#2a0f0355') +
          litShape('#e6b760', 'M-48 4c-4-30 16-40 40-38 22-8 50 4 54 28 6 26-14 44-40 40-26 8-50-4-54-30z') +
          faint(0.7, line('#b9772c', 8, 'M-20-12h6M12 4h8M-8 18h6'))
        : oval(2, 4, 19, 15, '#2a0f0350') +
          litShape(gold, 'M-18 0c0-12 10-16 18-14 12-2 20 4 18 14-2 12-12 14-20 12-10 2-16-4-16-12z'),
  )
  const count = cobbler ? 7 : pudding ? 26 : 34
  const wide = cobbler ? { ...area, rx: 112, ry: 112 } : { ...area, rx: 206, ry: 134, square: true }
  const places = spots(s.chance, wide, Math.max(7, Math.round(count * Math.sqrt(s.density))))
  return (
    art +
    base +
    lay(s, spread, fruits(s, 2), cobbler ? 0.9 : 0.6, 18) +
    places.map(([x, y], i) => use(lump, x, y, i * 40)).join('') +
    lay(s, spread, pudding ? small(s) : fruits(s, 1), 0.08, 5) +
    (has(s, /oat/) ? specks(s.chance, { ...area, rx: 200, ry: 124, square: true }, '#f6dfa8', 8, 9) : '')
  )
}

/** A set cream in glasses. */
export function pudding(s: Stage): string {
  const color = sweetColor(s.words)
  const chia = has(s, /chia|tapioca/)
  const glass = (x: number, scale: number) =>
    `<g transform="translate(${x} 250)scale(${scale})">${oval(8, 150, 72, 12, '#2a0f0366')}${litShape('#ffffff77', 'M-84-96h168q2 128-62 162l-8 66q44 4 50 18H-64q6-14 50-18l-8-66q-64-34-62-162z')}${litShape(color, 'M-76-66H76q-4 90-40 124-36 16-72 0-36-34-40-124z')}${oval(0, -66, 76, 20, lighter(color, 0.35))}${chia ? specks(s.chance, { x: 0, y: -10, rx: 56, ry: 50 }, '#3a3230', 4, 6) : ''}${line('#ffffffaa', 6, 'M-66-54q4 70 26 100')}</g>`
  const top = fruits(s, 2)
  const one = (x: number, y: number, scale: number) =>
    glass(x, scale) +
    (top.length > 0
      ? lay(s, { x, y, rx: 44 * scale, ry: 12 }, top, 1.3, 6)
      : dome(x, y - 6, 30, 16, '#fff8e8') + specks(s.chance, { x, y: y - 8, rx: 20, ry: 9 }, '#6a3a20', 3, 3))
  return shadow(X, 396, 230, 24) + one(216, 186, 1) + one(426, 186, 1)
}

/** Turned out of its mold, caramel running down. */
export function flan(s: Stage): string {
  return (
    saucer(s, 356, 262, 84) +
    oval(X + 10, 356, 180, 44, '#2a0f0355') +
    oval(X, 350, 190, 48, '#b5651c') +
    oval(X - 8, 346, 170, 38, '#d98a30') +
    litShape('#f3c766', 'M190 220q6 84-16 120 60 34 146 34t146-34q-22-36-16-120z') +
    dome(X, 220, 130, 42, '#b9641c') +
    litShape(
      '#b9641c',
      'M190 220q40 40 130 42t130-42q2 30-4 52-10 14-16-6-8-14-18 4-4 44-14 46-12-6-12-44-20-16-66-12-20 4-20 34-8 16-16-4-2-30-20-32-30 0-34 24-8 10-14-6-20-10-26-56z',
    ) +
    faint(0.8, line('#ffe0a0', 8, 'M232 212q30-18 74-20')) +
    lay(s, { x: X, y: 206, rx: 50, ry: 12 }, fruits(s, 1), 0.8, 4)
  )
}

export function iceCream(s: Stage): string {
  const color = sweetColor(s.words)
  const scoop = (x: number, y: number, c: string) =>
    litShape(
      c,
      `M${x - 66} ${y + 30}c-14-10-6-20-2-30 4-50 36-68 68-68s64 18 68 68c6 10 12 20-2 30-10 10-22 2-32 6-12 8-24 6-34 0-12 8-22 6-34 0-10-2-22 4-32-6z`,
    ) +
    line(
      darker(c, 0.18),
      4,
      `M${x - 30} ${y - 20}q16-12 30-6M${x + 6} ${y + 4}q14-8 28 0M${x - 36} ${y + 10}q10-4 18 0`,
    ) +
    line(lighter(c, 0.7), 7, `M${x - 44} ${y - 22}q8-22 28-30`)
  return (
    shadow(X, 424, 150, 24) +
    litShape('#ffffff66', 'M190 232h260q-8 108-96 132v40h42q16 6 16 14H228q0-8 16-14h42v-40q-88-24-96-132z') +
    scoop(262, 204, color) +
    scoop(380, 204, mix(color, '#fff6e2', 0.4)) +
    scoop(X, 138, color) +
    litShape('#ffffff70', 'M186 230q134 34 268 0-8 108-96 134-38 10-76 0-88-26-96-134z') +
    line('#ffffffcc', 7, 'M210 262q14 54 50 78') +
    lay(s, { x: X, y: 172, rx: 80, ry: 50 }, fruits(s, 2), 0.35, 7)
  )
}

export function pops(s: Stage): string {
  const color = sweetColor(s.words)
  const pop = define(
    s,
    'm',
    litBox(-10, 100, 20, 84, 9, '#d9b483') +
      `<path fill="#2a0f03" opacity=".3" d="M-46-60q0-54 56-54t56 54v170q0 12-12 12h-88q-12 0-12-12z"/>` +
      litShape(color, 'M-56-70q0-54 56-54t56 54v170q0 12-12 12h-88q-12 0-12-12z') +
      line(darker(color, 0.2), 9, 'M-22-60V66M22-60V66') +
      line(lighter(color, 0.7), 6, 'M-42-70q2-30 26-38'),
  )
  return (
    plate(s, 220).art +
    use(pop, 232, 216, -16) +
    use(pop, 330, 214, 4) +
    use(pop, 424, 236, 20) +
    lay(s, { x: X, y: 220, rx: 120, ry: 80 }, small(s), 0.15, 8) +
    specks(s.chance, { x: X, y: 200, rx: 110, ry: 70 }, '#7a9a3a', 6, 4, 2)
  )
}

/** Fruit poached, caramelized or sliced in syrup. */
export function fruitPlate(s: Stage): string {
  const { art, area } = plate(s, 208)
  const list = fruits(s, 3)
  if (list[0] === 'pear') {
    const half = define(
      s,
      'm',
      oval(6, 10, 46, 84, '#2a0f0350') +
        litShape(
          '#f6e2a0',
          'M0-96c24 0 22 40 30 66 16 20 26 40 22 66-4 34-28 46-52 46s-48-12-52-46c-4-26 6-46 22-66 8-26 6-66 30-66z',
        ) +
        shape('#e0bf6a', 'M0-16c14 10 18 24 16 40s-32 16-32 0 2-30 16-40z') +
        line('#8a5a2a', 5, 'M0-92v-16') +
        line('#fffbe0', 7, 'M-28-10q-12 24-10 46'),
    )
    return (
      art +
      disc(X, Y, 136, '#eecb78') +
      disc(X, Y, 136, 'url(#~d)') +
      use(half, 258, 240, -20) +
      use(half, 386, 246, 22) +
      specks(s.chance, { ...area, rx: 100, ry: 100 }, '#5a3a1c', 3, 5)
    )
  }
  const list2 = list.length > 0 ? list : (['orange', 'peach'] as const)
  return (
    art +
    disc(X, Y, 134, mix(s.food, '#f0c060', 0.5)) +
    lay(s, { ...area, rx: 140, ry: 136 }, list2, 1.4, 26) +
    lay(s, { ...area, rx: 112, ry: 106 }, list2, 1, 16) +
    faint(0.8, specks(s.chance, { ...area, rx: 110, ry: 110 }, '#fff6da', 4, 5)) +
    herbs(s, { ...area, rx: 90, ry: 90 }, 7)
  )
}
