import type { ReactNode } from 'react'
import { LinkButton } from '#web/ui/link-button.tsx'

interface ClosingCallProps {
  title: string
  children: ReactNode
  /** The first is the primary one. */
  links: readonly { to: string; label: string }[]
}

/** The closing call to action of a page. */
export function ClosingCall({ title, children, links }: ClosingCallProps) {
  return (
    <section className="mt-16 border-line border-t pt-12 text-center md:mt-24 md:pt-16">
      <h2 className="text-3xl">{title}</h2>
      <p className="mx-auto mt-4 max-w-line text-lg text-muted">{children}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        {links.map(({ to, label }, at) => (
          <LinkButton key={to} to={to} size="lg" variant={at === 0 ? 'solid' : 'outline'}>
            {label}
          </LinkButton>
        ))}
      </div>
    </section>
  )
}
