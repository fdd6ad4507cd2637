import { readdirSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

/** Files that put another module in the place of one of ours need a world of their own; the others share one. */
const withStandIns = readdirSync('web', { recursive: true, encoding: 'utf8' })
  .map((file) => `web/${file}`)
  .filter((file) => /\.test\.tsx?$/.test(file) && readFileSync(file, 'utf8').includes('vi.mock('))

/** Killing servers and waiting for them takes its time: `npm run test:faults` has it all. */
const killing = process.env.FAULTS ? [] : ['tests/faults/{crash,away,pantry}.test.ts']

/** They watch other threads, or how work grows: slow by nature, and not for `npm run test:quick`. */
const slow = process.env.QUICK ? ['server/scraping/reading/*', 'core/covers/cover.test.ts'] : []

/** Tests that need the real database and stand beside their code all the same. */
const withDatabase = 'server/{functions,assistant}/**/*.test.ts'

/** As in the browser: a test that failed on a busy machine gets a second try, and its name is printed. */
const retry = process.env.CI ? 1 : 0

/** Nothing may fail only because the machine was busy. */
const patient = {
  retry,
  testTimeout: 120_000,
  setupFiles: ['tests/support/patience.ts', 'tests/support/object-urls.ts'],
}

/** Tests stand beside their code; those of several parts with the real database or a whole server are in tests/. */
export default defineConfig({
  test: {
    // Three at a time also on two cores: much of a test is waiting for a database or a process.
    maxWorkers: 3,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{core,content,server,web}/**/*.test.ts', 'tests/*.test.ts'],
          exclude: [...withStandIns, ...slow, withDatabase],
          environment: 'node',
          isolate: false,
          testTimeout: 120_000,
          retry,
        },
      },
      {
        test: {
          name: 'web',
          include: ['web/**/*.test.tsx'],
          exclude: withStandIns,
          environment: 'jsdom',
          isolate: false,
          ...patient,
        },
      },
      { test: { name: 'stand-ins', include: withStandIns, environment: 'jsdom', ...patient } },
      {
        test: {
          name: 'integration',
          include: ['tests/{integration,security,faults}/**/*.test.ts', withDatabase],
          exclude: killing,
          environment: 'node',
          isolate: false,
          // Hundreds of accounts are created here: a password as cheap as the library allows.
          env: { LITE_AUTH_BCRYPT_COST: '4' },
          globalSetup: ['tests/integration/setup.ts'],
          setupFiles: ['tests/support/unpolluted.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          retry,
          expect: { poll: { timeout: 20_000 } },
        },
      },
    ],
  },
})
