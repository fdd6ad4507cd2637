import { useId } from 'react'
import * as strings from './strings.ts'

/** Where the leader line starts, where the label is, and what the part is for. */
const PARTS = [
  { name: strings.knifeTip, at: [26, 112], word: [26, 168], use: strings.knifeTipUse },
  { name: strings.knifeBelly, at: [96, 125], word: [96, 168], use: strings.knifeBellyUse },
  { name: strings.knifeEdge, at: [185, 129], word: [185, 168], use: strings.knifeEdgeUse },
  { name: strings.knifeHeel, at: [264, 129], word: [264, 168], use: strings.knifeHeelUse },
  { name: strings.knifeHandle, at: [392, 120], word: [392, 168], use: strings.knifeHandleUse },
  { name: strings.knifeSpine, at: [170, 79], word: [170, 34], use: strings.knifeSpineUse },
  { name: strings.knifeBolster, at: [279, 76], word: [279, 34], use: strings.knifeBolsterUse },
  { name: strings.knifeTang, at: [372, 84], word: [372, 34], use: strings.knifeTangUse },
] as const

/** A chef's knife with the names of its parts. */
export function KnifeParts() {
  const id = useId()
  return (
    <figure className="rounded-card border border-line bg-surface p-4 sm:p-6">
      <svg
        role="img"
        aria-labelledby={`${id}-title ${id}-text`}
        viewBox="0 0 460 190"
        className="mx-auto block h-auto w-full max-w-prose"
      >
        <title id={`${id}-title`}>{strings.knifeTitle}</title>
        <desc id={`${id}-text`}>{PARTS.map(({ name, use }) => `${name}: ${use}.`).join(' ')}</desc>
        <path
          d="M272 76 L104 80 Q52 84 22 112 Q64 128 134 129 L272 129 Z"
          className="fill-raised stroke-control"
          strokeWidth={2}
          strokeLinejoin="round"
        />
        <path d="M30 114 Q70 122 134 123 L270 123" fill="none" className="stroke-line" strokeWidth={2} />
        <path
          d="M272 76 L287 79 L287 118 L272 129 Z"
          className="fill-clay-soft stroke-control"
          strokeWidth={2}
        />
        <path
          d="M287 79 L424 76 Q446 78 446 98 Q446 122 424 123 Q360 112 287 118 Z"
          className="fill-accent-soft stroke-control"
          strokeWidth={2}
          strokeLinejoin="round"
        />
        {[318, 358, 398].map((x) => (
          <circle key={x} cx={x} cy={97} r={4.5} className="fill-control" />
        ))}
        {PARTS.map(({ name, at: [x, y], word: [wordX, wordY] }) => (
          <g key={name}>
            <line
              x1={x}
              y1={y}
              x2={wordX}
              y2={wordY > y ? wordY - 16 : wordY + 6}
              className="stroke-control"
              strokeWidth={1.5}
            />
            <circle cx={x} cy={y} r={3} className="fill-accent" />
            <text x={wordX} y={wordY} textAnchor="middle" className="fill-text font-semibold text-[16px]">
              {name}
            </text>
          </g>
        ))}
      </svg>
      <figcaption>
        <dl className="mt-4 grid gap-x-6 gap-y-1.5 text-sm sm:grid-cols-2">
          {PARTS.map(({ name, use }) => (
            <div key={name}>
              <dt className="inline font-semibold">{name}: </dt>
              <dd className="inline text-muted">{use}</dd>
            </div>
          ))}
        </dl>
      </figcaption>
    </figure>
  )
}
