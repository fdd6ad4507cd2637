import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'
import { cardLook } from '#web/ui/card.tsx'

/** One card of the recipe page. */
export function Part({
  id,
  title,
  action,
  className,
  children,
}: {
  /** To link to it. */
  id?: string
  title: string
  /** Beside the heading; it comes and goes without shifting what is below. */
  action?: ReactNode
  className?: string
  children: ReactNode
}) {
  const heading = useId()
  return (
    <section
      id={id}
      aria-labelledby={heading}
      className={clsx(
        cardLook,
        'scroll-mt-(--header) md:p-6',
        // A phone has no room for cards: a line above each part is enough.
        'max-md:rounded-none max-md:border-x-0 max-md:border-b-0 max-md:bg-transparent max-md:py-4 max-md:shadow-none',
        className,
      )}
    >
      <div className="relative">
        <h2 id={heading} tabIndex={-1} className="mb-3 text-2xl">
          {title}
        </h2>
        {action && <div className="absolute -top-1.5 right-0">{action}</div>}
      </div>
      {children}
    </section>
  )
}
