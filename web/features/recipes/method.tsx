import { memo, type ReactNode } from 'react'
import { numberedSteps } from '#core/recipes/numbered-steps.ts'
import { Part } from './part.tsx'
import * as strings from './strings.ts'
import { unbroken } from './unbroken.ts'

interface MethodProps {
  steps: readonly string[]
  /** "Prep 10 min · cook 35 min", on phones; wider pages have it at the top. */
  times: string
  /** What the reader should know about the numbers in the steps. */
  note: string
  /** The user's note on a step, by its place in the recipe: a button for the last column, and the note below the text. */
  stepNote?: (at: number, number: number) => ReactNode
}

/** Ticking off a line rerenders the recipe; the method is memoized. */
export const Method = memo(function Method({ steps, times, note, stepNote }: MethodProps) {
  return (
    <Part id="method" title={strings.methodTitle}>
      {times && <p className="-mt-2 mb-3 text-muted text-sm md:hidden print:hidden">{times}</p>}
      {note && <p className="-mt-2 mb-3 text-muted text-sm">{note}</p>}
      {steps.length === 0 && <p className="text-muted">{strings.noSteps}</p>}
      <ol className="grid gap-4">
        {numberedSteps(steps).map(({ heading, text, at }, number) => (
          <li
            key={at}
            id={`step-${number + 1}`}
            className="grid grid-cols-[2rem_1fr_auto] break-inside-avoid md:grid-cols-[2.5rem_1fr_auto]"
          >
            {heading && <h3 className="col-span-3 mt-2 mb-2 font-semibold text-muted">{heading}</h3>}
            <span aria-hidden="true" className="font-display text-2xl text-accent tabular-nums">
              {number + 1}
            </span>
            <span className="min-w-0 max-w-prose pt-0.5">{unbroken(text)}</span>
            {stepNote?.(at, number + 1)}
          </li>
        ))}
      </ol>
    </Part>
  )
})
