import { clsx } from 'clsx'
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark'
import Salad from 'lucide-react/icons/salad'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import type { RecipeVerdicts } from '#core/contracts/recipe-details.ts'
import type { ExternalRecipeRow } from '#core/contracts/rows.ts'
import { useAllNeeds } from '#web/state/preferences.ts'
import { conflictsOf } from './conflicts.ts'
import * as strings from './strings.ts'

const LOOKS = {
  contains: { tone: 'border-danger bg-danger-soft', icon: 'text-danger', Icon: TriangleAlert },
  'may contain': { tone: 'border-turmeric bg-turmeric-soft', icon: 'text-turmeric', Icon: TriangleAlert },
  'not checked': { tone: 'border-clay bg-clay-soft', icon: 'text-clay', Icon: CircleQuestionMark },
  diet: { tone: 'border-clay bg-clay-soft', icon: 'text-clay', Icon: Salad },
}

interface SafetyNotesProps {
  recipe: ExternalRecipeRow
  /** With the lines that cause them, once they have loaded. */
  verdicts: RecipeVerdicts | undefined
  /** A line as it is shown, by its text in the recipe. */
  shown: (line: string) => string
}

/** At the top of a recipe: everything in it that the user avoids, and the lines that it is in. */
export function SafetyNotes({ recipe, verdicts, shown }: SafetyNotesProps) {
  const conflicts = conflictsOf(recipe, verdicts, useAllNeeds())
  if (conflicts.length === 0) return null
  return (
    <ul aria-label={strings.warningsLabel} className="mt-5 grid gap-2">
      {conflicts.map(({ kind, name, text, lines }) => {
        const { tone, icon, Icon } = LOOKS[kind]
        return (
          <li
            key={name}
            data-warning={kind}
            className={clsx('flex items-start gap-3 rounded-card border px-4 py-3', tone)}
          >
            <Icon aria-hidden="true" className={clsx('mt-0.5 size-5 shrink-0', icon)} />
            <p className="min-w-0">
              <strong className="font-semibold">{text}</strong>
              {lines.length > 0 && `: ${lines.map(shown).join('; ')}`}
            </p>
          </li>
        )
      })}
    </ul>
  )
}
