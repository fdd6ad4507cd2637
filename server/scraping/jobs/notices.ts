import type { ISql } from 'postgres'
import type { Sql } from '../../lib/sql.ts'

/** Notifications between servers about a job: there is work, something changed, or it should be left alone. */
type Notice = 'work' | 'change' | 'pause' | 'stop' | 'images'

const CHANNEL = 'sous_scraping'

/** There may be pictures to fetch. */
export const announceImages = (sql: ISql) => announce(sql, 'images', '')

export const announce = (sql: ISql, notice: Notice, job: string) =>
  sql`select pg_notify(${CHANNEL}, ${`${notice} ${job}`})`

export interface Notices {
  /** Subscribes to every notification; returns an unsubscribe function. */
  on: (listener: (notice: Notice, job: string) => void) => () => void
  /** Waits for a notification about this job, up to a timeout. */
  next: (job: string, ms: number, signal: AbortSignal) => Promise<void>
  close: () => Promise<void>
}

/** One LISTEN connection for all of a server's workers and watchers. Notifications may get lost, so consumers also poll. */
export async function openNotices(sql: Sql): Promise<Notices> {
  const listeners = new Set<(notice: Notice, job: string) => void>()
  const { unlisten } = await sql.listen(CHANNEL, (payload) => {
    const [notice, job = ''] = payload.split(' ')
    for (const listener of [...listeners]) listener(notice as Notice, job)
  })
  const on: Notices['on'] = (listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return {
    on,
    next: (job, ms, signal) =>
      new Promise((resolve) => {
        const done = () => {
          clearTimeout(timer)
          off()
          signal.removeEventListener('abort', done)
          resolve()
        }
        const timer = setTimeout(done, ms)
        const off = on((_notice, about) => about === job && done())
        signal.addEventListener('abort', done)
        if (signal.aborted) done()
      }),
    close: () => unlisten().catch(() => {}),
  }
}
