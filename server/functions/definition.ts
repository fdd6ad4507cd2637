import type { z } from 'zod'
import type { WordTable } from '#core/text/word-table.ts'
import type { RecipeFeed } from '../database/recipe-feed.ts'
import type { Detector } from '../lib/detector/detector.ts'
import type { Log } from '../lib/log.ts'
import type { MailDesk } from '../lib/mail/desk.ts'
import type { Model } from '../lib/model/model.ts'
import type { Limit } from '../lib/rate-limit.ts'
import type { Sql } from '../lib/sql.ts'
import type { User } from '../platform/platform.ts'
import type { ScrapingDesk } from '../scraping/jobs/desk.ts'

/** Everything that a function may use. Functions never access globals. */
export interface FunctionContext<Input> {
  request: Request
  input: Input
  user: User | undefined
  db: Sql
  recipes: RecipeFeed
  /** Detects ingredients in photos, in a worker thread. */
  detector: Detector
  /** For the assistant. */
  words: WordTable
  /** A language model limited to this caller's daily quota; undefined when none is configured. */
  model: Model | undefined
  /** Throws unless this is the access code of the operator tools; wrong codes are counted. */
  requireOperator: (code: string) => Promise<void>
  /** Enqueues outgoing mail. */
  mail: MailDesk
  /** The public key that browsers subscribe to notifications with. */
  pushKey: string
  /** Recipe scraping jobs. */
  scraping: ScrapingDesk
  /** The product version. */
  version: string
  log: Log
  /** Aborted when the caller disconnects. */
  signal: AbortSignal
}

/** A value is sent as JSON; for streams and files the handler returns its own Response. */
type Answer<Output extends z.ZodType> = z.input<Output> | Response

export interface FunctionDefinition<
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
> {
  input: Input
  /** The JSON response; `z.never()` for one that only streams. */
  output: Output
  /** Maximum body size in bytes; 256 kB by default. */
  bodyLimit?: number
  /** By network and user; or one for users and another for networks without an account, besides the usual. */
  limit?: Limit | { anonymous: Limit; user: Limit }
  /** Added to every JSON response. */
  headers?: Record<string, string>
  handler: (context: FunctionContext<z.output<Input>>) => Promise<Answer<Output>> | Answer<Output>
}

/** Headers for responses that are private to a user, or valid only for a moment. */
export const NO_STORE = { 'Cache-Control': 'no-store' }

/** Type-checks the handler against both contracts. The server treats all functions alike, so the types are erased here. */
export const defineFunction = <Input extends z.ZodType, Output extends z.ZodType>(
  definition: FunctionDefinition<Input, Output>,
) => definition as unknown as FunctionDefinition & { input: Input; output: Output }
