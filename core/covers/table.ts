import type { Chance } from './seed.ts'
import type { Stage } from './stage.ts'
import { box, darker, disc, lighter, mix, shape, stroke, svg, turned } from './svg.ts'

const LEAVES = [
  'q7-13 24-4q-13 12-24 4',
  'q14-3 11 20q-15-4-11-20',
  'q-4-14 12-20q6 16-12 20',
  'q13 5 6 22q-15-7-6-22',
] as const

/** Herbs, crumbs or sesame, all in one path or two. */
export function sprinkle(x: number, y: number, r: number, sweet: boolean, chance: Chance): string {
  const spots = Array.from({ length: 9 }, () => {
    const angle = chance.between(0, 6.28)
    const far = r * Math.sqrt(chance.between(0.1, 1))
    return [x + Math.cos(angle) * far, y + Math.sin(angle) * far] as const
  })
  if (sweet) {
    const dots = spots.map(([a, b]) => svg`M${a} ${b}h0`).join('')
    return svg`<path stroke="#fff6e4" stroke-width="8" stroke-linecap="round" d="${dots}"/>`
  }
  const at = (list: typeof spots) => list.map(([a, b], i) => svg`M${a} ${b}${LEAVES[i % 4] ?? ''}`).join('')
  return shape('#4f7f3a', at(spots.slice(0, 5))) + shape('#7fae52', at(spots.slice(5)))
}

export function steam(x: number, y: number): string {
  const wisp = (at: number, from: number) => svg`M${at} ${from}c-26-30 22-44 0-84`
  return svg`<path fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="11" stroke-linecap="round" d="${wisp(x - 56, y + 44)}${wisp(x, y + 26)}${wisp(x + 56, y + 44)}"/>`
}

/** A cloth under one side of the dish. */
export function napkin(x: number, y: number, turn: number, stage: Stage): string {
  const cloth = lighter(stage.accent, 0.72)
  const bands = stage.chance.happens(0.5)
    ? svg`<path fill="none" stroke="${stage.accent}" stroke-width="7" d="M-80-120v240M-62-120v240M62-120v240M80-120v240"/>`
    : svg`<path fill="none" stroke="${stage.accent}" stroke-width="12" opacity=".7" d="M-100-70h200M-100-20h200M-100 30h200M-100 80h200M-60-120v240M0-120v240M60-120v240"/>`
  return turned(
    x,
    y,
    turn,
    box(-94, -112, 204, 244, 14, '#2a1a1230') + box(-100, -120, 200, 240, 8, cloth) + bands,
  )
}

const METAL = ['#d9d3c7', '#c9a25e', '#b9b4ad'] as const

/** Fork and knife, spoon, or chopsticks, upright at (x, 240). */
export function cutlery(x: number, stage: Stage): string {
  const { chance, palette } = stage
  const turn = chance.between(-6, 6)
  if (palette.chopsticks && chance.happens(0.75)) {
    const wood = mix('#6d3b2a', stage.accent, 0.25)
    return turned(
      x,
      240,
      turn,
      stroke('#2a1a1238', 12, 'M-6-156 2 176M18-156 22 176') +
        stroke(wood, 11, 'M-12-164-6 168M12-164 14 168') +
        stroke(lighter(wood, 0.5), 11, 'M-12-164-11-120M12-164 12-120'),
    )
  }
  const metal = chance.pick(METAL)
  const shadow = stroke('#2a1a1230', 12, 'M8-10V176')
  if (chance.happens(0.45))
    return turned(
      x,
      240,
      turn,
      shadow +
        svg`<ellipse cy="-104" rx="32" ry="50" fill="${metal}"/><ellipse cx="-4" cy="-108" rx="20" ry="36" fill="${darker(metal, 0.12)}"/>` +
        stroke(metal, 12, 'M0-60V166'),
    )
  return turned(
    x,
    240,
    turn,
    shadow +
      stroke(metal, 12, 'M0-40V166') +
      shape(metal, 'M-27-156h10v64h11v-64H6v64h11v-64h10v88q0 32-27 36-27-4-27-36z'),
  )
}

/** The backdrop of a dish seen from the front: a table edge, and a disc or an arch on the wall. */
export function room(ground: string, stage: Stage): string {
  const { chance } = stage
  const glow = mix(ground, chance.pick(['#fff3da', lighter(stage.accent, 0.6)]), 0.34)
  const back = [
    disc(320, 236, 200, glow),
    svg`<path fill="${glow}" d="M136 360V212a184 172 0 0 1 368 0v148z"/>`,
    disc(chance.pick([220, 420]), 190, 150, glow),
    '',
  ][chance.whole(4)] as string
  const table = chance.happens(0.5) ? darker(ground, 0.3) : chance.pick(['#c89a66', '#a97848', '#e2c79c'])
  const top = chance.between(334, 352)
  return (
    back +
    svg`<path fill="${table}" d="M0 ${top}h640v${480 - top}H0z"/><path fill="${lighter(table, 0.2)}" d="M0 ${top}h640v7H0z"/>`
  )
}
