import { type Plan, totalOf } from './compile/plan.ts'
import type { Format, Preferences } from './grammar/headers.ts'
import { badRange, notSingle, tooManyAffected } from './problem.ts'
import type { Result } from './run.ts'
import * as strings from './strings.ts'

const COMMA = Buffer.from(',\n')
const NEWLINE = Buffer.from('\n')
const [OPEN, CLOSE] = [Buffer.from('['), Buffer.from(']')]

function join(parts: Buffer[], between: Buffer): Buffer[] {
  return parts.flatMap((part, at) => (at === 0 ? [part] : [between, part]))
}

function bodyOf(plan: Plan, rows: Buffer[], format: Format): Buffer<ArrayBuffer> {
  if (format.kind === 'object') return Buffer.from(rows[0] ?? 'null')
  if (format.kind === 'csv') return Buffer.concat(join([Buffer.from(plan.header ?? ''), ...rows], NEWLINE))
  return Buffer.concat([OPEN, ...join(rows, COMMA), CLOSE])
}

/** `0-11/491`; a star for an unknown or empty part. */
const contentRange = (from: number, rows: number, total: number | undefined) =>
  `${rows === 0 ? '*' : `${from}-${from + rows - 1}`}/${total ?? '*'}`

const applied = ({ applied: names }: Preferences): Record<string, string> =>
  names.length > 0 ? { 'Preference-Applied': names.join(', ') } : {}

const BASE = {
  'Cache-Control': 'no-store',
  // Accept-Encoding makes the compression middleware leave this response alone, instead of copying it whole.
  Vary: ['Accept', 'Prefer', 'Range', 'Authorization', 'apikey', 'Accept-Encoding'].join(', '),
}

interface Read {
  plan: Plan
  format: Format
  preferences: Preferences
  isHead: boolean
  /** A function's single row or value isn't wrapped in a list. */
  bare?: boolean
}

/** The single requested row, or the error that the client library expects. */
export function checkSingle(format: Format, rows: number) {
  if (format.kind === 'object' && rows !== 1) throw notSingle(rows)
}

export function answerRead(result: Result, { plan, format, preferences, isHead, bare }: Read): Response {
  const rows = result.rows.length
  if (!bare) checkSingle(format, rows)
  const total = totalOf(preferences.count, result.total, result.expected)
  if (total !== undefined && plan.offset > 0 && plan.offset >= total && preferences.count === 'exact')
    throw badRange(strings.offsetTooFar(plan.offset, total))
  const headers = {
    ...BASE,
    ...applied(preferences),
    'Content-Type': format.type,
    'Content-Range': contentRange(plan.offset, rows, total),
  }
  const status = total !== undefined && rows < total ? 206 : 200
  const shape: Format = bare && format.kind === 'array' ? { ...format, kind: 'object' } : format
  return new Response(isHead ? null : bodyOf(plan, result.rows, shape), { status, headers })
}

interface Written {
  plan: Plan | undefined
  method: 'POST' | 'PATCH' | 'DELETE'
  format: Format
  preferences: Preferences
}

/** Checked before a write is committed. */
export function checkWrite(result: Result, { format, preferences }: Written) {
  const { maxAffected } = preferences
  const changed = result.total ?? result.rows.length
  if (maxAffected !== undefined && changed > maxAffected) throw tooManyAffected(changed, maxAffected)
  if (preferences.return === 'representation') checkSingle(format, result.rows.length)
}

export function answerWrite(result: Result, { plan, method, format, preferences }: Written): Response {
  const shown = preferences.return === 'representation'
  const changed = result.total ?? result.rows.length
  const total = preferences.count === undefined ? undefined : changed
  const headers = {
    ...BASE,
    ...applied(preferences),
    'Content-Range': contentRange(0, method === 'PATCH' ? changed : 0, total),
  }
  if (!shown || !plan) {
    if (shown)
      return new Response('[]', { status: 200, headers: { ...headers, 'Content-Type': format.type } })
    return new Response(null, { status: method === 'POST' ? 201 : 204, headers })
  }
  return new Response(bodyOf(plan, result.rows, format), {
    status: method === 'POST' ? 201 : 200,
    headers: { ...headers, 'Content-Type': format.type },
  })
}

export const answerVoid = (preferences: Preferences) =>
  new Response(null, { status: 204, headers: { ...BASE, ...applied(preferences) } })
