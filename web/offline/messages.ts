import type { CookProfile } from '#core/kitchen/answer.ts'

/** A request that the network did not answer, as the kitchen on the device is asked it. */
export interface KitchenQuestion {
  method: string
  /** With what stands behind the question mark. */
  path: string
  body: string
}

/** Null: the device cannot know. */
export type KitchenAnswer = { status: number; type: string; body: string } | null

/** From the service worker to a page: a port comes along, on which `heard` and then the answer is expected. */
export interface Ask {
  type: 'ask'
  question: KitchenQuestion
}

/** On the port. */
export type Told = { type: 'heard' } | { type: 'answer'; answer: KitchenAnswer }

/** From a page to the kitchen's worker; the port is handed on. */
export interface ToKitchen {
  question: KitchenQuestion
  profile: CookProfile
}

/** From a page to the service worker: there is time to fill the caches, or the user wants the new version. */
export type ToServiceWorker = { type: 'fill' } | { type: 'activate' }
