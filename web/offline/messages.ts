import type { AssistantProfile } from '#core/assistant/write/answer.ts'
import type { StoredContent } from '#core/own-recipes/own-row.ts'
import type { ModelBrief } from '#web/lib/model-chat.ts'

/** A request that the network didn't answer, as passed to the device server. */
export interface DeviceQuestion {
  method: string
  /** Including the query string. */
  path: string
  body: string
}

/** Null: the device has no answer. */
export type DeviceAnswer = { status: number; type: string; body: string } | null

/** From the service worker to a page: with a port, on which `heard` and then the response are expected. */
export interface Ask {
  type: 'ask'
  question: DeviceQuestion
}

/** On the port. */
export type Told = { type: 'heard' } | { type: 'answer'; answer: DeviceAnswer }

/** About a recipe, or lines, as the page has them. `inside`: with the lines of linked recipes. */
export type ContentQuestion =
  | { wanted: 'facts'; own: StoredContent; inside?: readonly string[] | undefined }
  | { wanted: 'cover'; own: StoredContent }
  | { wanted: 'lines'; lines: readonly string[] }

/** From a page to the device server's worker; the port is passed on. */
export type ToDevice = { profile: AssistantProfile } /** `own`: over the user's own recipes alone. */ & (
  | { question: DeviceQuestion; own?: true }
  /** A question for the browser's model, as the contract has it: the worker validates it. */
  | { chat: unknown }
  | { about: ContentQuestion }
)

/** From the worker to its page: own recipes have changed, and so have the answers over them. */
export interface OwnNews {
  type: 'own'
}

/** On the port of a chat, from the page: what the model wrote, or that it is done. Each gets one reply. */
export type ToChat = { type: 'piece'; text: string } | { type: 'end' }

/** On the port of a chat, from the worker. A null brief: the device can't answer. */
export type FromChat = { type: 'brief'; brief: ModelBrief | null } | { type: 'checked'; text: string }

/** From a page to the service worker: it is idle, so fill the caches, or those of scanning or of reading receipts; or the user wants the new version. */
export type ToServiceWorker =
  | { type: 'fill' }
  | { type: 'fill-scanning' }
  /** The files that read receipts in this browser. */
  | { type: 'fill-reading'; files: readonly string[] }
  | { type: 'activate' }
