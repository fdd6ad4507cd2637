import BookCopy from 'lucide-react/icons/book-copy'
import Copy from 'lucide-react/icons/copy'
import History from 'lucide-react/icons/history'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { ExternalRecipeRow } from '#core/contracts/rows.ts'
import { notify } from '#web/lib/toast.ts'
import { paths } from '#web/paths.ts'
import { deleteOwn, duplicateOwn } from '#web/state/own/delete-own.ts'
import type { OwnRecipe } from '#web/state/own/own-recipe.ts'
import { ownRecipes } from '#web/state/own/own-recipes.ts'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { copyOf } from './copy-recipe.ts'
import * as strings from './strings.ts'

// Rare, with a dialog: loaded on demand.
const ShareSheet = lazy(async () => ({ default: (await import('./share-sheet.tsx')).ShareSheet }))
const VersionsSheet = lazy(async () => ({ default: (await import('./versions-sheet.tsx')).VersionsSheet }))

/** The address of a recipe with this opens its former saves. */
const VERSIONS = '#versions'
const ICON = 'size-5 text-muted'

const failed = () =>
  notify({ title: strings.failedTitle, description: strings.failedText, variant: 'destructive' })

/** Copies a recipe of the collection, or of a household member, to the user's own. */
function useMakeYours(recipe: ExternalRecipeRow, own: OwnRecipe | undefined) {
  const navigate = useNavigate()
  return async () => {
    try {
      const id = own ? await ownRecipes.duplicate(own.id) : await ownRecipes.save(undefined, copyOf(recipe))
      if (!id) return failed()
      await navigate(paths.recipe(id))
      notify({ title: strings.copiedTitle, description: strings.copiedText, variant: 'success' })
    } catch {
      failed()
    }
  }
}

interface OwnerTools {
  primary?: ReactNode
  onShare?: () => void
  isUnshared?: boolean
  menu: { label: string; icon: ReactNode; onSelect: () => void }[]
  dialogs: ReactNode
}

/** What the user can do with a recipe, by whose it is. */
export function useOwnerTools(recipe: ExternalRecipeRow, own: OwnRecipe | undefined): OwnerTools {
  const [sheet, setSheet] = useState<'share' | 'versions'>()
  const [seen, setSeen] = useState({ share: false, versions: false })
  const navigate = useNavigate()
  const { hash } = useLocation()
  const isMine = own?.isMine === true
  useEffect(() => {
    if (!isMine || hash !== VERSIONS) return
    setSeen((now) => ({ ...now, versions: true }))
    setSheet('versions')
  }, [isMine, hash])
  const makeYours = useMakeYours(recipe, own)
  const yours = {
    label: strings.makeYours,
    icon: <BookCopy aria-hidden="true" className={ICON} />,
    onSelect: () => void makeYours(),
  }
  if (!own) return { menu: [yours], dialogs: null }
  if (!own.isMine)
    return { primary: <MakeYours onClick={makeYours} />, isUnshared: true, menu: [], dialogs: null }

  const { id } = own
  const open = (which: 'share' | 'versions') => {
    setSeen((now) => ({ ...now, [which]: true }))
    setSheet(which)
  }
  const onOpenChange = (isOpen: boolean) => {
    if (isOpen) return
    setSheet(undefined)
    // Otherwise a reload would open it again.
    if (hash === VERSIONS) void navigate({ hash: '' }, { replace: true })
  }
  const { title } = own.content
  const duplicate = async () => {
    const copy = await duplicateOwn(id, title)
    if (!copy) return
    await navigate(paths.recipe(copy))
    notify({ title: strings.duplicatedTitle, variant: 'success' })
  }
  const remove = async () => {
    // Away from the page first: it would report the recipe as missing.
    await navigate(paths.myRecipes())
    await deleteOwn(id, title)
  }
  return {
    primary: (
      <LinkButton
        to={paths.editRecipe(id)}
        state={{ from: paths.recipe(id) }}
        variant="outline"
        className="max-lg:size-11 max-lg:p-0"
      >
        <Pencil aria-hidden="true" className="size-5" />
        <span className="max-lg:sr-only">{strings.edit}</span>
      </LinkButton>
    ),
    onShare: () => open('share'),
    menu: [
      {
        label: strings.duplicate,
        icon: <Copy aria-hidden="true" className={ICON} />,
        onSelect: () => void duplicate(),
      },
      {
        label: strings.versions,
        icon: <History aria-hidden="true" className={ICON} />,
        onSelect: () => open('versions'),
      },
      {
        label: strings.remove,
        icon: <Trash2 aria-hidden="true" className={ICON} />,
        onSelect: () => void remove(),
      },
    ],
    dialogs: (
      <Suspense>
        {seen.share && <ShareSheet own={own} open={sheet === 'share'} onOpenChange={onOpenChange} />}
        {seen.versions && <VersionsSheet own={own} open={sheet === 'versions'} onOpenChange={onOpenChange} />}
      </Suspense>
    ),
  }
}

function MakeYours({ onClick }: { onClick: () => void }) {
  return (
    <Button variant="outline" onClick={onClick} className="max-lg:px-4!">
      <BookCopy aria-hidden="true" className="size-5" />
      {strings.makeYours}
    </Button>
  )
}

/** The same offer beside the notes, where users write down what they'd change. */
export function MakeYoursOffer({ recipe, own }: { recipe: ExternalRecipeRow; own: OwnRecipe | undefined }) {
  const makeYours = useMakeYours(recipe, own)
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-t pt-4">
      <p className="min-w-0 flex-1 basis-48 text-muted text-sm">{strings.makeYoursHint}</p>
      <MakeYours onClick={makeYours} />
    </div>
  )
}
