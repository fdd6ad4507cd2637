import ScanSearch from 'lucide-react/icons/scan-search'
import Square from 'lucide-react/icons/square'
import SwitchCamera from 'lucide-react/icons/switch-camera'
import Video from 'lucide-react/icons/video'
import { ArPanel } from '#web/features/scan/ar-panel.tsx'
import { Boxes } from '#web/features/scan/boxes.tsx'
import { CameraRequired } from '#web/features/scan/camera-required.tsx'
import { DownloadNote } from '#web/features/scan/download-note.tsx'
import { useAr } from '#web/features/scan/use-ar.ts'
import { VideoStage } from '#web/features/scan/video-stage.tsx'
import { sitePage } from '#web/site-map.ts'
import { Button } from '#web/ui/button.tsx'
import { cardLook } from '#web/ui/card.tsx'
import { FoodArt } from '#web/ui/food-art/food-art.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

export default function ArCamera() {
  const { title, section } = sitePage('arCamera')
  const ar = useAr()
  return (
    <div className="wrap pb-16">
      <header className="pt-8 pb-6 md:pt-12 md:pb-8">
        <p className="eyebrow mb-3">{section}</p>
        <h1 tabIndex={-1} className="text-title">
          {title}
        </h1>
        <p className="mt-4 max-w-line text-lg text-muted">
          Point the camera at your table. Sous names what it knows and keeps the list.
        </p>
      </header>
      {ar.denied ? (
        <CameraRequired />
      ) : (
        <div className="grid items-start gap-6 lg:grid-cols-[1.6fr_1fr]">
          <section aria-label="Camera" className={`${cardLook} p-4 md:p-5`}>
            <div className="relative h-[min(70svh,32rem)] overflow-hidden rounded-card bg-lens">
              {/* The element is mounted before the camera starts: the stream needs a target. */}
              <div className={ar.on ? 'h-full' : 'sr-only'}>
                <VideoStage video={ar.video} label="What your camera sees">
                  <Boxes boxes={ar.boxes} />
                </VideoStage>
              </div>
              {!ar.on && <Off starting={ar.starting} onStart={ar.start} />}
            </div>
            {ar.on && (
              <div className="mt-4 flex flex-wrap items-center gap-3">
                <Button onClick={() => !ar.looking && ar.detectNow()} aria-disabled={ar.looking}>
                  <ScanSearch aria-hidden="true" className="size-5" />
                  Detect Now
                </Button>
                <Button variant="outline" onClick={ar.stop}>
                  <Square aria-hidden="true" className="size-5" />
                  Stop Camera
                </Button>
                <Button variant="quiet" size="icon" aria-label="Switch camera" onClick={ar.switchCamera}>
                  <SwitchCamera aria-hidden="true" className="size-5" />
                </Button>
                <p className="text-muted text-sm">
                  {ar.error ?? (ar.detecting || ar.looking ? 'Detecting...' : 'Ready')}
                </p>
                <DownloadNote className="basis-full text-muted" />
              </div>
            )}
          </section>
          <ArPanel found={ar.found} onRemove={ar.remove} onClear={ar.clear} />
        </div>
      )}
    </div>
  )
}

function Off({ starting, onStart }: { starting: boolean; onStart: () => void }) {
  return (
    <div className="grid h-full place-items-center rounded-card border border-line border-dashed bg-sunken p-6 text-center">
      <div>
        <FoodArt name="camera" className="mx-auto size-16" />
        <p className="mx-auto mt-4 max-w-sm text-muted">
          The camera is off. When you start it, your browser asks for permission.
        </p>
        <Button size="lg" className="mt-6" onClick={() => !starting && onStart()} aria-disabled={starting}>
          {starting ? (
            <Spinner label="Starting the camera" />
          ) : (
            <Video aria-hidden="true" className="size-5" />
          )}
          Start Camera
        </Button>
      </div>
    </div>
  )
}
