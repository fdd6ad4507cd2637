import { OWN_LIMITS } from '#core/contracts/own-limits.ts'
import { stepLine } from './draft.ts'
import { LinesField } from './lines-field.tsx'
import * as strings from './strings.ts'

interface StepsFieldProps {
  value: string
  error: string | undefined
  onValue: (value: string) => void
}

const isHeading = (line: string) => line.endsWith(':')

/** One step a line; their numbers count by themselves, and a line with a colon at its end is a heading. */
export function StepsField({ value, error, onValue }: StepsFieldProps) {
  const lines = value.split('\n').map(stepLine)
  const numberOf = (at: number) =>
    lines.slice(0, at + 1).filter((line) => line !== '' && !isHeading(line)).length
  return (
    <LinesField
      label={strings.steps}
      hint={strings.stepsHint}
      placeholder={strings.stepsExample}
      error={error}
      value={value}
      onValue={onValue}
      gutter={(_, at) => {
        const line = lines[at] ?? ''
        if (line === '') return null
        return (
          <span aria-hidden="true" className="font-display text-accent tabular-nums">
            {isHeading(line) ? '§' : numberOf(at)}
          </span>
        )
      }}
      maxLength={OWN_LIMITS.steps * OWN_LIMITS.step}
    />
  )
}
