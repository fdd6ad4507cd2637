import type { ReactNode } from 'react'
import type { FoodArtName } from './food-art/food-art.tsx'
import { Plate } from './plate.tsx'

interface EmptyStateProps {
  art: FoodArtName
  /** What is the case. */
  title: string
  /** What to do about it. */
  children: ReactNode
  /** The next step. */
  actions?: ReactNode
}

/** A list without anything in it: why, and the next step. */
export function EmptyState({ art, title, children, actions }: EmptyStateProps) {
  return (
    <section className="rounded-card border border-line border-dashed px-5 py-8 text-center sm:px-6 sm:py-12">
      <Plate art={art} className="mx-auto w-24 sm:w-28" />
      <h2 className="mt-4 text-2xl sm:mt-6">{title}</h2>
      <p className="mx-auto mt-2 max-w-line text-muted">{children}</p>
      {actions && <div className="mt-6 flex flex-wrap justify-center gap-3">{actions}</div>}
    </section>
  )
}
