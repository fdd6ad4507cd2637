import ArrowRight from 'lucide-react/icons/arrow-right'
import { useSwaps } from '#web/state/swaps.ts'
import * as strings from './strings.ts'

/** Substitutes that the user chose for this recipe. */
export function KeptSwaps({ id }: { id: string }) {
  const swaps = useSwaps().filter(({ recipeId }) => recipeId === id)
  if (swaps.length === 0) return null
  return (
    <div className="mt-6">
      <h3 className="font-sans font-semibold text-base tracking-normal">{strings.ownSubstitutesTitle}</h3>
      <ul className="mt-2 grid gap-2 text-sm">
        {swaps.map(({ ingredient, substitute, ratio }) => (
          <li key={`${ingredient} ${substitute}`} className="flex flex-wrap items-center gap-x-2">
            {ingredient}
            <ArrowRight aria-label={strings.becomes} className="size-4 text-accent" />
            <span className="font-semibold">{substitute}</span>
            <span className="text-muted">{ratio}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
