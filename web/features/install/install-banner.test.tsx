import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type InstallOffer, useInstallOffer, watchInstall } from '#web/lib/install.ts'
import { InstallBanner } from './install-banner.tsx'

function Place() {
  const offer = useInstallOffer()
  return offer ? <InstallBanner offer={offer} /> : null
}

/** The browser's install event, with the answer the user will give to its prompt. */
function makeOffer(outcome: 'accepted' | 'dismissed' = 'accepted') {
  const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: vi.fn(async () => {}),
    userChoice: Promise.resolve({ outcome }),
  }) satisfies InstallOffer
  act(() => void window.dispatchEvent(offer))
  return offer
}
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const isShown = () => screen.queryByRole('heading', { name: 'Add to Home Screen' }) !== null
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))
const flags = () => ({
  dismissed: localStorage.getItem('pwa-prompt-dismissed'),
  installed: localStorage.getItem('pwa-installed'),
})

beforeAll(watchInstall)
beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('install banner', () => {
  it('appears 3 s after the browser offers, in its place [C022 C335 C595]', async () => {
    render(<Place />)
    const offer = makeOffer()
    expect(offer.defaultPrevented).toBe(true)
    await wait(2999)
    expect(isShown()).toBe(false)
    await wait(1)
    expect(isShown()).toBe(true)
    await press('Maybe Later')
  })

  it('is titled, and invites to install for quick access [C337 C338]', async () => {
    render(<Place />)
    makeOffer()
    await wait(3000)
    expect(screen.getByRole('heading', { name: 'Add to Home Screen' })).toBeTruthy()
    expect(screen.getByText(/install sous for quick access to your recipes/i)).toBeTruthy()
    await press('Maybe Later')
  })

  it('stores that it was installed, and disappears [C340 C598 O330]', async () => {
    render(<Place />)
    const offer = makeOffer('accepted')
    await wait(3000)
    await press('Install')
    expect(offer.prompt).toHaveBeenCalledOnce()
    expect(isShown()).toBe(false)
    expect(flags()).toEqual({ dismissed: null, installed: 'true' })
  })

  it.each([
    ['Maybe Later', 'accepted'],
    ['Close', 'accepted'],
    ['Install', 'dismissed'],
  ] as const)('stores a dismissal by “%s”, then %s [C341 C597 O330]', async (button, outcome) => {
    render(<Place />)
    makeOffer(outcome)
    await wait(3000)
    await press(button)
    expect(isShown()).toBe(false)
    expect(flags()).toEqual({ dismissed: 'true', installed: null })
  })

  it('detects an installation made elsewhere, and disappears [C342]', async () => {
    render(<Place />)
    makeOffer()
    await wait(3000)
    act(() => void window.dispatchEvent(new Event('appinstalled')))
    expect(isShown()).toBe(false)
    expect(flags().installed).toBe('true')
  })

  it.each(['pwa-prompt-dismissed', 'pwa-installed'])(
    'stays hidden once %s is stored [C336]',
    async (flag) => {
      localStorage.setItem(flag, 'true')
      render(<Place />)
      makeOffer()
      await wait(10_000)
      expect(isShown()).toBe(false)
    },
  )

  it('disappears silently when the browser withdraws its offer', async () => {
    render(<Place />)
    const offer = makeOffer()
    offer.prompt.mockRejectedValueOnce(new Error('spent'))
    await wait(3000)
    await press('Install')
    expect(isShown()).toBe(false)
    expect(flags()).toEqual({ dismissed: null, installed: null })
  })
})
