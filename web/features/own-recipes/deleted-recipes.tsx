import { restoreOwn } from '#web/state/own/delete-own.ts'
import { useDeletedRecipes } from '#web/state/own/own-recipes.ts'
import { Button } from '#web/ui/button.tsx'
import * as strings from './strings.ts'

/** Whoever missed the Undo finds it here for 30 days. */
export function DeletedRecipes() {
  const deleted = useDeletedRecipes()
  if (deleted.length === 0) return null
  return (
    <details className="mt-8 border-line border-t pt-3">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">
        {strings.recentlyDeleted(deleted.length)}
      </summary>
      <p className="text-muted text-sm">{strings.deletedHint}</p>
      <ul className="mt-2 divide-y divide-line">
        {deleted.map(({ id, title }) => (
          <li key={id} className="flex items-center justify-between gap-3 py-1">
            <span className="min-w-0 truncate">{title}</span>
            <Button
              variant="outline"
              size="sm"
              className="min-h-11"
              aria-label={strings.restoreRecipe(title)}
              onClick={() => restoreOwn(id)}
            >
              {strings.restoreShort}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  )
}
