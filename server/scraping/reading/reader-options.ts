import { availableParallelism } from 'node:os'
import type { ReadingKind } from './messages.ts'
import type { ThreadOptions } from './threads.ts'

export interface ReaderOptions extends Omit<ThreadOptions, 'script'> {
  /** The time limit for each kind of input. */
  limitMs: Record<ReadingKind, number>
}

/** Half of the cores; the others serve requests and the database. */
const threads = Math.min(4, Math.max(1, Math.floor(availableParallelism() / 2)))

export const READERS: ReaderOptions = {
  threads,
  waiting: 64,
  memoryMb: 256,
  idleMs: 60_000,
  limitMs: { page: 2000, sitemap: 30_000, feed: 10_000, judge: 10_000, ground: 10_000 },
}
