import {
  type Entry,
  fileResponse,
  infoShape,
  keyShape,
  listQuery,
  listShape,
  signedShape,
  signedUploadShape,
} from './client-shapes.ts'
import {
  fileName,
  linkToken,
  listBody,
  readJson,
  removeBody,
  signBody,
  signManyBody,
  transferBody,
} from './contract.ts'
import { type Credentials, type Forwarded, storageRequest } from './forward.ts'
import type { Route } from './routes.ts'
import * as strings from './strings.ts'
import { readUpload } from './upload.ts'

type Ask = (request: Request) => Promise<Response>

/** The library's report of a refused call; its statuses are in the body, which the client reads. */
async function refusalOf(response: Response): Promise<Response> {
  if (response.status >= 500) throw new Error(`storage failed with status ${response.status}`)
  const refusalBody = (await response.json().catch(() => ({}))) as Entry
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined)
  return Response.json(
    {
      statusCode: text(refusalBody.statusCode) ?? String(response.status),
      error: text(refusalBody.error) ?? 'bad_request',
      message: text(refusalBody.message) ?? strings.refused,
    },
    { status: response.status },
  )
}

/** Handles a call that has passed its contract: builds a new request, and returns the response in the client's shape. */
export async function answerStorage(
  { operation, bucket, path }: Route,
  request: Request,
  credentials: Credentials,
  ask: Ask,
): Promise<Response> {
  const query = new URL(request.url).searchParams
  const upsert = request.headers.get('x-upsert') === 'true'
  const send = (call: Forwarded) => ask(storageRequest(credentials, call))
  const answer = async <Body>(call: Forwarded, shape: (body: Body) => unknown = (body) => body) => {
    const response = await send(call)
    return response.ok ? Response.json(shape((await response.json()) as Body)) : refusalOf(response)
  }
  const file = async (place: string[], isPublic: boolean, token?: string) => {
    const download = query.has('download') ? fileName.parse(query.get('download')) : undefined
    const response = await send({ method: request.method, place, token })
    return response.ok ? fileResponse(response, isPublic, download) : refusalOf(response)
  }
  const object = ['object', bucket, path]

  switch (operation) {
    case 'list-buckets':
      return answer({ method: 'GET', place: ['bucket'] })
    case 'get-bucket':
      return answer({ method: 'GET', place: ['bucket', bucket] })
    case 'download':
      return file(object, false)
    case 'open-public':
      return file(['object', 'public', bucket, path], true)
    case 'open-signed':
      return file(['object', 'sign', bucket, path], false, linkToken.parse(query.get('token')))
    case 'info':
      return answer({ method: 'GET', place: ['object', 'info', bucket, path] }, infoShape)
    case 'list': {
      const asked = await readJson(request, listBody)
      const call = { method: 'POST', place: ['object', 'list', bucket], json: listQuery(asked) }
      return answer<Entry[]>(call, (rows) => listShape(rows, asked))
    }
    case 'upload':
      return answer({ method: 'POST', place: object, file: await readUpload(request), upsert })
    case 'update':
      return answer({ method: 'PUT', place: object, file: await readUpload(request) })
    case 'upload-signed': {
      const token = linkToken.parse(query.get('token'))
      const sent = await readUpload(request)
      const call = { method: 'PUT', place: ['object', 'upload', 'sign', bucket, path], token, file: sent }
      return answer<Entry>(call, (entry) => keyShape(bucket, path, entry))
    }
    case 'sign-upload': {
      const call = { method: 'POST', place: ['object', 'upload', 'sign', bucket, path], upsert }
      return answer(call, signedUploadShape)
    }
    case 'sign': {
      const json = await readJson(request, signBody)
      return answer({ method: 'POST', place: ['object', 'sign', bucket, path], json }, signedShape)
    }
    case 'sign-many': {
      const { paths, expiresIn } = await readJson(request, signManyBody)
      return Response.json(await Promise.all(paths.map((one) => signOneOfMany(send, bucket, one, expiresIn))))
    }
    case 'move':
    case 'copy': {
      const json = await readJson(request, transferBody)
      const call = { method: 'POST', place: ['object', operation], json, upsert }
      const to = json.destinationBucket ?? json.bucketId
      return answer<Entry>(call, (entry) =>
        operation === 'copy' ? keyShape(to, json.destinationKey, entry) : entry,
      )
    }
    case 'remove': {
      const { prefixes } = await readJson(request, removeBody)
      return answer({
        method: 'DELETE',
        place: ['object', bucket],
        json: { prefixes: [...new Set(prefixes)] },
      })
    }
  }
}

/** The library's route for a single file shadows the one for several. So delete one by one: each has its own error. */
async function signOneOfMany(
  send: (call: Forwarded) => Promise<Response>,
  bucket: string,
  path: string,
  expiresIn: number,
) {
  const response = await send({
    method: 'POST',
    place: ['object', 'sign', bucket, path],
    json: { expiresIn },
  })
  if (response.ok) return { path, error: null, ...signedShape((await response.json()) as Entry) }
  const refusalBody = (await (await refusalOf(response)).json()) as Entry
  return { path, error: refusalBody.message, signedURL: null }
}
