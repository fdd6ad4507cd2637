import * as strings from './strings.ts'

const STEPS = { 1: strings.takePhoto, 2: strings.looking, 3: strings.checkFound } as const

/** Where the user is on the way from a photo to the list. */
export function ScanStep({ step, className = '' }: { step: keyof typeof STEPS; className?: string }) {
  return (
    <p className={`text-sm ${className}`}>
      <span className="font-semibold tabular-nums">{strings.step(step)}</span>
      <span className="text-muted"> · {STEPS[step]}</span>
    </p>
  )
}
