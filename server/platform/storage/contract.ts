import { z } from 'zod'
import { badRequest, notFound } from '../../errors.ts'
import * as strings from './strings.ts'

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

const objectPath = z.string(strings.fileMissing).refine(isObjectPath, strings.fileNameInvalid)

/** Reserved words after "object/". */
const RESERVED = new Set([
  ...['authenticated', 'copy', 'info', 'list', 'list-v2', 'move', 'public', 'sign', 'upload'],
])
const BUCKET = /^[a-z0-9][a-z0-9._-]{0,62}$/
const bucketId = z
  .string(strings.bucketMissing)
  .refine((id) => BUCKET.test(id) && !RESERVED.has(id), strings.bucketNotFound)

const whole = (least: number, most: number, message: string) =>
  z.int(message).min(least, message).max(most, message)
const seconds = whole(1, 604_800, strings.linkLifetime)

const paths = (most: number) =>
  z.array(objectPath, strings.filesMissing).min(1, strings.fileMissing).max(most, strings.tooManyFiles(most))

const isUnique = (list: string[]) => new Set(list).size === list.length

const body = <Shape extends z.ZodRawShape>(shape: Shape) => z.object(shape, strings.bodyMissing)

export const signBody = body({ expiresIn: seconds })
export const signManyBody = body({
  expiresIn: seconds,
  paths: paths(100).refine(isUnique, strings.fileTwice),
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
  .string(strings.folderMissing)
  .transform((prefix) => prefix.replace(/\/+$/, ''))
  .refine((prefix) => prefix === '' || isObjectPath(prefix), strings.folderInvalid)

export const listBody = body({
  prefix: folder.default(''),
  limit: whole(1, 1000, strings.limitInvalid).default(100),
  offset: whole(0, 1_000_000, strings.offsetInvalid).default(0),
  sortBy: z
    .object(
      {
        column: z
          .enum(['name', 'created_at', 'updated_at', 'last_accessed_at'], strings.sortColumnInvalid)
          .default('name'),
        order: z.enum(['asc', 'desc'], strings.sortOrderInvalid).default('asc'),
      },
      strings.sortInvalid,
    )
    .default({ column: 'name', order: 'asc' }),
  search: z
    .string(strings.searchMissing)
    .max(100, strings.searchTooLong)
    .refine((text) => !/[\p{Cc}\p{Cs}]/u.test(text), strings.searchInvalid)
    .default(''),
})
export type ListBody = z.infer<typeof listBody>

const TOKEN = /^[\w-]{1,2048}\.[\w-]{1,4096}\.[\w-]{1,2048}$/
export const linkToken = z
  .string(strings.linkInvalid)
  .refine((token) => TOKEN.test(token), strings.linkInvalid)

export const fileName = z.string().max(255, strings.fileNameTooLong)

/** How long a copy may be cached, in seconds; uploads send "60" or "max-age=60". */
const YEAR_SECONDS = 31_536_000
export function cacheControlOf(given: string | undefined): string {
  if (given === undefined || given === 'no-cache' || given === 'no-store') return 'no-cache'
  const [, age] = /^(?:max-age=)?(\d{1,8})$/.exec(given) ?? []
  if (age === undefined || Number(age) > YEAR_SECONDS) throw badRequest(strings.cacheTimeInvalid)
  return `max-age=${Number(age)}`
}

const TYPE = /^[a-z]{1,32}\/[a-z0-9][a-z0-9.+-]{0,99}$/
/** The type without its parameters. Which ones a bucket accepts is checked by the library. */
export function mimeTypeOf(given: string | undefined): string {
  const type = given?.split(';', 1)[0]?.trim().toLowerCase() ?? ''
  if (!TYPE.test(type)) throw badRequest(strings.contentTypeMissing)
  return type
}

/** The body of a call that sends JSON. */
export async function readJson<Schema extends z.ZodType>(request: Request, schema: Schema) {
  let value: unknown
  try {
    value = JSON.parse(await request.text())
  } catch {
    throw badRequest(strings.bodyInvalid)
  }
  return schema.parse(value) as z.infer<Schema>
}

/** A bucket in a URL: an invalid name is reported as missing, like one that doesn't exist. */
export function readBucket(segment: string): string {
  const { success, data } = bucketId.safeParse(segment)
  if (!success) throw notFound(strings.bucketNotFound)
  return data
}

/** A file in a URL, decoded once. */
export function readPath(encoded: string): string {
  try {
    return objectPath.parse(decodeURIComponent(encoded))
  } catch (error) {
    throw error instanceof URIError ? badRequest(strings.fileNameInvalid) : error
  }
}
