import { generateText, type ModelMessage as Message } from 'ai'
import { z } from 'zod'
import { type Connection, PROVIDER } from './connection.ts'
import { deadline } from './deadline.ts'
import { findJson } from './find-json.ts'
import { type JsonRequest, ModelError } from './model.ts'
import { askAgain } from './model-prompt.ts'
import { toModelError } from './problem.ts'
import { estimateTokens } from './usage.ts'

const MAX_TOKENS = 1500
/** The approximate token cost of an image on most servers. */
const IMAGE_TOKENS = 1000

const issuesOf = (error: z.ZodError) =>
  error.issues
    .slice(0, 8)
    .map((issue) => `${issue.path.join('.') || 'the whole'}: ${issue.message}`)
    .join('; ')

/**
 * An answer that matches the schema. The schema is sent twice: as a constraint for servers that can enforce it, and in
 * the prompt for all others. An answer that doesn't match is sent back once with the reasons.
 */
export async function jsonAnswer<Schema extends z.ZodType>(
  connection: Connection,
  who: string[],
  request: JsonRequest<Schema>,
): Promise<z.output<Schema>> {
  const images = request.images ?? []
  const model = images.length ? connection.vision : connection.text
  if (!model) throw new ModelError('refused')
  const shape = z.toJSONSchema(request.schema, { io: 'input', unrepresentable: 'any' })
  const system = `${request.system}\n\nAnswer with one JSON value and nothing else. It must fit this JSON schema:\n${JSON.stringify(shape)}`
  const messages: Message[] = [
    {
      role: 'user',
      content: [
        { type: 'text', text: request.prompt },
        ...images.map(({ bytes, mediaType }) => ({ type: 'image' as const, image: bytes, mediaType })),
      ],
    },
  ]

  const maxTokens = request.maxTokens ?? MAX_TOKENS
  const asked = estimateTokens(system.length + request.prompt.length) + images.length * IMAGE_TOKENS
  const settle = await connection.usage.reserve(who, asked + maxTokens)
  const watch = deadline({ ...connection.limits, firstMs: connection.limits.totalMs }, request.signal)
  let spent = 0

  const once = async (enforced: boolean) => {
    const answer = await generateText({
      model,
      system,
      messages,
      maxOutputTokens: maxTokens,
      maxRetries: 0,
      abortSignal: watch.signal,
      ...(enforced && {
        providerOptions: {
          [PROVIDER]: {
            response_format: {
              type: 'json_schema',
              json_schema: { name: 'answer', schema: JSON.parse(JSON.stringify(shape)), strict: false },
            },
          },
        },
      }),
    })
    spent += answer.totalUsage.totalTokens ?? asked + estimateTokens(answer.text.length)
    return answer.text
  }
  const ask = async () => {
    if (!connection.able.schema) return once(false)
    try {
      return await once(true)
    } catch (error) {
      const known = toModelError(error)
      if (known.problem !== 'refused' || (known.status !== 400 && known.status !== 422)) throw error
      const text = await once(false)
      connection.able.schema = false
      return text
    }
  }

  try {
    const first = await ask()
    const read = request.schema.safeParse(findJson(first))
    if (read.success) return read.data
    messages.push(
      { role: 'assistant', content: first.slice(0, 8000) || '(nothing)' },
      {
        role: 'user',
        content: askAgain(issuesOf(read.error)),
      },
    )
    const second = request.schema.safeParse(findJson(await ask()))
    if (second.success) return second.data
    throw new ModelError('garbled')
  } catch (error) {
    throw watch.reason() ?? toModelError(error)
  } finally {
    watch.end()
    await settle(spent || asked)
  }
}
