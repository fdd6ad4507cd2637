import { deflateSync } from 'node:zlib'

interface PdfLine {
  x: number
  /** From the top of the page. */
  y: number
  text: string
  size?: number
}

const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

/** A PDF with these objects, in their order from 1; the first is the catalog. */
function pdfOf(objects: readonly (string | Uint8Array)[], trailer = ''): Uint8Array {
  const parts: Uint8Array[] = [latin('%PDF-1.4\n')]
  const starts: number[] = []
  let at = parts[0]?.length ?? 0
  const add = (part: Uint8Array) => {
    parts.push(part)
    at += part.length
  }
  for (const [index, body] of objects.entries()) {
    starts.push(at)
    add(latin(`${index + 1} 0 obj\n`))
    add(typeof body === 'string' ? latin(body) : body)
    add(latin('\nendobj\n'))
  }
  const table = at
  const rows = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('')
  add(latin(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`))
  add(
    latin(`trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${table}\n%%EOF\n`),
  )
  return joined(parts)
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const file = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    file.set(part, at)
    at += part.length
  }
  return file
}

const streamOf = (dictionary: string, bytes: Uint8Array) =>
  joined([latin(`<< ${dictionary} /Length ${bytes.length} >>\nstream\n`), bytes, latin('\nendstream')])

const HEIGHT = 842

/** Pages of text, in Helvetica. */
export function textPdf(pages: readonly (readonly PdfLine[])[], trailer = ''): Uint8Array {
  const kids = pages.map((_, at) => `${4 + 2 * at} 0 R`).join(' ')
  return pdfOf(
    [
      '<< /Type /Catalog /Pages 2 0 R >>',
      `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
      ...pages.flatMap((lines, at) => {
        const text = lines
          .map(({ x, y, text: words, size = 12 }) => {
            const shown = words.replace(/[\\()]/g, (sign) => `\\${sign}`)
            return `BT /F1 ${size} Tf ${x} ${HEIGHT - y} Td (${shown}) Tj ET`
          })
          .join('\n')
        return [
          `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 ${HEIGHT}] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + 2 * at} 0 R >>`,
          streamOf('/Filter /FlateDecode', deflateSync(latin(text))),
        ]
      }),
    ],
    trailer,
  )
}

/** A page that is nothing but a scan, in one JPEG or in strips of one size, with a line of text at its foot if any. */
export function scanPdf(
  jpegs: Uint8Array | readonly Uint8Array[],
  width: number,
  height: number,
  footer = '',
): Uint8Array {
  const strips = jpegs instanceof Uint8Array ? [jpegs] : jpegs
  const high = HEIGHT / strips.length
  const painted = strips.map((_, at) => `q 595 0 0 ${high} 0 ${HEIGHT - (at + 1) * high} cm /Im${at} Do Q`)
  const names = strips.map((_, at) => `/Im${at} ${6 + at} 0 R`).join(' ')
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 ${HEIGHT}] /Resources << /Font << /F1 5 0 R >> /XObject << ${names} >> >> /Contents 4 0 R >>`,
    streamOf('', latin(`${painted.join(' ')} BT /F1 8 Tf 60 20 Td (${footer}) Tj ET`)),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...strips.map((jpeg) =>
      streamOf(
        `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode`,
        jpeg,
      ),
    ),
  ])
}

/** A few kilobytes that unpack to very much. */
export function bombPdf(bytes: number): Uint8Array {
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 ${HEIGHT}] /Contents 4 0 R >>`,
    streamOf('/Filter /FlateDecode', deflateSync(new Uint8Array(bytes).fill(32), { level: 9 })),
  ])
}
