import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { FoodArt, type FoodArtName } from './food-art/food-art.tsx'

/** An ingredient, wherever it is shown on its own. */
export function Chip({
  art,
  children,
  className,
}: {
  art?: FoodArtName
  children: ReactNode
  className?: string
}) {
  return (
    <span
      className={clsx(
        'inline-flex min-h-9 items-center gap-2 rounded-chip border border-line bg-surface py-1 pr-4 text-sm font-medium',
        art ? 'pl-2' : 'pl-4',
        className,
      )}
    >
      {art && <FoodArt name={art} className="size-6" />}
      {children}
    </span>
  )
}
