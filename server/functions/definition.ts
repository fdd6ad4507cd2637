import type { z } from 'zod'
import type { RecipeFeed } from '../database/recipe-feed.ts'
import type { Detector } from '../lib/detector/detector.ts'
import type { Log } from '../lib/log.ts'
import type { MailDesk } from '../lib/mail/desk.ts'
import type { Model } from '../lib/model/model.ts'
import type { Limit } from '../lib/rate-limit.ts'
import type { Sql } from '../lib/sql.ts'
import type { User } from '../platform/platform.ts'
import type { ScrapingDesk } from '../scraping/jobs/desk.ts'

/** Everything that a function may use. It never reaches for globals. */
export interface FunctionContext<Input> {
  request: Request
  input: Input
  user: User | undefined
  db: Sql
  recipes: RecipeFeed
  /** Looks at pictures, in a thread of its own. */
  detector: Detector
  /** A language model with this caller's share of the day; undefined when none is configured. */
  model: Model | undefined
  /** Throws unless this is the access code of the operator tools; wrong ones are counted. */
  requireOperator: (code: string) => Promise<void>
  /** Mails go out from here, all in good time. */
  mail: MailDesk
  /** Jobs that collect recipes. */
  scraping: ScrapingDesk
  /** Of the product. */
  version: string
  log: Log
  /** Aborted when the caller goes away. */
  signal: AbortSignal
}

/** A value becomes JSON; streams and files are a Response of the handler's own. */
type Answer<Output extends z.ZodType> = z.input<Output> | Response

export interface FunctionDefinition<
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
> {
  input: Input
  /** The JSON that it answers with; `z.never()` for one that only streams. */
  output: Output
  /** Bytes of body that it reads at most; 256 kB when not given. */
  bodyLimit?: number
  limit?: Limit
  /** Of every JSON answer. */
  headers?: Record<string, string>
  handler: (context: FunctionContext<z.output<Input>>) => Promise<Answer<Output>> | Answer<Output>
}

/** Headers of what belongs to one person, or is true for a moment only. */
export const NO_STORE = { 'Cache-Control': 'no-store' }

/** Holds the handler to both contracts. The server handles all functions alike, so from here on only they are known. */
export const defineFunction = <Input extends z.ZodType, Output extends z.ZodType>(
  definition: FunctionDefinition<Input, Output>,
) => definition as unknown as FunctionDefinition & { input: Input; output: Output }
