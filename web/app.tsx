import { lazy, Suspense, useEffect } from 'react'
import { Route, Routes, useLocation } from 'react-router'
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
    // Whoever is offline is told by the page itself.
    () => {},
  )
  await Promise.race([loading, late])
  isLate = true
}

/** Fetches the code of a page ahead, as soon as somebody points at a link to it. */
function fetchAhead(pathname: string) {
  // Whoever is offline, or goes there and finds it missing, is told then.
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

/** Beside the page: it comes alive with it, after all around it has. */
function Alive() {
  useEffect(markHydrated, [])
  return null
}

export function App() {
  const { pathname } = useLocation()
  useIntent(fetchAhead)
  // The router reads the parameters; it need not weigh all forty routes for that, at each render.
  const { path, Component } = routeAt(pathname)
  return (
    <ErrorBoundary at={pathname}>
      <Shell timers={<TimerStrip />} install={(offer) => <InstallBanner offer={offer} />}>
        <Suspense fallback={<PageSkeleton />}>
          {/* A page that breaks leaves header, menu and footer standing. */}
          <ErrorBoundary at={pathname}>
            <Routes>
              <Route path={path} element={<Component />} />
            </Routes>
          </ErrorBoundary>
          <Alive />
        </Suspense>
      </Shell>
    </ErrorBoundary>
  )
}
