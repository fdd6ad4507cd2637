import { inSauce } from './beds.ts'
import { citrus, garnish, herbs } from './garnish.ts'
import { litShape, sauce } from './light.ts'
import { spots } from './scatter.ts'
import { beside, sides } from './sides.ts'
import { define, has, lay, type Stage, use, X, Y } from './stage.ts'
import { darker, faint, line, oval, shape } from './svg.ts'
import { bowl, plate, pot, sheetPan, skillet } from './vessels.ts'

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
    oval(6, 10, 98, 44, '#2a0f0360') +
      litShape(
        color,
        'M-100 8C-104-20-70-38-20-40 40-44 94-32 102-10 106 14 72 36 20 40-32 44-92 38-100 8z',
      ) +
      faint(
        0.6,
        line(
          salmon ? '#fbc8a4' : darker(color, 0.22),
          4,
          'M-66-20l16 22-18 20M-30-30l18 30-18 30M10-32l18 30-18 32M48-26l15 24-15 24',
        ),
      ) +
      (salmon ? '' : faint(0.4, oval(-6, -14, 74, 18, '#c98a3c'))) +
      (glaze
        ? faint(
            0.65,
            shape('#8a3a14', 'M-80 0c0-24 40-30 84-28 44 0 80 14 78 26-20-8-60-12-90-8-34 2-54 8-72 10z'),
          )
        : line('#c8812f', 5, 'M-84-6q30-26 84-26')),
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
    (pan ? '' : faint(0.7, oval(368, 252, 112, 100, s.food))) +
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
