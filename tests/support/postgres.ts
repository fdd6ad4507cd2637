import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openCluster } from '#server/database/embedded/cluster.ts'
import { openRuntime } from '#server/database/embedded/runtime.ts'

/** A temporary PostgreSQL for a test run: real, in a temporary folder, without fsync. */
export async function startTestPostgres() {
  const folder = mkdtempSync(path.join(tmpdir(), 'sous-test-'))
  chmodSync(folder, 0o711)
  const cluster = await openCluster(openRuntime(), folder, {
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '300' },
  })
  return {
    url: cluster.url,
    stop: async () => {
      await cluster.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
