import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/** The model server's behavior for one request. */
export type Turn =
  | {
      /** Chunks of text: streamed if the request asks for a stream, otherwise joined. */
      say: string[]
      /** The delay after each chunk; before the response if it isn't streamed. */
      gapMs?: number
      /** How the stream ends; properly by default. */
      end?: 'dropped' | 'without a reason'
    }
  | { call: string; args: object | string }
  | { status: number; headers?: Record<string, string>; body?: string }
  | { garbage: string }
  | { silent: true }

export interface AskedOfModel {
  headers: IncomingMessage['headers']
  body: {
    model: string
    stream?: boolean
    messages: { role: string; content: unknown }[]
    tools?: { function: { name: string } }[]
    response_format?: unknown
    max_tokens?: number
  }
}

const usage = { prompt_tokens: 70, completion_tokens: 30, total_tokens: 100 }

async function readBody(request: IncomingMessage) {
  let text = ''
  for await (const chunk of request) text += chunk
  return JSON.parse(text) as AskedOfModel['body']
}

const chunk = (model: string, delta: object, finish: string | null = null, extra: object = {}) =>
  `data: ${JSON.stringify({
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    created: 1,
    model,
    choices: [{ index: 0, delta, finish_reason: finish }],
    ...extra,
  })}\n\n`

const asToolCall = (turn: { call: string; args: object | string }) => ({
  id: 'call_1',
  type: 'function',
  function: {
    name: turn.call,
    arguments: typeof turn.args === 'string' ? turn.args : JSON.stringify(turn.args),
  },
})

async function stream(response: ServerResponse, model: string, turn: Turn) {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  response.write(chunk(model, { role: 'assistant', content: '' }))
  if ('call' in turn) {
    response.write(chunk(model, { tool_calls: [{ index: 0, ...asToolCall(turn) }] }))
    response.write(chunk(model, {}, 'tool_calls'))
  } else if ('say' in turn) {
    for (const content of turn.say) {
      if (response.destroyed) return
      response.write(chunk(model, { content }))
      if (turn.gapMs) await sleep(turn.gapMs)
    }
    // What was sent so far must be flushed before the connection goes dead.
    if (turn.end) await sleep(30)
    if (turn.end === 'dropped') return void response.destroy()
    if (turn.end === 'without a reason') return void response.end()
    response.write(chunk(model, {}, 'stop'))
  }
  response.write(
    `data: ${JSON.stringify({ id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model, choices: [], usage })}\n\n`,
  )
  response.end('data: [DONE]\n\n')
}

async function whole(response: ServerResponse, model: string, turn: Turn) {
  if ('say' in turn && turn.gapMs) await sleep(turn.gapMs)
  const message =
    'call' in turn
      ? { role: 'assistant', content: null, tool_calls: [asToolCall(turn)] }
      : { role: 'assistant', content: 'say' in turn ? turn.say.join('') : '' }
  const finish_reason = 'call' in turn ? 'tool_calls' : 'stop'
  response.writeHead(200, { 'content-type': 'application/json' }).end(
    JSON.stringify({
      id: 'chatcmpl-1',
      object: 'chat.completion',
      created: 1,
      model,
      choices: [{ index: 0, message, finish_reason }],
      usage,
    }),
  )
}

/** A server with the OpenAI API over real HTTP whose behavior is scripted by the test, turn by turn. */
export async function startModelServer() {
  const asked: AskedOfModel[] = []
  let turns: Turn[] = []
  const paths: (string | undefined)[] = []
  let left = 0
  const server = createServer(async (request, response) => {
    response.on('close', () => {
      if (!response.writableFinished) left++
    })
    paths.push(request.url)
    if (request.method !== 'POST' || request.url !== '/v1/chat/completions')
      return void response.writeHead(404).end('{}')
    const body = await readBody(request)
    asked.push({ headers: request.headers, body })
    const turn: Turn = turns.shift() ?? { say: ['Nothing more was written for this test.'] }
    if ('silent' in turn) return
    if ('status' in turn)
      return void response
        .writeHead(turn.status, { 'content-type': 'application/json', ...turn.headers })
        .end(turn.body ?? JSON.stringify({ error: { message: 'no', type: 'error' } }))
    if ('garbage' in turn)
      return void response
        .writeHead(200, { 'content-type': body.stream ? 'text/event-stream' : 'application/json' })
        .end(turn.garbage)
    if (body.stream) await stream(response, body.model, turn)
    else await whole(response, body.model, turn)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as { port: number }).port}/v1`,
    asked,
    paths,
    /** How many callers disconnected before their answer was complete. */
    left: () => left,
    script: (...next: Turn[]) => {
      turns = next
      asked.length = 0
      left = 0
    },
    stop: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

export type ModelServer = Awaited<ReturnType<typeof startModelServer>>
