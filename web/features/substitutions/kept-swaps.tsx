import ArrowRight from 'lucide-react/icons/arrow-right'
import X from 'lucide-react/icons/x'
import { Link } from 'react-router'
import { paths } from '#web/paths.ts'
import { swapStore, useSwaps } from '#web/state/swaps.ts'
import { rich } from '#web/ui/rich.tsx'
import * as strings from './strings.ts'

/** Earlier choices, to look up again while cooking. */
export function KeptSwaps() {
  const swaps = useSwaps()
  if (swaps.length === 0) return null
  return (
    <section aria-labelledby="kept-swaps" className="mt-12 border-line border-t pt-10">
      <h2 id="kept-swaps" className="text-2xl">
        {strings.keptTitle}
      </h2>
      <p className="mt-2 text-muted">{strings.keptText}</p>
      <ul className="mt-5 grid gap-3 md:grid-cols-2">
        {swaps.map((swap) => (
          <li
            key={`${swap.ingredient} ${swap.substitute} ${swap.recipeId ?? ''}`}
            className="flex items-start gap-3 rounded-card border border-line bg-surface p-4"
          >
            <div className="min-w-0 flex-1">
              <p className="flex flex-wrap items-center gap-x-2 font-semibold">
                {swap.ingredient}
                <ArrowRight aria-label={strings.becomes} className="size-4 text-accent" />
                {swap.substitute}
              </p>
              <p className="mt-1 text-sm">{swap.ratio}</p>
              {swap.recipeId && (
                <p className="mt-1 text-sm">
                  <ForRecipe id={swap.recipeId} title={swap.recipe ?? strings.unnamedRecipe} />
                </p>
              )}
            </div>
            <button
              type="button"
              aria-label={strings.forgetLabel(swap.substitute, swap.ingredient)}
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

function ForRecipe({ id, title }: { id: string; title: string }) {
  return rich(strings.keptFor, {
    recipe: () => (
      <Link to={paths.recipe(id)} className="text-accent underline underline-offset-4">
        {title}
      </Link>
    ),
  })
}
