import { lazy, Suspense, useEffect } from 'react'
import { Route, Routes, useLocation } from 'react-router'
import { releaseLayoutTaps, releasePageTaps } from './lib/early-tap.ts'
import { routes } from './routes.tsx'
import { ErrorBoundary } from './shell/error-boundary.tsx'
import { Shell } from './shell/shell.tsx'
import { useIntent } from './shell/use-intent.ts'
import { pageAt } from './site-map.ts'
import { markHydrated } from './ui/hydrated.ts'
import { PageSkeleton } from './ui/skeleton.tsx'

const byPath = new Map(routes.map((route) => [route.path, route]))
const routeAt = (pathname: string) => byPath.get(pageAt(pathname)?.path ?? '*')!

const FIRST_LIMIT_MS = 2000

/** The page that the app is opened with is loaded before the first render, so that no placeholder flashes by. */
export async function loadFirstPage(pathname: string) {
  const route = routeAt(pathname)
  let isLate = false
  const late = new Promise<void>((resolve) => setTimeout(resolve, FIRST_LIMIT_MS))
  const loading = route.loadAsking().then(
    ({ default: Page }) => {
      if (!isLate) route.Component = Page
    },
    // Rendering the page loads it again, and reports the error if it persists.
    () => {},
  )
  await Promise.race([loading, late])
  isLate = true
}

/** Prefetches the code of a page when the user points at a link to it. */
function prefetch(pathname: string) {
  // A failure is reported on navigation.
  if (pageAt(pathname))
    routeAt(pathname)
      .loadAsking()
      .catch(() => {})
}

const TimerStrip = lazy(async () => ({
  default: (await import('./features/timers/timer-strip.tsx')).TimerStrip,
}))

const InstallBanner = lazy(async () => ({
  default: (await import('./features/install/install-banner.tsx')).InstallBanner,
}))

/** A sibling of the page, so that both hydrate together; the layout hydrates before them. */
function PageReady() {
  useEffect(() => {
    markHydrated()
    releasePageTaps()
  }, [])
  return null
}

export function App() {
  const { pathname } = useLocation()
  useIntent(prefetch)
  useEffect(releaseLayoutTaps, [])
  // The router only parses the parameters: matching all forty routes on each render isn't needed.
  const { path, Component } = routeAt(pathname)
  return (
    <ErrorBoundary at={pathname}>
      <Shell timers={<TimerStrip />} install={(offer) => <InstallBanner offer={offer} />}>
        <Suspense fallback={<PageSkeleton />}>
          {/* An error on a page keeps the header, menu and footer. */}
          <ErrorBoundary at={pathname}>
            <Routes>
              <Route path={path} element={<Component />} />
            </Routes>
          </ErrorBoundary>
          <PageReady />
        </Suspense>
      </Shell>
    </ErrorBoundary>
  )
}
