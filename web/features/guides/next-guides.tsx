import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { Link } from 'react-router'
import { GUIDE_PAGES, type GuidePageName } from '#content/guides/order.ts'
import { sitePage } from '#web/site-map.ts'
import * as strings from './strings.ts'

/** The guides before and after this one; the last links to the first. */
export function NextGuides({ page }: { page: GuidePageName }) {
  const at = GUIDE_PAGES.indexOf(page)
  const before = sitePage(GUIDE_PAGES.at(at - 1) ?? page)
  const after = sitePage(GUIDE_PAGES[(at + 1) % GUIDE_PAGES.length] ?? page)
  const look =
    'group flex min-h-16 items-center gap-3 rounded-card border border-line px-5 py-4 transition-colors hover:border-accent hover:bg-surface'
  return (
    <nav
      aria-label={strings.moreGuidesLabel}
      className="mt-12 grid gap-4 border-line border-t pt-10 print:hidden sm:grid-cols-2"
    >
      <Link to={before.path} rel="prev" className={look}>
        <ArrowLeft aria-hidden="true" className="size-5 shrink-0 text-accent" />
        <span>
          <span className="block text-muted text-sm">{strings.previousGuide}</span>
          <span className="font-display text-xl">{before.title}</span>
        </span>
      </Link>
      <Link to={after.path} rel="next" className={`${look} justify-end text-right`}>
        <span>
          <span className="block text-muted text-sm">{strings.nextGuide}</span>
          <span className="font-display text-xl">{after.title}</span>
        </span>
        <ArrowRight aria-hidden="true" className="size-5 shrink-0 text-accent" />
      </Link>
    </nav>
  )
}
