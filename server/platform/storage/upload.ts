import { lengthRequired } from '../../errors.ts'
import { cacheControlOf, mimeTypeOf } from './contract.ts'
import { parseForm } from './multipart.ts'

export interface Upload {
  bytes: Uint8Array<ArrayBuffer>
  type: string
  cacheControl: string
}

/** An uploaded file: the raw body, or the one file of a form with its cache time in another field. */
export async function readUpload(request: Request): Promise<Upload> {
  const { headers } = request
  if (!headers.get('content-length')) throw lengthRequired()
  const contentType = headers.get('content-type') ?? undefined
  const isForm = contentType && /^multipart\//i.test(contentType)
  const body = Buffer.from(await request.arrayBuffer())
  if (!isForm) {
    const type = mimeTypeOf(contentType)
    return { bytes: body, type, cacheControl: cacheControlOf(headers.get('cache-control') ?? undefined) }
  }
  const { fields, file } = parseForm(body, contentType)
  return {
    bytes: file.bytes,
    type: mimeTypeOf(file.type),
    cacheControl: cacheControlOf(fields.get('cacheControl')),
  }
}
