import ChefHat from 'lucide-react/icons/chef-hat'
import Share2 from 'lucide-react/icons/share-2'
import type { ReactNode } from 'react'
import type { ExternalRecipeRow } from '#core/contracts/rows.ts'
import { paths } from '#web/paths.ts'
import { useCookPosition } from '#web/state/cook-position.ts'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { useToastRise } from '#web/ui/use-toast-rise.ts'
import type { ExportKind } from './download.ts'
import { MoreButton } from './more-button.tsx'
import type { MenuAction } from './more-menu.tsx'
import { SaveButton } from './save-button.tsx'
import { shareRecipe } from './share.ts'
import * as strings from './strings.ts'

/** What the user can do with a recipe besides cooking it: more with their own. */
export interface RecipeTools {
  /** In place of Save. */
  primary?: ReactNode
  /** Instead of sharing the address of the page. */
  onShare?: () => void
  /** A recipe that others can't open has no Share. */
  isUnshared?: boolean
  menu: readonly MenuAction[]
}

interface RecipeActionsProps {
  recipe: ExternalRecipeRow
  tools?: RecipeTools
  onExport: (kind: ExportKind) => Promise<void>
}

export function RecipeActions({ recipe, tools, onExport }: RecipeActionsProps) {
  const share = () => shareRecipe(recipe.title, new URL(paths.recipe(recipe.id), location.origin).href)
  return (
    <div className="flex items-center gap-2 print:hidden">
      {recipe.instructions.length > 0 && (
        <span className="mr-1 flex max-md:hidden">
          <StartCooking recipe={recipe} />
        </span>
      )}
      {tools?.primary ?? <SaveButton id={recipe.id} />}
      {!tools?.isUnshared && (
        <Button
          variant="outline"
          onClick={tools?.onShare ?? share}
          aria-haspopup={tools?.onShare && 'dialog'}
          className="max-lg:size-11 max-lg:p-0"
        >
          <Share2 aria-hidden="true" className="size-5" />
          <span className="max-lg:sr-only">{strings.share}</span>
        </Button>
      )}
      <MoreButton onExport={onExport} actions={tools?.menu} />
    </div>
  )
}

function StartCooking({ recipe: { id, instructions } }: { recipe: ExternalRecipeRow }) {
  const step = useCookPosition(id, instructions.length + 1)
  return (
    <LinkButton to={paths.cook(id)} state={{ from: paths.recipe(id) }} className="flex-1">
      <ChefHat aria-hidden="true" className="size-5" />
      {step > 0 ? strings.continueCooking(step) : strings.startCooking}
    </LinkButton>
  )
}

/** The next step within reach of the thumb, on phones. At the end of the recipe it has room of its own. */
export function CookingBar({ recipe }: { recipe: ExternalRecipeRow }) {
  useToastRise('4rem', '(width < 48rem)')
  if (recipe.instructions.length === 0) return null
  return (
    <div className="sticky bottom-[calc(var(--bar,0px)+var(--strip,0px))] z-20 -mx-5 mt-6 flex gap-3 border-line border-t bg-bg px-5 pt-2 pb-[max(0.5rem,calc(env(safe-area-inset-bottom)-var(--bar,0px)))] md:hidden print:hidden">
      <StartCooking recipe={recipe} />
    </div>
  )
}
