import { clsx } from 'clsx'
import { KNIFE_CUTS, type KnifeCut } from '#content/guides/knife-cuts.ts'
import { cardLook } from '#web/ui/card.tsx'
import { CutDrawing, INCH } from './cut-drawing.tsx'
import * as strings from './strings.ts'

/** Every cut with its drawing, all at one scale, with a ruler. */
export function KnifeCuts() {
  return (
    <figure>
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {KNIFE_CUTS.map((cut) => (
          <li key={cut.name} className={clsx(cardLook, 'flex flex-col p-5')}>
            <Cut cut={cut} />
          </li>
        ))}
      </ul>
      <figcaption className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 text-muted text-sm">
        <svg viewBox={`-4 0 ${INCH + 8} 16`} aria-hidden="true" className="w-22 shrink-0">
          <path
            d={`M0 2v12M0 8h${INCH}M${INCH} 2v12M${INCH / 2} 4v8`}
            className="fill-none stroke-text"
            strokeWidth={2}
          />
        </svg>
        {strings.cutsScale}
      </figcaption>
    </figure>
  )
}

function Cut({ cut: { name, size, use, shape } }: { cut: KnifeCut }) {
  return (
    <>
      <CutDrawing name={`${name}: ${size}`} shape={shape} />
      <h3 className="mt-3 text-xl">{name}</h3>
      <p className="font-semibold text-sm">{size}</p>
      <p className="mt-1 text-muted text-sm">{use}</p>
    </>
  )
}
