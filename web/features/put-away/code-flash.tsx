import type { CodeSight } from '#web/lib/codes/code-messages.ts'

/** The box of a code that was just read, over the picture. */
export function CodeFlash({ code }: { code: CodeSight | undefined }) {
  if (!code) return null
  return (
    <svg
      aria-hidden="true"
      data-code={code.code}
      viewBox="0 0 1 1"
      preserveAspectRatio="none"
      className="pointer-events-none absolute inset-0 size-full animate-fade-in text-found"
    >
      <polygon
        points={code.corners.map(({ x, y }) => `${x},${y}`).join(' ')}
        fill="currentColor"
        fillOpacity="0.35"
        stroke="currentColor"
        strokeWidth="4"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}
