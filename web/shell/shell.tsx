import { lazy, type ReactNode, Suspense } from 'react'
import { useLocation } from 'react-router'
import { useSession } from '#web/lib/session.tsx'
import { pageAt } from '#web/site-map.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { useIsLoadingPage } from './loading-pages.ts'
import { SubHeader } from './sub-header.tsx'
import { Toasts } from './toasts.tsx'
import { useArrival } from './use-arrival.ts'
import { useKept } from './use-kept.ts'

const AccountLists = lazy(async () => ({ default: (await import('./account-lists.tsx')).AccountLists }))

/** What surrounds every page; cook mode alone has the whole window. `timers` stands at the foot while any run. */
export function Shell({ timers, children }: { timers?: ReactNode; children: ReactNode }) {
  useArrival()
  const isLeaving = useIsLoadingPage()
  const { pathname } = useLocation()
  const isBare = pageAt(pathname)?.name === 'cook'
  const hasTimers = useKept('sous-timers')
  const hasAccount = useSession().status === 'signed-in'
  const hadAccount = useKept('sous-synced-saved_recipes')

  return (
    <>
      <div className="flex min-h-dvh flex-col [--header:3.75rem] md:[--header:4.25rem]">
        <a
          href="#main"
          className="sr-only rounded-chip bg-solid px-5 py-3 font-semibold text-on-solid focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50"
        >
          Skip to content
        </a>
        {!isBare && (
          <>
            <Header />
            <SubHeader />
          </>
        )}
        <main
          id="main"
          tabIndex={-1}
          aria-busy={isLeaving}
          className="flex-1 overflow-x-clip transition-opacity aria-busy:opacity-60 aria-busy:delay-200"
        >
          {children}
        </main>
        {!isBare && <Footer />}
      </div>
      {hasTimers && !isBare && <Suspense>{timers}</Suspense>}
      {(hasAccount || hadAccount) && (
        <Suspense>
          <AccountLists />
        </Suspense>
      )}
      <Toasts />
    </>
  )
}
