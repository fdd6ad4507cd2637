import type { PaperLanguage } from '#core/paper/guess-language.ts'
import { PAPER_LIMITS } from '#web/lib/ocr/limits.ts'
import { type FoundPaper, isPdf, type Progress, type Reading, readFiles } from './read-files.ts'

export interface PickedPage {
  id: number
  file: File
}

export type PaperState =
  | { phase: 'choosing'; pages: readonly PickedPage[]; isCut: boolean; isOther: boolean }
  | { phase: 'reading'; progress: Progress; files: readonly File[] }
  /** `opened`: recipes that were taken to the form. */
  | { phase: 'found'; found: FoundPaper; files: readonly File[]; opened: ReadonlySet<number>; isNew: boolean }

const START: PaperState = { phase: 'choosing', pages: [], isCut: false, isOther: false }
let state: PaperState = START
let reading: Reading | undefined
let lastId = 0
const listeners = new Set<() => void>()

function set(next: PaperState) {
  state = next
  for (const listener of listeners) listener()
}

const isPaper = (file: File) =>
  isPdf(file) || file.type.startsWith('image/') || /\.(?:heic|heif|avif)$/i.test(file.name)

/** Reading goes on while the app is open, and what was found stays until it is dismissed. */
export const paperJob = {
  get: () => state,
  none: () => START,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  add(files: readonly File[]) {
    const before = state.phase === 'choosing' ? state.pages : []
    const fresh = files.filter(isPaper).map((file) => ({ id: ++lastId, file }))
    const pages = [...before, ...fresh]
    const isCut = pages.length > PAPER_LIMITS.pages
    set({
      phase: 'choosing',
      pages: pages.slice(0, PAPER_LIMITS.pages),
      isCut,
      isOther: fresh.length < files.length,
    })
  },
  move(from: number, to: number) {
    if (state.phase !== 'choosing') return
    const pages = [...state.pages]
    const [page] = pages.splice(from, 1)
    if (page) set({ ...state, pages: pages.toSpliced(to, 0, page) })
  },
  remove(id: number) {
    if (state.phase === 'choosing') set({ ...state, pages: state.pages.filter((page) => page.id !== id) })
  },
  async read(files: readonly File[], language: PaperLanguage | undefined) {
    reading?.cancel()
    set({ phase: 'reading', files, progress: { phase: 'opening', page: 1, count: files.length, share: 0 } })
    const mine = readFiles(files, language, (progress) => {
      if (reading === mine) set({ phase: 'reading', files, progress })
    })
    reading = mine
    const found = await mine.done.catch(() => undefined)
    // Canceled, or replaced by another.
    if (reading !== mine) return
    reading = undefined
    if (found) set({ phase: 'found', found, files, opened: new Set(), isNew: true })
    else paperJob.reset()
  },
  show(found: FoundPaper, files: readonly File[]) {
    set({ phase: 'found', found, files, opened: new Set(), isNew: true })
  },
  /** It was shown, or its only recipe is in the form. */
  seen() {
    if (state.phase === 'found') set({ ...state, isNew: false })
  },
  opened(index: number) {
    if (state.phase === 'found') set({ ...state, opened: new Set([...state.opened, index]) })
  },
  /** The photos as pages of one recipe, or each as its own. */
  arrange(way: 'apart' | 'joined') {
    if (state.phase !== 'found' || !state.found.ways) return
    set({ ...state, found: { ...state.found, recipes: state.found.ways[way] }, opened: new Set() })
  },
  /** Back to the pages, so that nothing has to be chosen again. */
  cancel() {
    const pages = 'files' in state ? state.files : []
    reading?.cancel()
    reading = undefined
    set({ ...START, pages: pages.map((file) => ({ id: ++lastId, file })) })
  },
  reset() {
    reading?.cancel()
    reading = undefined
    set(START)
  },
}
