import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  type TransactionSettings,
} from 'kysely'
import type { TransactionSql } from 'postgres'
import { withoutOrigin } from '../database/query-origin.ts'
import { endWithConnection } from '../database/transactions.ts'
import type { Sql } from '../lib/sql.ts'

interface OpenTransaction {
  sql: TransactionSql
  /** Settles with the transaction: also, with an error, when its connection is lost. */
  ended: Promise<unknown>
  commit: () => void
  rollback: () => void
}

const openTransaction = (pool: Sql, mode: string) =>
  new Promise<OpenTransaction>((resolve, reject) => {
    const ended = pool.begin(
      mode,
      (sql) =>
        new Promise<void>((commit, giveUp) =>
          resolve({ sql, ended, commit, rollback: () => giveUp(new Error('rolled back')) }),
        ),
    )
    ended.catch(reject)
  })

class PooledConnection implements DatabaseConnection {
  private transaction: OpenTransaction | undefined

  constructor(private readonly pool: Sql) {}

  async executeQuery<R>({ sql: text, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const { transaction } = this
    const query = withoutOrigin((transaction?.sql ?? this.pool).unsafe(text, [...parameters] as never[]))
    const result = await (transaction ? this.orLost(query, transaction) : query)
    const changes = /^(INSERT|UPDATE|DELETE|MERGE)$/.test(result.command)
    return {
      numAffectedRows: changes ? BigInt(result.count) : undefined,
      rows: Array.from(result) as unknown as R[],
    }
  }

  /** A query pending on a lost connection would wait forever. */
  private orLost<T>(query: PromiseLike<T>, { ended }: OpenTransaction): Promise<T> {
    return Promise.race([query, ended.then(() => query)])
  }

  async begin({ isolationLevel, accessMode }: TransactionSettings) {
    const mode = [isolationLevel && `isolation level ${isolationLevel}`, accessMode].filter(Boolean).join(' ')
    this.transaction = await openTransaction(this.pool, mode)
  }

  async commit() {
    this.transaction?.commit()
    await this.transaction?.ended
    this.transaction = undefined
  }

  async rollback() {
    const { transaction } = this
    this.transaction = undefined
    transaction?.rollback()
    // Either it was rolled back, or the connection is gone and the database has done so itself.
    await transaction?.ended.catch(() => {})
  }

  // biome-ignore lint/correctness/useYield: nothing here reads by cursor
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Queries are not streamed.')
  }
}

class PoolDriver implements Driver {
  constructor(private readonly pool: Sql) {}

  async init() {}
  async acquireConnection() {
    return new PooledConnection(this.pool)
  }
  beginTransaction = (connection: DatabaseConnection, settings: TransactionSettings) =>
    (connection as PooledConnection).begin(settings)
  commitTransaction = (connection: DatabaseConnection) => (connection as PooledConnection).commit()
  rollbackTransaction = (connection: DatabaseConnection) => (connection as PooledConnection).rollback()
  async releaseConnection() {}
  destroy = () => this.pool.end()
}

/**
 * Runs the platform's queries on our driver's pool. The platform's own dialect reserves a connection for each of
 * them and returns it to the pool even if it was lost: the next query then crashed the whole process.
 */
export const poolDialect = (pool: Sql): Dialect => ({
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new PoolDriver(endWithConnection(pool)),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
})
