const STEPS = { 1: 'Take a photo', 2: 'Looking at your photo', 3: 'Check what we found' } as const

/** Where the user is on the way from a photo to the list. */
export function ScanStep({ step, className = '' }: { step: keyof typeof STEPS; className?: string }) {
  return (
    <p className={`text-sm ${className}`}>
      <span className="font-semibold tabular-nums">Step {step} of 3</span>
      <span className="text-muted"> · {STEPS[step]}</span>
    </p>
  )
}
