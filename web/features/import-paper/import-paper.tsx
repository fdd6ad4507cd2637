import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import { useFirstTime } from '#web/lib/ocr/use-first-time.ts'
import { notify } from '#web/lib/toast.ts'
import { paths } from '#web/paths.ts'
import { prefilled } from '#web/state/own/prefilled.ts'
import { Button } from '#web/ui/button.tsx'
import { cardLook } from '#web/ui/card.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { ChoosePaper } from './choose-paper.tsx'
import { type PaperState, paperJob } from './paper-job.ts'
import type { Progress } from './read-files.ts'
import { SeveralRecipes } from './several-recipes.tsx'
import * as strings from './strings.ts'
import { nothingRead, toPrefilled } from './to-prefilled.ts'
import { UnreadPaper } from './unread-paper.tsx'

const progressText = ({ phase, page, count }: Progress) =>
  phase === 'opening'
    ? strings.openingPdf(page, count)
    : phase === 'reading'
      ? strings.readingPage(page, count)
      : strings.sorting

/** Each once, though the panel leaves the page while other files are read. */
const taken = new WeakSet<readonly File[]>()

/** Photos and PDFs of recipes: chosen here, or dropped on the page that shows this. */
export function ImportPaper({ files }: { files?: readonly File[] }) {
  const state = useSyncExternalStore(paperJob.subscribe, paperJob.get, paperJob.none)
  const navigate = useNavigate()
  const panel = useRef<HTMLElement>(null)

  useEffect(() => {
    if (!files || files.length === 0 || taken.has(files)) return
    taken.add(files)
    paperJob.add(files)
    // They may have been chosen or dropped elsewhere on the page.
    panel.current?.scrollIntoView?.({ block: 'start' })
    panel.current?.focus({ preventScroll: true })
    // A single file has no order to decide on.
    if (files.length === 1) void paperJob.read(files, undefined)
  }, [files])

  const open = useCallback(
    (index: number) => {
      const current = paperJob.get()
      if (current.phase !== 'found') return
      const recipe = current.found.recipes[index]
      if (!recipe) return
      const id = prefilled.put(toPrefilled(recipe, current.found))
      if (current.found.recipes.length > 1 || current.found.ways) paperJob.opened(index)
      else paperJob.reset()
      void navigate(paths.newRecipe({ draft: id }))
    },
    [navigate],
  )

  // The only recipe goes to the form at once; for everything else the panel is where to look.
  const isNew = state.phase === 'found' && state.isNew
  const isFirst = useFirstTime(state.phase === 'reading')
  const isSingle = state.phase === 'found' && state.found.recipes.length === 1
  useEffect(() => {
    if (!isNew) return
    paperJob.seen()
    if (isSingle) {
      const { found } = paperJob.get() as Extract<PaperState, { phase: 'found' }>
      open(0)
      const [first] = found.troubles
      if (first)
        notify({
          title: strings.someFailed(found.troubles.length),
          description: strings.troubleOf(first.name, first.trouble),
          variant: 'destructive',
        })
    } else panel.current?.focus()
  }, [isNew, isSingle, open])

  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-labelledby="paper-title"
      className={`${cardLook} scroll-mt-24 p-5 outline-none md:p-6`}
    >
      <h2 id="paper-title" className="text-2xl">
        {strings.paperTitle}
      </h2>
      {state.phase === 'choosing' && (
        <>
          <p className="mt-1 max-w-line text-muted">{strings.paperLead}</p>
          <ChoosePaper {...state} />
        </>
      )}
      {state.phase === 'reading' && (
        <>
          <p role="status" className="mt-4">
            {progressText(state.progress)}
          </p>
          <div className="mt-3">
            <ProgressBar
              label={strings.reading}
              value={state.progress.share}
              max={1}
              text={strings.percent(Math.round(100 * state.progress.share))}
            />
          </div>
          {isFirst && <p className="mt-3 text-muted text-sm">{strings.firstTime}</p>}
          <Button variant="outline" className="mt-5" onClick={paperJob.cancel}>
            {strings.cancel}
          </Button>
        </>
      )}
      {state.phase === 'found' &&
        (state.found.recipes.length > 0 ? (
          <SeveralRecipes {...state} onOpen={open} />
        ) : (
          <UnreadPaper
            {...state}
            onType={() => {
              const id = prefilled.put(nothingRead(state.found))
              paperJob.reset()
              void navigate(paths.newRecipe({ draft: id }))
            }}
          />
        ))}
    </section>
  )
}
