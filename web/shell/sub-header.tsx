import { clsx } from 'clsx'
import Plus from 'lucide-react/icons/plus'
import { Link, useLocation } from 'react-router'
import { paths } from '#web/paths.ts'
import { isHome, linkLabel, pageAt } from '#web/site-map.ts'
import * as strings from './strings.ts'
import { useHideOnScroll } from './use-hide-on-scroll.ts'

/** Shows the current location and keeps the first step of every meal one tap away. Hides while scrolling down. */
export function SubHeader() {
  const hidden = useHideOnScroll()
  const { pathname } = useLocation()
  const page = pageAt(pathname)

  return (
    <section
      aria-label={strings.youAreHere}
      data-hidden={hidden}
      className={clsx(
        'sticky top-(--header) z-20 cramped:hidden border-b border-line bg-surface transition-transform duration-200 focus-within:translate-y-0',
        hidden && '-translate-y-[110%]',
      )}
    >
      <div className="wrap flex min-h-11 items-center justify-between gap-4 text-sm">
        <nav aria-label={strings.breadcrumb} className="min-w-0">
          <ol className="flex items-center gap-2 text-muted">
            {isHome(page) ? (
              <li aria-current="page" className="truncate">
                {strings.welcome}
              </li>
            ) : (
              <>
                <li className="max-sm:hidden">
                  <Link to={paths.home()} className="inline-block py-2 hover:text-text hover:underline">
                    {strings.home}
                  </Link>
                </li>
                {page && (
                  <li className="flex shrink-0 gap-2">
                    <Divider className="max-sm:hidden" />
                    {page.section}
                  </li>
                )}
                <li aria-current="page" className="flex min-w-0 gap-2 font-medium text-text">
                  <Divider className={clsx(!page && 'max-sm:hidden')} />
                  <span className="truncate">{page ? linkLabel(page) : strings.pageNotFound}</span>
                </li>
              </>
            )}
          </ol>
        </nav>
        {page?.name !== 'addIngredients' && (
          <Link
            to={paths.addIngredients()}
            className="inline-flex min-h-11 shrink-0 items-center gap-1.5 font-semibold text-accent hover:underline"
          >
            <Plus aria-hidden="true" className="size-4" />
            {strings.addIngredients}
          </Link>
        )}
      </div>
    </section>
  )
}

function Divider({ className }: { className?: string }) {
  return (
    <span aria-hidden="true" className={clsx('font-normal text-muted', className)}>
      /
    </span>
  )
}
