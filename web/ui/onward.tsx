import type { ReactNode } from 'react'
import { LinkCard } from './card.tsx'
import * as strings from './strings.ts'

type OnwardLink = { to: string; title: string; text: ReactNode }

/** Next steps at the bottom of a page, so that it is never a dead end. */
export function Onward({
  title = strings.whereToNext,
  links,
}: {
  title?: string
  links: readonly OnwardLink[]
}) {
  return (
    <section className="border-t border-line pt-10">
      <h2 className="text-2xl">{title}</h2>
      <ul className="mt-5 grid gap-4 md:grid-cols-2">
        {links.map(({ to, title: name, text }) => (
          <li key={to} className="flex">
            <LinkCard to={to} title={name} className="w-full">
              {text}
            </LinkCard>
          </li>
        ))}
      </ul>
    </section>
  )
}
