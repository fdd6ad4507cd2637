import { afterEach, beforeEach, expect, it, vi } from 'vitest'

// What happens once the device is ready is tested separately.
vi.mock('./keep-saved.ts', () => ({ keepSaved: () => {} }))
vi.mock('#web/state/events.ts', () => ({ flushEvents: () => {} }))

/** A tab's own view of the shared registration. */
class Container extends EventTarget {
  registration = Object.assign(new EventTarget(), {
    waiting: null as { state: string; postMessage: (message: unknown) => void } | null,
    active: null,
    installing: null,
    update: async () => {},
  })
  ready = Promise.resolve(this.registration)
  constructor(public controller: object | null) {
    super()
  }
  startMessages() {}
  register = async () => this.registration
}

const reload = vi.fn()

async function openTab(container: Container, network: object = { onLine: false }) {
  vi.resetModules()
  vi.stubGlobal('navigator', { ...network, serviceWorker: container })
  const { startOffline } = await import('./register.ts')
  const { newVersion } = await import('#web/lib/new-version.ts')
  const announced = vi.spyOn(newVersion, 'announce')
  startOffline()
  await vi.advanceTimersByTimeAsync(3000)
  return { announced, newVersion }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', { addEventListener: () => {}, location: { reload } })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  reload.mockClear()
})

it('reports that a new version is waiting, and loads it once it has taken over', async () => {
  const container = new Container({})
  const postMessage = vi.fn()
  container.registration.waiting = { state: 'installed', postMessage }
  const { announced, newVersion } = await openTab(container)
  expect(announced).toHaveBeenCalledOnce()
  expect(postMessage).not.toHaveBeenCalled()
  newVersion.take()
  expect(postMessage).toHaveBeenCalledWith({ type: 'activate' })
  expect(reload).not.toHaveBeenCalled()
  container.dispatchEvent(new Event('controllerchange'))
  expect(reload).toHaveBeenCalledOnce()
})

it('notifies other tabs when one tab agreed, and reloads them only on request', async () => {
  const container = new Container({})
  const { announced, newVersion } = await openTab(container)
  container.dispatchEvent(new Event('controllerchange'))
  expect(announced).toHaveBeenCalledOnce()
  expect(reload).not.toHaveBeenCalled()
  newVersion.take()
  expect(reload).toHaveBeenCalledOnce()
})

it('does not report the first installation as a new version', async () => {
  const container = new Container(null)
  const { announced } = await openTab(container)
  container.dispatchEvent(new Event('controllerchange'))
  expect(announced).not.toHaveBeenCalled()
  expect(reload).not.toHaveBeenCalled()
})

it('fills the caches once a slow connection improves', async () => {
  const connection = Object.assign(new EventTarget(), { effectiveType: '2g' })
  const filled: unknown[] = []
  const container = new Container(null)
  const active = { state: 'activated', postMessage: (message: unknown) => filled.push(message) }
  Object.assign(container.registration, { active })
  await openTab(container, { onLine: true, connection })
  await vi.advanceTimersByTimeAsync(3000)
  expect(filled).toEqual([])
  connection.effectiveType = '4g'
  // The browser's estimate changes every few seconds; once is enough.
  for (let times = 0; times < 2; times++) {
    connection.dispatchEvent(new Event('change'))
    await vi.advanceTimersByTimeAsync(3000)
  }
  expect(filled).toEqual([{ type: 'fill' }])
})

it.each([
  [{ effectiveType: '4g' }, true],
  [{ effectiveType: '3g' }, false],
  [{ effectiveType: '4g', saveData: true }, false],
  [{ effectiveType: '4g', type: 'cellular' }, false],
  [undefined, true],
])('fetches scanning for a visitor who stays, on a good connection: %o', async (kind, isFetched) => {
  const filled: unknown[] = []
  const container = new Container(null)
  const active = { state: 'activated', postMessage: (message: unknown) => filled.push(message) }
  Object.assign(container.registration, { active })
  window.matchMedia = () => ({ matches: false }) as MediaQueryList
  const connection = kind && Object.assign(new EventTarget(), kind)
  await openTab(container, { onLine: true, connection })
  await vi.advanceTimersByTimeAsync(12_000)
  expect(filled).not.toContainEqual({ type: 'fill-scanning' })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(filled.filter((one) => (one as { type: string }).type === 'fill-scanning')).toHaveLength(
    isFetched ? 1 : 0,
  )
})
