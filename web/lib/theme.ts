import { useSyncExternalStore } from 'react'

type Theme = 'light' | 'dark'
export type ThemeChoice = Theme | 'system'

export const themeChoices: readonly ThemeChoice[] = ['light', 'dark', 'system']
const THEME_KEY = 'vite-ui-theme'
/** Unless the user chose, the page looks as the device does. */
const DEFAULT_CHOICE: ThemeChoice = 'system'

/** The browser UI takes the page's background color; the same two values are in tokens.css as --bg. */
const groundColour: Record<Theme, string> = { dark: '#16120e', light: '#f7f0e4' }

function parseChoice(stored: string | null): ThemeChoice {
  return themeChoices.find((choice) => choice === stored) ?? DEFAULT_CHOICE
}

function resolveTheme(choice: ThemeChoice, systemIsDark: boolean): Theme {
  if (choice === 'system') return systemIsDark ? 'dark' : 'light'
  return choice
}

/** What the toggle chooses: the other of the two, and from system the opposite of what the system shows now. */
function toggledChoice(choice: ThemeChoice, systemIsDark: boolean): Theme {
  return resolveTheme(choice, systemIsDark) === 'dark' ? 'light' : 'dark'
}

const systemQuery = () => window.matchMedia('(prefers-color-scheme: dark)')

function storedChoice(): ThemeChoice {
  try {
    return parseChoice(localStorage.getItem(THEME_KEY))
  } catch {
    return DEFAULT_CHOICE
  }
}

type State = { choice: ThemeChoice; theme: Theme }

let state: State | undefined
const listeners = new Set<() => void>()

function current(): State {
  if (!state) {
    const choice = storedChoice()
    state = { choice, theme: resolveTheme(choice, systemQuery().matches) }
  }
  return state
}

function publish(choice: ThemeChoice) {
  state = { choice, theme: resolveTheme(choice, systemQuery().matches) }
  for (const listener of listeners) listener()
}

/** All text on the page changes color. */
function paint() {
  // Stopped in the meantime.
  if (!state) return
  const { theme } = state
  const root = document.documentElement
  // Color transitions would be recomputed for every text node in every frame.
  if (!root.classList.contains(theme)) {
    root.dataset.switching = ''
    const painted = () => {
      delete root.dataset.switching
    }
    requestAnimationFrame(() => requestAnimationFrame(painted))
  }
  root.classList.toggle('dark', theme === 'dark')
  root.classList.toggle('light', theme === 'light')
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', groundColour[theme])
}

function show(choice: ThemeChoice) {
  publish(choice)
  paint()
}

export function chooseTheme(choice: ThemeChoice) {
  try {
    localStorage.setItem(THEME_KEY, choice)
  } catch {
    // Private windows may refuse storage: the choice then lasts as long as the page.
  }
  publish(choice)
  // The control updates first, in this frame; the page follows in the next.
  requestAnimationFrame(() => requestAnimationFrame(paint))
}

export function toggleTheme() {
  chooseTheme(toggledChoice(current().choice, systemQuery().matches))
}

/** Follows the operating system and the other tabs. Call once at startup; returns a function that stops it. */
export function startTheme(): () => void {
  const system = systemQuery()
  const onSystem = () => show(current().choice)
  const onStorage = (event: StorageEvent) => {
    if (event.key === THEME_KEY || event.key === null) show(parseChoice(event.newValue))
  }
  system.addEventListener('change', onSystem)
  window.addEventListener('storage', onStorage)
  show(storedChoice())
  return () => {
    system.removeEventListener('change', onSystem)
    window.removeEventListener('storage', onStorage)
    state = undefined
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What the server renders, as it doesn't know the choice. */
const serverState: State = { choice: DEFAULT_CHOICE, theme: 'dark' }
const unknown = () => serverState

export function useTheme(): State {
  return useSyncExternalStore(subscribe, current, unknown)
}
