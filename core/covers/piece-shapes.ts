import { darker, disc, lighter, line, mix, oval, shape, svg } from './svg.ts'

/** Cooked and cut food around its own center; 15 units are a centimeter. */
const under = (rx: number, ry: number) =>
  svg`<ellipse cx="3" cy="4" rx="${rx}" ry="${ry}" fill="#2a0f03" opacity=".4"/>`

export const ball = (r: number, color: string, mark = '') =>
  under(r, r) + disc(0, 0, r, color) + disc(0, 0, r, 'url(#~l)') + mark

export const bean = (color: string, size = 1) => {
  const n = (value: number) => Math.round(value * size)
  return (
    under(n(10), n(6)) +
    shape(
      color,
      `M${n(-11)} 0c0-${n(9)} ${n(22)}-${n(11)} ${n(22)} 0 0 ${n(8)}-${n(8)} ${n(6)}-${n(11)} ${n(4)}-${n(3)} ${n(3)}-${n(11)} ${n(4)}-${n(11)}-${n(4)}z`,
    ) +
    line(lighter(color, 0.5), 2, `M${n(-5)}-${n(3)}q${n(4)}-${n(2)} ${n(7)}-1`)
  )
}

/** A cut chunk of meat or fish: browned on top, its fibers at the side. */
export const chunk = (top: string, side: string, fiber = mix(side, top, 0.5)) =>
  under(25, 18) +
  shape(side, 'M-26 0-19-13-5-19 9-15 21-17 27-3 24 12 9 20-5 17-19 19z') +
  line(fiber, 2, 'M-17 6l2 8M-8 4l1 9M2 3l1 11M12 1l1 11M20-2l1 9') +
  shape(top, 'M-26 0-19-13-5-19 9-15 21-17 27-3 16 3 3 1-11 6z') +
  line(lighter(top, 0.4), 3, 'M-15-8l9-5') +
  line(darker(top, 0.2), 5, 'M4-6l9-2')

/** Meat pulled into strands. */
export const strands = (color: string) =>
  line('#2a0f0355', 6, 'M-20 8q14-16 40-8M-16 14q18-6 34 2') +
  line(darker(color, 0.25), 6, 'M-22 4q14-16 40-8M-18 10q18-6 34 2') +
  line(color, 5, 'M-20-4q20-8 38 4M-14 4q10-12 28-12') +
  line(lighter(color, 0.4), 2, 'M-18-5q18-7 34 3')

/** Grated or cut in matchsticks. */
export const matchsticks = (color: string) =>
  line('#2a0f0340', 5, 'M-16 8 14-4M-12-6 16 10') +
  line(darker(color, 0.15), 5, 'M-18 6 14-7M-6-14 4 14') +
  line(color, 5, 'M-14-8 16 8M-16 0 16-1') +
  line(lighter(color, 0.4), 2, 'M-13-9 15 6')

export const cube = (color: string, edge = darker(color, 0.28)) =>
  under(16, 15) +
  shape(edge, 'M-15-9 3-15l13 9-1 18-17 5-13-9z') +
  shape(color, 'M-15-9 3-15l13 9-18 6z') +
  shape(darker(color, 0.1), 'M-15-9-2 0v17l-13-9z')

export const coin = (r: number, color: string, middle: string, rim = darker(color, 0.2)) =>
  under(r, r - 1) + disc(0, 0, r, rim) + disc(-1, -1, r - 3, color) + disc(-1, -1, r * 0.42, middle)

/** A corn chip. */
export const chip =
  shape('#2a0f0350', 'M-22 22q22 4 48-4-14-22-24-40-14 16-24 44z') +
  shape('#e9b652', 'M-26 18q24 4 50-4-14-24-24-40-16 18-26 44z') +
  line('#b97c24', 3, 'M-6 4h0M4-6h0M9 8h0M-2 14h0')

/** Fresh cheese, torn and half melted. */
export const melt =
  shape('#2a0f0340', 'M-22 6c0-14 10-20 24-19 14-2 26 6 24 18 0 13-13 18-25 17-13 1-23-4-23-16z') +
  shape('#fff6e0', 'M-25 1c0-14 11-21 25-20 15-2 27 6 25 19 0 13-13 19-26 18-13 1-24-5-24-17z') +
  line('#ecd9ae', 3, 'M-14 4q6 9 17 8M9-6q6 2 7 8')

export const dumplet =
  under(18, 13) +
  shape('#f0d796', 'M-19 1c0-16 38-18 38 0 0 15-38 15-38 0z') +
  line('#c99a4a', 3, 'M-9-7q-3 7 0 13M0-9q-3 9 0 17M9-7q-3 7 0 13')

export const wedge = (skin: string, flesh: string) =>
  under(18, 12) +
  shape(skin, 'M-20-6q4 24 20 22 18-2 20-20z') +
  shape(flesh, 'M-20-6q6 16 20 15 14-1 20-13z') +
  line(lighter(flesh, 0.5), 2, 'M-9-1q8 6 18 1')

export const floret = (head: string, stem: string) =>
  under(20, 17) +
  line(stem, 10, 'M0 4 8 20') +
  `<g fill="${head}"><circle cx="-11" cy="-2" r="11"/><circle cx="1" cy="-11" r="12"/><circle cx="12" cy="-1" r="11"/><circle cy="2" r="11"/></g>` +
  line(darker(head, 0.3), 3, 'M-16 2q5 5 9-1M-3 7q6 4 11-2M6-6q5 4 10-1') +
  line(lighter(head, 0.4), 4, 'M-15-6h0M-9-10h0M-4-15h0M3-17h0M9-10h0M-2-8h0')

export const strip = (color: string, length: number, width: number) =>
  line('#2a0f0355', width, svg`M${-length / 2} 6q${length / 2}-8 ${length} 0`) +
  line(color, width, svg`M${-length / 2} 2q${length / 2}-8 ${length} 0`) +
  line(lighter(color, 0.45), 2, svg`M${-length / 2 + 4} 0q${length / 2 - 8}-7 ${length * 0.6}-2`)

export const ring = (r: number, color: string, width: number) =>
  svg`<g fill="none" stroke-width="${width}"><circle cx="2" cy="3" r="${r}" stroke="#2a0f0340"/><circle r="${r}" stroke="${color}"/></g>`

export const shrimp = (color = '#f08a5c') =>
  line('#2a0f0355', 17, 'M-12 19q-20-30 10-34 24 0 22 20') +
  line(darker(color, 0.28), 19, 'M-16 14q-16-28 12-32 24 0 22 20') +
  line(color, 17, 'M-16 14q-16-28 12-32 24 0 22 20') +
  line(lighter(color, 0.65), 4, 'M-19 4l9-2M-15-8l8 5M-5-15l2 9M8-16l-4 8M15-8l-8 4') +
  shape(darker(color, 0.15), 'M14 0l10 12-6 2-2 7-8-10z')

export const mushroom =
  under(20, 16) +
  shape('#a9794a', 'M-22 0c0-26 44-26 44 0 0 8-14 4-14 4l2 14q-10 5-20 0l2-14s-14 4-14-4z') +
  shape('#e9cfa2', 'M-17-2c0-18 34-18 34 0 0 5-14 1-14 3l1 15q-4 2-8 0l1-15c0-2-14 2-14-3z') +
  line('#8a5a30', 3, 'M-11 0q2-6 8-6M11 0q-2-6-8-6')

export const friedEgg =
  oval(4, 7, 60, 52, '#2a0f0345') +
  shape('#fffaf0', 'M-54 4c-8-34 24-52 52-50 34-2 62 22 56 52-4 30-34 46-60 42-30 2-46-16-48-44z') +
  line('#d9a95a', 3, 'M-53 8c2 26 18 42 48 40 28 2 52-12 58-36') +
  disc(0, 0, 25, '#e08a12') +
  disc(0, -1, 23, '#f8b320') +
  line('#ffeaa8', 6, 'M-12-8q4-7 11-8')

export const eggHalf =
  under(27, 31) +
  oval(0, 0, 26, 31, '#e9dcc2') +
  oval(-1, -1, 24, 29, '#fffaf0') +
  disc(0, 3, 14, '#e9a01c') +
  disc(-1, 2, 12, '#f8bb3a') +
  line('#ffe9a0', 4, 'M-7-2q3-4 7-4')

export const leaf = (color: string, size = 1) => {
  const n = (value: number) => Math.round(value * size)
  return (
    svg`<path fill="#2a0f03" opacity=".3" d="M${-20 * size} 5q${18 * size}-18 ${42 * size} 0-${20} 16-${42 * size} 0z"/>` +
    shape(color, `M${n(-22)} 0q${n(18)}-${n(22)} ${n(44)} 0-${n(20)} ${n(20)}-${n(44)} 0z`) +
    line(lighter(color, 0.35), 2, `M${n(-20)} 0h${n(38)}`)
  )
}

/** A slice of a round fruit on its side: apple, peach, pear. */
export const crescent = (flesh: string, skin: string) =>
  under(24, 9) +
  shape(skin, 'M-27-6q26 34 54 0-4 20-27 20-24 0-27-20z') +
  shape(flesh, 'M-27-6q28-8 54 0-26 28-54 0z')

export const crumble = (color: string) =>
  under(10, 8) +
  shape(color, 'M-11 0q2-9 11-9 13 2 11 10-4 8-12 7-9 1-10-8z') +
  shape(lighter(color, 0.3), 'M-7-2q4-6 10-4-4 4-10 4z')

/** Cooked fish, broken along its layers. */
export const flakes = (color: string) =>
  under(17, 11) +
  shape(
    darker(color, 0.25),
    'M-20 2-12-8-3-6 4 5-7 11-17 9zM-6-10 6-14 13-6 8 1-1-1zM4 4 13-3 21 2 18 10 8 13z',
  ) +
  shape(color, 'M-20 0-12-9-4-7 2 3-8 8zM-6-12 6-16 12-8 6-2-2-4zM4 2 13-5 20 0 16 7 8 10z') +
  line(lighter(color, 0.4), 2, 'M-14-3l9 7M-1-11l6 4M9 1l6 3')

/** Kernels of corn, three together. */
export const kernels =
  under(12, 10) +
  shape(
    '#e0a21c',
    'M-13-2q6-8 12-2l-3 10q-4 3-7 0zM1 1q7-6 12 1l-5 9q-4 2-6-1zM-3-11q7-5 11 2l-5 7q-5 1-6-2z',
  ) +
  shape('#f8cf45', 'M-13-3q6-8 12-2l-3 7q-4 3-7 0zM1 0q7-6 12 1l-5 6q-4 2-6-1zM-3-12q7-5 11 2l-5 5q-5 1-6-2z')

export const berryHalf =
  under(16, 18) +
  shape('#c81f2e', 'M0 21C-26 6-20-18 0-16 20-18 26 6 0 21z') +
  shape('#ef7a72', 'M0 13C-13 4-12-9 0-8c12-1 13 12 0 21z') +
  line('#fbe3c8', 2, 'M0 8v-9M-14-4h0M14-4h0M-10 8h0M10 8h0')
