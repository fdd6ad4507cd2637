import type { AssistantProfile } from '#core/assistant/write/answer.ts'

/** A request that the network did not answer, as the device server is asked it. */
export interface DeviceQuestion {
  method: string
  /** With what stands behind the question mark. */
  path: string
  body: string
}

/** Null: the device cannot know. */
export type DeviceAnswer = { status: number; type: string; body: string } | null

/** From the service worker to a page: a port comes along, on which `heard` and then the answer is expected. */
export interface Ask {
  type: 'ask'
  question: DeviceQuestion
}

/** On the port. */
export type Told = { type: 'heard' } | { type: 'answer'; answer: DeviceAnswer }

/** From a page to the device server's worker; the port is handed on. */
export interface ToDevice {
  question: DeviceQuestion
  profile: AssistantProfile
}

/** From a page to the service worker: there is time to fill the caches, or the user wants the new version. */
export type ToServiceWorker = { type: 'fill' } | { type: 'activate' }
