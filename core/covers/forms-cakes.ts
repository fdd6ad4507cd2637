import { crumbColor } from './food-colors.ts'
import { dome, hollow, litBox, litShape, shadow } from './light.ts'
import { specks } from './scatter.ts'
import { fruits, small } from './sides.ts'
import { define, has, lay, type Stage, use, X, Y } from './stage.ts'
import { box, darker, disc, faint, lighter, line, oval, shape } from './svg.ts'
import { plate, saucer, sheetPan } from './vessels.ts'

export function cookies(s: Stage): string {
  const { art } = s.chance.happens(0.4) ? sheetPan(s) : plate(s, 212)
  const color = crumbColor(s.words)
  const macaroon = /macaroon|bites?|balls?|truffle|ladoo/.test(s.words.title)
  const bits = [
    ...(has(s, /chip|chunk/) ? (['chip'] as const) : []),
    ...small(s).filter((name) => name !== 'chip'),
  ].slice(0, 2)
  const id = macaroon
    ? define(
        s,
        'm',
        disc(4, 8, 44, '#2a0f0355') +
          dome(0, 0, 44, 43, color) +
          line(lighter(color, 0.6), 5, 'M-24-14l8-4M-4-30l8 3M14-12l7 6M-18 10l9 4M8 14l8-4M-2-4l7 2') +
          line(darker(color, 0.4), 5, 'M20 10h0M-8 24h0M-30 2h0M10-26h0'),
      )
    : define(
        s,
        'm',
        disc(5, 8, 58, '#2a0f0355') +
          dome(0, 0, 58, 56, color) +
          faint(
            0.45,
            line(darker(color, 0.4), 9, 'M-34-8h4M-10-34h5M22-26h3M36 8h0M14 34h4M-22 26h5M2-2h5'),
          ) +
          line(lighter(color, 0.4), 5, 'M-20-14h4M8-16h4M22 6h3M-6 20h4M-42 6h0M4 42h0'),
      )
  const flat = flatCookie(s, color)
  if (flat) return art + flat
  const places = macaroon
    ? [
        [234, 178],
        [328, 156],
        [412, 204],
        [270, 252],
        [364, 268],
        [232, 320],
        [320, 346],
        [420, 314],
      ]
    : [
        [220, 170],
        [344, 156],
        [438, 240],
        [216, 296],
        [328, 276],
        [410, 348],
      ]
  const fork = /peanut butter/.test(s.words.title)
    ? places
        .map(
          ([x, y]) =>
            `M${x! - 26} ${y! - 14}l52 26M${x! - 20} ${y! - 28}l52 26M${x! - 26} ${y! + 16}l52-34M${x! - 14} ${y! + 28}l52-34`,
        )
        .join('')
    : ''
  return (
    art +
    places
      .map(([x, y], i) => use(id, x!, y!, i * 30) + lay(s, { x: x!, y: y!, rx: 38, ry: 36 }, bits, 0.5, 4))
      .join('') +
    (fork && line(darker(color, 0.3), 4, fork))
  )
}

/** Crackers and shortbread are cut, not dropped. */
function flatCookie(s: Stage, color: string): string {
  const seeds = /cracker/.test(s.words.title)
  if (!seeds && !/shortbread/.test(s.words.title)) return ''
  const [w, h] = seeds ? [96, 96] : [148, 58]
  const id = define(
    s,
    'x',
    box(-w / 2 + 5, -h / 2 + 8, w, h, 9, '#2a0f0355') +
      litBox(-w / 2, -h / 2, w, h, seeds ? 6 : 10, color) +
      (seeds
        ? line('#fff2cf', 6, 'M-30-26h3M-6-34h2M20-24h3M34 2h0M8-4h4M-22 4h3M-36 24h2M-4 28h3M24 26h3') +
          line('#4a2c16', 5, 'M-14-16h2M8-32h0M30-12h2M-34-4h0M14 14h3M-14 18h2M36 30h0')
        : line(
            darker(color, 0.35),
            6,
            'M-50-10h0M-25-10h0M0-10h0M25-10h0M50-10h0M-50 10h0M-25 10h0M0 10h0M25 10h0M50 10h0',
          ) + line('#fffaf0', 3, 'M-58-18h0M-38 2h0M-10-20h0M14 2h0M40-2h0M60 16h0M-14 18h0')),
  )
  const places = seeds
    ? [
        [214, 170, -12],
        [322, 150, 9],
        [430, 180, 24],
        [236, 284, 16],
        [344, 262, -14],
        [428, 312, 4],
        [314, 360, 30],
      ]
    : [
        [240, 150, -8],
        [404, 160, 6],
        [250, 222, 4],
        [412, 236, -6],
        [236, 296, -4],
        [404, 310, 8],
        [318, 366, -3],
      ]
  return places.map(([x, y, turn]) => use(id, x!, y!, turn)).join('')
}

/** Squares from the pan; brownies have a crackled top. */
export function bars(s: Stage): string {
  const { art } = plate(s, 212)
  const color = crumbColor(s.words)
  const brownie = /brownie|chocolate|cocoa/.test(s.words.title)
  const lemon = /lemon|lime/.test(s.words.title)
  const top = lemon ? '#f8d65c' : brownie ? lighter(color, 0.14) : color
  const side = lemon ? '#e0b060' : darker(color, 0.35)
  const id = define(
    s,
    'm',
    shape('#2a0f0366', 'M-70 4 14-44 96 6v48L12 104-70 56z') +
      shape(side, 'M-76-2 0 44v52l-76-44z') +
      shape(darker(side, 0.25), 'M0 44 80-2v52L0 96z') +
      litShape(top, 'M-76-2 4-50 80-2 0 44z') +
      (lemon
        ? line('#fffbe8', 4, 'M-40-4h0M-10-24h0M16-8h0M30-16h0M0 14h0M-20 6h0M40 0h0M6-34h0')
        : brownie
          ? line(lighter(top, 0.32), 3, 'M-50-4l22 4 14-14 24 6 12-12M-20 16l16-10 22 6 20-14M-8-36l6 14') +
            line(darker(top, 0.5), 2, 'M-48-1l22 4 14-14 24 6 12-12M-18 19l16-10 22 6')
          : line(darker(top, 0.3), 5, 'M-40-4h4M-10-20h3M20-10h4M0 16h4M34 2h3M6-32h2') +
            line(lighter(top, 0.5), 4, 'M-24 4h0M-20-14h0M10 0h0M26-20h0')) +
      line(darker(side, 0.4), 3, 'M-60 26h4M-40 50h3M-20 48h4M-54 12h2'),
  )
  return (
    art +
    use(id, 232, 190) +
    use(id, 406, 180) +
    use(id, X, 262) +
    lay(s, { x: X, y: 250, rx: 70, ry: 30 }, small(s).slice(0, 1), 0.3, 5) +
    specks(s.chance, { x: X, y: 344, rx: 90, ry: 30 }, side, 5, 5)
  )
}

/** A frosted layer cake with a slice taken out. */
export function layerCake(s: Stage): string {
  const crumb = crumbColor(s.words)
  const frost = /chocolate|cocoa/.test(s.words.title)
    ? '#6a3a22'
    : has(s, /strawberr|raspberr/)
      ? '#f7c8c4'
      : '#fbf0d8'
  const body = 'M166 190v132c0 34 70 60 154 60s154-26 154-60V190z'
  return (
    stand(s) +
    litShape(frost, body) +
    dome(X, 190, 154, 54, lighter(frost, 0.3)) +
    shape(crumb, 'M320 190 384 238v140q52-8 78-34V206z') +
    shape(darker(crumb, 0.3), 'M320 190v156l64 32V238z') +
    line(frost, 9, 'M384 262q44-8 76-30M384 312q44-8 76-30M326 212v0') +
    line(frost, 8, 'M324 240l58 34M324 288l58 36') +
    shape(lighter(frost, 0.2), 'M320 190 384 238q46-8 76-30-40-30-140-18z').replace('d=', 'opacity="0" d=') +
    dollops(frost) +
    lay(s, { x: 286, y: 180, rx: 90, ry: 26 }, fruits(s, 2), 1, 8)
  )
}

const dollops = (frost: string) =>
  [
    [196, 172],
    [244, 152],
    [306, 144],
    [370, 150],
    [424, 168],
  ]
    .map(([x, y]) => dome(x!, y!, 20, 17, lighter(frost, 0.45)))
    .join('')

const stand = (s: Stage) =>
  shadow(X, 440, 120, 22) +
  litShape(darker(s.dish, 0.15), 'M300 390h40l16 46q30 6 30 12H254q0-6 30-12z') +
  oval(X, 390, 216, 38, darker(s.dish, 0.28)) +
  dome(X, 382, 216, 38, s.dish)

/** A plain round cake: dusted, glazed or with fruit, one slice cut. */
export function roundCake(s: Stage): string {
  const { art } = plate(s, 212)
  const color = crumbColor(s.words)
  const dark = /chocolate|cocoa/.test(s.words.title)
  const glaze = has(s, /glaze|ganache|icing|frosting/)
  const top = glaze ? (dark ? '#4a2414' : '#fbf0d8') : lighter(color, 0.1)
  return (
    art +
    disc(X + 7, Y + 12, 152, '#2a0f0360') +
    disc(X, Y + 4, 152, darker(color, 0.25)) +
    dome(X, Y, 150, 148, top) +
    faint(0.6, line(darker(top, 0.3), 5, 'M232 180q30 20 60 0M350 330q40-20 60-6M220 290q20-10 36 6')) +
    specks(s.chance, { x: X, y: Y, rx: 132, ry: 130 }, darker(top, 0.25), 5, 10) +
    specks(s.chance, { x: X, y: Y, rx: 132, ry: 130 }, lighter(top, 0.45), 4, 8) +
    (has(s, /powdered sugar|confectioners|icing sugar/) || !glaze
      ? faint(0.85, specks(s.chance, { x: X - 10, y: Y - 10, rx: 116, ry: 112 }, '#fffaf0', 4, 13))
      : '') +
    shape(lighter(s.dish, 0.3), 'M320 242 470 226q4 50-22 92z') +
    shape(darker(color, 0.1), 'M320 242 448 318v22L320 262z') +
    line(lighter(color, 0.2), 4, 'M340 264l0 0M366 280l0 0M400 300l0 0M424 314l0 0') +
    lay(s, { x: 296, y: 236, rx: 86, ry: 90 }, fruits(s, 2), 0.5, 11)
  )
}

export function bundt(s: Stage): string {
  const { art } = plate(s, 212)
  const color = crumbColor(s.words)
  const flutes = Array.from({ length: 14 }, (_, i) => {
    const a = (i * 6.283) / 14
    return `M${Math.round(X + Math.cos(a) * 56)} ${Math.round(Y + Math.sin(a) * 56)}L${Math.round(X + Math.cos(a + 0.2) * 148)} ${Math.round(Y + Math.sin(a + 0.2) * 148)}`
  }).join('')
  return (
    art +
    disc(X + 7, Y + 12, 154, '#2a0f0360') +
    dome(X, Y, 154, 152, color) +
    line(darker(color, 0.32), 9, flutes) +
    faint(
      0.9,
      litShape(
        '#fbf0d8',
        'M236 180q40-60 100-56t90 60q26 50-6 96 4 40-14 38-12-8-16-20-30 44-80 42-44-2-70-36-10 30-22 22-10-20-4-50-14-50 22-96z',
      ),
    ) +
    hollow(X, Y, 50, 48, darker(color, 0.4)) +
    specks(s.chance, { x: X, y: Y, rx: 110, ry: 110 }, color, 4, 5)
  )
}

/** A slice on a plate: cheesecake, tiramisu. */
export function cakeSlice(s: Stage): string {
  const t = s.words.title
  const tiramisu = /tiramisu/.test(t)
  const body = tiramisu ? '#f6e6c4' : has(s, /cream cheese/) ? '#f9ebc4' : crumbColor(s.words)
  const top = tiramisu ? '#5a3220' : lighter(body, 0.25)
  const bands = tiramisu
    ? ([
        [232, '#a5723f'],
        [286, '#a5723f'],
      ] as const)
    : ([[340, '#a86a2c']] as const)
  return (
    saucer(s, 370, 260, 78) +
    oval(X + 14, 372, 180, 36, '#2a0f0360') +
    shape(darker(body, 0.12), 'M150 206 380 262v122L150 310z') +
    shape(body, 'M380 262 500 196v104L380 384z') +
    bands
      .map(
        ([y, c]) =>
          line(c, 26, `M152 ${y + 2}L378 ${y + 46}`).replace('round', 'butt') +
          line(c, 24, `M380 ${y + 44}l120-52`).replace('round', 'butt'),
      )
      .join('') +
    litShape(top, 'M150 206 350 148q90 10 150 48L380 262z') +
    (tiramisu
      ? specks(s.chance, { x: 340, y: 204, rx: 120, ry: 36 }, '#3a1c10', 5, 8)
      : lay(s, { x: 350, y: 196, rx: 80, ry: 22 }, fruits(s, 2), 1.2, 8))
  )
}

/** Muffins and egg cups, from the front. */
export function muffins(s: Stage): string {
  const eggy = has(s, /egg cups|egg bites|egg muffin/)
  const color = eggy ? '#efbe4c' : crumbColor(s.words)
  const paper = s.chance.pick(['#f3e6cc', '#b5654a', '#8a9a78'])
  const bits = eggy ? s.pieces.slice(0, 3) : small(s).slice(0, 2)
  const cup = define(
    s,
    'm',
    oval(8, 92, 76, 18, '#2a0f0360') +
      (eggy
        ? ''
        : litShape(paper, 'M-68 16h136L50 92q-50 14-100 0z') +
          line(darker(paper, 0.22), 3, 'M-44 22l8 66M-22 22l4 72M0 22v74M22 22l-4 72M44 22l-8 66')) +
      (eggy ? litShape(darker(color, 0.12), 'M-70 4h140L54 88q-54 14-108 0z') : '') +
      litShape(color, 'M-78 16c-18-30 14-46 26-56 20-30 84-30 104 0 14 12 44 26 26 56-50 18-106 18-156 0z') +
      line(darker(color, 0.35), 4, 'M-40-10q14-16 30-12M10-22q16 4 22 14M-10 8h10') +
      faint(0.7, line(lighter(color, 0.7), 8, 'M-46-24q14-18 34-20')),
  )
  const one = (x: number, y: number) =>
    use(cup, x, y) + lay(s, { x, y: y - 14, rx: 52, ry: 24 }, bits, 0.9, 6)
  return saucer(s, 374, 280, 74) + one(206, 250) + one(440, 250) + one(322, 286)
}
