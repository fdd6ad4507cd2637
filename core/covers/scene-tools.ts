import { dome, hollow, litBox, litShape, shadow } from './light.ts'
import { X, Y } from './stage.ts'
import { at, box, darker, disc, lighter, line, oval, shape, svg } from './svg.ts'

/** A cook's tools from above, each around its own center; 15 units are a centimeter. */

const STEEL = '#c3bdb3'
const WOOD = '#b07a45'

/** Moves what is drawn around the middle of a dish. */
export const place = (inner: string, x: number, y: number, scale = 1, turn = 0) =>
  svg`<g transform="translate(${x} ${y})${turn ? svg`rotate(${turn})` : ''}scale(${String(scale)})translate(${-X} ${-Y})">${inner}</g>`

/** A chef's knife, the tip to the left. */
export const knife = (x: number, y: number, turn: number) =>
  at(
    x,
    y,
    shape('#1d0d0448', 'M-238 14Q-110-24 34-18L172-16q14 6 12 30l-3 8-150-2-2 42Q-130 56-238 14z') +
      litShape(STEEL, 'M-246-4Q-120-42 24-36l4 76Q-150 44-246-4z') +
      shape('#f6f3ec', 'M-246-4Q-150 44 28 40l-1-13Q-150 30-246-4z') +
      line('#8f8a82', 2, 'M-240-6Q-120-41 22-36') +
      litBox(20, -36, 18, 56, 4, '#9b958c') +
      litShape('#4a2d1d', 'M36-34H170q18 2 18 24-2 26-20 26-16-2-30-2-50 2-102 4z') +
      line('#e2c79a', 8, 'M64-9h0M106-9h0M148-9h0') +
      line('#8a5f41', 3, 'M46-26H166'),
    turn,
  )

/** A dial thermometer; its probe points down to the left. */
export const thermometer = (x: number, y: number) =>
  line('#1d0d0455', 9, svg`M${x + 8} ${y + 12}l-118 128`) +
  line('#a9a39a', 9, svg`M${x} ${y}l-118 128`) +
  line('#f4f0e8', 3, svg`M${x - 3} ${y - 2}l-116 126`) +
  shadow(x, y, 64, 64) +
  dome(x, y, 62, 62, '#c4beb4') +
  disc(x, y, 52, '#fffaf0') +
  svg`<circle cx="${x}" cy="${y}" r="42" fill="none" stroke="#d9cfbd" stroke-width="9"/>` +
  line('#c8431a', 9, svg`M${x + 8} ${y - 41}a42 42 0 0 1 33 34`) +
  line('#6b9a35', 9, svg`M${x + 41} ${y - 7}a42 42 0 0 1-11 36`) +
  line(
    '#3a2a20',
    2,
    svg`M${x - 30} ${y + 30}l4-4M${x - 42} ${y}h6M${x - 30} ${y - 30}l4 4M${x} ${y - 42}v6`,
  ) +
  line('#3a2a20', 5, svg`M${x - 8} ${y + 1}l40 5`) +
  disc(x, y, 8, '#3a2a20')

export const woodenSpoon = (x: number, y: number, turn: number) =>
  at(
    x,
    y,
    line('#1d0d0448', 15, 'M-50 12 178 10') +
      oval(-104, 12, 60, 36, '#1d0d0448') +
      line(WOOD, 15, 'M-54 0H172') +
      line(lighter(WOOD, 0.4), 4, 'M-40-4H168') +
      dome(-110, 0, 60, 35, WOOD) +
      hollow(-112, 0, 48, 25, darker(WOOD, 0.12)),
    turn,
  )

export const whisk = (x: number, y: number, turn: number) =>
  at(
    x,
    y,
    line('#1d0d0440', 12, 'M30 12H170') +
      line(
        '#8f8a82',
        5,
        'M30 0C-40-66-150-56-166 0-150 56-40 66 30 0M30 0C-50-34-140-26-166 0-140 26-50 34 30 0H-166',
      ) +
      line('#efebe2', 2, 'M28-3C-40-68-148-60-164-4M28-2C-50-36-138-30-162-2M20-2H-160') +
      litBox(22, -11, 152, 22, 11, '#b9b3a8'),
    turn,
  )

export const fork = (x: number, y: number, turn: number) =>
  at(
    x,
    y,
    line('#1d0d0445', 10, 'M6-30V176') +
      line(STEEL, 9, 'M0-40V166') +
      line('#fffaf0', 2, 'M-2-30V160') +
      shape(STEEL, 'M-21-140h8v52h9v-52h8v52h9v-52h8v70q0 28-21 32-21-4-21-32z') +
      line('#fffaf0', 2, 'M-19-136v60'),
    turn,
  )

export const tableKnife = (x: number, y: number, turn: number) =>
  at(
    x,
    y,
    line('#1d0d0445', 12, 'M6-130V176') +
      litShape(STEEL, 'M-5-150q18 10 18 60v80H-5z') +
      line(STEEL, 11, 'M2 0V166') +
      line('#fffaf0', 2, 'M-2-140V160'),
    turn,
  )

/** Folded linen with two woven bands. */
export const linen = (x: number, y: number, color: string, turn: number) =>
  at(
    x,
    y,
    shape('#1d0d043c', 'M-98-132 120-124 126 152-92 146z') +
      litShape(color, 'M-108-142 108-136 114 138-104 134z') +
      line(lighter(color, 0.55), 5, 'M-88-140l4 272M-74-140l4 272M90-136l5 272') +
      line(darker(color, 0.22), 3, 'M6-138q-10 130 4 272'),
    turn,
  )

/** A phone with a picture on its screen: `inner` is drawn in 220 by 400 units. */
export const phone = (x: number, y: number, inner: string, turn: number) =>
  at(
    x,
    y,
    box(-112, -206, 248, 440, 40, '#1d0d0450') +
      litBox(-124, -220, 248, 440, 38, '#3b342f') +
      box(-112, -208, 224, 416, 28, '#fffaf0') +
      `<clipPath id="~v"><rect x="-112" y="-208" width="224" height="416" rx="28"/></clipPath><g clip-path="url(#~v)">${inner}</g>` +
      box(-30, -200, 60, 14, 7, '#3b342f') +
      shape('#ffffff1f', 'M-112-120-20-208h60l-152 156z'),
    turn,
  )

/** A little wooden bowl of salt flakes. */
export const saltBowl = (x: number, y: number) =>
  shadow(x, y + 4, 66, 66) +
  dome(x, y, 64, 64, '#9a6538') +
  hollow(x, y, 53, 53, '#6f4526') +
  dome(x + 2, y + 3, 46, 44, '#f4ede0') +
  line(
    '#ffffff',
    7,
    svg`M${x - 22} ${y - 8}l6 3M${x} ${y - 24}l7 2M${x + 18} ${y - 2}l5 6M${x - 8} ${y + 16}l8-2M${x + 12} ${y + 24}l6 2M${x - 26} ${y + 14}h4`,
  ) +
  line(
    '#cbbfae',
    3,
    svg`M${x - 14} ${y + 2}l6 4M${x + 8} ${y - 10}l6 4M${x + 2} ${y + 8}l7 3M${x - 20} ${y + 24}l6 2`,
  )

/** A woven basket with room for 150 units of produce. */
export const basket = (x: number, y: number) => {
  const ring = (r: number, color: string, width: number, dash: string) =>
    svg`<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${color}" stroke-width="${width}" stroke-dasharray="${dash}"/>`
  return (
    shadow(x, y + 10, 214, 214) +
    dome(x, y, 208, 208, '#8a5a30') +
    ring(200, '#c9965a', 17, '26 8') +
    ring(185, '#a9743f', 16, '22 9') +
    ring(171, '#c08a4e', 15, '24 7') +
    ring(208, '#5d3a1c', 3, '1000 0') +
    hollow(x, y, 163, 163, '#5a3719')
  )
}

/** A glass of water with ice. */
export const glass = (x: number, y: number) =>
  shadow(x, y + 4, 54, 54) +
  disc(x, y, 52, '#dfe9e8') +
  hollow(x, y, 45, 45, '#bcd3d4') +
  at(x, y, box(-26, -24, 30, 30, 7, '#f4fbfa') + box(-2, -2, 28, 28, 7, '#e6f2f1'), 18) +
  line('#ffffff', 5, svg`M${x - 40} ${y + 4}q2-32 34-42`)
