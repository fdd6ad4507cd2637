import type { ExtractedRecipe } from '#core/contracts/scrape-results.ts'
import type { Feed } from '../discover/feed.ts'
import type { Sitemap } from '../discover/sitemap.ts'
import type { GroundInput } from '../enhance/grounded.ts'
import type { JudgeInput } from '../enhance/judge-again.ts'
import type { PageContent, PageInput } from './read-page.ts'

/** Tasks of a reader thread and their results, by kind. */
export interface Readings {
  page: { input: PageInput; result: PageContent }
  sitemap: { input: { bytes: Uint8Array }; result: Sitemap }
  feed: { input: { bytes: Uint8Array }; result: Feed | null }
  judge: { input: JudgeInput; result: ExtractedRecipe }
  ground: { input: GroundInput; result: Partial<ExtractedRecipe> }
}

export type ReadingKind = keyof Readings

export type Task = { [K in ReadingKind]: { kind: K; input: Readings[K]['input'] } }[ReadingKind]

/** The first message of a thread signals that it is ready; then one follows for each task. */
export type Answer = { ready: true } | { result: Readings[ReadingKind]['result'] } | { failed: string }
