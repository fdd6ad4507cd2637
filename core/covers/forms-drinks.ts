import { sweetColor } from './food-colors.ts'
import { citrus, herbs } from './garnish.ts'
import { dome, litShape, shadow } from './light.ts'
import { PIECES } from './pieces.ts'
import { specks } from './scatter.ts'
import { has, lay, put, type Stage, X } from './stage.ts'
import { darker, faint, lighter, line, mix, oval, shape } from './svg.ts'

const CUP = 'M-86-150H86L66 150q-4 18-24 18h-84q-20 0-24-18z'

/** Iced, fizzy or creamy, in a tall glass. */
function glass(s: Stage, x: number, thick: boolean): string {
  const color = sweetColor(s.words)
  const milky = has(s, /thai iced tea|iced coffee|horchata/)
  const ice = !thick && !has(s, /horchata|ayran/)
  const cube = (a: number, b: number, turn: number) =>
    `<g transform="translate(${a} ${b})rotate(${turn})"><rect x="-25" y="-25" width="50" height="50" rx="9" fill="#fff" opacity=".42"/>${line('#ffffffcc', 4, 'M-16-8v-8h14')}</g>`
  return `<g transform="translate(${x} 240)">${oval(14, 168, 96, 20, '#2a0f0366')}${shape('#ffffff44', CUP)}${litShape(color, 'M-82-104H82L63 148q-4 14-22 14h-82q-18 0-22-14z')}${milky ? faint(0.75, shape(mix(color, '#fff2d8', 0.7), 'M-82-104H82l-7 92q-40 34-74 0t-76 8z')) : ''}${oval(0, -104, 82, 19, lighter(color, thick ? 0.55 : 0.35))}${ice ? cube(-34, -84, 14) + cube(26, -76, -20) + cube(-8, -34, 40) + cube(36, -14, 10) : ''}${thick ? specks(s.chance, { x: 0, y: 0, rx: 56, ry: 70 }, lighter(color, 0.35), 5, 6) : specks(s.chance, { x: 0, y: 40, rx: 50, ry: 80 }, '#ffffffaa', 4, 4, 2)}${line('#ffffffb0', 9, 'M-66-84 -50 110')}${line('#ffffff88', 4, 'M70-130 52 130')}</g>`
}

const straw = (color: string) =>
  line(darker(color, 0.1), 11, 'M352 180 396 52') + line(lighter(color, 0.5), 4, 'M349 178 393 52')

export function smoothie(s: Stage): string {
  const tops = s.pieces.filter((name) => PIECES[name].size < 20 && name !== 'greens').slice(0, 2)
  return (
    straw(s.cloth) +
    glass(s, X, true) +
    lay(s, { x: X - 8, y: 132, rx: 50, ry: 9 }, tops, 1.4, 4) +
    lay(
      s,
      { x: 476, y: 400, rx: 60, ry: 14 },
      s.pieces.filter((name) => name !== 'greens').slice(0, 2),
      0.9,
      3,
    ) +
    herbs(s, { x: 306, y: 126, rx: 24, ry: 8 }, 5)
  )
}

export function tallDrink(s: Stage): string {
  const fruit = s.pieces
    .filter((name) => ['strawberry', 'peach', 'orange', 'raspberry', 'blueberry', 'pineapple'].includes(name))
    .slice(0, 1)
  const rim = has(s, /lemon|lime/)
    ? `<g transform="translate(396 108)scale(1.05)">${citrus(s, 0, 0)}</g>`
    : fruit[0]
      ? put(s, fruit[0], 392, 120, 20, 1.4)
      : ''
  return (
    shadow(X, 402, 120, 20) +
    straw(s.cloth) +
    glass(s, X, false) +
    rim +
    herbs(s, { x: 284, y: 128, rx: 34, ry: 14 }, 7)
  )
}

/** A mug with steam. */
export function mug(s: Stage): string {
  const color = has(s, /chocolate|cocoa/) ? '#5a3220' : sweetColor(s.words)
  const foam = has(s, /latte|cappuccino|matcha|cream|marshmallow|chocolate/)
  const body = s.dish
  return (
    shadow(X, 398, 180, 26) +
    line(darker(body, 0.12), 30, 'M432 226q84-6 80 58t-96 60') +
    line(lighter(body, 0.3), 8, 'M434 220q78-6 82 50') +
    litShape(body, 'M186 186h268v150q0 74-74 74H260q-74 0-74-74z') +
    oval(X, 186, 134, 40, lighter(body, 0.4)) +
    oval(X, 188, 122, 33, color) +
    oval(X, 188, 122, 33, 'url(#~d)') +
    (foam
      ? faint(0.9, oval(X + 4, 192, 84, 20, lighter(color, 0.65))) +
        shape(darker(color, 0.08), 'M320 206q-34-12-30-20 8-8 30 0 22-8 30 0 4 8-30 20z')
      : line(lighter(color, 0.6), 4, 'M230 178q30-14 80-16')) +
    (has(s, /cinnamon/)
      ? line('#7a4218', 12, 'M372 196 428 122') + line('#b9763a', 4, 'M370 190 424 120')
      : '') +
    (has(s, /cinnamon|cocoa|cardamom|nutmeg/)
      ? specks(s.chance, { x: X, y: 190, rx: 70, ry: 16 }, '#6a3418', 4, 4)
      : '') +
    lay(
      s,
      { x: 300, y: 190, rx: 40, ry: 8 },
      s.pieces.filter((name) => name === 'orange' || name === 'apple').slice(0, 1),
      1,
      1,
    ) +
    faint(
      0.5,
      line('#ffffff', 10, 'M262 128c-20-30 20-44 0-80M320 116c-20-30 20-48 0-86M378 128c-20-30 20-44 0-80'),
    )
  )
}

/** Jam, pickles, a sauce to keep: in its jar. */
export function jar(s: Stage): string {
  const pickles = has(s, /pickle|kimchi|sauerkraut/)
  const color = pickles
    ? '#e6e2b0'
    : /jam|jelly|compote|marmalade|curd/.test(s.words.title)
      ? sweetColor(s.words)
      : s.food
  const names = s.pieces.slice(0, 3)
  return (
    shadow(X, 402, 150, 24) +
    litShape('#ffffff55', 'M226 140h188q30 20 30 54v186q0 30-30 30H226q-30 0-30-30V194q0-34 30-54z') +
    litShape(color, 'M210 190h220v186q0 22-22 22H232q-22 0-22-22z') +
    (pickles
      ? lay(
          s,
          { x: X, y: 292, rx: 92, ry: 94, square: true },
          names.length > 0 ? names : ['cucumber'],
          1.5,
          30,
        ) + faint(0.22, shape(color, 'M210 190h220v186q0 22-22 22H232q-22 0-22-22z'))
      : specks(s.chance, { x: X, y: 290, rx: 90, ry: 90, square: true }, darker(color, 0.25), 6, 8) +
        lay(
          s,
          { x: X, y: 300, rx: 84, ry: 80, square: true },
          names.filter((name) => PIECES[name].size < 14),
          0.2,
          10,
        )) +
    oval(X, 190, 110, 16, lighter(color, 0.4)) +
    dome(X, 134, 102, 26, darker(s.cloth, 0.15)) +
    litShape(s.cloth, 'M218 112h204v26q-102 26-204 0z') +
    oval(X, 112, 102, 24, lighter(s.cloth, 0.2)) +
    line('#ffffffb0', 11, 'M228 214v150')
  )
}
