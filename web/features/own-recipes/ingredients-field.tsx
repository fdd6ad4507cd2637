import { OWN_LIMITS } from '#core/contracts/own-limits.ts'
import { ingredientLine } from './draft.ts'
import { LineNote } from './line-note.tsx'
import { LinesField } from './lines-field.tsx'
import * as strings from './strings.ts'
import { useLineLinks } from './use-line-links.ts'
import { useReadings } from './use-readings.ts'

interface IngredientsFieldProps {
  recipeId: string
  value: string
  error: string | undefined
  doubt?: string | undefined
  onValue: (value: string) => void
  onMoveToSteps: (line: string, rest: string) => void
}

/** One ingredient a line, and what Sous understood of each. */
export function IngredientsField(props: IngredientsFieldProps) {
  const { recipeId, value, error, doubt, onValue, onMoveToSteps } = props
  const readings = useReadings(value)
  const linkOf = useLineLinks(recipeId)
  const lines = value.split('\n')
  const note = (line: string, at: number) => {
    const put = (instead: readonly string[]) =>
      [...lines.slice(0, at), ...instead, ...lines.slice(at + 1)].join('\n')
    const shown = readings[at]
    const link = linkOf(ingredientLine(line))
    // A link is read as it is typed; another reading may be of the line as it was before.
    const isCurrent = link !== undefined || shown?.isCurrent
    return (
      <LineNote
        line={ingredientLine(line)}
        link={link}
        reading={shown?.reading}
        onReplace={(instead) => isCurrent && onValue(put(instead))}
        onMove={() => isCurrent && onMoveToSteps(ingredientLine(line), put([]))}
      />
    )
  }
  const isRead = readings.some(Boolean) || lines.some((line) => linkOf(ingredientLine(line)))
  return (
    <div>
      <LinesField
        label={strings.ingredients}
        hint={strings.ingredientsHint}
        placeholder={strings.ingredientsExample}
        error={error}
        doubt={doubt}
        value={value}
        onValue={onValue}
        aside={note}
        maxLength={OWN_LIMITS.lines * OWN_LIMITS.line}
      />
      {isRead && (
        <section aria-label={strings.understood} className="mt-3 border-line border-l-2 pl-3 md:hidden">
          <p className="text-muted text-sm">{strings.understood}</p>
          <ul className="mt-1 grid grid-cols-1 gap-1">
            {lines.map((line, at) =>
              ingredientLine(line) === '' ? null : (
                // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place in the text
                <li key={at} className="min-h-6">
                  {note(line, at)}
                </li>
              ),
            )}
          </ul>
        </section>
      )}
    </div>
  )
}
