import { flatFill } from './fills.ts'
import { footSlots } from './layouts.ts'
import type { Drawing, Stage } from './stage.ts'
import { box, darker, disc, lighter, mix, oval, shape, stroke, svg } from './svg.ts'

export const ground = (cx: number, y: number, rx: number) =>
  svg`<ellipse cx="${cx}" cy="${y}" rx="${rx}" ry="22" fill="url(#S)"/>`

/** A deep bowl from the side, its food rising above the rim. */
export function bowl(stage: Stage): Drawing {
  const { dish, accent, chance, fill } = stage
  const rx = 186
  const y = 258
  const round = chance.happens(0.5)
  const wall = round
    ? svg`M${320 - rx} ${y}a${rx} 34 0 0 0 ${rx * 2} 0c0 84-66 140-120 146h-${rx * 2 - 240}c-54-6-120-62-120-146z`
    : svg`M${320 - rx} ${y}a${rx} 34 0 0 0 ${rx * 2} 0l-78 146h-${rx * 2 - 156}z`
  const band = [
    svg`<path fill="none" stroke="${accent}" stroke-width="12" d="M${338 - rx} ${y + 46}q${rx - 18} 64 ${rx * 2 - 36} 0"/>`,
    svg`<path fill="none" stroke="${accent}" stroke-width="15" stroke-linecap="round" stroke-dasharray="0 31" d="M${342 - rx} ${y + 50}q${rx - 22} 62 ${rx * 2 - 44} 0"/>`,
    svg`<path fill="none" stroke="${accent}" stroke-width="7" d="M${332 - rx} ${y + 34}q${rx - 12} 62 ${rx * 2 - 24} 0M${344 - rx} ${y + 52}q${rx - 24} 64 ${rx * 2 - 48} 0"/>`,
    '',
  ][chance.whole(4)] as string
  const slots = chance.pick([
    [
      [322, 192, 184],
      [206, 206, 144],
      [438, 208, 140],
      [268, 140, 104],
      [384, 142, 100],
    ],
    [
      [246, 188, 176],
      [398, 194, 168],
      [322, 138, 120],
      [474, 232, 92],
    ],
    [
      [388, 188, 178],
      [246, 194, 160],
      [474, 228, 104],
      [168, 232, 96],
      [314, 142, 104],
    ],
  ])
  return {
    view: 'front',
    under:
      ground(320, 408, 190) +
      box(262, 392, 116, 16, 6, darker(dish, 0.25)) +
      oval(320, y, rx, 34, darker(dish, 0.2)) +
      flatFill(fill, 320, y + 3, rx - 12),
    slots: slots.map(([x, top, size]) => ({
      x: x as number,
      y: top as number,
      size: size as number,
      turn: chance.between(-14, 14),
    })),
    over:
      shape(dish, wall) +
      shape(
        lighter(dish, 0.4),
        svg`M${320 - rx} ${y}a${rx} 34 0 0 0 ${rx * 2} 0v4a${rx} 38 0 0 1-${rx * 2} 0z`,
      ) +
      band,
    aside: footSlots(chance, true),
    steam: { x: 320, y: 96 },
  }
}

function glassLiquid({ fill, palette }: Stage): string {
  return fill.kind === 'sauce' ? fill.colour : (palette.accents[1] ?? '#e9b44c')
}

/** A tall glass with a straw. */
export function glass(stage: Stage): Drawing {
  const { accent, chance } = stage
  const liquid = glassLiquid(stage)
  const cx = chance.pick([320, 296, 344])
  const [w, top] = chance.pick([
    [74, 112],
    [84, 120],
    [106, 184],
  ])
  const level = top + chance.between(44, 58)
  const lean = chance.pick([-1, 1])
  const ice = (x: number, y: number, turn: number) =>
    svg`<rect x="-21" y="-21" width="42" height="42" rx="9" fill="#fff" opacity=".38" transform="translate(${x} ${y})rotate(${turn})"/>`
  return {
    view: 'front',
    under:
      ground(cx, 416, w + 50) +
      stroke(accent, 13, svg`M${cx - 8 * lean} 390 ${cx + 42 * lean} ${top - 62}l${34 * lean}-16`) +
      shape('#fffaf0', svg`M${cx - w} ${top}h${w * 2}l-14 ${414 - top}h-${w * 2 - 28}z`).replace(
        'd=',
        'opacity=".3" d=',
      ) +
      shape(liquid, svg`M${cx - w + 9} ${level}h${w * 2 - 18}l-12 ${402 - level}h-${w * 2 - 42}z`) +
      shape(mix(liquid, '#2a1a12', 0.14), svg`M${cx - w + 16} 316h${w * 2 - 32}l-5 86h-${w * 2 - 42}z`) +
      oval(cx, level, w - 9, 9, lighter(liquid, 0.4)) +
      ice(cx - 28, level + 40, 14) +
      ice(cx + 26, level + 66, -20) +
      ice(cx - 14, level + 102, 40),
    slots: [{ x: cx - lean * (w - 4), y: top + 4, size: 118, turn: -14 * lean }],
    over: stroke('#ffffffb0', 8, svg`M${cx - w + 22} ${level + 26}l6 ${340 - level}`),
    aside: [
      { x: cx - 164, y: 366, size: 150, turn: chance.between(-10, 10) },
      { x: cx + 162, y: 370, size: 140, turn: chance.between(-10, 10) },
      { x: cx + 262, y: 398, size: 98, turn: chance.between(-14, 14) },
      { x: cx - 268, y: 402, size: 96, turn: chance.between(-14, 14) },
    ],
  }
}

/** A mug on a saucer, for hot drinks. */
export function mug(stage: Stage): Drawing {
  const { dish, accent, chance } = stage
  const liquid = glassLiquid(stage)
  const side = chance.pick([-1, 1])
  return {
    view: 'front',
    under:
      ground(320, 412, 200) +
      oval(320, 400, 176, 20, darker(dish, 0.15)) +
      oval(320, 394, 176, 18, dish) +
      svg`<ellipse cx="${320 + side * 118}" cy="278" rx="52" ry="50" fill="none" stroke="${dish}" stroke-width="24"/>` +
      shape(dish, 'M204 206h232v96c0 60-40 92-116 92s-116-32-116-92z') +
      shape(accent, 'M204 250h232v34H204z') +
      oval(320, 206, 116, 24, lighter(dish, 0.4)) +
      oval(320, 208, 102, 18, liquid) +
      stroke(lighter(liquid, 0.45), 6, 'M270 208q24-12 50 0t48-2'),
    slots: [],
    over: '',
    aside: [
      { x: 320 - side * 206, y: 356, size: 150, turn: chance.between(-10, 10) },
      { x: 320 + side * 232, y: 376, size: 116, turn: chance.between(-10, 10) },
      { x: 320 - side * 272, y: 404, size: 86, turn: chance.between(-10, 10) },
    ],
    steam: { x: 320, y: 120 },
  }
}

/** A footed cup for creams, ice cream and puddings. */
export function coupe(stage: Stage): Drawing {
  const { fill, chance, dish } = stage
  const cream = fill.colour
  return {
    view: 'front',
    under:
      ground(320, 420, 120) +
      box(310, 316, 20, 92, 4, darker(dish, 0.1)) +
      oval(320, 410, 78, 13, dish) +
      disc(254, 206, 62, cream) +
      disc(388, 208, 60, lighter(cream, 0.35)) +
      disc(320, 174, 66, lighter(cream, 0.6)),
    slots: [
      { x: 330, y: 106, size: 112, turn: -8 },
      { x: 430, y: 178, size: 90, turn: 16 },
      { x: 216, y: 178, size: 84, turn: -18 },
    ],
    over:
      shape(dish, 'M178 220h284c0 70-60 112-142 112s-142-42-142-112z') +
      shape(lighter(dish, 0.4), 'M172 214h296v14H172z') +
      stroke(stage.accent, 7, 'M204 262q116 60 232 0'),
    aside: footSlots(chance),
  }
}
