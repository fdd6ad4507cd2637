// npm run read:photo -- FILE_OR_DIR
// What we read of photos and PDFs of recipes, one JSON line for each file, as import:check prints it.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { VOCABULARY } from '../content/cookbook/vocabulary.ts'
import { emptyMarks } from '../core/own-recipes/empty.ts'
import { readPaper } from '../core/paper/read-paper.ts'
import { UnreadableFile } from '../web/lib/ocr/file-problem.ts'
import { PAPER_LIMITS } from '../web/lib/ocr/limits.ts'
import { readPdf } from '../web/lib/ocr/read-pdf.ts'
import { decodePhoto, openReader } from './ocr-node.mjs'
import { filesIn, printed } from './source-files.mjs'

const target = process.argv[2]
if (!target || !existsSync(target)) {
  console.error('usage: npm run read:photo -- FILE_OR_DIR')
  process.exit(2)
}

const KINDS = /\.(?:jpe?g|png|webp|avif|gif|tiff?|heic|pdf)$/i
const files = statSync(target).isDirectory() ? filesIn(target).filter((file) => KINDS.test(file)) : [target]

const asLine = ({ content, notes }) =>
  printed({ content, marks: { ...emptyMarks, note: notes.join('\n') || null }, photos: [], photoUrl: null })

const isPdf = (bytes) => bytes.subarray(0, 1024).includes('%PDF-')

/** The words of every page. */
async function pagesOf(bytes, reader, problems) {
  if (!isPdf(bytes)) return [await reader.read(await decodePhoto(bytes))]
  const { pages, count } = await readPdf(new Uint8Array(bytes))
  if (count > PAPER_LIMITS.pages)
    problems.push({ where: '', reason: `only the first ${PAPER_LIMITS.pages} of ${count} pages were read` })
  const out = []
  for (const page of pages) out.push('words' in page ? page.words : await reader.read(page.picture))
  return out
}

async function read(file, reader) {
  const problems = []
  const bytes = readFileSync(file)
  const format = isPdf(bytes) ? 'pdf' : 'photo'
  try {
    if (bytes.length > (format === 'pdf' ? PAPER_LIMITS.pdfBytes : PAPER_LIMITS.photoBytes))
      throw new Error('too large')
    const { recipes, clear } = readPaper(await pagesOf(bytes, reader, problems), { vocabulary: VOCABULARY })
    const found = recipes.filter(
      ({ content }) => content.ingredients.length + content.instructions.length > 0,
    )
    if (found.length === 0) problems.push({ where: '', reason: 'no recipe found' })
    if (clear < 0.5)
      problems.push({
        where: '',
        reason: `hard to read (${Math.round(100 * clear)}% clear): the app shows no recipe`,
      })
    return { file, format, recipes: found.map(asLine), problems }
  } catch (error) {
    const reason = error instanceof UnreadableFile ? `PDF: ${error.problem}` : String(error)
    problems.push({ where: '', reason })
    return { file, format, recipes: [], problems }
  }
}

const reader = openReader()
for (const file of files) process.stdout.write(`${JSON.stringify(await read(file, reader))}\n`)
await reader.close()
