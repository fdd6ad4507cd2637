import { Hono } from 'hono'
import { z } from 'zod'
import type { WordTable } from '#core/text/word-table.ts'
import type { RecipeFeed } from '../database/recipe-feed.ts'
import {
  AppError,
  accessDenied,
  badRequest,
  methodNotAllowed,
  missingKey,
  notFound,
  unauthorized,
} from '../errors.ts'
import { readAccessToken } from '../lib/authorization.ts'
import { limitBody } from '../lib/body-limit.ts'
import { sameSecret } from '../lib/constant-time.ts'
import { allowAnyOrigin } from '../lib/cors.ts'
import type { Detector } from '../lib/detector/detector.ts'
import type { MailDesk } from '../lib/mail/desk.ts'
import type { ModelService } from '../lib/model/model.ts'
import { LIMITS, type RateLimiter } from '../lib/rate-limit.ts'
import type { Sql } from '../lib/sql.ts'
import type { Platform, User } from '../platform/platform.ts'
import type { AppEnv } from '../request.ts'
import type { ScrapingDesk } from '../scraping/jobs/desk.ts'
import type { FunctionDefinition } from './definition.ts'
import * as strings from './strings.ts'

const DEFAULT_BODY = 256 * 1024

interface FunctionServices {
  functions: Record<string, FunctionDefinition>
  platform: Platform
  publishableKey: string
  db: Sql
  recipes: RecipeFeed
  detector: Detector
  words: WordTable
  limiter: RateLimiter
  model: ModelService | undefined
  mail: MailDesk
  pushKey: string
  scraping: ScrapingDesk
  version: string
  accessCode: string
  /** Fails a request whose response breaks its contract. For tests only: users are better off with an odd response. */
  checkOutputs: boolean
}

/** PostgreSQL can't store NUL in text, and no text needs it. */
const withoutNul = (_key: string, value: unknown) =>
  typeof value === 'string' ? value.replaceAll('\0', '') : value

async function readJson(request: Request): Promise<unknown> {
  const text = await request.text()
  if (text.trim() === '') return {}
  try {
    return JSON.parse(text, text.includes('\\u0000') ? withoutNul : undefined)
  } catch {
    throw badRequest(strings.bodyInvalid)
  }
}

/** Validated as the caller receives it: a date in a row is text by then. */
function checkOutput(name: string, output: z.ZodType, value: unknown) {
  const read = output.safeParse(JSON.parse(JSON.stringify(value) ?? 'null'))
  if (read.success) return
  const problem = strings.contractBroken(name, z.prettifyError(read.error))
  throw new AppError(500, 'broken_contract', problem)
}

/** functions/v1: one chain for every function that reads as policy: key, user, limits, contract, handler. */
export function serveFunctions({
  functions,
  platform,
  publishableKey,
  db,
  recipes,
  detector,
  words,
  limiter,
  model,
  mail,
  pushKey,
  scraping,
  version,
  accessCode,
  checkOutputs,
}: FunctionServices) {
  const userOf = async (token: string | undefined): Promise<User | undefined> => {
    if (!token) return undefined
    const user = await platform.userOf(token)
    if (!user) throw unauthorized(strings.sessionEnded)
    return user
  }

  const requireOperator = async (code: string, network: string) => {
    // A caller with too many wrong codes learns nothing more, not even that a guess was right.
    await limiter.check(LIMITS.wrongCodes, [network])
    if (sameSecret(code, accessCode)) return
    await limiter.take(LIMITS.wrongCodes, [network])
    throw accessDenied()
  }

  return new Hono<AppEnv>()
    .use(
      allowAnyOrigin({
        methods: ['POST'],
        headers: [
          ...['authorization', 'apikey', 'content-type'],
          ...['x-client-info', 'x-region', 'x-supabase-api-version'],
        ],
        exposed: ['x-request-id', 'retry-after'],
      }),
    )
    .all('/:name', async (c, next) => {
      if (!Object.hasOwn(functions, c.req.param('name')))
        throw notFound(strings.noFunction(c.req.param('name')))
      if (c.req.method !== 'POST') throw methodNotAllowed('POST')
      await next()
    })
    .post('/:name', async (c) => {
      const name = c.req.param('name')
      const definition = functions[name] as FunctionDefinition
      const key = c.req.header('apikey') ?? c.req.query('apikey')
      if (!key || !sameSecret(key, publishableKey)) throw missingKey()
      const user = await userOf(readAccessToken(c.req.header('authorization'), key))
      const who = [c.var.network, ...(user ? [user.id] : [])]
      const { limit = LIMITS.functions } = definition
      await limiter.take('user' in limit ? LIMITS.functions : limit, who)
      if ('user' in limit)
        await limiter.take(user ? limit.user : limit.anonymous, [user?.id ?? c.var.network])

      let answer: Response | undefined
      await limitBody(definition.bodyLimit ?? DEFAULT_BODY)(c, async () => {
        const input = definition.input.parse(await readJson(c.req.raw))
        const log = c.var.log.with({ function: name })
        const given = await definition.handler({
          request: c.req.raw,
          input,
          user,
          db,
          recipes,
          detector,
          words,
          model: model?.for(who),
          mail,
          pushKey,
          scraping,
          version,
          requireOperator: (code) => requireOperator(code, c.var.network),
          log,
          signal: c.req.raw.signal,
        })
        if (given instanceof Response) answer = given
        else {
          if (checkOutputs) checkOutput(name, definition.output, given)
          answer = Response.json(given, { headers: definition.headers })
        }
      })
      return answer as Response
    })
}
