import type { AnswerTo, FunctionName, InputOf } from '#core/contracts/functions.ts'
import { reach } from './network.ts'
import { withOwn } from './own-answers.ts'
import { platformUrl, settings } from './settings.ts'
import * as strings from './strings.ts'
import { getAccessToken } from './supabase.ts'

/** An error response from our functions; the message is safe to show to users. */
export class FunctionError extends Error {
  override readonly name = 'FunctionError'

  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
    readonly details?: unknown,
    readonly requestId?: string,
  ) {
    super(message)
  }
}

type CallOptions = { signal?: AbortSignal }

const words = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined

/** Reads the one error shape `{ error, message, details?, request_id }`; anything else (a proxy's page) gets our words. */
async function readFunctionError(response: Response): Promise<FunctionError> {
  const body: unknown = await response.json().catch(() => null)
  const given = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {}
  return new FunctionError(
    words(given.error) ?? `http_${response.status}`,
    words(given.message) ?? strings.noAnswer,
    response.status,
    given.details,
    words(given.request_id),
  )
}

/** Posts and returns the raw response, for functions that stream. */
export async function postFunction<Name extends FunctionName>(
  name: Name,
  input: InputOf<Name>,
  { signal }: CallOptions = {},
): Promise<Response> {
  const token = await getAccessToken().catch(() => undefined)
  const headers: Record<string, string> = { 'content-type': 'application/json' }
  if (settings.publishableKey) headers.apikey = settings.publishableKey
  if (token) headers.authorization = `Bearer ${token}`

  let response: Response
  try {
    response = await reach(`${platformUrl()}/functions/v1/${name}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(input),
      signal,
    })
  } catch (error) {
    if (signal?.aborted) throw error
    throw new FunctionError('offline', strings.unreachable, 0)
  }
  if (!response.ok) throw await readFunctionError(response)
  return response
}

type KeysOf<Each> = Each extends unknown ? keyof Each : never

/** Rejects unknown keys in an input, such as misspelled ones. */
export type NoOther<Input, All> = { [Key in Exclude<keyof Input, KeysOf<All>>]: never }

/** Calls a function by name; the name determines the input type and, with it, the output type. */
export async function call<Name extends FunctionName, const Input extends InputOf<Name>>(
  name: Name,
  input: Input & NoInfer<NoOther<Input, InputOf<Name>>>,
  options?: CallOptions,
): Promise<AnswerTo<Name, Input>> {
  return withOwn<AnswerTo<Name, Input>>(
    name,
    input,
    async (asked) => (await postFunction(name, asked as InputOf<Name>, options)).json(),
    options?.signal,
  )
}
