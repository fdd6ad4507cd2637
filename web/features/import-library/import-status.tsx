import { useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { paths } from '#web/paths.ts'
import { importJob } from './import-job.ts'
import * as strings from './strings.ts'

const nothing = () => undefined

/** An import under way, on the page where its recipes arrive. */
export function ImportStatus() {
  const job = useSyncExternalStore(importJob.subscribe, importJob.get, nothing)
  if (!job || job.phase === 'done' || job.phase === 'stopped') return null
  return (
    <p
      role="status"
      aria-label={strings.statusLabel}
      className="mb-4 flex flex-wrap items-center gap-x-3 rounded-card bg-sunken px-4 py-1 text-sm tabular-nums"
    >
      {strings.goesOn(job.saved, job.total)}
      <Link to={paths.importRecipes()} className="text-link inline-flex min-h-11 items-center">
        {strings.seeProgress}
      </Link>
    </p>
  )
}
