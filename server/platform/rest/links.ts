import type { ReservedSql } from 'postgres'
import { type ConnectOptions, connect } from '../../database/open.ts'
import type { Sql } from '../../lib/sql.ts'

/** A connection that serves one request at a time. */
interface Link {
  sql: ReservedSql
  /** Whether it is usable; the driver keeps using one that is gone, and crashes. */
  isAlive: () => boolean
}

const IDLE_MS = 60_000

/**
 * Connections that are reserved permanently and passed from request to request. The driver's own pool leaves a failed
 * reservation in its queue, and later assigns it a connection that is never released: after an outage none would be left.
 */
export function openLinks(url: string, options: ConnectOptions) {
  const drivers = new Map<Link, Sql>()
  const idle: { link: Link; timer: NodeJS.Timeout }[] = []
  let closing = false

  const discard = (link: Link) => {
    const driver = drivers.get(link)
    drivers.delete(link)
    void driver?.end({ timeout: 0 })
  }

  async function open(): Promise<Link> {
    let alive = true
    const driver = connect(url, 1, {
      ...options,
      lifeSeconds: null,
      onClose: () => {
        alive = false
      },
    })
    try {
      const link = { sql: await driver.reserve(), isAlive: () => alive }
      drivers.set(link, driver)
      return link
    } catch (error) {
      void driver.end({ timeout: 0 })
      throw error
    }
  }

  return {
    take: async (): Promise<Link> => {
      for (let next = idle.pop(); next; next = idle.pop()) {
        clearTimeout(next.timer)
        if (next.link.isAlive()) return next.link
        discard(next.link)
      }
      return open()
    },
    /** Returns it for the next request, unless it was lost. */
    give: (link: Link, isLost: boolean) => {
      if (isLost || closing || !link.isAlive()) return discard(link)
      const timer = setTimeout(() => {
        idle.splice(
          idle.findIndex((one) => one.link === link),
          1,
        )
        discard(link)
      }, IDLE_MS)
      timer.unref()
      idle.push({ link, timer })
    },
    close: async (seconds: number) => {
      closing = true
      for (const { timer } of idle.splice(0)) clearTimeout(timer)
      await Promise.all([...drivers.values()].map((driver) => driver.end({ timeout: seconds })))
      drivers.clear()
    },
  }
}

export type Links = ReturnType<typeof openLinks>
