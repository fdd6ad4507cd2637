// A Chromium for the tests: an installed one, else Playwright's, else Debian's package.
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

export async function ensureChromium() {
  const found = await findChromium()
  if (found) return found
  console.log('Looking for a Chromium…')
  spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit', timeout: 300_000 })
  if (await findChromium()) return findChromium()
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
    spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  }
  return findChromium()
}
