import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { findShell } from './tests/support/chromium.mjs'
import { chromiumArgs } from './tests/support/chromium-args.ts'

const port = Number(process.env.E2E_PORT ?? 4273)
process.env.E2E_DATA_DIR ??= mkdtempSync(path.join(tmpdir(), 'sous-e2e-'))

/** End to end: the real server as `npm start` runs it, on data of its own, in a phone's and a desktop's window. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  // A page waits for the server as often as for the processor: three also on two cores.
  workers: 3,
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['./tests/support/count-reporter.ts']],
  // Nothing may fail only because the machine was busy: both end a test that hangs, and no other.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    colorScheme: 'dark',
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: await findShell(),
      args: chromiumArgs,
    },
  },
  projects: [
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } },
    // What depends on the size of the window is looked at again on a desk.
    { name: 'desktop', grep: /@wide/, use: { viewport: { width: 1280, height: 800 } } },
  ],
  webServer: {
    // exec: the shell would end at once when told to, and the server be killed before it has stopped its database.
    command: 'exec node scripts/start.mjs --no-build',
    url: `http://localhost:${port}/readyz`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'ignore',
    env: {
      PORT: String(port),
      DATA_DIR: process.env.E2E_DATA_DIR,
      RATE_LIMIT_SCALE: '1000',
      CONTACT_EMAIL: 'hello@sous.example',
      LOG_LEVEL: 'warn',
      // The scraper's tests read pages of a site on this machine.
      SCRAPER_ALLOW_PRIVATE: '1',
      SCRAPER_GAP_MS: '0',
    },
  },
})
