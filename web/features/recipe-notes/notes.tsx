import { type ReactNode, useState } from 'react'
import { CookLogList } from './cook-log-list.tsx'
import { NoteField } from './note-field.tsx'
import { Rating } from './rating.tsx'
import { FolderField, RecipeTags } from './shelf-fields.tsx'

interface RecipeNotesProps {
  recipeId: string
  /** Shown once a meal of today is logged here. */
  afterCooking?: ReactNode
  children?: ReactNode
}

/** What a user notes on a recipe; `children` offers what else they can do with it. */
export function RecipeNotes({ recipeId, afterCooking, children }: RecipeNotesProps) {
  const [cooked, setCooked] = useState(false)
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
      <CookLogList recipeId={recipeId} onCooked={() => setCooked(true)} />
      {cooked && afterCooking}
      {children}
    </div>
  )
}
