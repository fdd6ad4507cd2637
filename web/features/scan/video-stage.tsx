import { clsx } from 'clsx'
import { type ReactNode, type RefObject, useState } from 'react'

interface VideoStageProps {
  video: RefObject<HTMLVideoElement | null>
  label: string
  /** Rendered over the picture, in percent of it. */
  children?: ReactNode
  onReady?: () => void
  /** Fills its place: the edges of the picture are cut off rather than bars shown beside it. */
  isFilling?: boolean
}

/** The running camera, as large as fits or filling its place, with an overlay of exactly the picture's size. */
export function VideoStage({ video, label, children, onReady, isFilling = false }: VideoStageProps) {
  const [ratio, setRatio] = useState(16 / 9)
  return (
    <div
      className={clsx(
        'grid size-full place-items-center [container-type:size]',
        isFilling && 'place-content-center overflow-hidden',
      )}
    >
      <div
        className={clsx('relative', !isFilling && 'overflow-hidden rounded-card')}
        style={{ width: `${isFilling ? 'max' : 'min'}(100cqw, calc(100cqh * ${ratio}))`, aspectRatio: ratio }}
      >
        <video
          ref={video}
          muted
          playsInline
          autoPlay
          aria-label={label}
          onLoadedMetadata={({ currentTarget }) => {
            if (currentTarget.videoHeight > 0) setRatio(currentTarget.videoWidth / currentTarget.videoHeight)
            onReady?.()
          }}
          className="size-full bg-lens object-cover"
        />
        {children}
      </div>
    </div>
  )
}
