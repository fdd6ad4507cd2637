import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { until } from '#tests/support/until.ts'
import { chooseTheme, startTheme, themeChoices, toggleTheme, useTheme } from './theme.ts'

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

/** Opens the page with a stored choice on a device of this preference. */
function open(stored: string | null, systemIsDark: boolean) {
  stop()
  localStorage.clear()
  if (stored !== null) localStorage.setItem('vite-ui-theme', stored)
  fakeSystem(systemIsDark)
  stop = startTheme()
  return renderHook(() => useTheme()).result
}
function toggled(stored: string, systemIsDark: boolean) {
  const theme = open(stored, systemIsDark)
  act(() => toggleTheme())
  return theme.current.choice
}

let stop = () => {}
beforeEach(() => {
  localStorage.clear()
  document.documentElement.className = ''
})
afterEach(() => {
  stop()
  cleanup()
  vi.unstubAllGlobals()
})

describe('theme rules', () => {
  it('supports light, dark and system [C329 O328]', () => {
    expect(themeChoices).toEqual(['light', 'dark', 'system'])
    for (const choice of themeChoices) expect(open(choice, true).current.choice).toBe(choice)
  })

  it('follows the device unless a choice was stored [C023 C330 O327]', () => {
    expect(open(null, false).current).toEqual({ choice: 'system', theme: 'light' })
    expect(open('sepia', true).current).toEqual({ choice: 'system', theme: 'dark' })
  })

  it('lets system follow the preference of the device [C331]', () => {
    expect(open('system', true).current.theme).toBe('dark')
    expect(open('system', false).current.theme).toBe('light')
    expect(open('light', true).current.theme).toBe('light')
  })

  it('toggles light and dark [C332]', () => {
    expect(toggled('light', true)).toBe('dark')
    expect(toggled('dark', false)).toBe('light')
  })

  it('leaves system for the opposite of what it shows now [C333]', () => {
    expect(toggled('system', true)).toBe('light')
    expect(toggled('system', false)).toBe('dark')
  })
})

describe('theme in the page', () => {
  it('is as the device at first, and follows the toggle [C023 C332]', async () => {
    fakeSystem(true)
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
      window.dispatchEvent(new StorageEvent('storage', { key: 'vite-ui-theme', newValue: 'light' }))
    })
    expect(result.current.theme).toBe('light')
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'something-else', newValue: 'dark' }))
    })
    expect(result.current.theme).toBe('light')
  })
})
