import BookHeart from 'lucide-react/icons/book-heart'
import ExternalLink from 'lucide-react/icons/external-link'
import Plus from 'lucide-react/icons/plus'
import Search from 'lucide-react/icons/search'
import { useState } from 'react'
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router'
import { readShared } from '#core/contracts/share.ts'
import { useTypedItems } from '#web/features/pantry/use-typed-items.ts'
import { paths } from '#web/paths.ts'
import { sitePage } from '#web/site-map.ts'
import type { PantryItem } from '#web/state/pantry.ts'
import { Button } from '#web/ui/button.tsx'
import { cardLook } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { rich } from '#web/ui/rich.tsx'
import { TextArea } from '#web/ui/text-field.tsx'
import * as strings from './strings.ts'

const inWords = ({ name, amount }: PantryItem) => (amount ? `${name} · ${amount}` : name)

/** Target for shares from other apps: photos go to the detector, text to the pantry, a link to the same dish here. */
export default function ShareTarget() {
  const { title, section } = sitePage('shareTarget')
  const [query] = useSearchParams()
  const shared = readShared(query)
  const navigate = useNavigate()
  const [text, setText] = useState(shared.text)
  const [isMissing, setMissing] = useState(false)
  const read = useTypedItems(text)
  const found = text.trim() === '' ? [] : (read?.items ?? [])

  if (shared.photos) return <Navigate to={paths.addIngredients()} replace state={{ sharedPhotos: true }} />

  return (
    <div className="wrap pb-16">
      <PageHeading title={title} eyebrow={section} art="scan">
        {shared.url ? strings.sharedLinkLead : strings.sharedLead}
      </PageHeading>
      {shared.photos === undefined && (
        <p role="alert" className="mb-8 max-w-line rounded-card border border-danger bg-danger-soft p-4">
          {rich(strings.photoLost, {
            link: (text) => (
              <Link to={paths.addIngredients()} className="text-link">
                {text}
              </Link>
            ),
          })}
        </p>
      )}
      {shared.url && (
        <section aria-labelledby="shared-link" className={`${cardLook} mb-8 max-w-prose p-5 md:p-8`}>
          <h2 id="shared-link" className="text-2xl">
            {shared.title || strings.sharedLink}
          </h2>
          <p className="mt-2 break-all text-muted text-sm">{shared.url}</p>
          <div className="mt-5 flex flex-wrap gap-3">
            <LinkButton to={`${paths.recipes()}?${new URLSearchParams({ q: shared.title })}`}>
              <Search aria-hidden="true" className="size-5" />
              {strings.findDish}
            </LinkButton>
            <a
              href={shared.url}
              rel="noreferrer"
              target="_blank"
              className="text-link inline-flex min-h-11 items-center gap-2 px-2"
            >
              <ExternalLink aria-hidden="true" className="size-4" />
              {strings.openPage}
            </a>
          </div>
        </section>
      )}
      <form
        className="max-w-prose"
        onSubmit={(event) => {
          event.preventDefault()
          if (text.trim() === '') return setMissing(true)
          void navigate(paths.addIngredients(), { state: { prefilledIngredients: [text] } })
        }}
      >
        <TextArea
          label={strings.sharedIngredients}
          hint={strings.sharedIngredientsHint}
          error={isMissing ? strings.sharedIngredientsMissing : undefined}
          value={text}
          onValue={(typed) => {
            setMissing(false)
            setText(typed)
          }}
          maxLength={4000}
        />
        <Button type="submit" size="lg" className="mt-4">
          <Plus aria-hidden="true" className="size-5" />
          {strings.addShared}
        </Button>
        {text.trim() !== '' && (
          <LinkButton
            to={paths.newRecipe({ from: 'paste' })}
            state={{ pasted: [shared.title, text, shared.url].filter(Boolean).join('\n\n') }}
            variant="outline"
            size="lg"
            className="mt-4 ml-3 max-sm:ml-0"
          >
            <BookHeart aria-hidden="true" className="size-5" />
            {strings.saveAsRecipe}
          </LinkButton>
        )}
        <p role="status" className="mt-3 text-muted text-sm">
          {found.length > 0 && strings.weRead(found.map(inWords).join(', '))}
        </p>
      </form>
    </div>
  )
}
