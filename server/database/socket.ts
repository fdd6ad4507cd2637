import { Socket } from 'node:net'

/** Long enough for a transaction to notice, and to attempt a rollback. */
const GIVEN_UP_AFTER_MS = 50

/**
 * The driver drops its socket the moment it closes, and a transaction that then tries to roll back crashes on it, with
 * an error that can't be caught. So a lost connection is reported in two steps: everything in flight fails, and a moment
 * later the socket closes.
 */
class DatabaseSocket extends Socket {
  private lost = false

  private fail() {
    const error = new Error('The connection to the database was lost.')
    super.emit('error', Object.assign(error, { code: 'CONNECTION_CLOSED' }))
  }

  override emit(event: string | symbol, ...args: unknown[]): boolean {
    // Without listeners it belongs to other code, such as TLS.
    if (event !== 'close' || this.lost || this.listenerCount('error') === 0) return super.emit(event, ...args)
    this.lost = true
    this.fail()
    setTimeout(() => super.emit('close', false), GIVEN_UP_AFTER_MS)
    return true
  }

  override write(...args: unknown[]): boolean {
    if (!this.lost) return super.write(...(args as Parameters<Socket['write']>))
    setImmediate(() => this.listenerCount('error') > 0 && this.fail())
    return true
  }
}

interface Place {
  host: string[]
  port: number[]
  path?: string | false
}

/** Not connected yet: writes are buffered. */
export function databaseSocket({ host, port, path }: Place): Socket {
  const socket = new DatabaseSocket()
  return path ? socket.connect(path) : socket.connect(port[0] ?? 5432, host[0] ?? 'localhost')
}
