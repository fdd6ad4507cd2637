import type { PaperLanguage } from '#core/paper/guess-language.ts'
import type { WordsOfPage } from '#core/paper/page-words.ts'
import type { Prepared } from '#core/paper/picture/prepare.ts'
import type { PaperRecipe } from '#core/paper/read-paper.ts'
import type { ReadFiles } from '#core/paper/read-paper-files.ts'
import { readPicture } from '#core/paper/read-picture.ts'
import { type FileProblem, UnreadableFile } from '#web/lib/ocr/file-problem.ts'
import { PAPER_LIMITS } from '#web/lib/ocr/limits.ts'
import { openRecognizer, type Recognizer } from '#web/lib/ocr/recognizer.ts'
import type { TaskWorker } from '#web/lib/ocr/task-worker.ts'
import { openPaper } from './open-paper.ts'
import type { PaperTasks } from './paper-protocol.ts'

export interface Progress {
  phase: 'opening' | 'reading' | 'sorting'
  page: number
  count: number
  /** Of all the work, 0 to 1. */
  share: number
}

export type Trouble = FileProblem | 'pages' | 'noRecipe'

interface FileTrouble {
  name: string
  trouble: Trouble
}

export interface FoundPaper {
  recipes: readonly PaperRecipe[]
  /** Where photos can be pages of one recipe or recipes of their own: both ways. */
  ways?: { apart: readonly PaperRecipe[]; joined: readonly PaperRecipe[] }
  text: string
  /** The pages' pictures, by page; PDFs with text have none. */
  looks: readonly (Blob | undefined)[]
  /** Pages that are photos, not scans in a PDF. */
  photos: ReadonlySet<number>
  language: PaperLanguage
  troubles: readonly FileTrouble[]
}

export const isPdf = (file: File) => file.type === 'application/pdf' || /\.pdf$/i.test(file.name)

interface Job {
  paper: TaskWorker<PaperTasks>
  recognizer: () => Recognizer
  language: PaperLanguage | undefined
  onProgress: (progress: Progress) => void
}

interface Sheet {
  file: File
  words: WordsOfPage
  look: Blob | undefined
  language: PaperLanguage | undefined
}

type Source =
  | { words: WordsOfPage }
  | { prepare: () => Promise<Prepared>; look: (turns: number) => Promise<Blob> }

/** What there is to read in a file, page by page. */
async function sourcesOf(file: File, { paper, onProgress }: Job, troubles: FileTrouble[]): Promise<Source[]> {
  if (!isPdf(file))
    return [
      {
        prepare: () => paper.ask('photo', { file }),
        look: (turns) => paper.ask('look', { file, turns }),
      },
    ]
  const { pages, count } = await paper.ask('pdf', { file }, (page, all) =>
    onProgress({ phase: 'opening', page, count: all, share: 0 }),
  )
  if (count > PAPER_LIMITS.pages) troubles.push({ name: file.name, trouble: 'pages' })
  return pages.map((page) =>
    'words' in page
      ? page
      : {
          prepare: () => paper.ask('prepare', { picture: page.picture }),
          look: () => paper.ask('lookOfGray', { picture: page.picture }),
        },
  )
}

async function sheetOf(
  source: Source,
  job: Job,
  onShare: (share: number) => void,
): Promise<Omit<Sheet, 'file'>> {
  if ('words' in source) return { words: source.words, look: undefined, language: undefined }
  let readings = 0
  const read = await readPicture(
    {
      prepare: source.prepare,
      recognize: (picture, language) => {
        readings++
        return job
          .recognizer()
          .recognize(picture, language, (share) => onShare(Math.min(0.95, share / readings)))
      },
    },
    job.language,
  )
  return { words: read, look: await source.look(read.turns).catch(() => undefined), language: read.language }
}

const troubleOf = (error: unknown): Trouble => (error instanceof UnreadableFile ? error.problem : 'unknown')

/** Reads photos and PDFs, in their order. A file that can't be read is reported, the others are read. */
async function readAll(files: readonly File[], job: Job): Promise<FoundPaper> {
  const troubles: FileTrouble[] = []
  const queue: { file: File; source: Source }[] = []
  for (const file of files) {
    if (queue.length >= PAPER_LIMITS.pages) {
      troubles.push({ name: file.name, trouble: 'pages' })
      continue
    }
    const found = await sourcesOf(file, job, troubles).catch((error: unknown) => {
      troubles.push({ name: file.name, trouble: troubleOf(error) })
      return []
    })
    queue.push(...found.slice(0, PAPER_LIMITS.pages - queue.length).map((source) => ({ file, source })))
  }
  const sheets: Sheet[] = []
  for (const [at, { file, source }] of queue.entries()) {
    const tell = (share: number) =>
      job.onProgress({
        phase: 'reading',
        page: at + 1,
        count: queue.length,
        share: (at + share) / queue.length,
      })
    tell(0)
    // Pages of a book are in one language.
    const language = job.language ?? (sheets.length > 0 ? sheets.at(-1)?.language : undefined)
    const sheet = await sheetOf(source, { ...job, language }, tell).catch((error: unknown) => {
      troubles.push({ name: file.name, trouble: troubleOf(error) })
    })
    if (sheet) sheets.push({ ...sheet, file })
    if (troubles.some(({ trouble }) => trouble === 'offline')) break
  }
  job.onProgress({ phase: 'sorting', page: queue.length, count: queue.length, share: 1 })
  const read = files.flatMap((file) => {
    const pages = sheets.filter((sheet) => sheet.file === file).map(({ words }) => words)
    return pages.length > 0 ? [{ file, pages, isPdf: isPdf(file) }] : []
  })
  const { recipes, joined, text, unread }: ReadFiles =
    read.length === 0
      ? { recipes: [], joined: undefined, text: '', unread: [] }
      : await job.paper.ask('read', { files: read.map(({ pages, isPdf }) => ({ pages, isPdf })) })
  for (const at of unread) troubles.push({ name: read[at]?.file.name ?? '', trouble: 'noRecipe' })
  const language = sheets.find((sheet) => sheet.language)?.language ?? job.language ?? 'eng'
  return {
    recipes,
    ...(joined && { ways: { apart: recipes, joined } }),
    text,
    looks: sheets.map(({ look }) => look),
    photos: new Set(sheets.flatMap(({ file }, at) => (isPdf(file) ? [] : [at]))),
    language,
    troubles,
  }
}

export interface Reading {
  done: Promise<FoundPaper>
  cancel: () => void
}

export function readFiles(
  files: readonly File[],
  language: PaperLanguage | undefined,
  onProgress: (progress: Progress) => void,
): Reading {
  const paper = openPaper()
  let engine: Recognizer | undefined
  const recognizer = () => {
    engine ??= openRecognizer()
    return engine
  }
  const close = () => {
    paper.close()
    engine?.close()
  }
  return {
    done: readAll(files, { paper, recognizer, language, onProgress }).finally(close),
    cancel: close,
  }
}
