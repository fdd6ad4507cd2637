import { badRequest } from '../errors.ts'

// Where the storage client and the platform speak past each other, this stands between them.

const pathOf = (request: Request) => new URL(request.url).pathname

/**
 * The client uploads a form whose file has no field name, with its cache time in another field; the platform
 * looks for a field named "file". A plain body with headers means the same to it.
 */
export async function mendStorageRequest(request: Request): Promise<Request> {
  const isForm = request.headers.get('content-type')?.startsWith('multipart/form-data')
  if (!isForm || !/^(POST|PUT)$/.test(request.method) || !pathOf(request).startsWith('/storage/v1/object/'))
    return request
  const fields = await request.formData()
  let file: File | undefined
  for (const value of fields.values()) if (value instanceof File) file = value
  if (!file) return request
  const headers = new Headers(request.headers)
  headers.set('content-type', file.type || 'application/octet-stream')
  headers.set('content-length', String(file.size))
  const cache = fields.get('cacheControl')
  if (typeof cache === 'string')
    headers.set('cache-control', /^\d+$/.test(cache) ? `max-age=${cache}` : cache)
  return new Request(request.url, { method: request.method, headers, body: await file.arrayBuffer() })
}

const SIGN_MANY = /^\/storage\/v1\/object\/sign\/[^/]+\/?$/

/** The platform has a call that signs several files at once, which its own route for one file hides. One by one, then. */
export async function signMany(
  request: Request,
  ask: (one: Request) => Promise<Response>,
): Promise<Response | undefined> {
  if (request.method !== 'POST' || !SIGN_MANY.test(pathOf(request))) return undefined
  const { paths, expiresIn } = (await request.json()) as { paths?: unknown; expiresIn?: unknown }
  if (!Array.isArray(paths) || paths.length > 100) throw badRequest('Name up to 100 paths to sign.')
  const headers = new Headers(request.headers)
  headers.delete('content-length')
  const signed = await Promise.all(
    paths.map(async (path: unknown) => {
      const address = `${request.url.replace(/\/?(\?.*)?$/, '')}/${String(path).split('/').map(encodeURIComponent).join('/')}`
      const response = await ask(
        new Request(address, { method: 'POST', headers, body: JSON.stringify({ expiresIn }) }),
      )
      const answer = (await response.json()) as Entry
      return response.ok
        ? { path, error: null, ...mendSigned(answer) }
        : { path, error: answer.message, signedURL: null }
    }),
  )
  return Response.json(signed)
}

export const isJsonForStorage = (request: Request) =>
  request.method === 'POST' && pathOf(request).startsWith('/storage/v1/object/list/')

type Entry = Record<string, unknown>

/** The client builds a signed address from `signedURL`, relative to storage/v1; the platform says `signedUrl`, relative to the origin. */
const mendSigned = (entry: Entry): Entry =>
  typeof entry.signedUrl === 'string'
    ? { ...entry, signedURL: entry.signedUrl.replace(/^\/storage\/v1/, '') }
    : entry

/** The client expects one folder's content by plain names; the platform lists whole paths that begin with the folder's name. */
function mendList(entries: Entry[], prefix: string): Entry[] {
  const inside = prefix.replace(/\/*$/, prefix ? '/' : '')
  const seen = new Map<string, Entry>()
  for (const entry of entries) {
    const path = String(entry.name)
    if (!path.startsWith(inside)) continue
    const [name = '', ...deeper] = path.slice(inside.length).split('/')
    if (deeper.length === 0) seen.set(name, { ...entry, name })
    else if (!seen.has(name))
      seen.set(name, {
        name,
        id: null,
        updated_at: null,
        created_at: null,
        last_accessed_at: null,
        metadata: null,
      })
  }
  return [...seen.values()]
}

/** `request` is the one that was sent on; its body is read already, so what is needed of it comes along as `body`. */
export async function mendStorageAnswer(
  request: Request,
  body: string | undefined,
  response: Response,
): Promise<Response> {
  const path = pathOf(request)
  const mends = request.method === 'POST' && response.ok && /^\/storage\/v1\/object\/(sign|list)\//.test(path)
  if (!mends) return response
  const answer = (await response.json()) as Entry | Entry[]
  const mended = path.includes('/object/list/')
    ? mendList(answer as Entry[], String((JSON.parse(body || '{}') as Entry).prefix ?? ''))
    : mendSigned(answer as Entry)
  return Response.json(mended, { status: response.status })
}
