import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { cardLook } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { type ImportJob, importJob } from './import-job.ts'
import { PAST_IMPORTS } from './past-key.ts'
import { ProblemList } from './problem-list.tsx'
import * as strings from './strings.ts'
import { AskUndo, CameBackNote, UndoneNote, useUndo } from './undo-import.tsx'

/** The import under way, and its result. */
export function JobCard({ job }: { job: ImportJob }) {
  const isOver = job.phase === 'done' || job.phase === 'stopped'
  return (
    <section className={`${cardLook} p-5 md:p-8`}>
      {isOver ? <Result job={job} /> : <Progress job={job} />}
      <ProblemList title={strings.problemsTitle(job.problems.length)} problems={job.problems} />
      {isOver && (
        <ProblemList title={strings.someUnreadable(job.unreadable.length)} problems={job.unreadable} />
      )}
    </section>
  )
}

const HEADINGS = {
  running: strings.importing,
  paused: strings.importPaused,
  failed: strings.storageFull,
} as const

function Progress({ job }: { job: ImportJob }) {
  const { phase, saved, total, photosRead, photosTotal } = job
  const title = HEADINGS[phase as keyof typeof HEADINGS]
  return (
    <>
      <h2 className="text-2xl">{title}</h2>
      <div className="mt-4">
        <ProgressBar
          label={strings.importing}
          value={saved}
          max={total}
          text={strings.progressText(saved, total)}
        />
      </div>
      <p className="mt-3 tabular-nums">
        {strings.progressText(saved, total)}
        {photosTotal > 0 && (
          <span className="block text-muted text-sm">{strings.photoProgress(photosRead, photosTotal)}</span>
        )}
      </p>
      <p role="status" className="mt-2 max-w-line text-muted">
        {phase === 'failed' ? strings.storageFullText : strings.keepOpen}
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        {phase === 'running' ? (
          <Button onClick={importJob.pause}>{strings.pause}</Button>
        ) : (
          <Button onClick={importJob.goOn}>{strings.goOn}</Button>
        )}
        <Button variant="outline" onClick={importJob.stop}>
          {strings.stop}
        </Button>
      </div>
    </>
  )
}

function Result({ job: { id, phase, saved, total, photosRead, problems } }: { job: ImportJob }) {
  const { undo, undone, bringBack, cameBack, isUndoing } = useUndo()
  const queries = useQueryClient()
  const photosLost = problems.filter(({ field }) => field === strings.photo).length
  useEffect(() => void queries.invalidateQueries({ queryKey: PAST_IMPORTS }), [queries])
  return (
    <>
      <div role="status">
        <h2 className="text-2xl">{undone ? strings.undone(undone.removed) : strings.cameIn(saved)}</h2>
      </div>
      {undone && undone.stayed.length > 0 && <UndoneNote undone={undone} />}
      {cameBack && <CameBackNote cameBack={cameBack} />}
      {!undone && photosRead > photosLost && (
        <p className="mt-2">{strings.photosCameIn(photosRead - photosLost)}</p>
      )}
      {!undone && phase === 'stopped' && saved < total && (
        <p className="mt-2 max-w-line text-muted">{strings.stoppedAt(saved, total)}</p>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        {!undone && <LinkButton to={paths.myRecipes()}>{strings.toCookbook}</LinkButton>}
        <Button variant="outline" onClick={importJob.dismiss}>
          {strings.another}
        </Button>
        {undone && undone.removed > 0 && (
          <Button variant="quiet" disabled={isUndoing} onClick={() => void bringBack(id)}>
            {isUndoing ? strings.bringingBack : strings.bringBack}
          </Button>
        )}
        {!undone && saved > 0 && (
          <AskUndo id={id} count={saved} onUndo={() => void undo(id)}>
            <Button variant="quiet" disabled={isUndoing}>
              {isUndoing ? strings.undoing : strings.undo}
            </Button>
          </AskUndo>
        )}
      </div>
    </>
  )
}
