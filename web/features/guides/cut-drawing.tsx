import type { ReactNode } from 'react'
import type { KnifeCut } from '#content/guides/knife-cuts.ts'

/** Drawing units per inch; the same for every cut, so that they can be compared. */
export const INCH = 80
const WIDE = 224
const HIGH = 136

type Shape = KnifeCut['shape']
type Point = readonly [x: number, y: number]

/** A box in isometric view: length to the right and down, depth to the left and down, height up. */
function Block({
  at: [x, y],
  size: [along, deep, high],
}: {
  at: Point
  size: readonly [number, number, number]
}) {
  const [cos, sin] = [Math.cos(Math.PI / 6), 0.5]
  const place = (a: number, d: number, h: number) =>
    `${(x + (a - d) * cos).toFixed(1)},${(y + (a + d) * sin - h).toFixed(1)}`
  const face = (...corners: string[]) => corners.join(' ')
  const top = face(place(0, 0, high), place(along, 0, high), place(along, deep, high), place(0, deep, high))
  const left = face(place(0, deep, 0), place(along, deep, 0), place(along, deep, high), place(0, deep, high))
  const right = face(
    place(along, 0, 0),
    place(along, deep, 0),
    place(along, deep, high),
    place(along, 0, high),
  )
  return (
    <g className="stroke-surface" strokeWidth={1} strokeLinejoin="round">
      <polygon points={top} className="fill-saffron" />
      <polygon points={left} className="fill-paprika" />
      <polygon points={right} className="fill-paprika" />
      {/* In the shade, in either theme. */}
      <polygon points={right} className="fill-lens opacity-30" />
    </g>
  )
}

function Dice({ side, pieces }: Extract<Shape, { kind: 'dice' }>) {
  const size = side * INCH
  const step = size * 1.74 + 10
  const start = WIDE / 2 - ((pieces - 1) * step) / 2
  return Array.from({ length: pieces }, (_, at) => (
    <Block
      // biome-ignore lint/suspicious/noArrayIndexKey: drawn once, never moved
      key={at}
      at={[start + at * step, HIGH / 2 + (at % 2 ? 4 : -4)]}
      size={[size, size, size]}
    />
  ))
}

function Sticks({ side, length, pieces }: Extract<Shape, { kind: 'sticks' }>) {
  const size = side * INCH
  // Side by side along the other axis, back to front, so that those in front cover the others.
  const [left, down] = [(size + 7) * 0.87, (size + 7) * 0.5]
  const wide = length * INCH * 0.87 + (pieces - 1) * left + size * 0.87
  const tall = length * INCH * 0.5 + (pieces - 1) * down + size * 1.5
  const [x, y] = [(WIDE - wide) / 2 + wide - length * INCH * 0.87, (HIGH - tall) / 2 + size]
  return Array.from({ length: pieces }, (_, at) => (
    <Block
      // biome-ignore lint/suspicious/noArrayIndexKey: drawn once, never moved
      key={at}
      at={[x - at * left, y + at * down]}
      size={[length * INCH, size, size]}
    />
  ))
}

function Rounds({ across, thick }: Extract<Shape, { kind: 'rounds' }>) {
  const r = (across * INCH) / 2
  const flat = r * 0.55
  const high = thick * INCH
  return [-62, 0, 62].map((from, at) => {
    const [x, y] = [WIDE / 2 + from, HIGH / 2 + (at % 2 ? 6 : -14)]
    return (
      <g key={from} className="stroke-surface" strokeWidth={1}>
        <path
          d={`M${x - r} ${y}v${high}A${r} ${flat} 0 0 0 ${x + r} ${y + high}v${-high}Z`}
          className="fill-paprika"
        />
        <ellipse cx={x} cy={y} rx={r} ry={flat} className="fill-saffron" />
      </g>
    )
  })
}

/** Leaves in thin ribbons: each a wave, slightly rotated. */
function Ribbons() {
  return Array.from({ length: 11 }, (_, at) => {
    const x = 28 + at * 15
    const y = 32 + ((at * 37) % 22)
    return (
      <path
        key={x}
        d={`M${x} ${y}q14 14 2 28t4 26`}
        className={at % 3 ? 'fill-none stroke-herb' : 'fill-none stroke-herb opacity-70'}
        strokeWidth={6}
        strokeLinecap="round"
      />
    )
  })
}

/** A pile of crumbs: scattered, but deterministic. */
function Crumbs() {
  let seed = 7
  const next = () => {
    seed = (seed * 1103515245 + 12345) % 2147483648
    return seed / 2147483648
  }
  return Array.from({ length: 150 }, (_, at) => {
    const up = next() ** 1.6
    const x = WIDE / 2 + (next() + next() - 1) * 88 * (1 - up * 0.75)
    const y = 104 - up * 62
    const size = 3 + next() * 3
    return (
      <rect
        // biome-ignore lint/suspicious/noArrayIndexKey: drawn once, never moved
        key={at}
        x={x.toFixed(1)}
        y={y.toFixed(1)}
        width={size.toFixed(1)}
        height={size.toFixed(1)}
        rx={1}
        transform={`rotate(${Math.round(next() * 90)} ${x.toFixed(1)} ${y.toFixed(1)})`}
        className={at % 3 ? 'fill-saffron' : 'fill-paprika'}
      />
    )
  })
}

function pieces(shape: Shape): ReactNode {
  switch (shape.kind) {
    case 'dice':
      return <Dice {...shape} />
    case 'sticks':
      return <Sticks {...shape} />
    case 'rounds':
      return <Rounds {...shape} />
    case 'ribbons':
      return <Ribbons />
    case 'mince':
      return <Crumbs />
  }
}

export function CutDrawing({ name, shape }: { name: string; shape: Shape }) {
  return (
    <svg role="img" aria-label={name} viewBox={`0 0 ${WIDE} ${HIGH}`} className="w-56 max-w-full self-center">
      {pieces(shape)}
    </svg>
  )
}
