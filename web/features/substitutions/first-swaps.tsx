import { cardLook } from '#web/ui/card.tsx'
import type { Asking } from './queries.ts'
import * as strings from './strings.ts'

/** Suggestions before the first query. */
export function FirstSwaps({ cleared, onAsk }: { cleared: boolean; onAsk: (asking: Asking) => void }) {
  return (
    <div className={`${cardLook} p-6 md:p-8`}>
      <h2 className="text-2xl">{cleared ? strings.clearedTitle : strings.firstTitle}</h2>
      <p className="mt-2 max-w-line text-muted">{cleared ? strings.clearedText : strings.firstText}</p>
      <ul className="mt-5 flex flex-wrap gap-2">
        {strings.examples.map((example) => (
          <li key={example.ingredient}>
            <button
              type="button"
              onClick={() => onAsk(example)}
              className="min-h-11 rounded-chip border border-line bg-surface px-4 font-medium text-sm hover:border-accent hover:bg-accent-soft"
            >
              {example.quantity} {example.ingredient}
              <span className="text-muted">, {example.recipe}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
