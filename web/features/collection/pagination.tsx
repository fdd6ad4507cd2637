import { clsx } from 'clsx'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { buttonLook } from '#web/ui/button.tsx'
import { pageWindow } from './page-window.ts'
import * as strings from './strings.ts'

interface PaginationProps {
  page: number
  pages: number
  addressOf: (page: number) => string
}

export function Pagination({ page, pages, addressOf }: PaginationProps) {
  if (pages < 2) return null
  return (
    <nav aria-label={strings.pagesLabel} className="mt-10">
      <ul className="flex flex-wrap items-center justify-center gap-2">
        <Step to={page > 1 ? addressOf(page - 1) : undefined} rel="prev">
          <ChevronLeft aria-hidden="true" className="size-5" />
          <span className="sr-only sm:not-sr-only">{strings.previousPage}</span>
        </Step>
        {pageWindow(page, pages).map((number) => (
          <li key={number}>
            <Link
              to={addressOf(number)}
              preventScrollReset
              aria-label={strings.pageLabel(number)}
              aria-current={number === page ? 'page' : undefined}
              className={clsx(
                buttonLook({ variant: number === page ? 'solid' : 'quiet', size: 'md' }),
                'min-w-11 px-2! tabular-nums',
              )}
            >
              {number}
            </Link>
          </li>
        ))}
        <Step to={page < pages ? addressOf(page + 1) : undefined} rel="next">
          <span className="sr-only sm:not-sr-only">{strings.nextPage}</span>
          <ChevronRight aria-hidden="true" className="size-5" />
        </Step>
      </ul>
    </nav>
  )
}

/** At either end there is nothing to link to, but the label stays, so that nothing moves. */
function Step({ to, rel, children }: { to: string | undefined; rel: string; children: ReactNode }) {
  const look = buttonLook({ variant: 'outline', className: 'px-3 sm:px-5' })
  return (
    <li>
      {to ? (
        <Link to={to} preventScrollReset rel={rel} className={look}>
          {children}
        </Link>
      ) : (
        // biome-ignore lint/a11y/useValidAnchor: a link without a target is how HTML marks a disabled link
        <a role="link" aria-disabled="true" className={`${look} opacity-55`}>
          {children}
        </a>
      )}
    </li>
  )
}
