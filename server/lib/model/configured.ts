import type { Env } from '../../env.ts'
import type { Log } from '../log.ts'
import type { Sql } from '../sql.ts'
import * as strings from '../strings.ts'
import type { ModelService, ModelSettings } from './model.ts'

/** The model server from the environment, if configured. */
export const modelSettings = (env: Env): ModelSettings | undefined =>
  env.AI_BASE_URL && env.AI_MODEL
    ? {
        baseUrl: env.AI_BASE_URL,
        apiKey: env.AI_API_KEY,
        name: env.AI_MODEL,
        visionName: env.AI_VISION_MODEL,
      }
    : undefined

/** The client library is heavy, so it is loaded only when a model is configured. */
export async function configuredModel(
  env: Env,
  sql: Sql,
  secret: string,
  log: Log,
): Promise<ModelService | undefined> {
  const settings = modelSettings(env)
  if (!settings) return undefined
  const { openModel } = await import('./open.ts')
  const daily = { each: env.AI_DAILY_TOKENS, total: env.AI_DAILY_TOKENS_TOTAL }
  return openModel({ settings, daily, sql, secret, log })
}

/** Human-readable: which model answers, and where. */
export const modelPlace = (env: Env) =>
  env.AI_BASE_URL ? strings.modelAt(env.AI_MODEL ?? '', new URL(env.AI_BASE_URL).host) : strings.noModel
