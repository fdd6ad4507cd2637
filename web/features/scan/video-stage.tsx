import { type ReactNode, type RefObject, useState } from 'react'

interface VideoStageProps {
  video: RefObject<HTMLVideoElement | null>
  label: string
  /** Rendered over the picture, in percent of it. */
  children?: ReactNode
  onReady?: () => void
}

/** The running camera, as large as fits, with an overlay of exactly its size. */
export function VideoStage({ video, label, children, onReady }: VideoStageProps) {
  const [ratio, setRatio] = useState(16 / 9)
  return (
    <div className="grid size-full place-items-center [container-type:size]">
      <div
        className="relative overflow-hidden rounded-card"
        style={{ width: `min(100cqw, calc(100cqh * ${ratio}))`, aspectRatio: ratio }}
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
