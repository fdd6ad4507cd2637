import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useState } from 'react'
import { Link } from 'react-router'
import type { OwnRecipeContent } from '#core/contracts/own-recipes.ts'
import { notify } from '#web/lib/toast.ts'
import { paths } from '#web/paths.ts'
import type { OwnVersion } from '#web/state/own/device-versions.ts'
import type { OwnRecipe } from '#web/state/own/own-recipe.ts'
import { ownRecipes } from '#web/state/own/own-recipes.ts'
import { versions } from '#web/state/own/versions.ts'
import { useSession } from '#web/state/session.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { rich } from '#web/ui/rich.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { type ChangedLine, changedFields } from './changed-fields.ts'
import * as strings from './strings.ts'

interface VersionsSheetProps {
  own: OwnRecipe
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The last saves of a recipe: what changed, and the way back. */
export function VersionsSheet({ own, open, onOpenChange }: VersionsSheetProps) {
  const { user } = useSession()
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={strings.versions}>
      <VersionList own={own} isSignedIn={user !== null} onRestored={() => onOpenChange(false)} />
    </Sheet>
  )
}

interface VersionListProps {
  own: OwnRecipe
  isSignedIn: boolean
  onRestored: () => void
}

function VersionList({ own, isSignedIn, onRestored }: VersionListProps) {
  // Again after each save, also one of another device.
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: ['recipe-versions', own.id, own.updatedAt, own.state, isSignedIn],
    queryFn: () => versions(own.id, isSignedIn),
    staleTime: 0,
    retry: false,
  })
  const failed = () =>
    notify({ title: strings.failedTitle, description: strings.failedText, variant: 'destructive' })
  const restore = async (content: OwnRecipeContent) => {
    const before = own.content
    const back = () => void ownRecipes.save(own.id, before).catch(failed)
    try {
      await ownRecipes.save(own.id, content)
      onRestored()
      notify({ title: strings.versionRestoredTitle, variant: 'success', undo: back })
    } catch {
      failed()
    }
  }
  if (isPending) return <Spinner label={strings.versionsLoading} />
  if (isError)
    return (
      <>
        <p>{strings.linkFailed}</p>
        <Button variant="outline" className="mt-3" onClick={() => refetch()}>
          {strings.retry}
        </Button>
      </>
    )
  return (
    <>
      <p className="text-muted text-sm">
        {data.length < 2
          ? strings.versionsNone
          : isSignedIn
            ? strings.versionsExplained
            : rich(strings.versionsHere, {
                link: (text) => (
                  <Link to={paths.auth()} className="text-link">
                    {text}
                  </Link>
                ),
              })}
      </p>
      <ol className="mt-2">
        {data.map((version, at) => (
          <Version
            key={`${version.revision} ${version.savedAt}`}
            version={version}
            before={data[at + 1]}
            current={own.content}
            onRestore={() => restore(version.content)}
          />
        ))}
      </ol>
    </>
  )
}

const time = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })
const timeWords = (at: string) => (Number.isNaN(Date.parse(at)) ? '' : time.format(new Date(at)))

interface VersionProps {
  version: OwnVersion
  before: OwnVersion | undefined
  current: OwnRecipeContent
  onRestore: () => void
}

function Version({ version: { content, revision, savedAt }, before, current, onRestore }: VersionProps) {
  const [open, setOpen] = useState(false)
  const changes = before && changedFields(before.content, content).map(({ name }) => name)
  const differences = changedFields(content, current)
  const isCurrent = differences.length === 0
  return (
    <li className="border-line border-b py-3 last:border-0">
      <div className="flex flex-wrap items-center gap-2">
        <p className="font-semibold tabular-nums">{timeWords(savedAt)}</p>
        {isCurrent && <Badge tone="herb">{strings.versionCurrent}</Badge>}
      </div>
      <p className="text-muted text-sm">
        {changes
          ? changes.length > 0
            ? strings.versionChanged(changes.join(', '))
            : strings.versionSame
          : revision === 1 && strings.versionFirst}
      </p>
      {!isCurrent && (
        <div className="mt-1 flex flex-wrap gap-2">
          <Button
            variant="quiet"
            className="-ml-3 px-3! text-accent! text-sm"
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            {open ? strings.versionClose : strings.versionCompare}
          </Button>
          <Button variant="outline" className="px-4! text-sm" onClick={onRestore}>
            {strings.versionRestore}
          </Button>
        </div>
      )}
      {open && !isCurrent && (
        <dl className="mt-3 grid gap-4 text-sm">
          {differences.map(({ name, before, after }) => (
            <div key={name} className="rounded-card border border-line p-3">
              <dt className="font-semibold first-letter:uppercase">{name}</dt>
              <dd className="mt-2 grid gap-3 sm:grid-cols-2">
                <Side title={strings.versionThen} lines={before} />
                <Side title={strings.versionNow} lines={after} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  )
}

function Side({ title, lines }: { title: string; lines: readonly ChangedLine[] }) {
  return (
    <div className="min-w-0">
      <p className="text-muted text-xs">{title}</p>
      {lines.length === 0 && <p className="text-muted italic">{strings.versionEmpty}</p>}
      <ul className="grid gap-1">
        {lines.map(({ text, isOnlyHere }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a stored version never move
          <li key={at} className={clsx('whitespace-pre-line', isOnlyHere ? 'font-semibold' : 'text-muted')}>
            {isOnlyHere ? <mark className="rounded-sm bg-turmeric-soft px-1 text-text">{text}</mark> : text}
          </li>
        ))}
      </ul>
    </div>
  )
}
