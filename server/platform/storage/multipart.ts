import { badRequest } from '../../errors.ts'
import * as strings from './strings.ts'

const HEADER_BYTES = 2048
const FIELD_BYTES = 4096
const PARTS = 10
const BOUNDARY =
  /^multipart\/form-data\s*;(?:.*;)?\s*boundary=(?:"([\w'()+,./:=? -]{1,70})"|([\w'()+./:=?-]{1,70}))\s*(?:;|$)/i

interface Form {
  fields: Map<string, string>
  /** A view of the body: an upload is never in memory twice. */
  file: { type: string | undefined; bytes: Uint8Array<ArrayBuffer> }
}

const invalid = () => badRequest(strings.formInvalid)

interface PartHead {
  name: string
  isFile: boolean
  type: string | undefined
}

function readHead(text: string): PartHead {
  if (/[^\P{Cc}\t\r\n]/u.test(text)) throw invalid()
  const headers = new Map<string, string>()
  for (const line of text.split('\r\n')) {
    const [, name, value] = /^([\w-]+):[ \t]*([^\r\n]*)$/.exec(line) ?? []
    if (name === undefined || headers.has(name.toLowerCase())) throw invalid()
    headers.set(name.toLowerCase(), value ?? '')
  }
  const disposition = headers.get('content-disposition') ?? ''
  const [, name] = /^form-data\s*;(?:.*;)?\s*name="([^"]*)"/i.exec(disposition) ?? []
  if (name === undefined) throw invalid()
  return { name, isFile: /;\s*filename\*?=/i.test(disposition), type: headers.get('content-type') }
}

/** The one file of a form and the text fields next to it (RFC 7578). Anything else is refused. */
export function parseForm(body: Buffer<ArrayBuffer>, contentType: string): Form {
  const [, quoted, plain] = BOUNDARY.exec(contentType) ?? []
  const boundary = quoted ?? plain
  if (boundary === undefined) throw invalid()
  const delimiter = Buffer.from(`\r\n--${boundary}`)
  const fields = new Map<string, string>()
  let file: Form['file'] | undefined
  // The first delimiter has no preceding line break.
  if (!body.subarray(0, delimiter.length - 2).equals(delimiter.subarray(2))) throw invalid()
  let at = delimiter.length - 2
  for (let parts = 0; ; parts++) {
    const next = body.toString('latin1', at, at + 2)
    if (next === '--') break
    if (next !== '\r\n' || parts >= PARTS) throw invalid()
    const headEnd = body.subarray(at + 2, at + 2 + HEADER_BYTES).indexOf('\r\n\r\n')
    if (headEnd < 0) throw invalid()
    const head = readHead(body.toString('utf8', at + 2, at + 2 + headEnd))
    const start = at + 2 + headEnd + 4
    // An empty part: its delimiter starts with the line break that ends its headers.
    const end = body.indexOf(delimiter, start - 2)
    if (end < 0) throw invalid()
    const content = body.subarray(start, Math.max(start, end))
    at = end + delimiter.length
    if (head.isFile) {
      if (file) throw invalid()
      file = { type: head.type, bytes: content }
    } else {
      if (content.length > FIELD_BYTES) throw invalid()
      fields.set(head.name, content.toString('utf8'))
    }
  }
  if (!file) throw invalid()
  return { fields, file }
}
