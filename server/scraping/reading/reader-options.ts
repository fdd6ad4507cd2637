import { availableParallelism } from 'node:os'
import type { ReadingKind } from './messages.ts'
import type { ThreadOptions } from './threads.ts'

export interface ReaderOptions extends Omit<ThreadOptions, 'script'> {
  /** How long each may take. */
  limitMs: Record<ReadingKind, number>
}

/** Half of the cores, so that requests and the database have theirs. */
const threads = Math.min(4, Math.max(1, Math.floor(availableParallelism() / 2)))

export const READERS: ReaderOptions = {
  threads,
  waiting: 64,
  memoryMb: 256,
  idleMs: 60_000,
  limitMs: { page: 10_000, sitemap: 30_000, feed: 10_000, judge: 10_000, ground: 10_000 },
}
