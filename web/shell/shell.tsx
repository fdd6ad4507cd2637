import { Outlet, useNavigation } from 'react-router'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { SubHeader } from './sub-header.tsx'
import { Toasts } from './toasts.tsx'
import { useArrival } from './use-arrival.ts'

/** What surrounds every page. */
export function Shell() {
  useArrival()
  const isLeaving = useNavigation().state === 'loading'

  return (
    <>
      <div className="flex min-h-dvh flex-col [--header:3.75rem] md:[--header:4.25rem]">
        <a
          href="#main"
          className="sr-only rounded-chip bg-solid px-5 py-3 font-semibold text-on-solid focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50"
        >
          Skip to content
        </a>
        <Header />
        <SubHeader />
        <main
          id="main"
          tabIndex={-1}
          aria-busy={isLeaving}
          className="flex-1 overflow-x-clip transition-opacity aria-busy:opacity-60 aria-busy:delay-200"
        >
          <Outlet />
        </main>
        <Footer />
      </div>
      <Toasts />
    </>
  )
}
