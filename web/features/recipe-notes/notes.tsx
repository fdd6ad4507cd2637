import type { ReactNode } from 'react'
import { CookLogList } from './cook-log-list.tsx'
import { NoteField } from './note-field.tsx'
import { Rating } from './rating.tsx'
import { FolderField, RecipeTags } from './shelf-fields.tsx'

/** What a user notes on a recipe; `children` offers what else they can do with it. */
export function RecipeNotes({ recipeId, children }: { recipeId: string; children?: ReactNode }) {
  return (
    <div className="grid gap-5">
      <Rating recipeId={recipeId} />
      <NoteField recipeId={recipeId} />
      <div className="grid gap-5 sm:grid-cols-2">
        <RecipeTags recipeId={recipeId} />
        <div>
          <FolderField recipeId={recipeId} />
        </div>
      </div>
      <CookLogList recipeId={recipeId} />
      {children}
    </div>
  )
}
