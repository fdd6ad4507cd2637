import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { ImportLibrary } from '#web/features/import-library/import-library.tsx'
import { LinkImport } from '#web/features/import-link/link-import.tsx'
import { ImportPaper } from '#web/features/import-paper/import-paper.tsx'
import { paths } from '#web/paths.ts'
import { sitePage } from '#web/site-map.ts'
import { takeSharedFiles } from '#web/state/shared-files.ts'
import { LinkCard } from '#web/ui/card.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import * as strings from './strings.ts'

/** How many files of a share were too many or too large. */
const useLostFiles = (): number => Number((useLocation().state as { lost?: unknown } | null)?.lost ?? 0)

/** What another app shared, once it was read from where the service worker put it. */
function useSharedFiles(): readonly File[] | undefined {
  const isShared = (useLocation().state as { shared?: boolean } | null)?.shared === true
  const [files, setFiles] = useState<readonly File[]>()
  useEffect(() => {
    if (isShared) void takeSharedFiles().then((found) => found.length > 0 && setFiles(found))
  }, [isShared])
  return files
}

/** A link from a page of ours, read once: Back returns to the field. */
function useAskedLink(): string | undefined {
  const { state } = useLocation()
  const navigate = useNavigate()
  const given = (state as { link?: unknown } | null)?.link
  const [asked] = useState(() => (typeof given === 'string' ? given : undefined))
  useEffect(() => {
    if (given !== undefined) void navigate('.', { replace: true })
  }, [given, navigate])
  return asked
}

/** Every way in for recipes from elsewhere. */
export default function ImportRecipes() {
  const { title, section } = sitePage('importRecipes')
  const [paper, setPaper] = useState<File[]>()
  const shared = useSharedFiles()
  const asked = useAskedLink()
  const lost = useLostFiles()
  return (
    <div className="wrap pb-16">
      <PageHeading title={title} eyebrow={section}>
        {strings.importLead}
      </PageHeading>
      {lost > 0 && (
        <p role="alert" className="mb-8 max-w-line rounded-card border border-danger bg-danger-soft p-4">
          {strings.filesLost(lost)}
        </p>
      )}
      <ImportLibrary onPaper={setPaper} {...(shared && { shared })}>
        <section className="w-full max-w-prose md:mt-12">
          <h2 className="mb-4 text-2xl">{strings.fromTheWeb}</h2>
          <LinkImport link={asked} start={asked !== undefined} />
        </section>
        <div className="mt-12">
          <ImportPaper {...(paper && { files: paper })} />
        </div>
        <section className="mt-12 max-md:order-2">
          <h2 className="text-2xl">{strings.otherWays}</h2>
          <div className="mt-4 grid gap-4 md:grid-cols-2">
            <LinkCard to={paths.newRecipe({ from: 'paste' })} title={strings.pasteText}>
              {strings.pasteTextHint}
            </LinkCard>
            <LinkCard to={paths.newRecipe()} title={strings.writeOne}>
              {strings.writeOneHint}
            </LinkCard>
          </div>
        </section>
      </ImportLibrary>
    </div>
  )
}
