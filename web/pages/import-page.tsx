import { useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import type { PostedPage } from '#core/contracts/posted-page.ts'
import { isUuid } from '#core/contracts/uuid.ts'
import { bookmarkletKey } from '#web/features/import-link/bookmarklet.ts'
import { ConfirmPage } from '#web/features/import-link/confirm-page.tsx'
import { LinkImport } from '#web/features/import-link/link-import.tsx'
import { linkOf } from '#web/features/import-link/link-of.ts'
import { sitePage } from '#web/site-map.ts'
import { takePosted } from '#web/state/posted-pages.ts'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { loadRecipePage } from './load-recipe-page.ts'
import * as strings from './strings.ts'

/** Saves a recipe from the web. Other sites may link and post to it: only a user's own action starts anything. */
export default function ImportPage() {
  const { title, section } = sitePage('importPage')
  const [query] = useSearchParams()
  const { state } = useLocation()
  // Only our own pages set it.
  const asked = (state as { link?: unknown } | null)?.link
  const id = query.get('page')
  const [posted, setPosted] = useState<PostedPage>()
  const [isLost, setLost] = useState(id !== null && !isUuid(id))
  const [isConfirmed, setConfirmed] = useState(false)

  useEffect(loadRecipePage, [])
  useEffect(() => {
    if (!isUuid(id)) return
    let isGone = false
    void takePosted(id).then((page) => {
      if (isGone) return
      setPosted(page)
      setLost(!page)
    })
    return () => {
      isGone = true
    }
  }, [id])

  const isOwn = posted !== undefined && posted.key !== '' && posted.key === bookmarkletKey.get()
  const isWaiting = isUuid(id) && !posted && !isLost
  return (
    <div className="wrap pb-16">
      <PageHeading title={title} eyebrow={section}>
        {strings.importPageLead}
      </PageHeading>
      <div className="max-w-prose">
        {isLost && (
          <p role="alert" className="mb-6 rounded-card border border-danger bg-danger-soft p-4">
            {strings.postedLost}
          </p>
        )}
        {isWaiting ? null : posted && !isOwn && !isConfirmed ? (
          <ConfirmPage url={posted.url} onConfirm={() => setConfirmed(true)} />
        ) : (
          <LinkImport
            link={typeof asked === 'string' ? asked : (linkOf(query.get('url') ?? '') ?? undefined)}
            start={typeof asked === 'string'}
            page={posted}
          />
        )}
      </div>
    </div>
  )
}
