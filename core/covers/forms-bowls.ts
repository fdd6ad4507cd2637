import { browned, eggsOn, gloss, inSauce, nest, pebbles, riceBed, riceSide } from './beds.ts'
import { grainColor } from './food-colors.ts'
import { garnish, herbs, swirl } from './garnish.ts'
import { dome, litShape, sauce } from './light.ts'
import { PIECES, type PieceName } from './pieces.ts'
import { type Area, chords, specks, spots } from './scatter.ts'
import { define, has, lay, layAt, put, type Stage, use } from './stage.ts'
import { at, darker, disc, faint, lighter, lightness, line, mix, oval, svg } from './svg.ts'
import { bowl, plate, pot, skillet } from './vessels.ts'

const CREAM = '#fff6e2'

/** A recipe that names nothing we can draw still fills its dish. */
const fill = (s: Stage, ...stand: PieceName[]): readonly PieceName[] =>
  s.pieces.length > 0 ? s.pieces : stand

/** Rings of raw onion belong on a dish, not in its sauce. */
const cooked = (names: readonly PieceName[]) => names.filter((name) => name !== 'onion')

const RICE = /\brice\b(?! (vinegar|wine|flour|noodle|paper))|couscous/

/** Where rice lies beside a sauce: left, upper left or on top. */
const riceTurn = (s: Stage) => s.chance.pick([0, 40, 85, -40])

/** Curry, stew, chili, braise: chunks in a thick sauce, rice at one side where there is some. */
export function stew(s: Stage): string {
  const rice = has(s, RICE)
  const vessel = s.chance.next()
  const { art, area } =
    vessel < 0.3 ? pot(s) : vessel < 0.5 ? skillet(s) : vessel < 0.7 ? plate(s, 208) : bowl(s)
  const turn = riceTurn(s)
  const found = cooked(fill(s, 'potato', 'carrot')).slice(0, 4)
  const names: readonly PieceName[] = found.length > 0 ? found : ['potato']
  const angle = (turn * Math.PI) / 180
  const away = rice ? area.rx * 0.32 : 0
  const free = { ...area, x: area.x + Math.cos(angle) * away, y: area.y + Math.sin(angle) * away }
  const shift = rice ? 0.2 : 0
  const room = {
    x: area.x + Math.cos(angle) * area.rx * shift,
    y: area.y + Math.sin(angle) * area.rx * shift,
    rx: area.rx * (1 - shift),
    ry: area.ry * (1 - shift),
  }
  const side = rice ? riceSide(s, area, has(s, /couscous/) ? '#eac67c' : '#f5ead0', turn) : ''
  const spoon = !rice && has(s, /yogurt|sour cream|creme fraiche|crema/) ? dollop(356, 214) : ''
  return (
    art +
    (names.includes('ground') ? minced(s, area, names) : inSauce(s, area, s.food, names, 1, 0.36, room)) +
    side +
    eggsOn(s, area, names, rice ? turn : undefined) +
    spoon +
    garnish(s, { ...free, rx: area.rx * (rice ? 0.62 : 1), ry: area.ry * (rice ? 0.62 : 1) })
  )
}

/** Ground meat makes the sauce; the rest is strewn through it. */
function minced(s: Stage, area: Area, names: readonly PieceName[]): string {
  const rest = names.filter((name) => name !== 'ground' && name !== 'egg')
  const small = rest.filter((name) => PIECES[name].size < 14)
  const large = rest.filter((name) => PIECES[name].size >= 14)
  return (
    sauce(area.x, area.y, area.rx + 6, darker(s.food, 0.15)) +
    pebbles(s, area, '#8a4e2b') +
    lay(s, { ...area, rx: area.rx * 0.9, ry: area.rx * 0.9 }, ['ground', ...small], 0.9, 26) +
    lay(
      s,
      { ...area, rx: area.rx * 0.8, ry: area.rx * 0.8 },
      large,
      large[0] === 'potato' ? 0.18 : 0.6,
      large[0] === 'potato' ? 7 : 16,
    ) +
    gloss(s, area, s.food)
  )
}

const dollop = (x: number, y: number) =>
  disc(x + 3, y + 5, 36, '#2a0f0344') + dome(x, y, 36, 33, CREAM) + swirl(x, y, 17, '#e2d2ae', 3)

/** Clear broth with what swims in it. */
export function broth(s: Stage): string {
  const { art, area } = bowl(s)
  const names = fill(s, 'carrot', 'celery', 'pea')
  return (
    art +
    inSauce(s, area, s.food, cooked(names).slice(0, 4), 0.7, 0.3) +
    eggsOn(s, area, names.slice(0, 4)) +
    ribbons(s, { ...area, rx: area.rx * 0.86, ry: area.ry * 0.86 }) +
    spots(s.chance, area, 9)
      .map(
        ([x, y], i) =>
          svg`<circle cx="${x}" cy="${y}" r="${5 + (i % 3) * 3}" fill="none" stroke="${lighter(s.food, 0.7)}" stroke-width="2" opacity=".6"/>`,
      )
      .join('') +
    herbs(s, { ...area, rx: area.rx * 0.8, ry: area.ry * 0.8 }, 16, true)
  )
}

const ribbons = (s: Stage, area: Area) =>
  has(s, /egg drop|egg ribbon|hot and sour|rasam with egg/)
    ? line('#f9e08a', 7, chords(s.chance, area, 9), '26 18 40 22')
    : ''

/** A smooth soup with a swirl. */
export function creamySoup(s: Stage): string {
  const { art, area } = bowl(s)
  const { x, y } = area
  const tops = s.pieces.filter((name) => PIECES[name].size < 20).slice(0, 2)
  const cream = mix(CREAM, s.food, 0.12)
  return (
    art +
    sauce(x, y, area.rx + 6, s.food) +
    swirl(x, y, 92, darker(s.food, 0.14), 16) +
    swirl(x - 4, y - 5, 92, lighter(s.food, 0.3), 7) +
    (has(s, /cream|yogurt|coconut|milk/) ? swirl(x + 4, y + 4, 66, cream, 9) : '') +
    lay(s, { x: x + 14, y: y - 8, rx: 52, ry: 44 }, tops.length > 0 ? tops : ['crouton'], 0.7, 8) +
    specks(s.chance, { x, y, rx: 110, ry: 110 }, '#3a2412', 3, 4, 2) +
    herbs(s, { x, y, rx: 60, ry: 56 }, 9, true)
  )
}

const EGGY = /\begg noodle|pasta|spaghetti|ramen|linguine|fettuccine|tagliatelle/

export const noodleColor = (s: Stage) =>
  has(s, /soba|buckwheat|whole wheat spaghetti/)
    ? '#b08a68'
    : has(s, /rice (noodle|vermicelli|stick)|vermicelli|glass noodle|bun\b|pad thai|udon|shirataki/)
      ? '#f6e7bc'
      : has(s, /sweet potato noodle|japchae/)
        ? '#b89a72'
        : has(s, EGGY)
          ? '#eec66e'
          : '#efcf86'

/** Noodles in broth with their toppings in groups. */
export function noodleSoup(s: Stage): string {
  const { art, area } = bowl(s)
  const { x, y } = area
  const names = fill(s, 'pea', 'carrot').slice(0, 4)
  return (
    art +
    sauce(x, y, area.rx + 6, s.food) +
    faint(0.95, nest(s, { x: x - 10, y: y + 12, rx: 122, ry: 122 }, noodleColor(s), 7)) +
    groups(s, { x, y, rx: 120, ry: 120 }, names, 4) +
    gloss(s, area, s.food) +
    herbs(s, { x, y, rx: 120, ry: 120 }, 16, true)
  )
}

/** Each kind together in its own part of the bowl. */
function groups(s: Stage, { x, y, rx }: Area, names: readonly PieceName[], each: number): string {
  const from = s.chance.between(0, 6.28)
  return names
    .map((name, i) => {
      const angle = from + (i * 6.28) / names.length
      const { size } = PIECES[name]
      const scale = size < 13 ? 1.25 : 1.12
      const reach = rx * (names.length > 3 ? 0.4 : 0.5)
      const count = Math.min(each * 2, (reach * reach * 3.1) / (size * size * 2 * scale))
      const here = { x: 0, y: 0, rx: reach / scale, ry: (reach * 0.86) / scale }
      const heap = layAt(s, spots(s.chance, here, Math.max(3, Math.round(count * s.density))), [name])
      return at(x + Math.cos(angle) * rx * 0.6, y + Math.sin(angle) * rx * 0.6, heap, 0, scale)
    })
    .join('')
}

/** Stir-fried, sauced or cold noodles. */
export function noodles(s: Stage): string {
  const { art, area } = s.chance.happens(0.5) ? bowl(s) : plate(s)
  const dark = has(s, /soy sauce|oyster|hoisin|yakisoba|see ew|lo mein|tamarind/)
  const color = mix(noodleColor(s), lightness(s.food) < 0.45 ? '#b9701c' : s.food, dark ? 0.42 : 0.25)
  const { x, y } = area
  return (
    art +
    nest(s, { x, y, rx: 140, ry: 140 }, color, 8) +
    lay(
      s,
      { x, y, rx: 112, ry: 112 },
      s.pieces.filter((name) => name !== 'fried egg').slice(0, 5),
      0.75,
      18,
    ) +
    garnish(s, { x, y, rx: 120, ry: 120 }) +
    (s.words.title.includes('fried egg') ? put(s, 'fried egg', x, y - 10) : '')
  )
}

/** Bowl of grain with groups of toppings. */
export function grainBowl(s: Stage): string {
  const { art, area } = bowl(s)
  const { x, y } = area
  const names = fill(s, 'chickpea', 'carrot', 'cucumber', 'avocado').filter((name) => name !== 'fried egg')
  const egg = has(s, /fried eggs?|bibimbap/)
  return (
    art +
    riceBed(s, { x, y, rx: 158, ry: 158 }, grainColor(s.words)) +
    (names.length < 3
      ? lay(s, { x, y, rx: 128, ry: 128 }, names, 0.9, 20)
      : groups(s, { x, y, rx: 140, ry: 140 }, names.slice(0, 5), 5)) +
    (/egg over|oyakodon/.test(s.words.title)
      ? specks(s.chance, { x, y, rx: 100, ry: 100 }, '#f7c944', 24, 5, 2)
      : '') +
    (has(s, /tahini|mayo/)
      ? line(mix(s.food, '#fff0d0', 0.45), 5, svg`M${x - 96} ${y - 50}l50 86 24-104 40 112 26-116 44 96`)
      : '') +
    (egg ? put(s, 'fried egg', x, y) : '') +
    garnish(s, { x, y, rx: 110, ry: 110 })
  )
}

/** Beans, lentils, peas in their own sauce. */
export function beans(s: Stage): string {
  const { art, area } = s.chance.happens(0.35) ? skillet(s) : bowl(s)
  const kinds = s.pieces.filter((name) => /bean|chickpea|lentil|pea|edamame/.test(name))
  const rest = cooked(s.pieces.filter((name) => !kinds.includes(name))).slice(0, 2)
  const main = kinds.length > 0 ? kinds.slice(0, 2) : (['white bean'] as const)
  const rice = has(s, RICE)
  const small = PIECES[main[0]!].size < 10
  return (
    art +
    sauce(area.x, area.y, area.rx + 6, s.food) +
    (main[0] === 'lentil' ? pebbles(s, area, '#8d6238') : lay(s, area, main, 1.2, 30)) +
    faint(0.25, disc(area.x, area.y, area.rx + 4, s.food)) +
    lay(s, { ...area, rx: 138, ry: 138 }, [...main, ...main, ...rest], small ? 1.2 : 1, 24) +
    (rice ? riceSide(s, area, has(s, /couscous/) ? '#eac67c' : '#f5ead0', riceTurn(s)) : '') +
    garnish(s, area)
  )
}

/** Porridge, congee, risotto, polenta: soft and spooned. */
export function porridge(s: Stage): string {
  const { art, area } = bowl(s)
  const { x, y, rx } = area
  const color = s.food
  const egg = has(s, /fried egg/)
  const lentils = /khichdi/.test(s.words.title)
  return (
    art +
    (lentils
      ? riceBed(s, { x, y, rx: rx + 4, ry: rx + 4 }, '#edc255') +
        specks(s.chance, { x, y, rx, ry: rx }, '#d99a2c', 11, 12, 1.2) +
        faint(0.35, disc(x, y, rx, '#f0cd6a')) +
        faint(0.7, swirl(x, y, 66, '#fff0b8', 6)) +
        specks(s.chance, { x, y, rx: 110, ry: 110 }, '#6a4018', 4, 5)
      : dome(x, y, rx + 6, rx + 6, color) +
        grains(s, { x, y, rx, ry: rx }, color) +
        faint(0.5, swirl(x, y, 104, lighter(color, 0.5), 8))) +
    lay(
      s,
      { x: x + 4, y: y - 4, rx: 108, ry: 100 },
      s.pieces.filter((name) => name !== 'fried egg' && !(lentils && name === 'lentil')).slice(0, 4),
      lentils ? 0.2 : 0.8,
      lentils ? 9 : 18,
    ) +
    (egg ? put(s, 'fried egg', x, y) : '') +
    garnish(s, { x, y, rx: 100, ry: 100 })
  )
}

const grains = (s: Stage, area: Area, color: string) =>
  specks(s.chance, area, darker(color, 0.16), 9, 14) +
  specks(s.chance, area, lighter(color, 0.5), 8, 16) +
  specks(s.chance, area, lighter(color, 0.8), 3, 6)

/** Honey or syrup in a thread, back and forth. */
const drizzle = (color: string, width: number, x: number, y: number) =>
  line(
    color,
    width,
    svg`M${x - 118} ${y - 30}q70 40 120-60-60 130-96 150 90-40 150-130-60 130-80 156 60-30 110-106`,
  )

/** Ripe mango in long slices beside the rice. */
const slices = (s: Stage, x: number, y: number) => {
  const id = define(
    s,
    'm',
    oval(4, 7, 92, 24, '#2a0f0350') +
      litShape('#f8b02e', 'M-92 4C-70-32 70-32 92 4 60 28-60 28-92 4z') +
      line('#fbd070', 5, 'M-60-8q60-18 110-2'),
  )
  return [-64, -22, 20, 62].map((down, i) => use(id, x + i * 3, y + down, -12)).join('')
}

/** Oatmeal, rice pudding, yogurt with fruit on top. */
export function sweetBowl(s: Stage): string {
  const { art, area } = bowl(s)
  const { x, y, rx } = area
  const yogurt = has(s, /yogurt|parfait|skyr/) && !has(s, /oatmeal|porridge/)
  const color = s.food
  const granola = has(s, /granola/) && !yogurt
  const fruit = s.pieces.filter((name) => PIECES[name].weight > 2)
  if (/sticky rice/.test(s.words.title))
    return art + riceBed(s, { x: x - 44, y, rx: 96, ry: 118 }, '#fbf3e0') + slices(s, x + 66, y)
  return (
    art +
    dome(x, y, rx + 6, rx + 6, granola ? '#b8793c' : color) +
    (yogurt
      ? swirl(x, y, 108, darker(color, 0.12), 14) + swirl(x - 4, y - 4, 108, '#ffffff', 8)
      : granola
        ? browned(s, area, '#c98a48') + grains(s, area, '#c98a48')
        : grains(s, area, color)) +
    (has(s, /honey|maple|syrup|caramel|brown sugar/) && !granola
      ? drizzle('#c9801e', 6, x, y) + drizzle('#f3c566', 2, x - 1, y - 2)
      : '') +
    lay(
      s,
      { x, y: y - 8, rx: 104, ry: 92 },
      fruit.length > 0 ? fruit.slice(0, 3) : ['nut'],
      fruit.some((name) => PIECES[name].size > 14) ? 0.85 : 0.4,
      22,
    ) +
    (has(s, /cinnamon|nutmeg|cardamom|cocoa/)
      ? specks(s.chance, { x, y, rx: 110, ry: 110 }, '#8a4a20', 4, 6)
      : '') +
    (has(s, /mint/) ? herbs(s, { x, y, rx: 40, ry: 40 }, 5) : '')
  )
}

/** Nuts, popcorn, roasted chickpeas, edamame. */
export function snackBowl(s: Stage): string {
  const { art, area } = bowl(s)
  const { x, y, rx } = area
  if (has(s, /popcorn/)) {
    const id = define(
      s,
      'k',
      disc(3, 4, 19, '#2a0f0340') +
        `<g fill="#fff4d6"><circle cx="-9" cy="-6" r="13"/><circle cx="9" cy="-8" r="12"/><circle cx="8" cy="8" r="13"/><circle cx="-8" cy="9" r="11"/></g>` +
        disc(0, 1, 8, '#f3cf7e') +
        line('#e2bd74', 3, 'M-14 2q6 4 8-4M6 14q6-2 6-8M2-14q6 2 4 8'),
    )
    return (
      art +
      disc(x, y, rx, '#c98f3a') +
      spots(s.chance, { x, y, rx: rx * 0.94, ry: rx * 0.94 }, Math.round(46 * s.density))
        .map(([a, b]) => use(id, a, b, s.chance.between(0, 360)))
        .join('') +
      specks(s.chance, { x, y, rx: 120, ry: 120 }, '#c2501e', 4, 6)
    )
  }
  const names = fill(s, 'nut', 'cashew').slice(0, 2)
  const cluster = names.map((name) => PIECES[name].size).reduce((a, b) => a + b, 0) / names.length
  const dense = cluster < 14 ? 54 : 34
  return (
    art +
    disc(x, y, rx, '#7d4a22') +
    lay(s, { x, y, rx, ry: rx }, names, 1.6, dense) +
    lay(s, { x, y, rx: rx * 0.8, ry: rx * 0.8 }, names, 1.2, 20) +
    specks(s.chance, { x, y, rx: 130, ry: 130 }, '#fff6e0', 3, 7) +
    specks(s.chance, { x, y, rx: 130, ry: 130 }, '#b4401c', 3, 7) +
    garnish(s, area)
  )
}

/** Onion soup: bread and browned cheese over the broth. */
export function gratinSoup(s: Stage): string {
  const { art, area } = bowl(s)
  const { x, y, rx } = area
  const gold = '#eab548'
  return (
    art +
    sauce(x, y, rx + 6, '#7a4420') +
    `<g transform="translate(${x} ${y})scale(1.15)">${litShape(gold, 'M-128-20c-6-60 50-104 110-104 70-2 144 34 146 106 2 70-50 138-120 140-66 2-128-44-136-142z')}</g>` +
    browned(s, { x, y, rx: 104, ry: 100 }, gold) +
    faint(0.8, swirl(x, y, 70, lighter(gold, 0.5), 6)) +
    herbs(s, { x, y, rx: 70, ry: 64 }, 9, true)
  )
}
