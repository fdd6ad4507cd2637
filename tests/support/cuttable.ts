import { connect, createServer, type Socket } from 'node:net'

/** A proxy to a database that can be cut and restored, to simulate an outage. */
export async function openCuttable(url: string) {
  const target = new URL(url)
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname)
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        sockets.delete(socket)
        near.destroy()
        far.destroy()
      })
    }
    near.pipe(far).pipe(near)
  })
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()))
  await listen(0)
  const { port } = server.address() as { port: number }
  const through = new URL(url)
  through.hostname = '127.0.0.1'
  through.port = String(port)
  const cut = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      for (const socket of sockets) socket.destroy()
    })
  return { url: through.href, cut, restore: () => listen(port), close: cut }
}
