/** The few service worker types we use; the compiler's own lib would conflict with the page's. */
interface ExtendableEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void
}

export interface FetchEvent extends ExtendableEvent {
  request: Request
  clientId: string
  preloadResponse: Promise<Response | undefined>
  respondWith: (response: Promise<Response> | Response) => void
}

export interface WindowClient {
  type: 'window' | 'worker' | 'sharedworker'
  postMessage: (message: unknown, transfer: Transferable[]) => void
}

interface ExtendableMessageEvent extends ExtendableEvent {
  data: unknown
}

interface PushEvent extends ExtendableEvent {
  data: { text: () => string } | null
}

interface PeriodicSyncEvent extends ExtendableEvent {
  tag: string
}

interface NotificationEvent extends ExtendableEvent {
  notification: Notification
}

interface WorkerScope {
  location: Location
  registration: ServiceWorkerRegistration
  skipWaiting: () => Promise<void>
  clients: {
    claim: () => Promise<void>
    get: (id: string) => Promise<WindowClient | undefined>
    matchAll: (options: { type: 'window' }) => Promise<WindowClient[]>
    openWindow: (url: string) => Promise<unknown>
  }
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void
  addEventListener(type: 'periodicsync', listener: (event: PeriodicSyncEvent) => void): void
  addEventListener(type: 'notificationclick', listener: (event: NotificationEvent) => void): void
  addEventListener(type: 'message', listener: (event: ExtendableMessageEvent) => void): void
}

export const scope = globalThis as unknown as WorkerScope
