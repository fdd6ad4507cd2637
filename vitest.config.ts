import { defineConfig } from 'vitest/config'

/** Unit tests stand beside their code; tests that need the real database or a server are in tests/integration. */
export default defineConfig({
  test: {
    // Two at a time also on two cores: much of a test is waiting for the database.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{core,content,server,web}/**/*.test.ts', 'tests/*.test.ts'],
          environment: 'node',
        },
      },
      { test: { name: 'web', include: ['web/**/*.test.tsx'], environment: 'jsdom' } },
      {
        test: {
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['tests/integration/setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
