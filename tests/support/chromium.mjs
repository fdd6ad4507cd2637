// Chromium for the tests: an installed one, else Playwright's, else Debian's package.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** Chromium without its own UI: a third less CPU work, but without cameras. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

const works = (file) => spawnSync(file, ['--version'], { stdio: 'ignore' }).status === 0

const downloaded = async () => {
  const { chromium } = await import('playwright-core')
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined
}

/** The path of a Chromium that starts, or undefined. */
export async function findChromium() {
  const named = process.env.CHROMIUM_PATH
  return (
    [...(named ? [named] : []), ...INSTALLED].find((file) => existsSync(file) && works(file)) ??
    (await downloaded())
  )
}

/** The path of the browser that most tests use: the headless shell if there is one. */
export const findShell = async () =>
  [HEADLESS_SHELL].find((file) => existsSync(file) && works(file)) ?? (await findChromium())

function installPackages(...names) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
  spawnSync('apt-get', ['install', '-y', '-qq', ...names], {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}

export async function ensureChromium() {
  const found = await findChromium()
  // The shell must have the same version as the browser, which the package manager ensures.
  if (found === '/usr/bin/chromium' && !existsSync(HEADLESS_SHELL)) installPackages('chromium-headless-shell')
  if (found) return found
  console.log('Looking for a Chromium…')
  spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit', timeout: 300_000 })
  if (await findChromium()) return findChromium()
  installPackages('chromium', 'chromium-headless-shell')
  return findChromium()
}
