import { z } from 'zod'
import { accessCode } from './operator.ts'

/** The sites that recipes come from, and what was removed at somebody's request. */

const removal = z.object({
  id: z.string(),
  kind: z.enum(['site', 'page']),
  address: z.string(),
  reason: z.string().nullable(),
  recipes: z.number(),
  drafts: z.number(),
  removed_at: z.string(),
})
export type Removal = z.output<typeof removal>

const scrapeSource = z.object({
  id: z.string(),
  kind: z.enum(['site', 'feed']),
  address: z.string(),
  host: z.string(),
  state: z.enum(['active', 'paused']),
  /** Null: only on demand. */
  every_hours: z.number().nullable(),
  folder: z.string().nullable(),
  next_at: z.string().nullable(),
  last_run_at: z.string().nullable(),
  last_job: z.string().nullable(),
  running: z.boolean(),
  /** Of its site, in the collection and in the queue. */
  recipes: z.number(),
  drafts: z.number(),
  /** Of the last visit: pages, new recipes, errors, and the first of them. */
  pages: z.number(),
  yield: z.number(),
  errors: z.number(),
  problem: z.string().nullable(),
  /** What its robots.txt asks for, and how it answered lately. */
  delay_ms: z.number().nullable(),
  robots_status: z.number().nullable(),
  failures: z.number(),
})
export type ScrapeSource = z.output<typeof scrapeSource>

const everyHours = z.number().int().min(1).max(1440).nullable()
const folder = z.string().trim().min(1).max(80).nullable()
const sourceEdit = z
  .strictObject({ state: z.enum(['active', 'paused']), every_hours: everyHours, folder })
  .partial()
export type SourceEdit = z.output<typeof sourceEdit>

const address = z.string().trim().min(1).max(2000)

export const recipeSourcesInput = z.discriminatedUnion('action', [
  z.object({ action: z.literal('list'), access_code: accessCode }),
  z.object({
    action: z.literal('add'),
    access_code: accessCode,
    kind: z.enum(['site', 'feed']),
    address,
    every_hours: everyHours.optional(),
    folder: folder.optional(),
  }),
  z.object({ action: z.literal('change'), access_code: accessCode, id: z.uuid(), source: sourceEdit }),
  z.object({ action: z.literal('visit'), access_code: accessCode, id: z.uuid() }),
  z.object({
    action: z.literal('delete'),
    access_code: accessCode,
    id: z.uuid(),
    with_recipes: z.boolean().default(false),
  }),
  z.object({
    action: z.literal('remove'),
    access_code: accessCode,
    kind: z.enum(['site', 'page']),
    address,
    reason: z.string().trim().max(1000).optional(),
  }),
  z.object({ action: z.literal('removals'), access_code: accessCode }),
  z.object({ action: z.literal('lift'), access_code: accessCode, id: z.uuid() }),
])
export type RecipeSourcesInput = z.input<typeof recipeSourcesInput>

const removedOutput = z.object({ removal })
export type RemovedOutput = z.output<typeof removedOutput>
const removalList = z.object({ removals: z.array(removal) })
export type RemovalList = z.output<typeof removalList>

const sourceList = z.object({ sources: z.array(scrapeSource) })
export type SourceList = z.output<typeof sourceList>
const visitOutput = z.object({ job_id: z.string() })
export type VisitOutput = z.output<typeof visitOutput>
const deletedOutput = z.object({ deleted: z.string(), recipes: z.number() })
export type SourceDeleted = z.output<typeof deletedOutput>

export const recipeSourcesOutput = z.union([
  removedOutput,
  removalList,
  sourceList,
  visitOutput,
  deletedOutput,
])
