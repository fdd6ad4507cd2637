/** What the stand-in does; a test may change it at any time. */
export interface ModelPlan {
  availability: 'unavailable' | 'downloadable' | 'downloading' | 'available'
  /** The answers, in pieces; the last one is repeated. */
  answers: string[][]
  /** Between pieces, and between steps of the download. */
  gapMs: number
  /** The name of the exception, and what create() rejects with. */
  createFails?: { name: string; message?: string }
  /** After how many pieces an answer fails, and how. */
  answerFails?: { after: number; name: string; message?: string }
  /** In tokens, of four letters each. */
  window: number
  /** The names of the properties as in older versions. */
  older?: boolean
  /** It never answers, not even to a signal. */
  silent?: boolean
  /** The sessions: what they were created with and asked, and whether they were destroyed. */
  sessions: { system: string; asked: { role: string; content: string }[][]; destroyed: boolean }[]
}

/**
 * Puts a model in the place of the browser's, with the published interface of the Prompt API. It is serialized into
 * pages, so it uses nothing from outside. Returns its plan, which a page has as `modelPlan`.
 */
export function installModel(given: Partial<ModelPlan> = {}): ModelPlan {
  type Message = { role: string; content: string }
  type Step = { signal?: AbortSignal }
  const plan: ModelPlan = {
    availability: 'available',
    answers: [['Fine.']],
    gapMs: 0,
    window: 6000,
    sessions: [],
    ...given,
  }
  const sleep = () => new Promise((resolve) => setTimeout(resolve, plan.gapMs))
  const fault = (name: string, message = 'As planned.') => new DOMException(message, name)
  const planned = ({ name, message }: { name: string; message?: string }) => fault(name, message)
  const tokens = (messages: readonly Message[]) =>
    Math.ceil(messages.reduce((sum, { content }) => sum + content.length, 0) / 4)
  const whenAborted = (signal: AbortSignal | undefined, then: (reason: unknown) => void) => {
    if (signal?.aborted) then(signal.reason)
    signal?.addEventListener('abort', () => then(signal.reason))
  }
  let answered = 0

  const sessionOf = (initial: readonly Message[], created: AbortSignal | undefined) => {
    const log = {
      system: initial[0]?.content ?? '',
      asked: [] as Message[][],
      destroyed: false,
    }
    plan.sessions.push(log)
    const ended = new AbortController()
    const destroy = (reason: unknown = fault('AbortError')) => {
      log.destroyed = true
      ended.abort(reason)
    }
    whenAborted(created, destroy)
    const measure = async (input: Message[]) => tokens(input)
    const used = tokens(initial)

    const promptStreaming = (input: Message[], { signal }: Step = {}) => {
      if (input.some(({ role }) => role === 'system')) throw fault('NotSupportedError')
      log.asked.push(input)
      const pieces = plan.answers[Math.min(answered, plan.answers.length - 1)] ?? []
      answered += 1
      let isOver = false
      return new ReadableStream<string>({
        async start(controller) {
          const fail = (reason: unknown) => {
            if (!isOver) controller.error(reason)
            isOver = true
          }
          if (plan.silent) return
          whenAborted(signal, fail)
          whenAborted(ended.signal, fail)
          if (tokens(input) > plan.window - used) return fail(fault('QuotaExceededError'))
          for (const [at, piece] of pieces.entries()) {
            if (plan.answerFails?.after === at) return fail(planned(plan.answerFails))
            await sleep()
            if (isOver) return
            controller.enqueue(piece)
          }
          if (plan.answerFails) return fail(planned(plan.answerFails))
          isOver = true
          controller.close()
        },
        cancel() {
          isOver = true
        },
      })
    }
    const own = { promptStreaming, destroy: () => destroy() }
    return plan.older
      ? { ...own, inputQuota: plan.window, inputUsage: used, measureInputUsage: measure }
      : { ...own, contextWindow: plan.window, contextUsage: used, measureContextUsage: measure }
  }

  const create = async (
    options: Step & { initialPrompts?: Message[]; monitor?: (monitor: EventTarget) => void } = {},
  ) => {
    const { initialPrompts = [], signal, monitor } = options
    if (initialPrompts.slice(1).some(({ role }) => role === 'system')) throw new TypeError('Not the first.')
    if (plan.availability === 'unavailable') throw fault('NotSupportedError')
    const isMissing = plan.availability !== 'available'
    // A download needs a tap or a key shortly before.
    const active = globalThis.navigator?.userActivation?.isActive ?? true
    if (isMissing && !active) throw fault('NotAllowedError')
    signal?.throwIfAborted()
    const target = new EventTarget()
    monitor?.(target)
    const report = (loaded: number) =>
      target.dispatchEvent(Object.assign(new Event('downloadprogress'), { loaded, total: 1 }))
    const stopped = new Promise<never>((_, reject) => whenAborted(signal, reject))
    stopped.catch(() => {})
    const downloaded = async () => {
      for (const loaded of isMissing ? [0, 0.25, 0.5, 0.75, 1] : [0, 1]) {
        if (signal?.aborted) return
        report(loaded)
        if (isMissing) await sleep()
        if (plan.createFails && loaded === (isMissing ? 0.5 : 0)) throw planned(plan.createFails)
      }
    }
    await Promise.race([downloaded(), stopped])
    plan.availability = 'available'
    if (tokens(initialPrompts) > plan.window) throw fault('QuotaExceededError')
    return sessionOf(initialPrompts, signal)
  }

  Object.assign(globalThis, {
    modelPlan: plan,
    LanguageModel: { availability: async () => plan.availability, create },
  })
  return plan
}
