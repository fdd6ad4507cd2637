import { z } from 'zod'
import { badRequest, notFound } from '../../errors.ts'

/** The input of storage/v1, route by route. The library only gets requests built from values parsed here. */

const PATH_BYTES = 1024
const PATH_SEGMENTS = 10
// The library and its client don't decode the last three alike in a URL.
const UNUSABLE = /[\p{Cc}\p{Cs}\\?#%]/u

const isObjectPath = (path: string) => {
  const segments = path.split('/')
  return (
    Buffer.byteLength(path) <= PATH_BYTES &&
    segments.length <= PATH_SEGMENTS &&
    segments.every((segment) => segment !== '' && segment !== '.' && segment !== '..') &&
    !UNUSABLE.test(path)
  )
}

const objectPath = z.string('Name a file.').refine(isObjectPath, 'This file name is not valid.')

/** Reserved words after "object/". */
const RESERVED = new Set([
  ...['authenticated', 'copy', 'info', 'list', 'list-v2', 'move', 'public', 'sign', 'upload'],
])
const BUCKET = /^[a-z0-9][a-z0-9._-]{0,62}$/
const bucketId = z
  .string('Name a bucket.')
  .refine((id) => BUCKET.test(id) && !RESERVED.has(id), 'Bucket not found')

const whole = (least: number, most: number, message: string) =>
  z.int(message).min(least, message).max(most, message)
const seconds = whole(1, 604_800, 'Links expire in 1 to 604800 seconds.')

const paths = (most: number) =>
  z
    .array(objectPath, 'Name the files in a list.')
    .min(1, 'Name a file.')
    .max(most, `Name up to ${most} files.`)

const isUnique = (list: string[]) => new Set(list).size === list.length

const body = <Shape extends z.ZodRawShape>(shape: Shape) => z.object(shape, 'Send a JSON object.')

export const signBody = body({ expiresIn: seconds })
export const signManyBody = body({
  expiresIn: seconds,
  paths: paths(100).refine(isUnique, 'Name each file once.'),
})
export const removeBody = body({ prefixes: paths(1000) })
export const transferBody = body({
  bucketId,
  sourceKey: objectPath,
  destinationKey: objectPath,
  destinationBucket: bucketId.optional(),
})

/** A folder, with or without a trailing slash; empty is the whole bucket. */
const folder = z
  .string('Name a folder.')
  .transform((prefix) => prefix.replace(/\/+$/, ''))
  .refine((prefix) => prefix === '' || isObjectPath(prefix), 'This folder name is not valid.')

export const listBody = body({
  prefix: folder.default(''),
  limit: whole(1, 1000, 'limit is 1 to 1000.').default(100),
  offset: whole(0, 1_000_000, 'offset is 0 to 1000000.').default(0),
  sortBy: z
    .object(
      {
        column: z
          .enum(['name', 'created_at', 'updated_at', 'last_accessed_at'], 'Files can’t be sorted by this.')
          .default('name'),
        order: z.enum(['asc', 'desc'], 'order is asc or desc.').default('asc'),
      },
      'sortBy has a column and an order.',
    )
    .default({ column: 'name', order: 'asc' }),
  search: z
    .string('search is a text.')
    .max(100, 'search has up to 100 characters.')
    .refine((text) => !/[\p{Cc}\p{Cs}]/u.test(text), 'search contains an invalid character.')
    .default(''),
})
export type ListBody = z.infer<typeof listBody>

const TOKEN = /^[\w-]{1,2048}\.[\w-]{1,4096}\.[\w-]{1,2048}$/
export const linkToken = z
  .string('This link is not valid.')
  .refine((token) => TOKEN.test(token), 'This link is not valid.')

export const fileName = z.string().max(255, 'This file name is too long.')

/** How long a copy may be cached, in seconds; uploads send "60" or "max-age=60". */
const YEAR_SECONDS = 31_536_000
export function cacheControlOf(given: string | undefined): string {
  if (given === undefined || given === 'no-cache' || given === 'no-store') return 'no-cache'
  const [, age] = /^(?:max-age=)?(\d{1,8})$/.exec(given) ?? []
  if (age === undefined || Number(age) > YEAR_SECONDS)
    throw badRequest('The cache time is 0 to 31536000 seconds.')
  return `max-age=${Number(age)}`
}

const TYPE = /^[a-z]{1,32}\/[a-z0-9][a-z0-9.+-]{0,99}$/
/** The type without its parameters. Which ones a bucket accepts is checked by the library. */
export function mimeTypeOf(given: string | undefined): string {
  const type = given?.split(';', 1)[0]?.trim().toLowerCase() ?? ''
  if (!TYPE.test(type)) throw badRequest('Send the Content-Type of what you upload, such as image/png.')
  return type
}

/** The body of a call that sends JSON. */
export async function readJson<Schema extends z.ZodType>(request: Request, schema: Schema) {
  let value: unknown
  try {
    value = JSON.parse(await request.text())
  } catch {
    throw badRequest('Send the request as JSON.')
  }
  return schema.parse(value) as z.infer<Schema>
}

/** A bucket in a URL: an invalid name is reported as missing, like one that doesn't exist. */
export function readBucket(segment: string): string {
  const { success, data } = bucketId.safeParse(segment)
  if (!success) throw notFound('Bucket not found')
  return data
}

/** A file in a URL, decoded once. */
export function readPath(encoded: string): string {
  try {
    return objectPath.parse(decodeURIComponent(encoded))
  } catch (error) {
    throw error instanceof URIError ? badRequest('This file name is not valid.') : error
  }
}
