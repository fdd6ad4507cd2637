import { decodePage } from '#core/extract/decode-page.ts'
import { bytesOfBase64 } from '../base64.ts'

const LARGEST = 30_000_000

const bytesOf = (text: string): Uint8Array => {
  const bytes = new Uint8Array(text.length)
  for (let at = 0; at < text.length; at++) bytes[at] = text.charCodeAt(at) & 255
  return bytes
}

/** "=C3=A9" is two bytes; a line that ends with "=" goes on. */
const fromQuotedPrintable = (text: string): Uint8Array =>
  bytesOf(
    text
      .replace(/=\r?\n/g, '')
      .replace(/=([\dA-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
  )

/** The head and the body of a part; lines of the head may be folded. */
function splitPart(part: string): { head: string; body: string } {
  const end = /\r?\n\r?\n/.exec(part)
  if (!end) return { head: part, body: '' }
  return {
    head: part.slice(0, end.index).replace(/\r?\n[ \t]+/g, ' '),
    body: part.slice(end.index + end[0].length),
  }
}

const field = (head: string, name: string): string =>
  new RegExp(`^${name}:[ \\t]*(.{0,3000})$`, 'im').exec(head)?.[1]?.trim() ?? ''

interface ArchivedPage {
  html: string
  address: string
}

export const isMhtml = (text: string): boolean => {
  const { head } = splitPart(text.slice(0, 10_000).trimStart())
  return /^MIME-Version:/im.test(head) && /multipart\/related/i.test(field(head, 'Content-Type'))
}

/** The page of a web archive, "Web page, single file": the first part that is HTML. */
export function pageOfMhtml(text: string): ArchivedPage | undefined {
  const { head, body } = splitPart(text.trimStart())
  const boundary = /boundary="?([^";\s]{1,200})/i.exec(head)?.[1]
  if (!boundary) return undefined
  for (const part of body.split(`--${boundary}`, 1000)) {
    const { head: own, body: content } = splitPart(part.trimStart())
    const type = field(own, 'Content-Type')
    if (!/^text\/html/i.test(type) || content.length > LARGEST) continue
    const encoding = field(own, 'Content-Transfer-Encoding').toLowerCase()
    const bytes =
      encoding === 'base64'
        ? bytesOfBase64(content, LARGEST)
        : encoding === 'quoted-printable'
          ? fromQuotedPrintable(content)
          : undefined
    return {
      html: bytes ? decodePage(bytes, type) : content,
      address: field(head, 'Snapshot-Content-Location') || field(own, 'Content-Location'),
    }
  }
  return undefined
}
