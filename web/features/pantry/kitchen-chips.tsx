import { clsx } from 'clsx'
import { useState } from 'react'
import { Chip } from '#web/ui/chip.tsx'

/** More of them take a second line on a phone. */
const IN_A_LINE = 3

/** What the results are for. On a phone it is one line until a tap shows all. */
export function KitchenChips({ ingredients }: { ingredients: readonly string[] }) {
  const [all, setAll] = useState(false)
  const isLong = ingredients.length > IN_A_LINE
  return (
    <div className="mt-2 flex items-start gap-2 md:mt-4">
      <ul
        aria-label="Your ingredients"
        className={clsx(
          'flex min-w-0 grow flex-wrap gap-2',
          isLong && !all && 'max-sm:h-9 max-sm:overflow-hidden',
        )}
      >
        {ingredients.map((name) => (
          <li key={name} className="max-w-full">
            <Chip className="max-w-full">
              <span className="truncate">{name}</span>
            </Chip>
          </li>
        ))}
      </ul>
      {isLong && (
        <button
          type="button"
          aria-expanded={all}
          onClick={() => setAll(!all)}
          className="-my-1 min-h-11 shrink-0 px-1 font-medium text-accent text-sm sm:hidden"
        >
          {all ? 'Fewer' : `All ${ingredients.length}`}
        </button>
      )}
    </div>
  )
}
