import { type ComponentType, lazy, Suspense, useEffect } from 'react'
import { Route, Routes, useLocation } from 'react-router'
import Home from './pages/home.tsx'
import type { PathName } from './paths.ts'
import { ErrorBoundary } from './shell/error-boundary.tsx'
import { loadingPages } from './shell/loading-pages.ts'
import { Shell } from './shell/shell.tsx'
import { useIntent } from './shell/use-intent.ts'
import { pageAt, sitePages } from './site-map.ts'
import { markHydrated } from './ui/alive.ts'
import { PageSkeleton } from './ui/skeleton.tsx'

type Page = () => Promise<{ default: ComponentType }>

/** The landing page: its upper half is part of the app's first chunk. */
const home: Page = async () => ({ default: Home })

/** Maps pages to files. Each is its own chunk, loaded on navigation. */
const pages: Record<PathName, Page> = {
  home,
  homeAlias: home,
  addIngredients: () => import('./pages/add-ingredients.tsx'),
  matchedRecipes: () => import('./pages/matched-recipes.tsx'),
  recipes: () => import('./pages/recipes.tsx'),
  recipe: () => import('./pages/recipe.tsx'),
  cook: () => import('./pages/cook.tsx'),
  saved: () => import('./pages/saved.tsx'),
  shoppingList: () => import('./pages/shopping-list.tsx'),
  shareTarget: () => import('./pages/share-target.tsx'),
  arCamera: () => import('./pages/ar-camera.tsx'),
  substitutionAssistant: () => import('./pages/substitution-assistant.tsx'),
  cookingAssistant: () => import('./pages/cooking-assistant.tsx'),
  contact: () => import('./pages/contact.tsx'),
  faq: () => import('./pages/faq.tsx'),
  howItWorks: () => import('./pages/how-it-works.tsx'),
  purpose: () => import('./pages/purpose.tsx'),
  about: () => import('./pages/about.tsx'),
  legal: () => import('./pages/legal.tsx'),
  profile: () => import('./pages/profile.tsx'),
  join: () => import('./pages/join.tsx'),
  auth: () => import('./pages/auth.tsx'),
  cookingTips: () => import('./pages/cooking-tips.tsx'),
  nutritionGuide: () => import('./pages/nutrition-guide.tsx'),
  foodSafety: () => import('./pages/food-safety.tsx'),
  cookingSkills: () => import('./pages/cooking-skills.tsx'),
  howToUse: () => import('./pages/how-to-use.tsx'),
  seasonalCooking: () => import('./pages/seasonal-cooking.tsx'),
  kitchenEquipment: () => import('./pages/kitchen-equipment.tsx'),
  devTools: () => import('./pages/operator/dev-tools.tsx'),
  debugging: () => import('./pages/operator/dev-tools.tsx'),
  recipeScraper: () => import('./pages/operator/recipe-scraper.tsx'),
  bulkRecipeImport: () => import('./pages/operator/bulk-recipe-import.tsx'),
  bulkImport: () => import('./pages/operator/bulk-recipe-import.tsx'),
}

/** Most pages query the server; the home page does so below the fold, and loads what it needs for that later. */
const asking = (load: Page): Page => {
  if (load === home) return load
  return async () => {
    const [{ default: Component }, { Queries }] = await Promise.all([load(), import('./api/queries.tsx')])
    const Asking = () => (
      <Queries>
        <Component />
      </Queries>
    )
    return { default: Asking }
  }
}

/** Notifies the shell that a page is loading, since the previous one stays until it is ready. */
const announced = (load: Page): Page => {
  return () => loadingPages.during(load())
}

export const routes = [
  ...sitePages.map(({ name, path }) => ({ path, load: pages[name] })),
  { path: '*', load: (() => import('./pages/not-found.tsx')) as Page },
].map(({ path, load }) => ({ path, load, Component: lazy(announced(asking(load))) as ComponentType }))

const byPath = new Map(routes.map((route) => [route.path, route]))
const routeAt = (pathname: string) => byPath.get(pageAt(pathname)?.path ?? '*')!

const FIRST_LIMIT_MS = 2000

/** The initial page is loaded before the first render, so that no placeholder flashes. */
export async function loadFirstPage(pathname: string) {
  const route = routeAt(pathname)
  let isLate = false
  const late = new Promise<void>((resolve) => setTimeout(resolve, FIRST_LIMIT_MS))
  const loading = asking(route.load)().then(
    ({ default: Page }) => {
      if (!isLate) route.Component = Page
    },
    // When offline, the page itself reports it.
    () => {},
  )
  await Promise.race([loading, late])
  isLate = true
}

/** Prefetches the code of a page when the user points at a link to it. */
function fetchAhead(pathname: string) {
  const name = pageAt(pathname)?.name
  // If it fails, the user is told on navigation.
  if (name) asking(pages[name])().catch(() => {})
}

const TimerStrip = lazy(async () => ({
  default: (await import('./features/timers/timer-strip.tsx')).TimerStrip,
}))

const InstallBanner = lazy(async () => ({
  default: (await import('./features/install/install-banner.tsx')).InstallBanner,
}))

/** Next to the page: it hydrates with it, after everything around it. */
function HydrationMarker() {
  useEffect(markHydrated, [])
  return null
}

export function App() {
  const { pathname } = useLocation()
  useIntent(fetchAhead)
  // The router parses the parameters; this doesn't need to match all forty routes at each render.
  const { path, Component } = routeAt(pathname)
  return (
    <ErrorBoundary at={pathname}>
      <Shell timers={<TimerStrip />} install={(offer) => <InstallBanner offer={offer} />}>
        <Suspense fallback={<PageSkeleton />}>
          {/* A page that throws leaves header, menu and footer in place. */}
          <ErrorBoundary at={pathname}>
            <Routes>
              <Route path={path} element={<Component />} />
            </Routes>
          </ErrorBoundary>
          <HydrationMarker />
        </Suspense>
      </Shell>
    </ErrorBoundary>
  )
}
