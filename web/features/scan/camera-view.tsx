import Camera from 'lucide-react/icons/camera'
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import ScanSearch from 'lucide-react/icons/scan-search'
import SwitchCamera from 'lucide-react/icons/switch-camera'
import X from 'lucide-react/icons/x'
import { Dialog } from 'radix-ui'
import { useEffect, useRef, useState } from 'react'
import { notify } from '#web/lib/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { Boxes } from './boxes.tsx'
import { cameraTrouble } from './camera.ts'
import { DownloadNote } from './download-note.tsx'
import { CAPTURE_QUALITY, toJpeg } from './see.ts'
import { SpokenNames } from './spoken-names.tsx'
import { useCamera } from './use-camera.ts'
import { useDetectionLoop } from './use-detection-loop.ts'
import { VideoStage } from './video-stage.tsx'

export const WIZARD_INTERVAL_MS = 2000

interface CameraViewProps {
  onCapture: (photo: Blob) => void
  onClose: () => void
}

/** The full-screen camera. */
export function CameraView({ onCapture, onClose }: CameraViewProps) {
  const { video, on, start, stop, switchCamera } = useCamera()
  const [ar, setAr] = useState(true)
  const [overlay, setOverlay] = useState(true)
  const { boxes, detecting, error } = useDetectionLoop({
    video,
    on: on && ar,
    intervalMs: WIZARD_INTERVAL_MS,
  })
  const close = useRef(onClose)
  close.current = onClose

  useEffect(() => {
    start().catch((trouble) => {
      notify({
        title: 'Cannot access camera',
        description: cameraTrouble(trouble),
        variant: 'destructive',
      })
      close.current()
    })
  }, [start])

  const capture = async () => {
    if (!video.current?.videoWidth) return
    try {
      const photo = await toJpeg(video.current, CAPTURE_QUALITY)
      stop()
      onCapture(photo)
    } catch {
      notify({
        title: 'Vision processing failed',
        description: 'Failed to analyze the image. Please try again.',
        variant: 'destructive',
      })
    }
  }

  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Content
          aria-describedby={undefined}
          className="dark fixed inset-0 z-50 flex flex-col bg-lens text-text outline-none"
        >
          <Dialog.Title className="sr-only">Camera</Dialog.Title>
          <div className="flex min-h-13 items-center gap-3 px-4 pt-[env(safe-area-inset-top)] text-sm">
            {ar && on && (
              <>
                <p className="flex items-center gap-2 font-semibold">
                  <ScanSearch aria-hidden="true" className="size-5 text-accent" />
                  {detecting ? 'Detecting...' : 'Ready'}
                </p>
                <div className={`min-w-0 flex-1 text-muted ${error ? '' : 'max-sm:hidden'}`}>
                  {error ?? <DownloadNote />}
                </div>
                <Button
                  variant="quiet"
                  size="icon"
                  aria-pressed={overlay}
                  aria-label={overlay ? 'Hide the overlay' : 'Show the overlay'}
                  onClick={() => setOverlay(!overlay)}
                >
                  {overlay ? (
                    <Eye aria-hidden="true" className="size-5" />
                  ) : (
                    <EyeOff aria-hidden="true" className="size-5" />
                  )}
                </Button>
              </>
            )}
          </div>
          <div className="relative min-h-0 flex-1">
            <VideoStage video={video} label="What your camera sees">
              {overlay && <Boxes boxes={boxes} />}
            </VideoStage>
            {!on && (
              <div className="absolute inset-0 grid place-items-center">
                <Spinner label="Starting the camera" />
              </div>
            )}
            <SpokenNames names={boxes.map((one) => one.name)} />
          </div>
          <div className="grid grid-cols-[1fr_auto_1fr] items-center gap-2 px-4 pt-3 pb-[max(1rem,env(safe-area-inset-bottom))]">
            <div className="flex flex-wrap gap-2">
              <Button
                variant="outline"
                size="sm"
                onClick={switchCamera}
                disabled={!on}
                className="max-sm:px-3"
              >
                <SwitchCamera aria-hidden="true" className="size-5" />
                <span className="max-sm:sr-only">Switch camera</span>
              </Button>
              <Button
                variant="outline"
                size="sm"
                aria-pressed={ar}
                onClick={() => setAr(!ar)}
                className="max-sm:px-3"
              >
                {ar ? 'AR On' : 'AR Off'}
              </Button>
            </div>
            <Button size="lg" onClick={capture} disabled={!on}>
              <Camera aria-hidden="true" className="size-6" />
              Capture
            </Button>
            <div className="flex justify-end">
              <Button variant="outline" size="sm" onClick={onClose}>
                <X aria-hidden="true" className="size-5" />
                Cancel
              </Button>
            </div>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
