import { Link } from 'react-router'
import { paths } from '#web/paths.ts'
import { usePantry } from '#web/state/pantry.ts'
import { rich } from '#web/ui/rich.tsx'
import { QuestionButton } from './question-button.tsx'
import * as strings from './strings.ts'

interface OpeningProps {
  questions: readonly string[]
  onAsk: (question: string) => void
  /** A link was followed. */
  onFollow: () => void
}

/** In the place of the first message. */
export function Opening({ questions, onAsk, onFollow }: OpeningProps) {
  const hasPantry = usePantry().ingredients.length > 0
  return (
    <div className="grid gap-4">
      <p>
        {strings.openingText}{' '}
        {hasPantry
          ? strings.openingPantry
          : rich(strings.openingNoPantry, {
              link: (text) => (
                <Link to={paths.addIngredients()} onClick={onFollow} className="text-link">
                  {text}
                </Link>
              ),
            })}
      </p>
      <ul aria-label={strings.suggestionsLabel} className="flex flex-wrap gap-2">
        {questions.map((question) => (
          <li key={question}>
            <QuestionButton onAsk={() => onAsk(question)}>{question}</QuestionButton>
          </li>
        ))}
      </ul>
      <p className="text-muted text-sm">{strings.openingNote}</p>
    </div>
  )
}
