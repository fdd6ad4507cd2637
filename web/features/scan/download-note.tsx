import { settings } from '#web/api/settings.ts'
import { useDetector } from './detector.ts'
import { useModelChoice } from './eye-choice.ts'

/** Where photos are analyzed, and the download progress. */
export function DownloadNote({ className = '' }: { className?: string }) {
  const state = useDetector()
  if (state.phase === 'loading')
    return (
      <p className={`text-sm ${className}`}>
        {/* Announced once, not at every percent. */}
        <span role="status">Getting the detector for this device</span>: {Math.round(state.progress * 100)}%
      </p>
    )
  if (state.phase === 'ready')
    return <p className={`text-sm ${className}`}>Looks on this device. Your pictures stay here.</p>
  return null
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
        className="mt-0.5 size-5 accent-(--solid)"
      />
      <span>
        Let {settings.visionModel} look at my photos. They are then sent to it and leave this device.
      </span>
    </label>
  )
}
