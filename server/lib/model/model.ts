import type { z } from 'zod'

/** Where a model server is and how it is called. */
export interface ModelSettings {
  baseUrl: string
  apiKey: string | undefined
  name: string
  visionName: string | undefined
}

type ModelProblem = 'unreachable' | 'refused' | 'busy' | 'slow' | 'garbled' | 'spent' | 'stopped'

const WORDS: Record<ModelProblem, string> = {
  unreachable: 'The model server could not be reached.',
  refused: 'The model server refused the request.',
  busy: 'The model server is busy.',
  slow: 'The model server took too long.',
  garbled: 'The model server sent something that nobody can read.',
  spent: 'Today’s share of the model is used up.',
  stopped: 'The request was given up.',
}

/** Our own words only: what a server answers may repeat a key or what people typed. */
export class ModelError extends Error {
  override readonly name = 'ModelError'

  constructor(
    readonly problem: ModelProblem,
    readonly status?: number,
  ) {
    super(WORDS[problem])
  }
}

export interface ModelMessage {
  role: 'user' | 'assistant'
  content: string
}

/** Something of ours that a model may ask for, so that facts come from us. */
export interface ModelTool<Schema extends z.ZodType = z.ZodType> {
  description: string
  input: Schema
  run: (input: z.output<Schema>) => unknown
}

/** Keeps the input's type from the schema to the tool. */
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
  /** With pictures the vision model answers. */
  images?: { bytes: Uint8Array; mediaType: string }[]
  maxTokens?: number
  signal?: AbortSignal
}

/** A model on behalf of one caller, whose share of the day it uses. */
export interface Model {
  name: string
  /** Undefined when no model is set that can see. */
  visionName: string | undefined
  /** The answer in pieces, as they come. */
  stream: (request: TextRequest) => AsyncGenerator<string, void, void>
  /** An answer that fits the schema. */
  json: <Schema extends z.ZodType>(request: JsonRequest<Schema>) => Promise<z.output<Schema>>
}

export interface ModelService {
  /** `who`: the address and, when signed in, the user. */
  for: (who: string[]) => Model
}
