import { readFile } from 'node:fs/promises'
import type { RequestListener, Server } from 'node:http'
import path from 'node:path'

const OURS =
  /^\/(?:auth|rest|storage|functions|realtime)\/v1(?:\/|$)|^\/(?:healthz|readyz)(?:\?|$)|^\/covers\//

/** Vite inside our own server: a single origin in development too, with hot reload. */
export async function openDevServer(project: string, server: Server) {
  const { createServer } = await import('vite')
  const vite = await createServer({
    configFile: path.join(project, 'vite.config.ts'),
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server } },
  })
  return {
    page: async (url: string) => {
      const html = await readFile(path.join(project, 'web/index.html'), 'utf8')
      return vite.transformIndexHtml(new URL(url).pathname, html)
    },
    before:
      (answer: RequestListener): RequestListener =>
      (request, response) => {
        if (OURS.test(request.url ?? '')) return answer(request, response)
        vite.middlewares(request, response, () => answer(request, response))
      },
    close: () => vite.close(),
  }
}
