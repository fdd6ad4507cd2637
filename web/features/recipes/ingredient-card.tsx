import type { RecipeVerdicts } from '#core/contracts/recipe-details.ts'
import type { ExternalRecipeRow } from '#core/contracts/rows.ts'
import type { ScoredRecipe } from '#core/contracts/score-recipes.ts'
import { useAllNeeds } from '#web/state/preferences.ts'
import { readingStore, useFactor, useSystem, useTicked } from '#web/state/recipe-reading.ts'
import { Button } from '#web/ui/button.tsx'
import { avoidedLines, conflictsOf } from './conflicts.ts'
import { IngredientLine } from './ingredient-line.tsx'
import { KeptSwaps } from './kept-swaps.tsx'
import { Part } from './part.tsx'
import type { ReadRecipe } from './reading.ts'
import { ScaleControl } from './scale-control.tsx'
import { ShoppingButton } from './shopping-button.tsx'
import { UnitSwitch } from './unit-switch.tsx'

interface IngredientCardProps {
  recipe: ExternalRecipeRow
  read: ReadRecipe
  score: ScoredRecipe | undefined
  /** Plain names of the lines, once they are known. */
  names: readonly { name: string; staple: boolean }[]
  verdicts: RecipeVerdicts | undefined
}

/** What has a swap at hand needn't be bought. */
const toBuyOf = (missing: ScoredRecipe['missing'][number] | undefined) =>
  missing?.swap === '' ? missing.name : undefined

export function IngredientCard({ recipe, read, score, names, verdicts }: IngredientCardProps) {
  const factor = useFactor(recipe.id)
  const system = useSystem()
  // The score knows the lines by their text; the same line twice has the same answer.
  const matches = new Map(score?.reasons.map((match) => [match.line, match]))
  const missing = new Map(score?.missing.map((one) => [one.line, one]))
  const avoided = avoidedLines(conflictsOf(recipe, verdicts, useAllNeeds()))
  const toBuy = read.lines.flatMap((line, at) => {
    const own = names[at]
    const name = score ? toBuyOf(missing.get(line)) : own && !own.staple ? own.name : undefined
    return name ? [{ name, line: read.shownLines[at] ?? line, recipeId: recipe.id }] : []
  })
  return (
    <Part title="Ingredients" className="ingredients unseen-200 lg:sticky lg:top-32">
      <div className="mb-5 grid gap-4 print:hidden">
        <ScaleControl id={recipe.id} servings={recipe.servings} factor={factor} />
        {/* There is room next to the switch: ticking a line must not shift what is below. */}
        <div className="flex flex-wrap items-end justify-between gap-3">
          <UnitSwitch system={system} />
          <UntickAll id={recipe.id} />
        </div>
      </div>
      <ul aria-label="Ingredients" className="grid gap-1">
        {read.shownLines.map((text, at) => (
          <IngredientLine
            // biome-ignore lint/suspicious/noArrayIndexKey: a recipe may contain the same line twice, and lines never move
            key={at}
            at={at}
            text={text}
            match={matches.get(read.lines[at] ?? '')}
            missing={missing.get(read.lines[at] ?? '')?.name}
            swap={missing.get(read.lines[at] ?? '')?.swap}
            warning={avoided.get(read.lines[at] ?? '')}
            replace={avoided.has(read.lines[at] ?? '') ? names[at]?.name : undefined}
            title={recipe.title}
            recipeId={recipe.id}
          />
        ))}
      </ul>
      <div className="mt-5 print:hidden">
        <ShoppingButton items={toBuy} only={score !== undefined} />
      </div>
      <KeptSwaps id={recipe.id} />
      {recipe.equipment.length > 0 && (
        <p className="mt-6 text-muted text-sm">You need: {recipe.equipment.join(', ')}.</p>
      )}
    </Part>
  )
}

function UntickAll({ id }: { id: string }) {
  if (!useTicked(id)) return null
  return (
    <Button variant="quiet" onClick={() => readingStore.uncheck(id)} className="-mr-2 px-2!">
      Untick all
    </Button>
  )
}
