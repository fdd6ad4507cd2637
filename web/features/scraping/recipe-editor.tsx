import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { RecipeForm } from './recipe-form.tsx'
import { useStoredRecipe, useUpdateRecipe } from './stored-queries.ts'
import * as strings from './strings.ts'

/** Edits one stored recipe. */
export function RecipeEditor({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, isError, refetch } = useStoredRecipe(id)
  const update = useUpdateRecipe()
  if (isError)
    return (
      <div role="alert" className="flex flex-wrap items-center gap-3">
        <p className="text-danger">{strings.fetchOneFailed}</p>
        <Button size="sm" variant="outline" onClick={() => refetch()}>
          {strings.tryAgain}
        </Button>
        <Button size="sm" variant="quiet" onClick={onClose}>
          {strings.close}
        </Button>
      </div>
    )
  if (!data) return <Skeleton className="h-64 w-full rounded-card" />
  return (
    <RecipeForm
      recipe={data}
      saving={update.isPending}
      onSave={(recipe) => update.mutate({ id, recipe }, { onSuccess: onClose })}
      onClose={onClose}
    />
  )
}
