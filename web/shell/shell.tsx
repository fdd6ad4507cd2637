import { lazy, type ReactNode, Suspense } from 'react'
import { useLocation } from 'react-router'
import { useIsOffline } from '#web/api/network.ts'
import type { InstallOffer } from '#web/lib/install.ts'
import { useHasNewVersion } from '#web/lib/new-version.ts'
import { useKept } from '#web/lib/use-kept.ts'
import { pageAt } from '#web/site-map.ts'
import { useSession } from '#web/state/session.tsx'
import { Later } from '#web/ui/later.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { FootNotes } from './foot-notes.tsx'
import { Header } from './header.tsx'
import { useIsLoadingPage } from './loading-pages.ts'
import { OfflineNote } from './offline-note.tsx'
import * as strings from './strings.ts'
import { SubHeader } from './sub-header.tsx'
import { Toasts } from './toasts.tsx'
import { focusMain, useArrival } from './use-arrival.ts'
import { useKeepFocus } from './use-keep-focus.ts'

// Below the fold of every page, so it loads after the first paint.
const Footer = lazy(async () => ({ default: (await import('./footer.tsx')).Footer }))
const KeepPlace = lazy(async () => ({ default: (await import('./keep-place.ts')).KeepPlace }))
const AccountLists = lazy(async () => ({ default: (await import('./account-lists.tsx')).AccountLists }))

interface ShellProps {
  /** Shown at the bottom while any timers run. */
  timers?: ReactNode
  install?: (offer: InstallOffer) => ReactNode
  children: ReactNode
}

/** The layout around every page; only cook mode has the whole window. */
export function Shell({ timers, install, children }: ShellProps) {
  useArrival()
  useKeepFocus()
  const isOffline = useIsOffline()
  const hasNewVersion = useHasNewVersion()
  const isLeaving = useIsLoadingPage()
  const { pathname } = useLocation()
  const page = pageAt(pathname)?.name
  const isBare = page === 'cook'
  const hasTimers = useKept('sous-timers')
  const hasAccount = useSession().status === 'signed-in'
  const hadAccount = useKept('sous-synced-saved_recipes')

  return (
    <div className={isBare ? undefined : 'has-bar'}>
      <div className="flex min-h-dvh flex-col pb-[var(--bar,0px)] pl-[var(--rail,0px)] [--header:3.5rem] roomy:[--header:4.25rem] short:[--header:3rem] print:p-0">
        {/* biome-ignore lint/a11y/useValidAnchor: it jumps within the page, and moves the focus */}
        <a
          href="#main"
          onClick={focusMain}
          className="sr-only rounded-chip bg-solid px-5 py-3 font-semibold text-on-solid focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50"
        >
          {strings.skipToContent}
        </a>
        {/* Always mounted, so that screen readers announce changes. */}
        <div aria-live="polite" className="bg-sunken print:hidden">
          {isOffline && <OfflineNote />}
          {hasNewVersion && <p className="sr-only">{strings.newVersionSpoken}</p>}
        </div>
        {!isBare && (
          <>
            <Header />
            <SubHeader />
          </>
        )}
        <main
          id="main"
          aria-busy={isLeaving}
          className="flex-1 overflow-x-clip transition-opacity aria-busy:opacity-60 aria-busy:delay-200"
        >
          {children}
        </main>
        {/* Mounted from the start: content hidden behind an open dialog stays hidden when the footer loads. */}
        {!isBare && (
          <div>
            <Later>
              <Footer />
              <KeepPlace />
            </Later>
          </div>
        )}
      </div>
      {hasTimers && !isBare && <Suspense>{timers}</Suspense>}
      {(hasAccount || hadAccount) && (
        <Suspense>
          <AccountLists />
        </Suspense>
      )}
      {!isBare && <FootNotes page={page} isTiming={hasTimers} install={install} />}
      {!isBare && <BottomBar />}
      <Toasts />
    </div>
  )
}
