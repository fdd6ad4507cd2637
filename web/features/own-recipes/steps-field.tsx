import { OWN_LIMITS } from '#core/contracts/own-limits.ts'
import { isHeading } from '#core/recipes/heading.ts'
import { stepLine } from './draft.ts'
import { LinesField } from './lines-field.tsx'
import { StepNote, saysNothing } from './step-note.tsx'
import * as strings from './strings.ts'
import { useStepsReading } from './use-steps-reading.ts'

interface StepsFieldProps {
  value: string
  /** One a line; a step is linked with those it uses. */
  ingredients: string
  error: string | undefined
  doubt?: string | undefined
  onValue: (value: string) => void
}

const MOST_NAMED = 6

/** One step a line; their numbers count by themselves, and a line with a colon at its end is a heading. */
export function StepsField({ value, ingredients, error, doubt, onValue }: StepsFieldProps) {
  const { notes, unused } = useStepsReading(value, ingredients)
  const lines = value.split('\n').map(stepLine)
  const numberOf = (at: number) =>
    lines.slice(0, at + 1).filter((line) => line !== '' && !isHeading(line)).length
  const isRead = notes.some((note) => note && !saysNothing(note))
  return (
    <div>
      <LinesField
        label={strings.steps}
        hint={strings.stepsHint}
        placeholder={strings.stepsExample}
        error={error}
        doubt={doubt}
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
        aside={(_, at) => <StepNote reading={notes[at]} className="line-clamp-(--rows)" />}
        maxLength={OWN_LIMITS.steps * OWN_LIMITS.step}
      />
      {isRead && (
        <section aria-label={strings.stepsUnderstood} className="mt-3 border-line border-l-2 pl-3 md:hidden">
          <p className="text-muted text-sm">{strings.understood}</p>
          <ul className="mt-1 grid grid-cols-1 gap-1">
            {notes.map((note, at) =>
              note && !saysNothing(note) ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place in the text
                <li key={at} className="grid grid-cols-[1.75rem_minmax(0,1fr)]">
                  <span className="font-display text-accent tabular-nums">{numberOf(at)}</span>
                  <StepNote reading={note} />
                </li>
              ) : null,
            )}
          </ul>
        </section>
      )}
      {unused.length > 0 && (
        <p className="mt-3 text-muted text-sm">
          {strings.notUsed(
            strings.nameList(unused.slice(0, MOST_NAMED)),
            Math.max(0, unused.length - MOST_NAMED),
          )}
        </p>
      )}
    </div>
  )
}
