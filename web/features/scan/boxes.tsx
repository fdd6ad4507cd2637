import type { Followed } from '#core/vision/follow.ts'
import { MIN_CONFIDENCE } from './see.ts'

/** Detections, overlaid on the picture. Filled if the detector is sure, outlined if it guesses. */
export function Boxes({ boxes }: { boxes: readonly Followed[] }) {
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0 overflow-hidden">
      {boxes.map(({ id, name, confidence, position }) => {
        const sure = confidence > MIN_CONFIDENCE
        return (
          <div
            key={id}
            data-sure={sure}
            className={`absolute rounded-sm border-2 transition-[left,top,width,height] duration-150 ease-out ${
              sure ? 'border-found bg-found/25' : 'border-dashed border-on-lens/80'
            }`}
            style={{
              left: `${position.x}%`,
              top: `${position.y}%`,
              width: `${position.width}%`,
              height: `${position.height}%`,
            }}
          >
            <span className="absolute top-0 left-0 max-w-[14rem] truncate rounded-br-sm bg-lens/80 px-2 py-0.5 font-semibold text-on-lens text-sm">
              {name} {Math.round(confidence * 100)}%
            </span>
          </div>
        )
      })}
    </div>
  )
}
