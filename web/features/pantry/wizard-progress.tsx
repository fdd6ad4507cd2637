import type { WizardProgress as Progress } from './use-wizard.ts'

export function WizardProgress({ percent, label }: Progress) {
  return (
    <div className="flex items-center gap-4">
      <div
        role="progressbar"
        aria-label="Progress"
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={`${percent}%, ${label}`}
        className="h-2 flex-1 overflow-hidden rounded-chip bg-sunken"
      >
        <div
          className="h-full rounded-chip bg-solid transition-[width] duration-300 ease-out"
          style={{ width: `${percent}%` }}
        />
      </div>
      <p aria-hidden="true" className="text-sm text-muted tabular-nums">
        <span className="font-semibold text-text">{percent}%</span>
        <span className="max-sm:sr-only"> · {label}</span>
      </p>
    </div>
  )
}
