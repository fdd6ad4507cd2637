import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { until } from '#tests/support/until.ts'
import {
  chooseTheme,
  parseChoice,
  resolveTheme,
  startTheme,
  THEME_KEY,
  themeChoices,
  toggledChoice,
  toggleTheme,
  useTheme,
} from './theme.ts'

/** A system preference that a test can change, since jsdom has none. */
function fakeSystem(dark: boolean) {
  const listeners = new Set<() => void>()
  const query = {
    matches: dark,
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  }
  vi.stubGlobal('matchMedia', () => query)
  return (next: boolean) => {
    query.matches = next
    for (const listener of listeners) listener()
  }
}

describe('theme rules', () => {
  it('supports light, dark and system [C329 O328]', () => {
    expect(themeChoices).toEqual(['light', 'dark', 'system'])
    for (const choice of themeChoices) expect(parseChoice(choice)).toBe(choice)
  })

  it('is dark unless a choice was stored [C023 C330 O327]', () => {
    expect(parseChoice(null)).toBe('dark')
    expect(parseChoice('sepia')).toBe('dark')
  })

  it('makes system follow the preference of the device [C331]', () => {
    expect(resolveTheme('system', true)).toBe('dark')
    expect(resolveTheme('system', false)).toBe('light')
    expect(resolveTheme('light', true)).toBe('light')
  })

  it('toggles light and dark [C332]', () => {
    expect(toggledChoice('light', true)).toBe('dark')
    expect(toggledChoice('dark', false)).toBe('light')
  })

  it('switches from system to the opposite of what it currently shows [C333]', () => {
    expect(toggledChoice('system', true)).toBe('light')
    expect(toggledChoice('system', false)).toBe('dark')
  })
})

describe('theme in the page', () => {
  let stop = () => {}

  beforeEach(() => {
    localStorage.clear()
    document.documentElement.className = ''
  })
  afterEach(() => {
    stop()
    vi.unstubAllGlobals()
  })

  it('is dark initially, and follows the toggle [C023 C332]', async () => {
    fakeSystem(false)
    stop = startTheme()
    const { result } = renderHook(() => useTheme())
    expect(result.current.theme).toBe('dark')
    act(() => toggleTheme())
    expect(result.current.theme).toBe('light')
    // The page follows once the control has updated.
    await until(() => expect(document.documentElement.className).toBe('light'))
  })

  it('stores the choice on the device under vite-ui-theme [C334 C596 O329]', () => {
    fakeSystem(false)
    stop = startTheme()
    act(() => chooseTheme('light'))
    expect(localStorage.getItem('vite-ui-theme')).toBe('light')
  })

  it('follows the device while the choice is system [C331]', () => {
    const setSystem = fakeSystem(true)
    stop = startTheme()
    const { result } = renderHook(() => useTheme())
    act(() => chooseTheme('system'))
    expect(result.current).toEqual({ choice: 'system', theme: 'dark' })
    act(() => setSystem(false))
    expect(result.current).toEqual({ choice: 'system', theme: 'light' })
  })

  it('follows the choice made in another tab', () => {
    fakeSystem(true)
    stop = startTheme()
    const { result } = renderHook(() => useTheme())
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: THEME_KEY, newValue: 'light' }))
    })
    expect(result.current.theme).toBe('light')
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'something-else', newValue: 'dark' }))
    })
    expect(result.current.theme).toBe('light')
  })
})
