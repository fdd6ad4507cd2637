import type { z } from 'zod'
import * as strings from '../strings.ts'

/** The address and settings of a model server. */
export interface ModelSettings {
  baseUrl: string
  apiKey: string | undefined
  name: string
  visionName: string | undefined
}

type ModelProblem = 'unreachable' | 'refused' | 'busy' | 'slow' | 'garbled' | 'spent' | 'stopped'

const WORDS: Record<ModelProblem, string> = {
  unreachable: strings.modelUnreachable,
  refused: strings.modelRefused,
  busy: strings.modelBusy,
  slow: strings.modelSlow,
  garbled: strings.modelGarbled,
  spent: strings.modelSpent,
  stopped: strings.modelStopped,
}

/** Our own messages only: a server's response may repeat a key or user input. */
export class ModelError extends Error {
  override readonly name = 'ModelError'

  constructor(
    readonly problem: ModelProblem,
    readonly status?: number,
  ) {
    super(WORDS[problem])
  }
}

interface ModelMessage {
  role: 'user' | 'assistant'
  content: string
}

/** A tool that a model may call, so that facts come from us. */
export interface ModelTool<Schema extends z.ZodType = z.ZodType> {
  description: string
  input: Schema
  run: (input: z.output<Schema>) => unknown
}

/** Infers the tool's input type from the schema. */
export const modelTool = <Schema extends z.ZodType>(tool: ModelTool<Schema>) => tool as unknown as ModelTool

export interface TextRequest {
  system: string
  messages: ModelMessage[]
  tools?: Record<string, ModelTool>
  maxTokens?: number
  signal?: AbortSignal
}

export interface JsonRequest<Schema extends z.ZodType> {
  schema: Schema
  system: string
  prompt: string
  /** With images the vision model answers. */
  images?: { bytes: Uint8Array; mediaType: string }[]
  maxTokens?: number
  signal?: AbortSignal
}

/** A model on behalf of one caller, charged to that caller's daily quota. */
export interface Model {
  name: string
  /** Undefined when no vision model is configured. */
  visionName: string | undefined
  /** Streams the answer in chunks. */
  stream: (request: TextRequest) => AsyncGenerator<string, void, void>
  /** An answer that matches the schema. */
  json: <Schema extends z.ZodType>(request: JsonRequest<Schema>) => Promise<z.output<Schema>>
}

export interface ModelService {
  /** `who`: the address and, when signed in, the user. */
  for: (who: string[]) => Model
}
