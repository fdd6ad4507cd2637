import { CookNote } from './cook-note.tsx'
import type { StepIngredient } from './step-ingredients.ts'
import { StepTimers } from './step-timer-buttons.tsx'
import * as strings from './strings.ts'

interface StepScreenProps {
  step: string
  /** From 1. */
  number: number
  used: readonly StepIngredient[]
  recipeId: string
  /** The user's own. */
  note: string | undefined
}

export function StepScreen({ step, number, used, recipeId, note }: StepScreenProps) {
  return (
    <>
      <p className="max-w-prose font-display text-3xl leading-snug">{step}</p>
      {note && <CookNote text={note} />}
      {used.length > 0 && (
        <div className="mt-6 max-w-prose">
          <h2 className="font-sans font-semibold text-muted text-sm">{strings.forThisStep}</h2>
          <ul className="mt-2 grid gap-x-8 text-lg sm:grid-cols-2">
            {used.map(({ text, note, advice }) => (
              <li key={text} className="border-line border-b py-2">
                {text} {note && <span className="whitespace-nowrap text-base text-muted">{note}</span>}
                {advice && <span className="block font-semibold text-base text-turmeric">{advice}</span>}
              </li>
            ))}
          </ul>
        </div>
      )}
      <StepTimers step={step} number={number} recipeId={recipeId} />
    </>
  )
}
