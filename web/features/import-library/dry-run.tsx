import { useMemo, useState } from 'react'
import { OWN_LIMITS } from '#core/contracts/own-limits.ts'
import { notify } from '#web/lib/toast.ts'
import { useOwnRecipes } from '#web/state/own/own-recipes.ts'
import { useSession } from '#web/state/session.tsx'
import { Button } from '#web/ui/button.tsx'
import { cardLook } from '#web/ui/card.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { ThumbBar } from '#web/ui/thumb-bar.tsx'
import { FoundList } from './found-list.tsx'
import { dayOf } from './import-day.ts'
import { importJob } from './import-job.ts'
import { formatWords, importFolder, importName } from './named-formats.ts'
import type { Library, OpenLibrary } from './open-library.ts'
import { ProblemList } from './problem-list.tsx'
import type { FoundFile } from './protocol.ts'
import * as strings from './strings.ts'

interface DryRunProps {
  library: Library
  open: OpenLibrary
  onCancel: () => void
  /** The job runs from now on. */
  onStarted: () => void
}

/** What the files hold, before anything is saved. */
export function DryRun({ library, open, onCancel, onStarted }: DryRunProps) {
  const { recipes, files } = library
  const isSignedIn = useSession().status === 'signed-in'
  const own = useOwnRecipes()
  const [chosen, setChosen] = useState<ReadonlySet<number>>(
    () => new Set(recipes.flatMap(({ duplicate }, index) => (duplicate ? [] : [index]))),
  )
  const hasFolders = recipes.some(({ folder }) => folder !== null)
  const [folder, setFolder] = useState('')
  const suggested = importFolder(files, dayOf(new Date())).slice(0, OWN_LIMITS.folder)
  const [isStarting, setStarting] = useState(false)
  const mine = useMemo(() => [...own.values()].filter(({ isMine }) => isMine), [own])
  const over = chosen.size + mine.length - OWN_LIMITS.recipes
  const photos = useMemo(
    () => [...chosen].reduce((sum, index) => sum + (recipes[index]?.photos ?? 0), 0),
    [chosen, recipes],
  )
  const stored = mine.reduce((sum, { content }) => sum + content.photos.length, 0)

  async function start() {
    setStarting(true)
    const started = importJob.start(open, {
      name: importName(files),
      folder: folder.trim() || null,
      recipes: recipes.flatMap((recipe, index) =>
        chosen.has(index) ? [{ index, photos: recipe.photos }] : [],
      ),
      unreadable: unreadableOf(files),
    })
    if (await started) onStarted()
    else {
      setStarting(false)
      notify({ title: strings.startFailed, description: strings.startFailedText, variant: 'destructive' })
    }
  }

  if (recipes.length === 0)
    return (
      <section className={`${cardLook} p-5 md:p-8`}>
        <h2 className="text-2xl">{strings.nothingFound}</h2>
        <p className="mt-2 max-w-line text-muted">{strings.nothingFoundText}</p>
        <Unreadable files={files} />
        <Button className="mt-6" onClick={onCancel}>
          {strings.chooseOthers}
        </Button>
      </section>
    )
  return (
    <section className={`${cardLook} p-5 max-lg:not-short:mb-24 md:p-8`}>
      <h2 className="text-2xl">{strings.foundTitle(recipes.length)}</h2>
      <p className="mt-1 text-muted">{strings.nothingSaved}</p>
      <Summary library={library} />
      <Unreadable files={files} />
      <TextField
        className="mt-6 max-w-prose"
        label={strings.folder}
        hint={hasFolders ? strings.folderHint : strings.folderHintNone}
        value={folder}
        maxLength={OWN_LIMITS.folder}
        autoComplete="off"
        onValue={setFolder}
      />
      {folder === '' && (
        <Button variant="outline" size="sm" className="mt-2 min-h-11" onClick={() => setFolder(suggested)}>
          {strings.suggestFolder(suggested)}
        </Button>
      )}
      <div className="mt-6">
        <FoundList recipes={recipes} chosen={chosen} onChoose={setChosen} onPeek={open.peek} />
      </div>
      {over > 0 && (
        <p role="status" className="mt-4 rounded-card border border-danger bg-danger-soft px-4 py-3">
          {strings.overLimit(OWN_LIMITS.recipes, mine.length, over)}
        </p>
      )}
      {isSignedIn && photos + stored > OWN_LIMITS.accountPhotos && (
        <p role="status" className="mt-4 rounded-card border border-line bg-sunken px-4 py-3">
          {strings.overPhotos(OWN_LIMITS.accountPhotos)}
        </p>
      )}
      <ThumbBar className="flex flex-wrap gap-3 lg:sticky lg:bottom-0 lg:z-10 lg:mt-6 lg:-mb-4 lg:border-line lg:border-t lg:bg-surface lg:py-4">
        <Button
          className="max-sm:flex-1"
          disabled={chosen.size === 0 || over > 0 || isStarting}
          onClick={() => void start()}
        >
          {strings.bringIn(chosen.size)}
        </Button>
        <Button variant="outline" onClick={onCancel}>
          {strings.cancel}
        </Button>
      </ThumbBar>
    </section>
  )
}

/** Programs whose tags are called categories. */
const CATEGORIES: ReadonlySet<string> = new Set(strings.withCategories)

function Summary({ library: { files, recipes } }: { library: Library }) {
  const count = (likeness: 'same' | 'near', where?: 'own' | 'files') =>
    recipes.filter(
      ({ duplicate }) => duplicate?.likeness === likeness && (!where || duplicate.where === where),
    ).length
  const [own, twice, near] = [count('same', 'own'), count('same', 'files'), count('near')]
  const hasCategories =
    files.some(({ formats }) => formats.some(({ name }) => CATEGORIES.has(name))) &&
    recipes.some(({ tags }) => tags.length > 0)
  const changed = recipes.filter(({ problems }) => problems.length > 0).length
  return (
    <ul className="mt-4 list-disc space-y-1 pl-5 [overflow-wrap:anywhere]">
      {files.map((file, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name, and they never move
        <li key={index}>
          {file.recipes > 0
            ? strings.fromFile(file.recipes, formatWords(file), file.name)
            : strings.nothingIn(file.name)}
        </li>
      ))}
      {hasCategories && <li>{strings.categoriesAreTags}</li>}
      {own > 0 && <li>{strings.sameAsOwnFound(own)}</li>}
      {twice > 0 && <li>{strings.sameInFilesFound(twice)}</li>}
      {near > 0 && <li>{strings.nearFound(near)}</li>}
      {changed > 0 && <li>{strings.changedFound(changed)}</li>}
    </ul>
  )
}

const unreadableOf = (files: readonly FoundFile[]) =>
  files.flatMap((file) => file.problems.map((problem) => ({ ...problem, where: problem.where || file.name })))

function Unreadable({ files }: { files: readonly FoundFile[] }) {
  const problems = unreadableOf(files)
  return <ProblemList title={strings.someUnreadable(problems.length)} problems={problems} />
}
