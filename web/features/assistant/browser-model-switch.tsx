import { Button } from '#web/ui/button.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { browserModel, useBrowserModel } from './browser-model.ts'
import type { Availability } from './language-model.ts'
import { type ModelProblem, problemWords } from './model-problem.ts'
import * as strings from './strings.ts'
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
        label={strings.modelLabel}
        hint={turns === 0 || isBusy ? <Hint download={!on && available !== 'available'} /> : undefined}
        on={on || isBusy}
        onChange={(wanted) => (wanted ? void browserModel.turnOn() : browserModel.turnOff())}
      />
      {/* Always there, so that a change is announced, and once instead of at every percent. */}
      <p role="status" className={trouble || isBusy ? 'pb-1.5' : 'sr-only'}>
        {isBusy && strings.modelDownloading}
        {trouble && problemWords(trouble)}
        {/* A failed download for photos leaves the model as it was. */}
        {trouble && !(on && available === 'available') && ` ${strings.modelBuiltInAnswers}`}
        {on && !trouble && !isBusy && strings.modelOn}
      </p>
      {isBusy && <Download progress={progress} />}
      {canDownload && (
        <Button variant="outline" size="sm" className="mb-2" onClick={() => void browserModel.turnOn()}>
          {strings.modelDownloadAgain}
        </Button>
      )}
    </div>
  )
}

function Hint({ download }: { download: boolean }) {
  return (
    <>
      {strings.modelHint}
      {download && ` ${strings.modelDownloadHint}`}
    </>
  )
}

function Download({ progress }: { progress: number }) {
  const percent = Math.round(progress * 100)
  const text = percent < 100 ? strings.modelProgress(percent) : strings.modelGettingReady
  return (
    <div className="flex items-center gap-3 pb-2">
      <div className="min-w-0 flex-1">
        <ProgressBar label={strings.modelProgressLabel} value={percent} max={100} text={text} />
      </div>
      <span className="shrink-0 text-muted tabular-nums" aria-hidden="true">
        {text}
      </span>
      <Button variant="outline" size="sm" onClick={browserModel.cancel}>
        {strings.modelCancel}
      </Button>
    </div>
  )
}
