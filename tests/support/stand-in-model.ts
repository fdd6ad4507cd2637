/** What the stand-in does; a test may change it at any time. */
export interface ModelPlan {
  availability: 'unavailable' | 'downloadable' | 'downloading' | 'available'
  /** The same with image input; as `availability` unless it is set. */
  images?: ModelPlan['availability']
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
  sessions: {
    system: string
    /** The declared types of input. */
    inputs: string[]
    asked: { role: string; content: string | { type: string; value: unknown }[] }[][]
    destroyed: boolean
  }[]
}

/**
 * Puts a model in the place of the browser's, with the published interface of the Prompt API. It is serialized into
 * pages, so it uses nothing from outside. Returns its plan, which a page has as `modelPlan`.
 */
export function installModel(given: Partial<ModelPlan> = {}): ModelPlan {
  type Part = { type: string; value: unknown }
  type Message = { role: string; content: string | Part[] }
  type Declared = { expectedInputs?: { type: string }[] }
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
  const partsOf = ({ content }: Message): Part[] =>
    typeof content === 'string' ? [{ type: 'text', value: content }] : content
  const IMAGE_LETTERS = 1000
  const tokens = (messages: readonly Message[]) =>
    Math.ceil(
      messages
        .flatMap(partsOf)
        .reduce((sum, { type, value }) => sum + (type === 'text' ? String(value).length : IMAGE_LETTERS), 0) /
        4,
    )
  const inputsOf = ({ expectedInputs = [] }: Declared) => expectedInputs.map(({ type }) => type)
  const availabilityOf = (options: Declared = {}) =>
    inputsOf(options).includes('image') ? (plan.images ?? plan.availability) : plan.availability
  /** Refuses what the session was not declared for, and values that are no picture. */
  const refusal = (input: readonly Message[], inputs: readonly string[]) => {
    for (const message of input)
      for (const { type, value } of partsOf(message)) {
        if (type === 'text' && typeof value === 'string') continue
        if (type !== 'image' || !(value instanceof Blob)) return new TypeError('No such part.')
        if (message.role === 'assistant' || !inputs.includes('image')) return fault('NotSupportedError')
      }
    return undefined
  }
  const whenAborted = (signal: AbortSignal | undefined, then: (reason: unknown) => void) => {
    if (signal?.aborted) then(signal.reason)
    signal?.addEventListener('abort', () => then(signal.reason))
  }
  let answered = 0

  const sessionOf = (initial: readonly Message[], inputs: string[], created: AbortSignal | undefined) => {
    const log = {
      system: String(initial[0]?.content ?? ''),
      inputs,
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
    const measure = async (input: Message[]) => {
      const refused = refusal(input, inputs)
      if (refused) throw refused
      return tokens(input)
    }
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
          const refused = refusal(input, inputs)
          if (refused) return fail(refused)
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
    options: Step & Declared & { initialPrompts?: Message[]; monitor?: (monitor: EventTarget) => void } = {},
  ) => {
    const { initialPrompts = [], signal, monitor } = options
    if (initialPrompts.slice(1).some(({ role }) => role === 'system')) throw new TypeError('Not the first.')
    const now = availabilityOf(options)
    if (now === 'unavailable') throw fault('NotSupportedError')
    const isMissing = now !== 'available'
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
    if (plan.images && inputsOf(options).includes('image')) plan.images = 'available'
    if (tokens(initialPrompts) > plan.window) throw fault('QuotaExceededError')
    return sessionOf(initialPrompts, inputsOf(options), signal)
  }

  Object.assign(globalThis, {
    modelPlan: plan,
    LanguageModel: { availability: async (options?: Declared) => availabilityOf(options), create },
  })
  return plan
}
