import { clsx } from 'clsx'
import ChevronDown from 'lucide-react/icons/chevron-down'
import Mail from 'lucide-react/icons/mail'
import { useState } from 'react'
import { Link } from 'react-router'
import { settings } from '#web/api/settings.ts'
import type { PathName } from '#web/paths.ts'
import { linkLabel, type SitePage, siteMapPages, sitePage } from '#web/site-map.ts'
import { Logo } from '#web/ui/logo.tsx'
import { rich } from '#web/ui/rich.tsx'
import * as strings from './strings.ts'

const columns: readonly { title: string; names: readonly PathName[] }[] = [
  {
    title: strings.quickLinks,
    names: [
      'addIngredients',
      'recipes',
      'substitutionAssistant',
      'cookingAssistant',
      'pantry',
      'shoppingList',
    ],
  },
  { title: strings.supportAndLegal, names: ['contact', 'faq', 'howToUse', 'howItWorks', 'legal'] },
]

export function Footer() {
  const [isMapOpen, setMapOpen] = useState(false)
  return (
    <footer className="unseen-200 mt-16 border-t border-line bg-sunken pb-[env(safe-area-inset-bottom)] md:mt-24">
      <div className="wrap grid gap-8 py-10 md:grid-cols-2 md:py-16">
        <div>
          <Logo />
          <p className="mt-4 max-w-72 text-muted">{strings.motto}</p>
          {settings.contactEmail && (
            <p className="mt-5 text-sm">
              <span className="block text-muted">{strings.feedback}</span>
              <a
                href={`mailto:${settings.contactEmail}`}
                className="text-link mt-1 inline-flex items-center gap-2 py-1"
              >
                <Mail aria-hidden="true" className="size-4" />
                {settings.contactEmail}
              </a>
            </p>
          )}
        </div>
        <div className="grid grid-cols-2 gap-8">
          {columns.map(({ title, names }) => (
            <nav key={title} aria-label={title}>
              <h2 className="text-lg">{title}</h2>
              <LinkList pages={names.map(sitePage)} />
            </nav>
          ))}
        </div>
      </div>
      <nav aria-label={strings.siteMap} className="border-t border-line">
        <div className="wrap py-4 md:py-10">
          <h2 className="text-lg max-md:hidden">{strings.siteMap}</h2>
          <button
            type="button"
            aria-expanded={isMapOpen}
            onClick={() => setMapOpen(!isMapOpen)}
            className="flex min-h-11 w-full items-center justify-between font-display text-lg md:hidden"
          >
            {strings.siteMap}
            <ChevronDown
              aria-hidden="true"
              className={clsx('size-5 transition-transform', isMapOpen && 'rotate-180')}
            />
          </button>
          <div
            className={clsx(
              !isMapOpen && 'max-md:hidden',
              'mt-5 grid grid-cols-2 gap-x-8 gap-y-7 md:grid-cols-3 lg:grid-cols-6',
            )}
          >
            {siteMapPages().map(({ section, pages }) => (
              <section key={section} aria-label={section}>
                <h3 className="eyebrow font-sans">{section}</h3>
                <LinkList pages={pages} />
              </section>
            ))}
          </div>
        </div>
      </nav>
      <div className="border-t border-line">
        <p className="wrap py-5 text-xs text-muted">
          {settings.version
            ? rich(strings.colophonWithVersion, { version: () => settings.version })
            : strings.colophon}
        </p>
      </div>
    </footer>
  )
}

function LinkList({ pages }: { pages: readonly SitePage[] }) {
  return (
    <ul className="mt-2">
      {pages.map((page) => (
        <li key={page.name}>
          <Link
            to={page.path}
            className="inline-flex min-h-11 min-w-11 items-center text-sm leading-snug text-muted md:min-h-8 underline-offset-4 transition-colors hover:text-text hover:underline"
          >
            {linkLabel(page)}
          </Link>
        </li>
      ))}
    </ul>
  )
}
