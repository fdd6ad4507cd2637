import { Button } from '#web/ui/button.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { browserModel, useBrowserModel } from './browser-model.ts'
import type { Availability } from './language-model.ts'
import { type ModelProblem, problemWords } from './model-problem.ts'
import { useAvailability } from './use-availability.ts'

/** What became of a model that was on. */
const missing = (now: Availability | undefined): ModelProblem | undefined =>
  now === undefined || now === 'available' ? undefined : now === 'downloading' ? 'not ready' : 'gone'

/** Shown where the browser has a model to offer, and where it was switched on and has none anymore. */
export function BrowserModelSwitch({ turns }: { turns: number }) {
  const { on, progress, problem } = useBrowserModel()
  const isBusy = progress !== undefined
  const available = useAvailability(isBusy, turns)
  if (!on && !isBusy && (available === undefined || available === 'unavailable')) return null

  const trouble = isBusy ? undefined : (problem ?? (on ? missing(available) : undefined))
  const canDownload = on && !isBusy && (available === 'downloadable' || available === 'downloading')
  return (
    <div className="border-line border-t bg-surface px-4 py-1 text-sm">
      <Switch
        label="Use your browser’s model"
        hint={turns === 0 || isBusy ? <Hint download={!on && available !== 'available'} /> : undefined}
        on={on || isBusy}
        onChange={(wanted) => (wanted ? void browserModel.turnOn() : browserModel.turnOff())}
      />
      {/* Always there, so that a change is announced, and once instead of at every percent. */}
      <p role="status" className={trouble || isBusy ? 'pb-1.5' : 'sr-only'}>
        {isBusy && 'Downloading your browser’s model.'}
        {trouble && problemWords(trouble)}
        {/* A failed download for photos leaves the model as it was. */}
        {trouble && !(on && available === 'available') && ' The built-in assistant answers.'}
        {on && !trouble && !isBusy && 'Your browser’s model is on.'}
      </p>
      {isBusy && <Download progress={progress} />}
      {canDownload && (
        <Button variant="outline" size="sm" className="mb-2" onClick={() => void browserModel.turnOn()}>
          Download again
        </Button>
      )}
    </div>
  )
}

function Hint({ download }: { download: boolean }) {
  return (
    <>
      Free. Answers are generated on this device, and your questions stay here.
      {download && ' One download, up to several gigabytes.'}
    </>
  )
}

function Download({ progress }: { progress: number }) {
  const percent = Math.round(progress * 100)
  const text = percent < 100 ? `${percent}%` : 'Getting ready'
  return (
    <div className="flex items-center gap-3 pb-2">
      <div className="min-w-0 flex-1">
        <ProgressBar label="Model download" value={percent} max={100} text={text} />
      </div>
      <span className="shrink-0 text-muted tabular-nums" aria-hidden="true">
        {text}
      </span>
      <Button variant="outline" size="sm" onClick={browserModel.cancel}>
        Cancel
      </Button>
    </div>
  )
}
