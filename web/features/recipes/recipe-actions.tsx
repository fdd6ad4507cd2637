import ChefHat from 'lucide-react/icons/chef-hat'
import Printer from 'lucide-react/icons/printer'
import Share2 from 'lucide-react/icons/share-2'
import type { ExternalRecipeRow } from '#core/contracts/rows.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import type { ExportKind } from './download.ts'
import { ExportButton } from './export-button.tsx'
import { SaveButton } from './save-button.tsx'
import { shareRecipe } from './share.ts'

interface RecipeActionsProps {
  recipe: ExternalRecipeRow
  onExport: (kind: ExportKind) => Promise<void>
}

export function RecipeActions({ recipe, onExport }: RecipeActionsProps) {
  const share = () => shareRecipe(recipe.title, new URL(paths.recipe(recipe.id), location.origin).href)
  return (
    <div className="mt-7 flex flex-wrap gap-3 print:hidden">
      {recipe.instructions.length > 0 && (
        <LinkButton to={paths.cook(recipe.id)} size="lg" className="max-sm:w-full">
          <ChefHat aria-hidden="true" className="size-6" />
          Start cooking
        </LinkButton>
      )}
      <SaveButton id={recipe.id} />
      <Button variant="outline" onClick={share}>
        <Share2 aria-hidden="true" className="size-5" />
        Share
      </Button>
      <Button variant="outline" onClick={() => print()}>
        <Printer aria-hidden="true" className="size-5" />
        Print
      </Button>
      <ExportButton onExport={onExport} />
    </div>
  )
}
