import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'
import { cardLook } from '#web/ui/card.tsx'

/** One card of the recipe page. */
export function Part({
  title,
  className,
  children,
}: {
  title: string
  className?: string
  children: ReactNode
}) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={clsx(cardLook, 'p-5 md:p-8', className)}>
      <h2 id={id} className="mb-4 text-2xl">
        {title}
      </h2>
      {children}
    </section>
  )
}
