import { riceBed } from './beds.ts'
import { citrus, garnish } from './garnish.ts'
import { litShape } from './light.ts'
import { specks } from './scatter.ts'
import { beside } from './sides.ts'
import { define, has, type Stage, use } from './stage.ts'
import { darker, faint, lighter, line, oval, shape } from './svg.ts'
import { plate } from './vessels.ts'

/** Breaded or seared cutlets. */
export function cutlets(s: Stage): string {
  const { art } = plate(s, 208)
  if (/katsu/.test(s.words.title)) return art + katsu(s)
  const breaded = has(s, /panko|breadcrumb|bread crumb|katsu|cornflake|oven-fried|cracker/)
  const color = breaded ? '#d08f3a' : '#dfa858'
  const red = /parm/.test(s.words.title)
  const d = 'M-76 6c-6-40 40-58 84-46 44 4 74 26 66 54-12 36-64 40-96 34-30-2-50-16-54-42z'
  const cut = /tofu/.test(s.words.title)
    ? line(darker(color, 0.5), 4, 'M-44-38l-10 80M-12-46l-10 96M20-44l-10 92M50-34l-10 74')
    : ''
  const id = define(
    s,
    'm',
    oval(5, 9, 80, 52, '#2a0f0360') +
      litShape(color, d) +
      (breaded
        ? line(
            lighter(color, 0.4),
            5,
            'M-50 0h0M-34-20h0M-10 4h0M10-24h0M30 8h0M48-12h0M-22 24h0M16 28h0M-60-8h0',
          ) + line(darker(color, 0.4), 5, 'M-40 12h0M-20-14h0M2-10h0M24-6h0M40 18h0M-4 20h0M56 4h0')
        : faint(0.3, line(darker(color, 0.4), 16, 'M-44-8h10M-8-24h16M34-8h10M-20 14h14M22 24h12M-54 8h0')) +
          faint(0.7, line(lighter(color, 0.5), 6, 'M-26-4h4M10-4h6M44 8h4M0 32h6M-44 18h2'))) +
      cut,
  )
  const top = red
    ? (x: number, y: number) =>
        `<g transform="translate(${x} ${y})">${litShape('#c4462a', 'M-50 2c0-26 40-32 60-26 30 4 46 18 38 32-14 22-50 22-70 18-18-4-28-10-28-24z')}${faint(0.95, shape('#fbe6ae', 'M-34 0c4-18 34-20 52-14 20 4 26 14 18 22-16 14-42 12-54 8-12-2-18-8-16-16z'))}</g>`
    : () => ''
  return (
    art +
    beside(s, 'cabbage') +
    use(id, 372, 190, -14, 1.15) +
    top(378, 198) +
    use(id, 362, 300, 8, 1.15) +
    top(368, 298) +
    (has(s, /caper/) ? specks(s.chance, { x: 372, y: 250, rx: 70, ry: 70 }, '#5d7030', 10, 5) : '') +
    garnish(s, { x: 350, y: 246, rx: 100, ry: 100 }) +
    citrus(s, 286, 352)
  )
}

/** Katsu: cut in strips, in the shape of the cutlet, beside a heap of fine cabbage. */
function katsu(s: Stage): string {
  const color = '#cd8a36'
  const strip = define(
    s,
    'm',
    oval(5, 8, 22, 80, '#2a0f0360') +
      `<rect x="-20" y="-76" width="42" height="152" rx="17" fill="${darker(color, 0.3)}"/><rect x="-20" y="-78" width="34" height="150" rx="16" fill="#f4dfb8"/>` +
      `<rect x="-20" y="-78" width="27" height="150" rx="13" fill="${color}"/>` +
      line(lighter(color, 0.45), 5, 'M-12-60 0-30-14-6 0 18-12 40 0 60', '0 13 0 19') +
      line(darker(color, 0.4), 5, 'M-4-64-12-34 0-12-12 12 0 32-10 56', '0 15 0 21'),
  )
  const shreds = define(
    s,
    'c',
    line('#a9bd6a', 4, 'M-40 6q30-26 70-8M-30-16q34 6 54 30M-10 30q10-30 40-44') +
      line('#e4edba', 4, 'M-38 0q30-22 72 0M-24-24q26 10 48 40M-20 26q6-30 36-50M-34 14q30 12 66 2'),
  )
  const rice = has(s, /\brice\b(?! (vinegar|wine|flour|noodle|paper))/)
  return (
    (rice ? riceBed(s, { x: 238, y: 158, rx: 70, ry: 58 }, '#f5ead0') : '') +
    oval(236, rice ? 292 : 248, 72, rice ? 70 : 96, '#2a0f0340') +
    oval(232, rice ? 288 : 244, 70, rice ? 66 : 92, '#c3d18a') +
    CABBAGE.map(([x, y], i) =>
      use(shreds, 232 + x, (rice ? 288 : 244) + y * (rice ? 1 : 1.4), i * 53, 1.05),
    ).join('') +
    [318, 354, 390, 426].map((x, i) => use(strip, x, 250 - i * 7, 10, i % 3 ? 1.06 : 0.94)).join('') +
    specks(s.chance, { x: 370, y: 240, rx: 40, ry: 50 }, '#5d2810', 5, 3, 2) +
    garnish(s, { x: 350, y: 246, rx: 90, ry: 80 }) +
    citrus(s, 330, 356)
  )
}

const CABBAGE = [
  [-26, -30],
  [22, -34],
  [-34, 8],
  [30, 6],
  [-10, 36],
  [16, 30],
  [0, 0],
] as const
