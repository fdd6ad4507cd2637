import Camera from 'lucide-react/icons/camera'
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import ScanSearch from 'lucide-react/icons/scan-search'
import SwitchCamera from 'lucide-react/icons/switch-camera'
import X from 'lucide-react/icons/x'
import { Dialog } from 'radix-ui'
import { useEffect, useRef, useState } from 'react'
import { toJpeg } from '#web/lib/to-jpeg.ts'
import { notify } from '#web/lib/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { Boxes } from './boxes.tsx'
import { cameraTrouble } from './camera.ts'
import { CameraHelp } from './camera-help.tsx'
import { useDetector } from './detector.ts'
import { DownloadNote } from './download-note.tsx'
import { FoundChips } from './found-chips.tsx'
import { ScanStep } from './scan-step.tsx'
import { CAPTURE_QUALITY, MIN_CONFIDENCE } from './see.ts'
import { SpokenNames } from './spoken-names.tsx'
import * as strings from './strings.ts'
import { useCamera } from './use-camera.ts'
import { useDetectionLoop } from './use-detection-loop.ts'
import { useNoFinds } from './use-no-finds.ts'
import { VideoStage } from './video-stage.tsx'

export const WIZARD_INTERVAL_MS = 2000

interface CameraViewProps {
  /** Names on the user's list. */
  have: readonly string[]
  onAdd: (name: string) => void
  onCapture: (photo: Blob) => void
  /** Choose a photo instead. */
  onPhoto: () => void
  onClose: () => void
  /** The camera didn't start. */
  onTrouble: (words: string) => void
}

/** The full-screen camera. */
export function CameraView(props: CameraViewProps) {
  const { have, onAdd, onCapture, onPhoto, onClose } = props
  const { video, on, start, stop, switchCamera } = useCamera()
  const [ar, setAr] = useState(true)
  const [overlay, setOverlay] = useState(true)
  const [names, setNames] = useState<readonly string[]>([])
  const { boxes, detecting, error } = useDetectionLoop({
    video,
    on: on && ar,
    intervalMs: WIZARD_INTERVAL_MS,
    onFound: (detections) => {
      const sure = detections.filter(({ confidence }) => confidence > MIN_CONFIDENCE)
      setNames((before) => {
        const all = new Set([...before, ...sure.map(({ name }) => name)])
        return all.size === before.length ? before : [...all]
      })
    },
  })
  const { phase } = useDetector()
  const needsHelp = useNoFinds(on && ar && phase !== 'loading', boxes.length > 0)
  const onTrouble = useRef(props.onTrouble)
  onTrouble.current = props.onTrouble

  useEffect(() => {
    start().catch((trouble) => {
      const description = cameraTrouble(trouble)
      notify({ title: strings.noAccessTitle, description, variant: 'destructive' })
      onTrouble.current(description)
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
        title: strings.scanFailedTitle,
        description: strings.scanFailedText,
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
          <Dialog.Title className="sr-only">{strings.camera}</Dialog.Title>
          <div className="flex min-h-13 items-center gap-3 px-4 pt-[env(safe-area-inset-top)] text-sm">
            <ScanStep step={1} className="short:hidden" />
            {ar && on && (
              <>
                <p className="ml-auto flex items-center gap-2 font-semibold">
                  <ScanSearch aria-hidden="true" className="size-5 text-accent" />
                  {detecting ? strings.detecting : strings.ready}
                </p>
                <Button
                  variant="quiet"
                  size="icon"
                  aria-pressed={overlay}
                  aria-label={overlay ? strings.hideOverlay : strings.showOverlay}
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
            <VideoStage video={video} label={strings.cameraPicture}>
              {overlay && <Boxes boxes={boxes} />}
            </VideoStage>
            {!on && (
              <div className="absolute inset-0 grid place-items-center">
                <Spinner label={strings.cameraStarting} />
              </div>
            )}
            <SpokenNames names={boxes.map((one) => one.name)} />
          </div>
          <div className="grid max-h-40 gap-2 overflow-y-auto px-4 pt-3 text-sm short:max-h-16">
            <FoundChips names={names} have={have} onAdd={onAdd} />
            {error ? (
              <p className="text-danger">{error}</p>
            ) : needsHelp ? (
              <CameraHelp onPhoto={onPhoto} onType={onClose} />
            ) : (
              names.length === 0 && <p>{strings.pointAtOne}</p>
            )}
            <DownloadNote className="text-muted" />
          </div>
          <div className="grid grid-cols-[auto_1fr_auto] items-center gap-2 px-4 pt-3 pb-[max(1rem,env(safe-area-inset-bottom))]">
            <div className="flex gap-2 max-[22.5rem]:flex-col">
              <Button
                variant="outline"
                size="sm"
                onClick={switchCamera}
                disabled={!on}
                className="min-h-11! max-sm:px-3!"
              >
                <SwitchCamera aria-hidden="true" className="size-5" />
                <span className="max-sm:sr-only">{strings.switchCamera}</span>
              </Button>
              <Button
                variant="outline"
                size="sm"
                aria-pressed={ar}
                onClick={() => setAr(!ar)}
                className="min-h-11! max-sm:px-3!"
              >
                {ar ? strings.arOn : strings.arOff}
              </Button>
            </div>
            <Button size="lg" onClick={capture} disabled={!on} className="mx-auto w-full max-w-72 px-3!">
              <Camera aria-hidden="true" className="size-6" />
              {strings.capture}
            </Button>
            <div className="flex justify-end">
              <Button variant="outline" size="sm" className="min-h-11! max-sm:px-3!" onClick={onClose}>
                <X aria-hidden="true" className="size-5 max-sm:hidden" />
                {strings.cancel}
              </Button>
            </div>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
