import { clsx } from 'clsx'
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Button } from '#web/ui/button.tsx'
import { cardLook } from '#web/ui/card.tsx'
import { ErrorCard } from '#web/ui/error-card.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { DropArea } from './drop-area.tsx'
import { DryRun } from './dry-run.tsx'
import { HowToExport } from './how-to-export.tsx'
import { importJob } from './import-job.ts'
import { JobCard } from './job-card.tsx'
import { InterruptedNote, PastImports } from './past-imports.tsx'
import { type Picked, sortPicked } from './picked-files.ts'
import * as strings from './strings.ts'
import { useLibrary } from './use-library.ts'

const nothing = () => undefined

interface ImportLibraryProps {
  /** Takes photos and PDFs of recipes. */
  onPaper?: (files: File[]) => void
  /** Shared from another app. */
  shared?: readonly File[]
  /** The other ways in, shown while no file is being read; on a phone above the files, unless they have an order. */
  children?: ReactNode
}

/** Files of other apps: choose, see what is in them, bring them in. */
export function ImportLibrary({ onPaper, shared, children }: ImportLibraryProps) {
  const job = useSyncExternalStore(importJob.subscribe, importJob.get, nothing)
  const { reading, read, cancel, handOver } = useLibrary()
  const [error, setError] = useState<string>()
  /** Photos and PDFs that were dropped with other files: they are read once these are done. */
  const [waiting, setWaiting] = useState(0)
  const [isCut, setCut] = useState(false)
  const panel = useRef<HTMLDivElement>(null)
  useEffect(importJob.watch, [])

  // Whoever uses a keyboard or a screen reader continues where the page changed.
  const step = job ? `job ${job.phase === 'done' || job.phase === 'stopped'}` : reading.phase
  const before = useRef(step)
  useEffect(() => {
    if (before.current !== step) panel.current?.focus({ preventScroll: false })
    before.current = step
  }, [step])

  function take({ files, isCut }: Picked) {
    setCut(isCut)
    setError(undefined)
    const { papers, libraries } = sortPicked(files)
    if (papers.length > 0) {
      if (onPaper) onPaper(papers.map(({ file }) => file))
      else setError(strings.noPaper)
    }
    setWaiting(libraries.length > 0 && onPaper ? papers.length : 0)
    if (libraries.length > 0) void read(libraries)
  }

  const taken = useRef<readonly File[]>(undefined)
  useEffect(() => {
    if (!shared || taken.current === shared) return
    taken.current = shared
    take({ files: shared.map((file) => ({ file, path: file.name })), isCut: false })
  })

  const isIdle = !job && reading.phase === 'idle'
  return (
    // On a phone a link or a photo is closer at hand than a file of another app.
    <div className="flex flex-col">
      <div
        ref={panel}
        tabIndex={-1}
        className={clsx('scroll-mt-24 outline-none', isIdle && 'max-md:order-1 max-md:mt-12')}
      >
        {isCut && !isIdle && (
          <p role="status" className="mb-4 rounded-card border border-line bg-sunken px-4 py-3">
            {strings.tooManyPicked}
          </p>
        )}
        {waiting > 0 && !isIdle && (
          <p role="status" className="mb-4 rounded-card border border-line bg-sunken px-4 py-3">
            {strings.paperWaits(waiting)}
          </p>
        )}
        {job ? (
          <JobCard job={job} />
        ) : reading.phase === 'idle' ? (
          <>
            <InterruptedNote />
            <DropArea onFiles={take} error={error} />
          </>
        ) : reading.phase === 'reading' ? (
          <section className={`${cardLook} p-5 md:p-8`}>
            <h2 className="text-2xl">{strings.reading}</h2>
            <div className="mt-4">
              <ProgressBar
                label={strings.reading}
                value={reading.share}
                max={1}
                text={strings.readingShare(Math.round(reading.share * 100))}
              />
            </div>
            <Button variant="outline" className="mt-6" onClick={cancel}>
              {strings.cancel}
            </Button>
          </section>
        ) : reading.phase === 'failed' ? (
          <ErrorCard
            title={strings.readFailed}
            message={strings.readFailedText}
            actions={<Button onClick={cancel}>{strings.chooseOthers}</Button>}
          />
        ) : (
          <DryRun
            key={reading.key}
            library={reading.library}
            open={reading.open}
            onCancel={cancel}
            onStarted={handOver}
          />
        )}
      </div>
      {isIdle && children}
      <div className="max-md:order-3">
        {(isIdle || job) && <PastImports />}
        {isIdle && <HowToExport />}
      </div>
    </div>
  )
}
