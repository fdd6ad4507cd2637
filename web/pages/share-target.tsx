import BookHeart from 'lucide-react/icons/book-heart'
import Carrot from 'lucide-react/icons/carrot'
import ExternalLink from 'lucide-react/icons/external-link'
import Plus from 'lucide-react/icons/plus'
import Search from 'lucide-react/icons/search'
import { useEffect, useState } from 'react'
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router'
import { MAX_SHARED_TEXT, readShared } from '#core/contracts/share.ts'
import { looksLikeRecipe } from '#core/import/looks-like-recipe.ts'
import { useTypedItems } from '#web/features/pantry/use-typed-items.ts'
import { paths } from '#web/paths.ts'
import { sitePage } from '#web/site-map.ts'
import type { PantryItem } from '#web/state/pantry.ts'
import { sharedText } from '#web/state/shared-files.ts'
import { Button } from '#web/ui/button.tsx'
import { cardLook } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { rich } from '#web/ui/rich.tsx'
import { TextArea } from '#web/ui/text-field.tsx'
import * as strings from './strings.ts'

/** "half onion" says how much. */
const inWords = ({ name, amount }: PantryItem) =>
  amount && !name.startsWith(`${amount} `) ? `${name} · ${amount}` : name

type Shared = ReturnType<typeof readShared>

const warning = 'mb-8 max-w-line rounded-card border border-danger bg-danger-soft p-4'

/** Target for shares from other apps: a link, a text or files become a recipe, or ingredients. */
export default function ShareTarget() {
  const { title, section } = sitePage('shareTarget')
  const [query] = useSearchParams()
  const shared = readShared(query)
  const { files } = shared

  // Files of other apps are recipes; a photo may be of either.
  if (files && files.others > 0)
    return <Navigate to={paths.importRecipes()} replace state={{ shared: true, lost: files.lost }} />

  return (
    <div className="wrap pb-16">
      <PageHeading title={title} eyebrow={section} art="scan">
        {files?.photos ? strings.sharedPhotoLead : shared.url ? strings.sharedLinkLead : strings.sharedLead}
      </PageHeading>
      {!files && (
        <p role="alert" className={warning}>
          {rich(strings.photoLost, {
            link: (text) => (
              <Link to={paths.addIngredients()} className="text-link">
                {text}
              </Link>
            ),
            recipe: (text) => (
              <Link to={paths.importRecipes()} className="text-link">
                {text}
              </Link>
            ),
          })}
        </p>
      )}
      {files?.lost && (
        <p role="alert" className={warning}>
          {strings.filesLost(files.lost)}
        </p>
      )}
      {shared.more === 'lost' && (
        <p role="alert" className={warning}>
          {strings.textCut}
        </p>
      )}
      {files?.photos ? <SharedPhotos count={files.photos} /> : <SharedText shared={shared} />}
    </div>
  )
}

function SharedPhotos({ count }: { count: number }) {
  return (
    <section aria-labelledby="shared-photos" className={`${cardLook} max-w-prose p-5 md:p-8`}>
      <h2 id="shared-photos" className="text-2xl">
        {strings.sharedPhotos(count)}
      </h2>
      <div className="mt-5 grid gap-3 sm:grid-cols-2">
        <LinkButton to={paths.addIngredients()} replace state={{ sharedPhotos: true }} size="lg">
          <Carrot aria-hidden="true" className="size-5" />
          {strings.photoOfIngredients}
        </LinkButton>
        <LinkButton to={paths.importRecipes()} replace state={{ shared: true }} size="lg">
          <BookHeart aria-hidden="true" className="size-5" />
          {strings.photoOfRecipe}
        </LinkButton>
      </div>
    </section>
  )
}

function SharedText({ shared }: { shared: Shared }) {
  const navigate = useNavigate()
  const [text, setText] = useState(shared.text)
  const [isMissing, setMissing] = useState(false)
  const { more } = shared
  useEffect(() => {
    if (more !== 'stored') return
    let isHere = true
    // What was typed meanwhile stays.
    void sharedText().then((whole) => {
      if (isHere && whole) setText((typed) => (whole.startsWith(typed.slice(0, 100)) ? whole : typed))
    })
    return () => {
      isHere = false
    }
  }, [more])
  const read = useTypedItems(text)
  const found = text.trim() === '' ? [] : (read?.items ?? [])
  const isRecipe = looksLikeRecipe(text)
  return (
    <>
      {shared.url && (
        <section aria-labelledby="shared-link" className={`${cardLook} mb-8 max-w-prose p-5 md:p-8`}>
          <h2 id="shared-link" className="text-2xl">
            {shared.title || strings.sharedLink}
          </h2>
          <p className="mt-2 break-all text-muted text-sm">{shared.url}</p>
          <LinkButton
            to={paths.importPage()}
            state={{ link: shared.url }}
            size="lg"
            className="mt-5 max-sm:w-full"
          >
            <BookHeart aria-hidden="true" className="size-5" />
            {strings.saveSharedRecipe}
          </LinkButton>
          <p className="mt-2 text-muted text-sm">{strings.saveSharedHint}</p>
          <div className="mt-3 flex flex-wrap gap-x-3">
            <Link
              to={`${paths.recipes()}?${new URLSearchParams({ q: shared.title })}`}
              className="text-link inline-flex min-h-11 items-center gap-2 pr-2"
            >
              <Search aria-hidden="true" className="size-4" />
              {strings.findDish}
            </Link>
            <a
              href={shared.url}
              rel="noreferrer"
              target="_blank"
              className="text-link inline-flex min-h-11 items-center gap-2"
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
          label={isRecipe ? strings.sharedText : strings.sharedIngredients}
          hint={isRecipe ? strings.sharedTextHint : strings.sharedIngredientsHint}
          error={isMissing ? strings.sharedIngredientsMissing : undefined}
          value={text}
          onValue={(typed) => {
            setMissing(false)
            setText(typed)
          }}
          maxLength={MAX_SHARED_TEXT}
        />
        <div className="mt-4 flex flex-wrap gap-3">
          <Button
            type="submit"
            size="lg"
            variant={isRecipe || shared.url ? 'outline' : 'solid'}
            className={isRecipe ? 'order-last' : undefined}
          >
            <Plus aria-hidden="true" className="size-5" />
            {strings.addShared}
          </Button>
          {text.trim() !== '' && (
            <LinkButton
              to={paths.newRecipe({ from: 'paste' })}
              state={{ pasted: [shared.title, text, shared.url].filter(Boolean).join('\n\n') }}
              variant={isRecipe ? 'solid' : 'outline'}
              size="lg"
            >
              <BookHeart aria-hidden="true" className="size-5" />
              {strings.saveAsRecipe}
            </LinkButton>
          )}
        </div>
        <p role="status" className="mt-3 text-muted text-sm">
          {!isRecipe && found.length > 0 && strings.weRead(found.map(inWords).join(', '))}
        </p>
      </form>
    </>
  )
}
