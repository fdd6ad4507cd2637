import { methodNotAllowed, notFound } from '../../errors.ts'
import { readBucket, readPath } from './contract.ts'

type Operation =
  | 'list-buckets'
  | 'get-bucket'
  | 'move'
  | 'copy'
  | 'list'
  | 'info'
  | 'open-public'
  | 'open-signed'
  | 'sign'
  | 'sign-many'
  | 'sign-upload'
  | 'upload-signed'
  | 'remove'
  | 'download'
  | 'upload'
  | 'update'

/** Each route and method that the client library calls. {bucket} and {path} are validated, everything else is literal. */
const ROUTES: [pattern: string, methods: Record<string, Operation>][] = [
  ['bucket', { GET: 'list-buckets' }],
  ['bucket/{bucket}', { GET: 'get-bucket' }],
  ['object/move', { POST: 'move' }],
  ['object/copy', { POST: 'copy' }],
  ['object/list/{bucket}', { POST: 'list' }],
  ['object/info/{bucket}/{path}', { GET: 'info' }],
  ['object/public/{bucket}/{path}', { GET: 'open-public' }],
  ['object/sign/{bucket}', { POST: 'sign-many' }],
  ['object/sign/{bucket}/{path}', { GET: 'open-signed', POST: 'sign' }],
  ['object/upload/sign/{bucket}/{path}', { POST: 'sign-upload', PUT: 'upload-signed' }],
  ['object/{bucket}', { DELETE: 'remove' }],
  ['object/{bucket}/{path}', { GET: 'download', POST: 'upload', PUT: 'update' }],
]

const TABLE = ROUTES.map(([pattern, methods]) => ({
  pattern: new RegExp(
    `^${pattern.replace('{bucket}', '(?<bucket>[^/]+)').replace('{path}', '(?<path>.+)')}$`,
  ),
  methods: new Map(Object.entries(methods)),
  allowed: Object.keys(methods)
    .flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
    .join(', '),
}))

export interface Route {
  operation: Operation
  bucket: string
  path: string
}

/** Files whose URL is the permission, or that need none. */
const OPEN: ReadonlySet<Operation> = new Set(['open-public', 'open-signed', 'upload-signed'])
export const isOpen = ({ operation }: Route) => OPEN.has(operation)

const ROOT = '/storage/v1/'

/** The route of a URL; anything not in the table isn't served. */
export function findRoute(method: string, url: string): Route {
  const { pathname } = new URL(url)
  if (!pathname.startsWith(ROOT)) throw notFound()
  const place = pathname.slice(ROOT.length)
  for (const { pattern, methods, allowed } of TABLE) {
    const found = pattern.exec(place)
    if (!found) continue
    // The bucket first: "object/sign/" and the like aren't buckets, whatever the method.
    const bucket = found.groups?.bucket === undefined ? '' : readBucket(found.groups.bucket)
    const operation = methods.get(method === 'HEAD' ? 'GET' : method)
    if (!operation) throw methodNotAllowed(allowed)
    return { operation, bucket, path: found.groups?.path === undefined ? '' : readPath(found.groups.path) }
  }
  throw notFound()
}
