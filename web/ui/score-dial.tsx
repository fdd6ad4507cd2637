import { clsx } from 'clsx'

const RADIUS = 21
const LENGTH = 2 * Math.PI * RADIUS

/** Our dial, filled by the score, with the number in the center. Decorative; the caller states the score as text. */
export function ScoreDial({ score, className }: { score: number; className?: string }) {
  return (
    <svg viewBox="0 0 52 52" aria-hidden="true" className={clsx('shrink-0', className)}>
      <circle cx="26" cy="26" r="26" className="fill-raised" />
      <circle cx="26" cy="26" r={RADIUS} fill="none" strokeWidth="4" className="stroke-line" />
      <circle
        cx="26"
        cy="26"
        r={RADIUS}
        fill="none"
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray={`${(score / 100) * LENGTH} ${LENGTH}`}
        transform="rotate(-90 26 26)"
        className={clsx(
          'transition-[stroke-dasharray] duration-500 ease-spring',
          score >= 75 ? 'stroke-herb' : score >= 65 ? 'stroke-turmeric' : 'stroke-clay',
        )}
      />
      <text
        x="26"
        y="26"
        dy="0.36em"
        textAnchor="middle"
        className="fill-text font-display font-semibold text-[17px] tabular-nums"
      >
        {score}
      </text>
    </svg>
  )
}
