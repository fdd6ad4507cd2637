import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { isUuid } from '#core/contracts/uuid.ts'
import { ReadBeside } from '#web/features/import-paper/read-beside.tsx'
import { RecipeEditor } from '#web/features/own-recipes/recipe-editor.tsx'
import { newId } from '#web/lib/new-id.ts'
import { paths } from '#web/paths.ts'
import { sitePage } from '#web/site-map.ts'
import { EMPTY_DRAFT } from '#web/state/own/draft.ts'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { loadRecipePage } from './load-recipe-page.ts'

/** The id of the new recipe is in the address: a reload continues with the same draft. */
export default function NewRecipe() {
  const { title, section } = sitePage('newRecipe')
  const [query] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const [fresh] = useState(newId)
  const named = query.get('draft')
  const id = isUuid(named) ? named : fresh
  const isPaste = query.get('from') === 'paste'
  const pasted = (state as { pasted?: unknown } | null)?.pasted

  useEffect(loadRecipePage, [])
  useEffect(() => {
    if (named === id) return
    const start = { draft: id, ...(isPaste && { from: 'paste' as const }) }
    void navigate(paths.newRecipe(start), { replace: true, state })
  }, [named, id, isPaste, navigate, state])

  return (
    <div className="wrap pb-16">
      <PageHeading title={title} eyebrow={section} />
      <RecipeEditor
        key={id}
        id={id}
        isNew
        start={EMPTY_DRAFT}
        copiedFrom={null}
        paste={isPaste ? (typeof pasted === 'string' ? pasted : '') : undefined}
        onPasted={() => void navigate(paths.newRecipe({ draft: id }), { replace: true })}
        beside={(pictures, take) => <ReadBeside pictures={pictures} onRead={take} />}
      />
    </div>
  )
}
