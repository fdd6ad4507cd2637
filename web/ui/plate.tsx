import { clsx } from 'clsx'
import { FoodArt, type FoodArtName } from './food-art/food-art.tsx'

/** Food on a plate seen from above: the frame for a single drawing. */
export function Plate({ art, className }: { art: FoodArtName; className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={clsx(
        'grid aspect-square place-items-center rounded-chip border border-line bg-surface shadow-lift',
        className,
      )}
    >
      <div className="grid size-[76%] place-items-center rounded-chip border border-line bg-raised">
        <FoodArt name={art} className="size-[66%]" />
      </div>
    </div>
  )
}
