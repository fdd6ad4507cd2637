import { bookFile } from './book-file.ts'
import { cooklangFile } from './cooklang-file.ts'
import type { ExportFormat, ExportJob } from './exported-own.ts'
import { jsonLdFile } from './json-ld-file.ts'
import { markdownFile } from './markdown-file.ts'
import { paprikaFile } from './paprika-file.ts'
import { sousFile } from './sous-file.ts'

interface Written {
  ending: string
  /** The media type. */
  type: string
  write: (job: ExportJob) => AsyncGenerator<Uint8Array>
}

const ZIP = 'application/zip'

const FILES: Readonly<Record<ExportFormat, Written>> = {
  sous: { ending: 'sous.zip', type: ZIP, write: sousFile },
  book: { ending: 'html', type: 'text/html;charset=utf-8', write: bookFile },
  paprika: { ending: 'paprikarecipes', type: 'application/octet-stream', write: paprikaFile },
  'json-ld': { ending: 'json', type: 'application/ld+json;charset=utf-8', write: jsonLdFile },
  markdown: { ending: 'markdown.zip', type: ZIP, write: markdownFile },
  cooklang: { ending: 'cooklang.zip', type: ZIP, write: cooklangFile },
}

/** How a format's file is called, and what writes it piece by piece. */
export const exportFile = (format: ExportFormat): Written => FILES[format]
