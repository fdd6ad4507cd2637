import { memo, type ReactNode } from 'react'
import { Part } from './part.tsx'
import * as strings from './strings.ts'
import { unbroken } from './unbroken.ts'

interface MethodProps {
  steps: readonly string[]
  /** "Prep 10 min · cook 35 min", on phones; wider pages have it at the top. */
  times: string
  /** What the reader should know about the numbers in the steps. */
  note: string
  /** The user's note on a step, from 0: a button for the first column, below the number, and the note for the second. */
  stepNote?: (at: number) => ReactNode
}

/** Ticking off a line rerenders the recipe; the method is memoized. */
export const Method = memo(function Method({ steps, times, note, stepNote }: MethodProps) {
  return (
    <Part id="method" title={strings.methodTitle}>
      {times && <p className="-mt-2 mb-3 text-muted text-sm md:hidden print:hidden">{times}</p>}
      {note && <p className="-mt-2 mb-3 text-muted text-sm">{note}</p>}
      {steps.length === 0 && <p className="text-muted">{strings.noSteps}</p>}
      <ol className="grid gap-4">
        {steps.map((step, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: steps never move
            key={at}
            id={`step-${at + 1}`}
            className="grid grid-cols-[2rem_1fr] grid-rows-[auto_1fr] break-inside-avoid md:grid-cols-[2.5rem_1fr]"
          >
            <span aria-hidden="true" className="font-display text-2xl text-accent tabular-nums">
              {at + 1}
            </span>
            <span className="row-span-2 min-w-0 max-w-prose pt-0.5">{unbroken(step)}</span>
            {stepNote?.(at)}
          </li>
        ))}
      </ol>
    </Part>
  )
})
