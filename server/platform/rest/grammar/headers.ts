import { REST_LIMITS } from '../limits.ts'
import { badRange, malformed, notAcceptable, RestProblem, wrongSchema } from '../problem.ts'
import * as strings from '../strings.ts'

export interface Preferences {
  return: 'minimal' | 'headers-only' | 'representation'
  count: 'exact' | 'planned' | 'estimated' | undefined
  resolution: 'merge-duplicates' | 'ignore-duplicates' | undefined
  /** Columns that a row omits get their default instead of null. */
  missing: 'default' | 'null'
  tx: 'commit' | 'rollback'
  strict: boolean
  maxAffected: number | undefined
  /** Returned in Preference-Applied. */
  applied: string[]
}

const KNOWN: Record<string, readonly string[]> = {
  return: ['minimal', 'headers-only', 'representation'],
  count: ['exact', 'planned', 'estimated'],
  resolution: ['merge-duplicates', 'ignore-duplicates'],
  missing: ['default', 'null'],
  tx: ['commit', 'rollback'],
  handling: ['strict', 'lenient'],
}

/** The Prefer header. Unknown preferences are ignored, as HTTP specifies, unless the caller asks for strict handling. */
export function readPreferences(header: string | null): Preferences {
  const given = new Map<string, string>()
  const unknown: string[] = []
  for (const part of (header ?? '').slice(0, 1000).split(',')) {
    const [name = '', value = ''] = part.trim().toLowerCase().split('=', 2)
    const known = Object.hasOwn(KNOWN, name) && KNOWN[name]?.includes(value)
    if (known || (name === 'max-affected' && /^\d{1,6}$/.test(value))) {
      if (!given.has(name)) given.set(name, value)
    } else if (name !== '') unknown.push(part.trim())
  }
  const strict = given.get('handling') === 'strict'
  if (strict && unknown.length > 0)
    throw new RestProblem(400, 'PGRST122', strings.preferencesInvalid, {
      details: strings.preferencesInvalidNames(unknown.join(', ')),
    })
  const most = given.get('max-affected')
  return {
    return: (given.get('return') ?? 'minimal') as Preferences['return'],
    count: given.get('count') as Preferences['count'],
    resolution: given.get('resolution') as Preferences['resolution'],
    missing: (given.get('missing') ?? 'null') as Preferences['missing'],
    tx: (given.get('tx') ?? 'commit') as Preferences['tx'],
    strict,
    maxAffected: strict && most !== undefined ? Number(most) : undefined,
    applied: [...given].map(([name, value]) => `${name}=${value}`),
  }
}

export interface Format {
  kind: 'array' | 'object' | 'csv'
  withoutNulls: boolean
  type: string
}

const JSON_TYPE = 'application/json; charset=utf-8'

function formatOf(type: string): Format | undefined {
  const [name = '', ...parameters] = type.split(';').map((part) => part.trim().toLowerCase())
  const withoutNulls = parameters.includes('nulls=stripped')
  const json = (kind: Format['kind']): Format => ({ kind, withoutNulls, type: JSON_TYPE })
  switch (name) {
    case '':
    case '*/*':
    case 'application/*':
    case 'application/json':
    case 'application/vnd.pgrst.array':
    case 'application/vnd.pgrst.array+json':
      return json('array')
    case 'application/vnd.pgrst.object':
    case 'application/vnd.pgrst.object+json':
      return {
        ...json('object'),
        type: `application/vnd.pgrst.object+json${withoutNulls ? ';nulls=stripped' : ''}; charset=utf-8`,
      }
    case 'text/csv':
      return { kind: 'csv', withoutNulls: false, type: 'text/csv; charset=utf-8' }
    default:
      return undefined
  }
}

/** The first supported media type of the Accept header. */
export function readFormat(header: string | null): Format {
  for (const type of (header ?? '*/*').slice(0, 1000).split(',')) {
    const format = formatOf(type)
    if (format) return format
  }
  throw notAcceptable()
}

/** Only schema public is exposed. */
export function checkProfile(header: string | null) {
  if (header !== null && header !== 'public') throw wrongSchema()
}

/** `Range: 0-9`, in rows. */
export function readRange(header: string | null): { offset: number; limit: number | undefined } | undefined {
  if (header === null) return undefined
  const [, from, to] = /^(?:items=)?(\d{1,9})-(\d{0,9})$/.exec(header) ?? []
  if (from === undefined) return undefined
  const limit = to ? Number(to) - Number(from) + 1 : undefined
  if (limit !== undefined && limit < 1) throw badRange(strings.rangeTurned)
  return { offset: Number(from), limit: limit === undefined ? undefined : Math.min(limit, REST_LIMITS.rows) }
}

export function checkJson(header: string | null) {
  const type = (header ?? 'application/json').split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') throw malformed(strings.contentTypeInvalid)
}
