import Download from 'lucide-react/icons/download'
import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { OwnRecipe } from '#web/state/own/own-recipe.ts'
import { Button } from '#web/ui/button.tsx'
import * as strings from './strings.ts'

const loadDialog = () => import('./export-dialog.tsx')
const ExportDialog = lazy(async () => ({ default: (await loadDialog()).ExportDialog }))

/** The dialog is loaded on demand. A link from elsewhere opens it too. */
export function ExportButton({ shown }: { shown: readonly OwnRecipe[] | undefined }) {
  const [query, setQuery] = useSearchParams()
  const [isWanted, setWanted] = useState(query.has('export'))
  function close() {
    setWanted(false)
    if (query.has('export'))
      setQuery(
        (known) => {
          const next = new URLSearchParams(known)
          next.delete('export')
          return next
        },
        { replace: true },
      )
  }
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        className="-mr-2 min-h-11"
        aria-haspopup="dialog"
        onPointerEnter={loadDialog}
        onFocus={loadDialog}
        onClick={() => setWanted(true)}
      >
        <Download aria-hidden="true" className="size-4" />
        {strings.exportRecipes}
      </Button>
      {isWanted && (
        <Suspense>
          <ExportDialog shown={shown} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
