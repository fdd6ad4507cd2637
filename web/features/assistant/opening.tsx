import { Link } from 'react-router'
import { paths } from '#web/paths.ts'
import { usePantry } from '#web/state/pantry.ts'
import { QuestionButton } from './question-button.tsx'

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
        Ask about times, temperatures, substitutions or rescues, in your own words.{' '}
        {hasPantry ? (
          'I know what’s in your pantry.'
        ) : (
          <>
            <Link to={paths.addIngredients()} onClick={onFollow} className="text-link">
              List what you have
            </Link>{' '}
            and I’ll keep it in mind.
          </>
        )}
      </p>
      <ul aria-label="Questions to start with" className="flex flex-wrap gap-2">
        {questions.map((question) => (
          <li key={question}>
            <QuestionButton onAsk={() => onAsk(question)}>{question}</QuestionButton>
          </li>
        ))}
      </ul>
      <p className="text-muted text-sm">
        The conversation stays on this device. Answers can be wrong, so use a thermometer and your own
        judgment.
      </p>
    </div>
  )
}
