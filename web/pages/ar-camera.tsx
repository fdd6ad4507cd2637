import ScanSearch from 'lucide-react/icons/scan-search'
import Square from 'lucide-react/icons/square'
import SwitchCamera from 'lucide-react/icons/switch-camera'
import Video from 'lucide-react/icons/video'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { addIngredients } from '#web/features/pantry/list-changes.ts'
import { ArPanel } from '#web/features/scan/ar-panel.tsx'
import { Boxes } from '#web/features/scan/boxes.tsx'
import { CameraHelp, POINT_AT_ONE } from '#web/features/scan/camera-help.tsx'
import { CameraTrouble } from '#web/features/scan/camera-trouble.tsx'
import { useDetector } from '#web/features/scan/detector.ts'
import { DownloadNote } from '#web/features/scan/download-note.tsx'
import { PhotoInput } from '#web/features/scan/photo-input.tsx'
import { useAr } from '#web/features/scan/use-ar.ts'
import { useNoFinds } from '#web/features/scan/use-no-finds.ts'
import { VideoStage } from '#web/features/scan/video-stage.tsx'
import { useHistoryView } from '#web/lib/history-view.ts'
import { paths } from '#web/paths.ts'
import { linkLabel, sitePage } from '#web/site-map.ts'
import { usePantry } from '#web/state/pantry.ts'
import { keepSharedFiles } from '#web/state/shared-files.ts'
import { Button } from '#web/ui/button.tsx'
import { cardLook } from '#web/ui/card.tsx'
import { Illustration } from '#web/ui/illustration.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { ThumbBar } from '#web/ui/thumb-bar.tsx'
import * as strings from './strings.ts'

const control =
  'min-w-0 flex-1 px-3! max-sm:text-sm max-[22.5rem]:px-2! max-[22.5rem]:[&_svg]:hidden lg:flex-none'

export default function ArCamera() {
  const page = sitePage('arCamera')
  const { phase } = useDetector()
  const navigate = useNavigate()
  const { ingredients } = usePantry()
  const ar = useAr()
  const { view, show, close } = useHistoryView<'camera'>()
  const files = useRef<HTMLInputElement>(null)
  const needsHelp = useNoFinds(ar.on && phase !== 'loading', ar.boxes.length > 0)

  const start = async () => {
    if (await ar.start()) show('camera')
  }
  // Back turns it off.
  const { stop } = ar
  useEffect(() => {
    if (view === undefined) stop()
  }, [view, stop])

  /** Photos are scanned where the list is. */
  const scanPhotos = async (photos: File[]) => {
    if ((await keepSharedFiles(photos)).photos === 0) return
    void navigate(paths.addIngredients(), { replace: ar.on, state: { sharedPhotos: true } })
  }

  return (
    <div className="wrap pb-28">
      <PageHeading title={linkLabel(page)} eyebrow={page.section}>
        {POINT_AT_ONE}
      </PageHeading>
      {ar.trouble ? (
        <CameraTrouble trouble={ar.trouble} onRetry={start} />
      ) : (
        <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)] lg:gap-6">
          <section aria-label={strings.camera} className={`${cardLook} p-3 md:p-5`}>
            <div className="relative h-[min(36svh,32rem)] overflow-hidden rounded-card bg-lens lg:h-[min(45svh,32rem)]">
              {/* The element is mounted before the camera starts: the stream needs a target. */}
              <div className={ar.on ? 'h-full' : 'sr-only'}>
                <VideoStage video={ar.video} label={strings.cameraView}>
                  <Boxes boxes={ar.boxes} />
                </VideoStage>
              </div>
              {!ar.on && <Off starting={ar.starting} onStart={start} />}
            </div>
            {ar.on && (
              <>
                <div className="mt-2 min-h-6 text-sm">
                  {needsHelp && !ar.error ? (
                    <CameraHelp
                      onPhoto={() => files.current?.click()}
                      onType={() => void navigate(paths.addIngredients(), { replace: true })}
                    />
                  ) : (
                    <p className={ar.error ? 'text-danger' : 'text-muted'}>
                      {ar.error ?? (ar.detecting || ar.looking ? strings.detecting : strings.ready)}
                    </p>
                  )}
                  <DownloadNote className="mt-1 text-muted" />
                </div>
                <ThumbBar className="lg:mt-3">
                  <div className="flex gap-2">
                    <Button
                      className={control}
                      onClick={() => !ar.looking && ar.detectNow()}
                      aria-disabled={ar.looking}
                    >
                      <ScanSearch aria-hidden="true" className="size-5" />
                      {strings.detectNow}
                    </Button>
                    <Button
                      variant="outline"
                      className={control}
                      onClick={() => {
                        stop()
                        close()
                      }}
                    >
                      <Square aria-hidden="true" className="size-5" />
                      {strings.stopCamera}
                    </Button>
                    <Button
                      variant="outline"
                      size="icon"
                      aria-label={strings.switchCamera}
                      onClick={ar.switchCamera}
                    >
                      <SwitchCamera aria-hidden="true" className="size-5" />
                    </Button>
                  </div>
                </ThumbBar>
              </>
            )}
          </section>
          <ArPanel
            found={ar.found}
            have={ingredients}
            onAdd={(name) => addIngredients([name])}
            onRemove={ar.remove}
            onClear={ar.clear}
            isOn={ar.on}
          />
        </div>
      )}
      <PhotoInput input={files} onPhotos={(photos) => void scanPhotos(photos)} />
    </div>
  )
}

function Off({ starting, onStart }: { starting: boolean; onStart: () => void }) {
  return (
    <div className="grid h-full place-items-center rounded-card border border-line border-dashed bg-sunken p-4 text-center">
      <div>
        <Illustration name="scan" className="mx-auto w-44 short:hidden" />
        <p className="mx-auto mt-3 max-w-sm text-muted text-sm">{strings.cameraPermission}</p>
        <Button size="lg" className="mt-4" onClick={() => !starting && onStart()} aria-disabled={starting}>
          {starting ? (
            <Spinner label={strings.startingCamera} />
          ) : (
            <Video aria-hidden="true" className="size-5" />
          )}
          {strings.startCamera}
        </Button>
      </div>
    </div>
  )
}
