import { dome, hollow, litBox, shadow } from './light.ts'
import type { Area } from './scatter.ts'
import { type Stage, X, Y } from './stage.ts'
import { at, box, darker, disc, lighter, line, mix, oval, svg } from './svg.ts'

/** A vessel from above and the room for food in it. */
interface Vessel {
  art: string
  area: Area
}

const area = (r: number): Area => ({ x: X, y: Y, rx: r, ry: r })

export function plate(s: Stage, r = 200): Vessel {
  const { dish } = s
  const rim = painted(s, r)
  return {
    art:
      shadow(X, Y + 6, r, r) +
      dome(X, Y, r, r, dish) +
      rim +
      disc(X, Y, r * 0.79, darker(dish, 0.12)) +
      hollow(X, Y, r * 0.78, r * 0.78, lighter(dish, 0.3)),
    area: area(r * 0.74),
  }
}

/** What a potter paints on a rim: nothing, a line, a band, two lines or strokes. */
function painted(s: Stage, r: number): string {
  const color = mix(s.dish, s.cloth, 0.55)
  const kind = s.chance.whole(7)
  if (kind < 2) return ringAt(r - 10, color, 3)
  if (kind === 2) return ringAt(r - 9, color, 12)
  if (kind === 3) return ringAt(r - 8, color, 3) + ringAt(r * 0.82, color, 3)
  if (kind === 4)
    return ringAt(r - 20, color, 16).replace('/>', ' stroke-dasharray="4 22" stroke-linecap="round"/>')
  return ''
}

export function bowl(s: Stage, r = 186): Vessel {
  const { dish } = s
  return {
    art:
      shadow(X, Y + 10, r, r) +
      dome(X, Y, r, r, dish) +
      ringAt(r - 3, lighter(dish, 0.6), 3) +
      (s.chance.happens(0.35) ? ringAt(r - 7, mix(dish, s.cloth, 0.6), 7) : '') +
      hollow(X, Y, r - 13, r - 13, darker(dish, 0.16)),
    area: area(r - 24),
  }
}

const ringAt = (r: number, color: string, width: number) =>
  svg`<circle cx="${X}" cy="${Y}" r="${r}" fill="none" stroke="${color}" stroke-width="${width}"/>`

export function skillet(s: Stage, turn = s.chance.pick([-32, 28, 152, 205])): Vessel {
  const iron = s.chance.pick(['#37302d', '#2f2d30', '#453832'])
  return {
    art:
      shadow(X, Y + 8, 196, 196) +
      at(X, Y, litBox(170, -20, 190, 40, 18, iron) + disc(334, 0, 9, '#1d1613'), turn) +
      dome(X, Y, 194, 194, iron) +
      ringAt(190, lighter(iron, 0.25), 3) +
      hollow(X, Y, 178, 178, darker(iron, 0.4)),
    area: area(164),
  }
}

const ENAMEL = ['#b5483a', '#3f6a80', '#6f8a5a', '#d8a040', '#8a4a52'] as const

export function pot(s: Stage, color: string = s.chance.pick(ENAMEL)): Vessel {
  const ear = (x: number) => litBox(x, Y - 42, 60, 84, 24, darker(color, 0.15))
  return {
    art:
      shadow(X, Y + 10, 200, 196) +
      ear(94) +
      ear(486) +
      dome(X, Y, 194, 194, color) +
      ringAt(188, lighter(color, 0.45), 3) +
      hollow(X, Y, 178, 178, '#efe3cc'),
    area: area(164),
  }
}

export function bakingDish(s: Stage): Vessel {
  const color = s.chance.pick(['#f3ead8', ...ENAMEL])
  return {
    art:
      shadow(X, Y + 14, 270, 196) +
      litBox(44, 180, 60, 124, 22, darker(color, 0.12)) +
      litBox(536, 180, 60, 124, 22, darker(color, 0.12)) +
      litBox(72, 70, 496, 344, 54, color) +
      box(84, 82, 472, 320, 44, darker(color, 0.2)) +
      litBox(90, 88, 460, 308, 40, lighter(color, 0.1), 'd'),
    area: { x: X, y: Y, rx: 216, ry: 140, square: true },
  }
}

export function sheetPan(s: Stage): Vessel {
  const metal = s.chance.pick(['#8d8780', '#a39c92', '#75706c'])
  const paper = s.chance.happens(0.6)
  return {
    art:
      shadow(X, Y + 14, 300, 210) +
      litBox(34, 44, 572, 396, 26, metal) +
      litBox(52, 62, 536, 360, 16, darker(metal, 0.2), 'd') +
      (paper
        ? `<path fill="#ecd9b4" d="M60 70 578 66 584 414 66 418z"/><path fill="url(#~d)" d="M60 70 578 66 584 414 66 418z" opacity=".6"/>`
        : ''),
    area: { x: X, y: Y, rx: 240, ry: 152, square: true },
  }
}

export function board(
  s: Stage,
  wood: string = s.chance.pick(['#b98653', '#a8744a', '#c99b68', '#8a5b3a']),
): Vessel {
  return {
    art:
      shadow(X, Y + 12, 280, 200) +
      litBox(50, 62, 540, 362, 36, wood) +
      line(
        darker(wood, 0.18),
        2,
        'M60 120q200 14 520-4M60 190q260-18 520 4M56 270q220 20 528-6M60 350q260-16 520 6',
      ) +
      disc(556, 96, 11, darker(wood, 0.5)),
    area: { x: X, y: Y, rx: 220, ry: 140, square: true },
  }
}

/** A plate seen at an angle: what stacks or stands is seen from the front. */
export function saucer(s: Stage, y = 366, rx = 230, ry = 66): string {
  return (
    shadow(X, y + 12, rx, ry) +
    oval(X, y + 10, rx, ry, darker(s.dish, 0.25)) +
    dome(X, y, rx, ry, s.dish) +
    oval(X, y + 2, rx * 0.74, ry * 0.68, darker(s.dish, 0.1)) +
    oval(X, y + 4, rx * 0.72, ry * 0.66, lighter(s.dish, 0.3))
  )
}
