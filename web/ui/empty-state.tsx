import type { ReactNode } from 'react'
import type { SceneName } from '#core/covers/scenes.ts'
import { cardLook } from './card.tsx'
import { Illustration } from './illustration.tsx'

interface EmptyStateProps {
  art: SceneName
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
    <section className={`${cardLook} px-5 py-6 text-center sm:px-6 sm:py-10`}>
      <Illustration name={art} className="mx-auto w-40 sm:w-48" />
      <h2 className="mt-3 text-2xl sm:mt-4">{title}</h2>
      <p className="mx-auto mt-2 max-w-line text-muted">{children}</p>
      {actions && <div className="mt-6 flex flex-wrap justify-center gap-3">{actions}</div>}
    </section>
  )
}
