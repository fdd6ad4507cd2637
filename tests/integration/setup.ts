import type { TestProject } from 'vitest/node'
import { prepareTemplate } from '#tests/support/database.ts'
import { startTestPostgres } from '#tests/support/postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
  }
}

/** One PostgreSQL for all integration tests; each file gets its own database, cloned from a template. */
export default async function setup(project: TestProject) {
  const postgres = await startTestPostgres()
  await prepareTemplate(postgres.url)
  project.provide('postgresUrl', postgres.url)
  return postgres.stop
}
