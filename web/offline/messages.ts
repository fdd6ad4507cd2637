import type { AssistantProfile } from '#core/assistant/write/answer.ts'

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

/** From a page to the device server's worker; the port is passed on. */
export interface ToDevice {
  question: DeviceQuestion
  profile: AssistantProfile
}

/** From a page to the service worker: it is idle, so fill the caches; or the user wants the new version. */
export type ToServiceWorker = { type: 'fill' } | { type: 'activate' }
