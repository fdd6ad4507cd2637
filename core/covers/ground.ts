import type { Stage } from './stage.ts'
import { at, box, darker, lighter, line, mix, shape, svg } from './svg.ts'

/** Wider than the cover: a link preview shows the table on both sides. */
const SIZE = 'x="-140" width="920" height="480"'

/** The table from above: wood, linen or stone, in the light of the picture. */
export function table(s: Stage): string {
  const { chance, ground } = s
  const dark = mix(ground, '#2a1a12', 0.16)
  const light = mix(ground, '#fff3da', 0.12)
  const kind = chance.whole(4)
  let texture = ''
  if (kind === 0) {
    const shift = chance.between(-30, 30)
    const seams = [70, 180, 290, 400].map((y) => svg`M-140 ${y + shift}h920`).join('')
    texture =
      line(dark, 3, seams) +
      line(light, 2, seams.replaceAll('h920', 'm0 3h920')) +
      line(
        dark,
        1,
        svg`M-140 ${120 + shift}q230-18 460 0t460 0M-140 ${220 + shift}q290 20 920 4M-140 ${340 + shift}q340-16 920 6M-140 ${30 + shift}q230 12 920 0`,
      )
  } else if (kind === 1)
    texture =
      `<pattern id="~g" width="8" height="8" patternUnits="userSpaceOnUse">${line(light, 1, 'M0 2h5M4 6h4')}${line(dark, 1, 'M2 0v4M6 3v5')}</pattern>` +
      `<rect ${SIZE} fill="url(#~g)" opacity=".6"/>`
  else if (kind === 2)
    texture =
      `<pattern id="~g" width="90" height="84" patternUnits="userSpaceOnUse">${line(light, 3, 'M10 12h0M52 30h1M80 66h0M30 60h0')}${line(dark, 2, 'M30 20h1M70 8h0M12 44h0M60 74h1M84 38h0')}</pattern>` +
      `<rect ${SIZE} fill="url(#~g)"/>`
  return `<rect ${SIZE} fill="${ground}"/>${texture}<rect ${SIZE} fill="url(#~l)" opacity=".6"/>`
}

/** Wall and table edge, for what is seen from the front. */
export function room(s: Stage): string {
  const { chance, ground } = s
  const wall = mix(ground, chance.pick(['#f3e3c4', '#e9d2ae', '#d9cbb4']), 0.55)
  const top = chance.pick(['#b98a5c', '#9c7350', '#cdb08a', darker(ground, 0.25)])
  return (
    `<rect ${SIZE} fill="${wall}"/><rect ${SIZE} fill="url(#~l)" opacity=".8"/>` +
    box(-140, 330, 920, 150, 0, top) +
    box(-140, 330, 920, 5, 0, lighter(top, 0.35)) +
    line(darker(top, 0.12), 2, 'M-140 372q290 8 920-2M-140 420q430-10 920 4M-140 456q290 6 920 0')
  )
}

/** A woven mat or a runner under the whole dish. */
export function mat(s: Stage): string {
  const { chance, cloth, ground } = s
  const color = mix(cloth, ground, 0.35)
  if (chance.happens(0.5))
    return (
      svg`<circle cx="324" cy="252" r="262" fill="#1d0d04" opacity=".25"/><circle cx="320" cy="242" r="262" fill="${color}"/>` +
      svg`<g fill="none" stroke="${darker(color, 0.16)}" stroke-width="4"><circle cx="320" cy="242" r="254"/><circle cx="320" cy="242" r="242"/></g>`
    )
  const edge = mix(color, '#fff6e4', 0.5)
  return (
    shape('#1d0d0430', 'M-140 96H780V406H-140z') +
    shape(color, 'M-140 84H780V394H-140z') +
    line(edge, 4, 'M-140 100H780M-140 112H780M-140 378H780M-140 366H780')
  )
}

/** A folded cloth under one corner of the dish. */
export function napkin(s: Stage): string {
  const { chance, cloth } = s
  const x = chance.pick([70, 96, 560, 580])
  const band = mix(cloth, '#fff6e4', 0.55)
  return at(
    x,
    chance.between(150, 380),
    shape('#1d0d0440', 'M-92-120 112-112 118 140-86 134z') +
      shape(cloth, 'M-100-130 100-124 106 126-96 122z') +
      shape('url(#~l)', 'M-100-130 100-124 106 126-96 122z') +
      line(band, 4, 'M-82-128l4 250M-70-128l4 250M84-124l4 248') +
      line(darker(cloth, 0.25), 2, 'M4-126q-8 120 4 250'),
    chance.between(-28, 28),
  )
}

/** Fork, spoon or chopsticks at the free side. */
export function cutlery(s: Stage): string {
  const { chance, palette } = s
  const x = chance.pick([52, 590])
  const turn = chance.between(-7, 7)
  if (palette.chopsticks)
    return at(
      x,
      240,
      line('#1d0d0450', 9, 'M0-150 8 170M18-150 18 170') +
        line('#7a4a30', 8, 'M-6-156-2 164M13-156 10 164') +
        line('#c9a06a', 2, 'M-8-150-5 100M11-150 9 100'),
      turn,
    )
  const metal = chance.pick(['#d3cdc2', '#c2a468', '#b9b6b0'])
  const grip =
    line('#1d0d0445', 9, 'M6-30V176') +
    line(metal, 9, 'M0-40V166') +
    line(lighter(metal, 0.6), 2, 'M-2-30V160')
  const head = chance.happens(0.5)
    ? svg`<ellipse cy="-92" rx="25" ry="42" fill="${metal}"/><ellipse cy="-92" rx="25" ry="42" fill="url(#~d)"/>`
    : shape(metal, 'M-21-140h8v52h9v-52h8v52h9v-52h8v70q0 28-21 32-21-4-21-32z')
  return at(x, 240, grip + head, turn)
}
