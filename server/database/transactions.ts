import type { Sql } from '../lib/sql.ts'

const lostConnection = () =>
  Object.assign(new Error('The connection to the database was lost.'), { code: 'CONNECTION_CLOSED' })

/**
 * The driver continues a transaction whose connection is gone: its next query, or its commit, then crashes the whole
 * process. Here a transaction ends with its connection, and later queries in it are rejected.
 */
export function endWithConnection(sql: Sql): Sql {
  const begin = sql.begin.bind(sql) as (
    mode: string,
    work: (tx: object) => Promise<unknown>,
  ) => Promise<unknown>
  const guarded = (...given: [string, (tx: object) => unknown] | [(tx: object) => unknown]) => {
    const [mode, work] = given.length === 2 ? given : ['', given[0]]
    let lost = false
    const use = (tx: object): object =>
      new Proxy(tx, {
        apply: (target, self, args) => {
          if (lost) throw lostConnection()
          return Reflect.apply(target as () => unknown, self, args)
        },
        get: (target, name) => {
          const value = Reflect.get(target, name)
          if (name !== 'unsafe') return value
          return (...args: unknown[]) => {
            if (lost) throw lostConnection()
            return Reflect.apply(value, target, args)
          }
        },
      })
    const ended = begin(
      mode,
      (tx) =>
        new Promise((resolve, reject) => {
          const settle = (how: (value: unknown) => void) => (value: unknown) => {
            if (!lost) how(value)
          }
          Promise.resolve()
            .then(() => work(use(tx)))
            .then(settle(resolve), settle(reject))
        }),
    )
    ended.catch(() => {
      lost = true
    })
    return ended
  }
  return Object.assign(sql, { begin: guarded as unknown as Sql['begin'] })
}
