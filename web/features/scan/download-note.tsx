import { settings } from '#web/api/settings.ts'
import { rich } from '#web/ui/rich.tsx'
import { useDetector } from './detector.ts'
import { useModelChoice } from './eye-choice.ts'
import * as strings from './strings.ts'

/** The download of the detector, while it runs. */
export function DownloadNote({ className = '' }: { className?: string }) {
  const state = useDetector()
  if (state.phase !== 'loading') return null
  return (
    <p className={`text-sm ${className}`}>
      {rich(state.progress < 1 ? strings.downloading(Math.round(state.progress * 100)) : strings.downloaded, {
        // Announced once, not at every percent.
        status: (text) => <span role="status">{text}</span>,
      })}
    </p>
  )
}

/** If a vision model is connected, users may let it analyze their photos; nothing is sent before that. */
export function ModelChoice() {
  const [chosen, choose] = useModelChoice()
  if (!settings.visionModel) return null
  return (
    <label className="flex items-start gap-3 text-sm">
      <input
        type="checkbox"
        checked={chosen}
        onChange={(event) => choose(event.target.checked)}
        className="tick mt-0.5 size-5"
      />
      <span>{strings.letModelLook(settings.visionModel)}</span>
    </label>
  )
}
