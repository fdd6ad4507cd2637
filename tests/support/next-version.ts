import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** A proxy to a server that can switch to the next version: another service worker, and one file gone. */
export async function openNextVersion(target: string) {
  let gone: RegExp | undefined
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/'
    if (gone?.test(path)) return void response.writeHead(404).end()
    const headers = Object.entries(request.headers).filter(([name]) => !/^(host|connection)$/.test(name))
    const answer = await fetch(target + path, {
      method: request.method,
      headers: headers as [string, string][],
      body: /GET|HEAD/.test(request.method ?? 'GET') ? undefined : await buffer(request),
      redirect: 'manual',
    })
    const body = Buffer.from(await answer.arrayBuffer())
    const isWorker = path === '/service-worker.js' && gone
    // Read whole and decompressed above.
    const kept = [...answer.headers].filter(([name]) => !/^(content-(encoding|length)|etag)$/.test(name))
    response.writeHead(answer.status, Object.fromEntries(kept))
    response.end(isWorker ? body.toString().replace(gone ?? '', '/assets/next.js') : body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const { port } = server.address() as { port: number }
  return {
    url: `http://localhost:${port}`,
    /** From now on the next version is live, without the file of this name. */
    deploy: (file: RegExp) => {
      gone = file
    },
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
