import { useSyncExternalStore } from 'react'
import { daysAgo } from '#core/assistant/read/past-day.ts'
import { liftTurn, REMEMBERED_TURNS } from '#core/contracts/chat.ts'
import type { CookingAssistantInput } from '#core/contracts/cooking-assistant.ts'
import { attachOwn } from '#web/api/attach-own.ts'
import { postFunction } from '#web/api/functions.ts'
import { notify } from '#web/lib/toast.ts'
import { deviceStore } from '#web/state/device-store.ts'
import { kitchenWith } from '#web/state/kitchen.ts'
import { pantryStore } from '#web/state/pantry.ts'
import { preferencesStore } from '#web/state/preferences.ts'
import { localDay } from '#web/state/stock/local-day.ts'
import { browserModel } from './browser-model.ts'
import { recipeMeant } from './dish-meant.ts'
import { type ChatMessage, lastQuestionIn, MAX_KEPT, newMessage, readMessages, toTurns } from './message.ts'
import { photos } from './photos.ts'
import { type ReplyPart, readReply } from './read-reply.ts'
import * as strings from './strings.ts'

const kept = deviceStore('sous-chat', readMessages)
const draft = deviceStore('sous-chat-draft', (value) => (typeof value === 'string' ? value : ''))

/** The pending reply. It continues when the panel closes. */
let live: { message: ChatMessage; request: AbortController } | undefined

export interface ChatView {
  messages: readonly ChatMessage[]
  /** The reply so far, while one is pending. */
  pending: ChatMessage | undefined
}

const NOTHING: ChatView = { messages: [], pending: undefined }
let view = NOTHING
const listeners = new Set<() => void>()
const notifyListeners = () => {
  for (const listener of listeners) listener()
}

function snapshot(): ChatView {
  const messages = kept.get()
  if (view.messages !== messages || view.pending !== live?.message)
    view = { messages, pending: live?.message }
  return view
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  const stop = kept.subscribe(listener)
  return () => {
    listeners.delete(listener)
    stop()
  }
}

/** The plan goes along where the question is about it, and of a planned dish its recipe; never otherwise. */
async function withPlan(input: CookingAssistantInput): Promise<CookingAssistantInput> {
  const { mealAsked, planQuestion, plannedDish } = await import('#core/assistant/read/asks-plan.ts')
  const dish = plannedDish(input.message)
  const asked = planQuestion(input.message)
  if (!dish && (!asked || (asked.kind === 'buy' && asked.anything && input.recipe_id))) return input
  const { askedPlan } = await import('#web/state/plan/asked-plan.ts')
  const plan = askedPlan()
  if (!dish) return { ...input, plan }
  const meal = mealAsked(dish, plan)
  if (!meal) return input
  return meal.recipe_id
    ? { ...input, message: dish.message, recipe_id: meal.recipe_id, recipe_is: 'asked' }
    : // In the user's own words: no recipe is meant.
      { ...input, plan, recipe_id: undefined, recipe_is: undefined }
}

/** What the question may be about of the kitchen, with dates and amounts, and nothing where it is about none of it. */
async function withKitchen(input: CookingAssistantInput): Promise<CookingAssistantInput> {
  const { askedKitchen } = await import('#web/state/stock/asked-kitchen.ts')
  const kitchen = await askedKitchen(input.message, input.conversation ?? [])
  const today = localDay()
  return {
    ...input,
    ...(kitchen && { kitchen }),
    ...(daysAgo(input.message.toLowerCase(), today) !== undefined && { today }),
  }
}

async function* serverReply(input: CookingAssistantInput, signal: AbortSignal) {
  const { body } = await postFunction('cooking-assistant', await attachOwn(input), { signal })
  if (!body) throw new Error('There was no answer.')
  yield* readReply(body)
}

/** The browser's model where the user wants it, and otherwise the server, which has an engine of its own. */
async function* replyTo(
  { id, photo }: ChatMessage,
  asked: CookingAssistantInput,
  signal: AbortSignal,
): AsyncGenerator<ReplyPart, void, void> {
  const input = await withKitchen(await withPlan(asked))
  if (!browserModel.isOn()) {
    // The server gets the words alone.
    if (photo) yield { text: '', problem: 'photo off' }
    return yield* serverReply(input, signal)
  }
  const { browserReply } = await import('./browser-reply.ts')
  yield* browserReply(input, signal, photo && (photos.of(id)?.blob ?? 'gone'))
}

function keep(message: ChatMessage) {
  kept.set([...kept.get(), message].slice(-MAX_KEPT))
  photos.keepOnly(kept.get().map(({ id }) => id))
}

async function answer(question: ChatMessage, recipeId: string | undefined) {
  const request = new AbortController()
  const earlier = kept.get().filter(({ id }) => id !== question.id)
  live = { message: newMessage('assistant', ''), request }
  const own = live
  const grow = (change: Partial<ChatMessage>) => {
    own.message = { ...own.message, ...change }
    notifyListeners()
  }
  notifyListeners()
  let end: ChatMessage['end']
  try {
    const { diets, allergies } = preferencesStore.get()
    const { ingredients, dated } = await kitchenWith(pantryStore.get().ingredients)
    const input: CookingAssistantInput = {
      message: question.content,
      conversation: toTurns(earlier, REMEMBERED_TURNS),
      pantry: [...ingredients],
      ...(dated.length > 0 && { dated: [...dated] }),
      ...(diets.length > 0 && { diets: [...diets] }),
      ...(allergies.length > 0 && { allergies: [...allergies] }),
      ...recipeMeant(earlier, recipeId),
    }
    for await (const part of replyTo(question, input, request.signal)) {
      if (part.broken) end = 'broken'
      if (part.text || part.engine || part.standing || part.problem)
        grow({
          content: own.message.content + part.text,
          ...(part.engine && { engine: part.engine }),
          ...(part.problem && { problem: part.problem }),
          ...(part.standing && { standing: part.standing }),
        })
    }
    if (own.message.content.trim() === '') throw new Error('The answer was empty.')
  } catch (error) {
    if (request.signal.aborted) end = 'stopped'
    else if (own.message.content.trim() !== '') end = 'broken'
    else {
      end = 'failed'
      grow({ content: strings.answerFailed, engine: undefined })
      const why = error instanceof Error && error.name === 'FunctionError' ? error.message : undefined
      notify({ title: strings.sendFailed, description: why, variant: 'destructive' })
    }
  }
  // Cleared in the meantime: the reply is no longer needed.
  if (live !== own) return
  live = undefined
  keep({ ...own.message, ...(end && { end }) })
  notifyListeners()
}

export const chat = {
  /** A photo is the attached one; it may be all of a question. */
  send(text: string, recipeId?: string, withPhoto = false) {
    const content = text.trim() || (withPhoto ? strings.photoQuestion : '')
    if (content === '' || live) return false
    const question: ChatMessage = { ...newMessage('user', content), ...(withPhoto && { photo: true }) }
    keep(question)
    if (withPhoto) photos.attachTo(question.id)
    void answer(question, recipeId)
    return true
  },
  /** Takes back something that stands: it counts from the next question on. */
  lift(label: string) {
    if (!live) keep(newMessage('user', liftTurn(label)))
  },
  stop: () => live?.request.abort(),
  /** Asks the last question again and discards the outcome of its answer. */
  retry(recipeId?: string) {
    if (live) return
    const messages = kept.get()
    const at = lastQuestionIn(messages)
    const question = messages[at]
    if (!question) return
    kept.set(messages.slice(0, at + 1))
    void answer(question, recipeId)
  },
  /** Returns what was there, with a reply that was pending as a stopped one. */
  clear(): readonly ChatMessage[] {
    const cleared = [...kept.get(), ...(live ? [{ ...live.message, end: 'stopped' as const }] : [])]
    live?.request.abort()
    live = undefined
    kept.clear()
    photos.keepOnly([])
    notifyListeners()
    return cleared
  },
  /** Puts back what was cleared, before what was asked since. Its photos are gone. */
  restore(cleared: readonly ChatMessage[]) {
    kept.set([...cleared, ...kept.get()].slice(-MAX_KEPT))
  },
  /** For tests: the state after a reload. */
  reread() {
    live = undefined
    kept.reread()
    draft.reread()
  },
}

export const useChat = (): ChatView => useSyncExternalStore(subscribe, snapshot, () => NOTHING)

export const useDraft = () =>
  [useSyncExternalStore(draft.subscribe, draft.get, draft.empty), (text: string) => draft.set(text)] as const
