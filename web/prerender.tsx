import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import type { Prerender } from '#core/contracts/page-data.ts'
import { loadFirstPage } from './app.tsx'
import { setPageData } from './lib/page-data.ts'
import { Root } from './root.tsx'
import { holdUntilHydrated } from './ui/hydrated.ts'

holdUntilHydrated()

/** A page as a new visitor sees it, readable before any script has run. */
export const prerender: Prerender = async (pathname, data) => {
  await loadFirstPage(pathname)
  // Synchronous from here on, so no other page is rendered in between.
  setPageData(data)
  return renderToString(<Root fresh>{(app) => <StaticRouter location={pathname}>{app}</StaticRouter>}</Root>)
}
