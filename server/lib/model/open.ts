import type { Log } from '../log.ts'
import type { Sql } from '../sql.ts'
import { connectModel } from './connection.ts'
import { LIMITS, type Limits } from './deadline.ts'
import { jsonAnswer } from './json-answer.ts'
import type { ModelService, ModelSettings } from './model.ts'
import { PATIENCE, type Patience, patientFetch } from './patient-fetch.ts'
import { streamAnswer } from './stream-answer.ts'
import { createUsage, type DailyTokens, type Usage } from './usage.ts'

export interface OpenModelOptions {
  settings: ModelSettings
  daily: DailyTokens
  sql: Sql
  secret: string
  log: Log
  limits?: Limits
  patience?: Patience
}

/** Any server with an OpenAI-compatible API, wrapped in our limits, retries and usage accounting. */
export function openModel({ settings, daily, sql, secret, log, ...rest }: OpenModelOptions): ModelService {
  const patience = rest.patience ?? PATIENCE
  return serviceOf(settings, createUsage(sql, secret, daily, log), patience, rest.limits ?? LIMITS)
}

/** For a check from the command line, where there may be no database. */
export const openModelUncounted = (settings: ModelSettings) =>
  serviceOf(settings, { reserve: async () => async () => {} }, PATIENCE, LIMITS)

function serviceOf(settings: ModelSettings, usage: Usage, patience: Patience, limits: Limits): ModelService {
  const connection = connectModel(settings, patientFetch(patience), limits, usage)
  return {
    for: (who) => ({
      name: settings.name,
      visionName: settings.visionName,
      stream: (request) => streamAnswer(connection, who, request),
      json: (request) => jsonAnswer(connection, who, request),
    }),
  }
}
