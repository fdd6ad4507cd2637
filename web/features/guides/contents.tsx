import ChevronDown from 'lucide-react/icons/chevron-down'
import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import type { GuideSection, Outline } from '#content/guides/schema.ts'
import { cardLook } from '#web/ui/card.tsx'
import * as strings from './strings.ts'

/** The table of contents: beside the text on a desktop, collapsed above it on a phone. */
export function Contents({ guide }: { guide: Outline }) {
  const fold = useRef<HTMLDetailsElement>(null)
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: close the list after a link was followed
  useEffect(() => {
    if (fold.current) fold.current.open = false
  }, [key])

  return (
    <>
      <details ref={fold} className={`${cardLook} group lg:hidden`}>
        <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 rounded-card px-5 font-semibold [&::-webkit-details-marker]:hidden">
          {strings.contentsTitle}
          <ChevronDown
            aria-hidden="true"
            className="size-5 text-accent transition-transform group-open:rotate-180"
          />
        </summary>
        <nav aria-label={strings.contentsTitle} className="border-line border-t px-5 py-3">
          <Entries guide={guide} />
        </nav>
      </details>
      <nav aria-labelledby="guide-contents" className="max-lg:hidden">
        <p id="guide-contents" className="eyebrow mb-3">
          {strings.contentsTitle}
        </p>
        <Entries guide={guide} />
      </nav>
    </>
  )
}

function Entries({ guide: { sections, tabs = [] } }: { guide: Outline }) {
  const first = sections.findIndex((one) => one.tab)
  const above = first < 0 ? sections : sections.slice(0, first)
  const below = first < 0 ? [] : sections.slice(first).filter((one) => !one.tab)
  return (
    <>
      <Links sections={above} />
      {tabs.map(({ id, label }) => (
        <div key={id} className="mt-2">
          <Link to={`#${id}`} className="block py-1.5 font-semibold text-sm hover:text-accent">
            {label}
          </Link>
          <div className="border-line border-l pl-3">
            <Links sections={sections.filter((one) => one.tab === id)} />
          </div>
        </div>
      ))}
      <Links sections={below} />
    </>
  )
}

function Links({ sections }: { sections: readonly GuideSection[] }) {
  if (sections.length === 0) return null
  return (
    <ul>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <Link
            to={`#${id}`}
            className="block py-1.5 text-muted text-sm transition-colors hover:text-accent max-lg:py-2.5"
          >
            {title}
          </Link>
        </li>
      ))}
    </ul>
  )
}
