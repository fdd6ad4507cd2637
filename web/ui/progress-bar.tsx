interface ProgressBarProps {
  label: string
  value: number
  max: number
  /** "23 of 50", for screen readers. */
  text: string
  done?: boolean
}

export function ProgressBar({ label, value, max, text, done = false }: ProgressBarProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={text}
      className="h-2 overflow-hidden rounded-chip bg-sunken ring-1 ring-line ring-inset"
    >
      <div
        className={`h-full origin-left rounded-chip transition-transform duration-250 ${done ? 'bg-herb' : 'bg-accent'}`}
        style={{ transform: `scaleX(${max > 0 ? Math.min(1, value / max) : 0})` }}
      />
    </div>
  )
}
