import { centre, rim, shade } from './dishes-above.ts'
import { cornerSlots, roundSlots, scatterSlots } from './layouts.ts'
import type { Drawing, Stage } from './stage.ts'
import { darker, disc, lighter, lightness, mix, ring, stroke, svg } from './svg.ts'

export function pizza(stage: Stage): Drawing {
  const [cx, cy] = centre(stage)
  const R = 188
  return {
    view: 'above',
    tools: true,
    under:
      shade(cx, cy, R + 2) +
      disc(cx, cy, R, '#dba35c') +
      ring(cx, cy, R - 10, '#c4833f', 13, '22 34 8 30') +
      disc(cx, cy, R - 26, '#c94f35') +
      disc(cx, cy, R - 38, '#f4d38a') +
      ring(cx, cy, R - 40, '#f4d38a', 16, '0 38') +
      [
        [-50, -40],
        [60, 30],
        [-20, 90],
        [40, -90],
      ]
        .map(([x, y]) => disc(cx + (x as number), cy + (y as number), 24, '#fbe9bd'))
        .join(''),
    slots: scatterSlots(cx, cy, R - 40, stage.chance),
    over: '',
    aside: cornerSlots(cx, stage.chance),
    sprinkle: { x: cx, y: cy, r: R - 50 },
  }
}

/** A tart or pie with a fluted edge; the filling takes the color of its fruit. */
export function tart(stage: Stage): Drawing {
  const [cx, cy] = centre(stage)
  const R = 176
  const { colour } = stage.fill
  return {
    view: 'above',
    tools: true,
    under:
      shade(cx, cy, R + 10) +
      ring(cx, cy, R - 6, '#c98b49', 40, '0 33') +
      disc(cx, cy, R - 4, '#c98b49') +
      ring(cx, cy, R - 14, '#e5b873', 22, '0 32') +
      disc(cx, cy, R - 28, darker(colour, 0.25)) +
      disc(cx, cy + 3, R - 33, colour) +
      stroke(lighter(colour, 0.4), 8, svg`M${cx - 108} ${cy - 10}a108 108 0 0 1 74-92`),
    slots: stage.chance.happens(0.6)
      ? scatterSlots(cx, cy, R - 44, stage.chance).map((slot) => ({ ...slot, size: slot.size * 1.12 }))
      : roundSlots(cx, cy, R - 48, stage.chance),
    over: '',
    aside: cornerSlots(cx, stage.chance),
    sprinkle: { x: cx, y: cy, r: R - 40 },
  }
}

/** Cookies, warm from the oven, on a plate or a cloth. */
export function cookies(stage: Stage): Drawing {
  const [cx, cy] = centre(stage)
  const { dish, fill, chance } = stage
  const tone = mix('#d6a15c', fill.colour, 0.16)
  const chips = darker(fill.colour, lightness(fill.colour) > 0.45 ? 0.25 : 0)
  const cookie = (x: number, y: number) =>
    svg`<circle cx="${x + 4}" cy="${y + 10}" r="78" fill="url(#S)"/>` +
    disc(x, y, 70, darker(tone, 0.16)) +
    disc(x, y - 2, 64, tone) +
    svg`<path stroke="${chips}" stroke-width="19" stroke-linecap="round" d="M${x - 30} ${y - 20}h2M${x + 12} ${y - 36}h2M${x + 32} ${y + 4}h2M${x - 6} ${y + 8}h2M${x - 36} ${y + 24}h2M${x + 10} ${y + 40}h2"/>`
  const turn = chance.between(0, 1.2)
  const ring5 = [0, 1, 2, 3, 4].map((i) =>
    cookie(cx + Math.cos(turn + i * 1.257) * 106, cy + Math.sin(turn + i * 1.257) * 100),
  )
  return {
    view: 'above',
    under:
      shade(cx, cy, 200) +
      disc(cx, cy, 196, dish) +
      rim(cx, cy, 196, stage) +
      ring5.join('') +
      cookie(cx, cy),
    slots: [{ x: cx, y: cy - 2, size: 92, turn: chance.between(-20, 20) }],
    over: '',
    aside: cornerSlots(cx, chance),
    sprinkle: { x: cx, y: cy, r: 170 },
  }
}
