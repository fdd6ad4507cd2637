import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import type { Prerender } from '#core/contracts/page-data.ts'
import { loadFirstPage } from './app.tsx'
import { setPageData } from './lib/page-data.ts'
import { Root } from './root.tsx'
import { holdUntilAlive } from './ui/alive.ts'

holdUntilAlive()

/** A page as a new visitor sees it, readable before any script has run. */
export const prerender: Prerender = async (pathname, data) => {
  await loadFirstPage(pathname)
  // From here on nothing waits, so no other page comes in between.
  setPageData(data)
  return renderToString(<Root fresh>{(app) => <StaticRouter location={pathname}>{app}</StaticRouter>}</Root>)
}
