import { artAddress, type FoodArtName } from '#web/ui/food-art/food-art.tsx'

type Piece = { art: FoodArtName; x: number; y: number; size: number; turn?: number }

const inThePan: readonly Piece[] = [
  { art: 'leafy-green', x: 262, y: 116, size: 122, turn: 24 },
  { art: 'bell-pepper', x: 102, y: 214, size: 122, turn: -16 },
  { art: 'shrimp', x: 284, y: 236, size: 104, turn: 6 },
  { art: 'tomato', x: 126, y: 100, size: 132, turn: -10 },
  { art: 'garlic', x: 202, y: 292, size: 92, turn: 10 },
  { art: 'egg', x: 206, y: 192, size: 104, turn: 18 },
]

const onTheCounter: readonly Piece[] = [
  { art: 'lemon', x: 14, y: 36, size: 84, turn: -14 },
  { art: 'herb', x: 392, y: 22, size: 92, turn: 20 },
  { art: 'onion', x: 26, y: 376, size: 88, turn: 8 },
  { art: 'cheese-wedge', x: 0, y: 206, size: 70, turn: -8 },
  { art: 'hot-pepper', x: 440, y: 184, size: 68, turn: 30 },
  { art: 'salt', x: 190, y: 430, size: 72, turn: -12 },
]

const draw = ({ art, x, y, size, turn = 0 }: Piece) => (
  <use
    key={art}
    href={artAddress(art)}
    x={x}
    y={y}
    width={size}
    height={size}
    transform={`rotate(${turn} ${x + size / 2} ${y + size / 2})`}
  />
)

/** A cast-iron pan from above, with assorted food. */
export function Skillet({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" focusable="false" viewBox="0 0 510 510" className={className}>
      <g transform="rotate(42 250 245)">
        <rect x="400" y="217" width="150" height="56" rx="28" className="fill-(--iron)" />
        <rect
          x="404"
          y="223"
          width="138"
          height="44"
          rx="22"
          className="fill-none stroke-(--iron-rim) stroke-2"
        />
        <circle cx="520" cy="245" r="11" className="fill-bg" />
      </g>
      <circle cx="250" cy="245" r="190" className="fill-(--iron)" />
      <circle cx="250" cy="245" r="184" className="fill-none stroke-(--iron-rim) stroke-3" />
      <circle cx="250" cy="245" r="164" className="fill-(--iron-well)" />
      <path
        d="M112 190a150 150 0 0 1 92-84"
        className="fill-none stroke-(--iron-rim) stroke-4 opacity-60"
        strokeLinecap="round"
      />
      {inThePan.map(draw)}
      {onTheCounter.map(draw)}
    </svg>
  )
}
