import ArrowRight from 'lucide-react/icons/arrow-right'
import X from 'lucide-react/icons/x'
import { Link } from 'react-router'
import { paths } from '#web/paths.ts'
import { swapStore, useSwaps } from '#web/state/swaps.ts'

/** Earlier choices, to look up again while cooking. */
export function KeptSwaps() {
  const swaps = useSwaps()
  if (swaps.length === 0) return null
  return (
    <section aria-labelledby="kept-swaps" className="mt-12 border-line border-t pt-10">
      <h2 id="kept-swaps" className="text-2xl">
        Your substitutions
      </h2>
      <p className="mt-2 text-muted">Saved on this device.</p>
      <ul className="mt-5 grid gap-3 md:grid-cols-2">
        {swaps.map((swap) => (
          <li
            key={`${swap.ingredient} ${swap.substitute} ${swap.recipeId ?? ''}`}
            className="flex items-start gap-3 rounded-card border border-line bg-surface p-4"
          >
            <div className="min-w-0 flex-1">
              <p className="flex flex-wrap items-center gap-x-2 font-semibold">
                {swap.ingredient}
                <ArrowRight aria-label="becomes" className="size-4 text-accent" />
                {swap.substitute}
              </p>
              <p className="mt-1 text-sm">{swap.ratio}</p>
              {swap.recipeId && (
                <p className="mt-1 text-sm">
                  For{' '}
                  <Link to={paths.recipe(swap.recipeId)} className="text-accent underline underline-offset-4">
                    {swap.recipe ?? 'this recipe'}
                  </Link>
                </p>
              )}
            </div>
            <button
              type="button"
              aria-label={`Forget ${swap.substitute} for ${swap.ingredient}`}
              onClick={() => swapStore.remove(swap)}
              className="-m-1 grid size-11 shrink-0 place-items-center rounded-chip text-muted hover:text-text"
            >
              <X aria-hidden="true" className="size-5" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
