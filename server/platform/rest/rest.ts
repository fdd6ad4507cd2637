import { connect } from '../../database/open.ts'
import { createQueue } from '../../lib/queue.ts'
import type { Caller } from '../caller.ts'
import { answerRead, answerVoid, answerWrite, checkSingle, checkWrite } from './answer.ts'
import { callPlan, takesArgument } from './compile/call.ts'
import type { Plan } from './compile/plan.ts'
import { tablePlan } from './compile/read.ts'
import { writePlan } from './compile/write.ts'
import { databaseProblem } from './database-problem.ts'
import {
  checkJson,
  checkProfile,
  type Preferences,
  readFormat,
  readPreferences,
  readRange,
} from './grammar/headers.ts'
import { parseQuery } from './grammar/parse.ts'
import type { Query } from './grammar/query.ts'
import { REST_LIMITS, type Role } from './limits.ts'
import { openLinks } from './links.ts'
import { malformed, RestProblem, unknownFunction, wrongMethod } from './problem.ts'
import { type Result, type RunOptions, run } from './run.ts'
import { readSchema, type Schema } from './schema.ts'
import * as strings from './strings.ts'

export interface Rest {
  /** `who` is whose share of the database it uses. */
  answer: (request: Request, caller: Caller, who: string) => Promise<Response>
  close: () => Promise<void>
}

interface RestOptions {
  databaseUrl: string
  pool: number
}

const CLOSE_SECONDS = 5
const CLIENT_LEFT = 499
const WAIT_MS = 15_000
/** An unknown name triggers a schema reload, in case a migration has added it; but not on every request. */
const LOOK_AGAIN_MS = 5000
const UNKNOWN = new Set(['42703', 'PGRST200', 'PGRST202', 'PGRST204', 'PGRST205'])

const roleOf = ({ key, claims }: Caller): Role =>
  claims ? 'authenticated' : key === 'secret' ? 'service_role' : 'anon'

interface Asked {
  method: string
  name: string
  isCall: boolean
  params: URLSearchParams
  headers: Headers
  body: string
}

const NAME = /^(rpc\/)?([A-Za-z_][A-Za-z0-9_]{0,62})$/

async function readRequest(request: Request): Promise<Asked> {
  const { pathname, search, searchParams } = new URL(request.url)
  if (search.length > REST_LIMITS.queryChars) throw malformed(strings.addressTooLong)
  const [, rpc, name] = NAME.exec(pathname.replace(/^\/rest\/v1\//, '')) ?? []
  if (name === undefined) throw new RestProblem(404, 'PGRST125', strings.pathInvalid)
  const { method, headers } = request
  const isCall = rpc !== undefined
  const allowed = isCall ? 'GET, HEAD, POST' : 'GET, HEAD, POST, PATCH, DELETE'
  if (!allowed.split(', ').includes(method)) throw wrongMethod(strings.methodNotSupported(method), allowed)
  const writes = method === 'POST' || method === 'PATCH'
  checkProfile(headers.get(method === 'GET' || method === 'HEAD' ? 'accept-profile' : 'content-profile'))
  if (writes) checkJson(headers.get('content-type'))
  return { method, name, isCall, params: searchParams, headers, body: writes ? await request.text() : '' }
}

/** `Range` pages like limit and offset do, which take precedence. */
function withRange(query: Query, headers: Headers): Query {
  const range = readRange(headers.get('range'))
  if (!range || query.top.limit !== undefined || query.top.offset !== undefined) return query
  return { ...query, top: { ...query.top, ...range } }
}

interface Prepared {
  plan: Plan | undefined
  preferences: Preferences
  check?: (result: Result) => void
  answer: (result: Result) => Response
}

const NO_ROWS: Result = { rows: [], total: 0, expected: undefined }

function prepare(asked: Asked, schema: Schema): Prepared {
  const { method, name, isCall, params, headers, body } = asked
  const format = readFormat(headers.get('accept'))
  const preferences = readPreferences(headers.get('prefer'))
  const isHead = method === 'HEAD'
  const isRead = isHead || method === 'GET'
  if (isCall && !schema.routines.has(name)) throw unknownFunction(name, [])
  const takes = isCall && isRead ? takesArgument(schema, name) : () => false
  const parsed = parseQuery(params, takes)
  const query = isRead ? withRange(parsed, headers) : parsed
  const options = { schema, query, format, preferences, isHead }
  if (isCall) {
    const plan = callPlan(name, { ...options, body: isRead ? undefined : body })
    const bare = plan.returns === 'value' || plan.returns === 'row'
    return {
      plan,
      preferences,
      ...(format.kind === 'object' &&
        !bare && { check: (result) => checkSingle(format, result.rows.length) }),
      answer: (result) =>
        plan.returns === 'void'
          ? answerVoid(preferences)
          : answerRead(result, { plan, format, preferences, isHead, bare }),
    }
  }
  if (isRead) {
    const plan = tablePlan(name, options)
    return {
      plan,
      preferences,
      answer: (result) => answerRead(result, { plan, format, preferences, isHead }),
    }
  }
  const written = method as 'POST' | 'PATCH' | 'DELETE'
  const plan = writePlan(name, { schema, method: written, query, body, format, preferences })
  const how = { plan, method: written, format, preferences }
  const looks = preferences.maxAffected !== undefined || format.kind === 'object'
  return {
    plan,
    preferences,
    ...(looks && { check: (result) => checkWrite(result, how) }),
    answer: (result) => answerWrite(result, how),
  }
}

/** rest/v1: parsed by a strict grammar, compiled to one statement, run as the caller. */
export function openRest({ databaseUrl, pool: size }: RestOptions): Rest {
  const connection = { name: 'sous rest', role: 'anon' }
  const links = openLinks(databaseUrl, connection)
  const inTurn = createQueue({
    atOnce: size,
    atOnceEach: Math.max(1, Math.floor(size / 2)),
    waiting: 500,
    waitingEach: 50,
    waitMs: WAIT_MS,
  })
  const freshSchema = async () => {
    const sql = connect(databaseUrl, 1, connection)
    try {
      return await readSchema(sql)
    } finally {
      await sql.end({ timeout: CLOSE_SECONDS })
    }
  }
  let known: Promise<Schema> | undefined
  let readAt = 0
  const schema = () => {
    if (!known) {
      readAt = Date.now()
      known = freshSchema().catch((error) => {
        known = undefined
        throw error
      })
    }
    return known
  }

  async function prepared(asked: Asked): Promise<Prepared> {
    try {
      return prepare(asked, await schema())
    } catch (error) {
      const isOld = Date.now() - readAt > LOOK_AGAIN_MS
      if (!(error instanceof RestProblem) || !UNKNOWN.has(error.code) || !isOld) throw error
      known = undefined
      return prepare(asked, await schema())
    }
  }

  return {
    answer: async (request, caller, who) => {
      const role = roleOf(caller)
      try {
        const asked = await readRequest(request)
        const { plan, preferences, check, answer } = await prepared(asked)
        if (!plan) return answer(NO_ROWS)
        const { signal } = request
        const options: RunOptions = {
          role,
          claims: caller.claims,
          rollback: preferences.tx === 'rollback',
          check,
          signal,
        }
        return answer(await inTurn(() => run(links, plan, options), { who, signal }))
      } catch (error) {
        // The client has disconnected; this is for the log.
        if (request.signal.aborted) return new Response(null, { status: CLIENT_LEFT })
        const problem = databaseProblem(error, role)
        if (problem instanceof RestProblem) return problem.response()
        throw problem
      }
    },
    close: () => links.close(CLOSE_SECONDS),
  }
}
