import type { ReactNode } from 'react'
import { RecipeCover } from '#web/ui/recipe-cover.tsx'
import * as strings from './strings.ts'

interface RecipeRowProps {
  recipe: { id: string; title: string; cover_image_url: string | null }
  facts: string
  onChoose: () => void
  children?: ReactNode
}

/** A recipe to choose; the whole row is the button. */
export function RecipeRow({ recipe, facts, onChoose, children }: RecipeRowProps) {
  return (
    <button
      type="button"
      aria-label={strings.chooseOne(recipe.title)}
      onClick={onChoose}
      className="-mx-2 flex w-[calc(100%+1rem)] items-start gap-3 rounded-card p-2 text-left transition-colors hover:bg-accent-soft"
    >
      <RecipeCover recipe={recipe} className="size-14 shrink-0 rounded-sm" />
      <span className="min-w-0 flex-1">
        <span className="wrap-anywhere block font-semibold leading-snug">{recipe.title}</span>
        {facts && <span className="block text-muted text-sm">{facts}</span>}
        {children}
      </span>
    </button>
  )
}
