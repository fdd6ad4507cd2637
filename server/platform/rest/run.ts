import type { PendingQuery, ReservedSql, Row, UnsafeQueryOptions } from 'postgres'
import { withoutOrigin } from '../../database/query-origin.ts'
import { isDatabaseAway } from '../../errors.ts'
import type { Claims } from '../caller.ts'
import type { Plan, Statement } from './compile/plan.ts'
import { REST_LIMITS, type Role, STATEMENT_MS } from './limits.ts'
import type { Links } from './links.ts'
import { answerTooLarge } from './problem.ts'

export interface Result {
  /** Rows of the response, in PostgreSQL's own JSON. */
  rows: Buffer[]
  total: number | undefined
  /** PostgreSQL's estimate of the total. */
  expected: number | undefined
}

export interface RunOptions {
  role: Role
  claims: Claims | undefined
  /** Roll back the transaction regardless. */
  rollback: boolean
  /** Validates the result before the commit; throwing rolls back everything. */
  check?: ((result: Result) => void) | undefined
  signal: AbortSignal
}

type Pending = PendingQuery<Row[]>

const plain = (link: ReservedSql, text: string) => withoutOrigin(link.unsafe(text) as unknown as Pending)

/**
 * A statement with its values as text, whose types PostgreSQL infers. The driver would first query those types, in an
 * extra round trip, unless the values are set this way, as it does itself when it resends a statement.
 */
function send(link: ReservedSql, { text, values }: Statement, prepare = false): Pending {
  const query = link.unsafe(text, [], { simple: false, prepare } as UnsafeQueryOptions)
  return withoutOrigin(Object.assign(query as unknown as Pending, { parameters: [...values] }))
}

/**
 * Asks PostgreSQL, on a separate connection, to cancel a statement. Settles once the request has been delivered, which
 * the driver's own `cancel` does not report.
 */
async function cancel(query: Pending): Promise<void> {
  const { canceller } = query as unknown as { canceller: (query: Pending) => Promise<void> }
  // How that connection ends is irrelevant: PostgreSQL closes it without a response.
  await canceller(query).catch(() => {})
}

const ENTER = 'select rest.enter($1, $2, $3, $4)'

function enter(link: ReservedSql, { role, claims }: RunOptions): Pending {
  const roleClaims = claims ? { ...claims, role } : { role }
  const values = [role, JSON.stringify(roleClaims), claims?.session_id ?? null, String(STATEMENT_MS[role])]
  // The only constant statement; preparing others would grow PostgreSQL's memory with every distinct request.
  return send(link, { text: ENTER, values }, true)
}

/** Collects rows up to the byte limit; beyond it the statement is cancelled. */
function collect(query: Pending, result: Result, onOverflow: () => void) {
  let bytes = 0
  void query.raw().forEach((row: unknown) => {
    const [total, body] = row as (Buffer | null)[]
    if (total) result.total = Number(total.toString())
    if (!body || bytes > REST_LIMITS.answerBytes) return
    bytes += body.length + 2
    if (bytes > REST_LIMITS.answerBytes) {
      result.rows.length = 0
      onOverflow()
    } else result.rows.push(body)
  })
}

const expectedOf = (rows: Row[] | undefined): number | undefined => {
  const [plan] = (rows?.[0]?.['QUERY PLAN'] ?? []) as { Plan?: { 'Plan Rows'?: number } }[]
  return plan?.Plan?.['Plan Rows']
}

/** An error of the connection, not of the statement. */
const isLost = (error: unknown) =>
  isDatabaseAway(error) && /^(CONN|E)/.test(String((error as { code?: unknown }).code))

/**
 * Everything that a request needs, pipelined: begin, set the role, the statement, commit. After an
 * error PostgreSQL skips the rest, and the commit rolls back.
 */
async function converse(link: ReservedSql, plan: Plan, options: RunOptions): Promise<Result> {
  const { signal, check } = options
  signal.throwIfAborted()
  const result: Result = { rows: [], total: undefined, expected: undefined }
  let problem: Error | undefined
  let cancelling: Promise<void> | undefined
  const main = send(link, plan.statement)
  const giveUp = (why: Error) => {
    problem ??= why
    cancelling ??= cancel(main)
  }
  const onLeave = () => giveUp(new Error('The client has left.'))
  const last = () => plain(link, options.rollback ? 'rollback' : 'commit')

  const begun = plain(link, plan.readOnly ? 'begin read only' : 'begin').execute()
  const entered = enter(link, options).execute()
  const estimated = plan.estimate && send(link, plan.estimate).execute()
  collect(main, result, () => giveUp(answerTooLarge(REST_LIMITS.answerBytes)))
  signal.addEventListener('abort', onLeave, { once: true })
  try {
    const steps = [begun, entered, ...(estimated ? [estimated] : []), main]
    const ended = check ? undefined : last().execute()
    // All must have settled before another request may use this connection, including those after the first failure.
    const outcomes = await Promise.allSettled(ended ? [...steps, ended] : steps)
    const failed = outcomes.find((one) => one.status === 'rejected')
    // The connection may be in use by another request by now: don't touch it.
    if (isLost(failed?.reason)) throw failed?.reason
    if (!ended) {
      try {
        if (!problem && !failed) check?.(result)
      } catch (error) {
        problem = error as Error
      }
      await (problem || failed ? plain(link, 'rollback') : last())
    }
    if (problem) throw problem
    if (failed) throw failed.reason
    if (estimated) result.expected = expectedOf(await estimated)
    return result
  } finally {
    signal.removeEventListener('abort', onLeave)
    // A pending cancellation would hit the next request.
    await cancelling
  }
}

/** More than any statement takes, with its cancellation: a connection that is silent for longer is given up. */
const SILENT_MS = 10_000

/** Whatever happens to a connection, the request ends, and its place is free again. */
async function inTime<T>(work: Promise<T>, role: Role): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    const silent = () =>
      reject(Object.assign(new Error('The database is silent.'), { code: 'CONNECTION_CLOSED' }))
    timer = setTimeout(silent, STATEMENT_MS[role] + SILENT_MS)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

export async function run(links: Links, plan: Plan, options: RunOptions): Promise<Result> {
  const link = await links.take()
  let lost = false
  try {
    return await inTime(converse(link.sql, plan, options), options.role)
  } catch (error) {
    lost = isLost(error)
    throw error
  } finally {
    links.give(link, lost)
  }
}
