import { cardLook } from '#web/ui/card.tsx'
import type { Asking } from './queries.ts'

const EXAMPLES: readonly Asking[] = [
  { ingredient: 'buttermilk', quantity: '1 cup', recipe: 'pancakes' },
  { ingredient: 'eggs', quantity: '2', recipe: 'cake' },
  { ingredient: 'heavy cream', quantity: '1 cup', recipe: 'soup' },
  { ingredient: 'soy sauce', quantity: '2 tbsp', recipe: 'stir-fry' },
  { ingredient: 'ground beef', quantity: '1 pound', recipe: 'chili' },
]

/** Suggestions before the first query. */
export function FirstSwaps({ cleared, onAsk }: { cleared: boolean; onAsk: (asking: Asking) => void }) {
  return (
    <div className={`${cardLook} p-6 md:p-8`}>
      <h2 className="text-2xl">{cleared ? 'Results cleared' : 'What are you out of?'}</h2>
      <p className="mt-2 max-w-line text-muted">
        {cleared
          ? 'What you typed is still in the form. Search again anytime.'
          : 'Tell us the ingredient and how much the recipe calls for, or start with one of these.'}
      </p>
      <ul className="mt-5 flex flex-wrap gap-2">
        {EXAMPLES.map((example) => (
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
