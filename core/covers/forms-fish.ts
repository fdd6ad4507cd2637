import { inSauce } from './beds.ts'
import { citrus, garnish, herbs } from './garnish.ts'
import { litShape, sauce } from './light.ts'
import { spots } from './scatter.ts'
import { beside, sides } from './sides.ts'
import { define, has, lay, type Stage, use, X, Y } from './stage.ts'
import { darker, faint, lighter, line, mix, oval, shape } from './svg.ts'
import { bowl, plate, pot, sheetPan, skillet } from './vessels.ts'

/** The upper side of a fillet; its flakes show below. */
const TOP = 'M-100-6C-98-34-60-42 0-42S98-32 100-6C80 16 50 20 0 22-50 22-84 16-100-6z'

/** Fillets with their flakes, what goes with them at the side. */
export function fishFillet(s: Stage): string {
  const pan = /sheet-pan|parchment/.test(s.words.title)
  const { art } = pan ? sheetPan(s) : plate(s, 210)
  const salmon = has(s, /salmon|trout/)
  const fried = has(s, /fish and chips|panko|breadcrumb/)
  const color = fried ? '#d99a3e' : salmon ? '#ec8558' : has(s, /turmeric|masala/) ? '#dba348' : '#f4e3c0'
  const glaze = has(s, /miso|caramel|soy sauce|teriyaki|maple/)
  const id = define(
    s,
    'm',
    oval(6, 12, 100, 42, '#2a0f0360') +
      shape(
        mix(color, salmon ? '#fbcfae' : '#fff6e0', 0.45),
        'M-100-4C-98-34-60-42 0-42S98-32 100-4C102 12 98 24 88 30 48 42-50 42-88 32-98 24-102 12-100-4z',
      ) +
      faint(
        0.6,
        line(
          darker(color, 0.15),
          3,
          'M-78 18l4 14M-48 22l3 15M-14 24l1 15M20 24l-1 14M54 21l-3 14M82 14l-4 14',
        ),
      ) +
      litShape(color, TOP) +
      faint(
        0.75,
        line(
          salmon ? '#f9bd96' : darker(color, 0.2),
          3,
          'M-66-32q-18 22 2 46M-34-38q-18 26 2 56M0-40q-18 28 2 58M34-38q-18 26 2 54M66-32q-16 22 0 42',
        ),
      ) +
      faint(
        glaze ? 0.42 : 0.26,
        shape(
          glaze ? '#93400f' : '#a8601e',
          'M-100-6C-98-34-60-42 0-42S98-32 100-6C84 8 66 12 44 12 60-6 40-24 0-24-44-24-64-8-52 14-76 12-90 6-100-6z',
        ),
      ) +
      faint(
        0.8,
        line(glaze ? '#ffd79a' : lighter(color, 0.6), 4, 'M-80-16q14-14 42-19M8-35q24 0 40 5', '24 12'),
      ),
  )
  const chips = /chips/.test(s.words.title)
  const fry = chips
    ? define(s, 'f', line('#b9802c', 17, 'M-40 2 40-4') + line('#f0c25c', 12, 'M-40-1 39-7'))
    : ''
  const beds = chips
    ? spots(s.chance, { x: 232, y: 236, rx: 66, ry: 96 }, 18)
        .map(([x, y]) => use(fry, x, y, s.chance.between(0, 180)))
        .join('')
    : pan
      ? lay(s, { x: X, y: Y, rx: 236, ry: 150, square: true }, sides(s, 'potato'), 0.6, 26)
      : beside(s, 'potato', 'green beans')
  const places = pan
    ? [
        [210, 170],
        [430, 170],
        [210, 310],
        [430, 310],
      ]
    : [
        [374, 200],
        [362, 296],
      ]
  return (
    art +
    beds +
    (pan ? '' : faint(0.45, oval(366, 256, 104, 92, s.food))) +
    places.map(([x, y], i) => use(id, x!, y!, i * 9 - 10)).join('') +
    garnish(s, { x: pan ? X : 360, y: 246, rx: 120, ry: 110 }) +
    citrus(s, pan ? 320 : 280, pan ? 240 : 352)
  )
}

export function shrimpPan(s: Stage): string {
  const { art, area } = s.chance.happens(0.6) ? skillet(s) : bowl(s)
  const rest = sides(s)
  return (
    art +
    inSauce(s, area, s.food, rest.length > 0 ? rest : ['shrimp'], 0.5) +
    lay(s, { ...area, rx: 126, ry: 126 }, ['shrimp'], 1.3, 15) +
    garnish(s, area) +
    citrus(s, 236, 164)
  )
}

export function mussels(s: Stage): string {
  const { art, area } = pot(s)
  const shell = define(
    s,
    'm',
    oval(4, 6, 44, 26, '#2a0f0370') +
      litShape('#2c2b3a', 'M-46 6c4-30 50-40 74-22 24 16 20 34-6 38-30 6-64 4-68-16z') +
      shape('#c8c3cf', 'M-34 5c6-20 40-26 56-14 16 10 12 22-6 24-22 4-46 2-50-10z') +
      litShape('#f0a04c', 'M-22 6c4-12 28-16 38-8 10 6 8 12-4 14-14 2-32 2-34-6z'),
  )
  return (
    art +
    sauce(X, Y, area.rx + 8, s.food) +
    spots(s.chance, { ...area, rx: 126, ry: 126 }, 17)
      .map(([x, y]) => use(shell, x, y, s.chance.between(0, 360)))
      .join('') +
    herbs(s, { ...area, rx: 120, ry: 120 }, 20, true)
  )
}
