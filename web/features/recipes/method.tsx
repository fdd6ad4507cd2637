import { memo } from 'react'
import { Part } from './part.tsx'
import { unbroken } from './unbroken.ts'

/** Ticking off a line rerenders the recipe; the method is memoized. */
export const Method = memo(function Method({ steps }: { steps: readonly string[] }) {
  if (steps.length === 0) return null
  return (
    <Part title="Method">
      <ol className="grid gap-5">
        {steps.map((step, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: steps never move
            key={at}
            id={`step-${at + 1}`}
            className="grid grid-cols-[2.5rem_1fr] break-inside-avoid"
          >
            <span aria-hidden="true" className="font-display text-2xl text-accent tabular-nums">
              {at + 1}
            </span>
            <span className="max-w-prose">{unbroken(step)}</span>
          </li>
        ))}
      </ol>
    </Part>
  )
})
