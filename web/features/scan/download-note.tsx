import { settings } from '#web/api/settings.ts'
import { useDetector } from './detector.ts'
import { useModelChoice } from './eye-choice.ts'

/** The download of the detector, while it runs. */
export function DownloadNote({ className = '' }: { className?: string }) {
  const state = useDetector()
  if (state.phase !== 'loading') return null
  return (
    <p className={`text-sm ${className}`}>
      {/* Announced once, not at every percent. */}
      <span role="status">Downloading photo scanning for this device</span>
      {state.progress < 1 ? `: ${Math.round(state.progress * 100)}%` : ': done. Starting…'}
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
      <span>Let {settings.visionModel} look at my photos. They’ll leave this device and be sent to it.</span>
    </label>
  )
}
