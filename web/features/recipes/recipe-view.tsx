import { lazy, type ReactNode, useMemo } from 'react'
import type { RecipeDetailsOutput } from '#core/contracts/recipe-details.ts'
import type { ExternalRecipeRow } from '#core/contracts/rows.ts'
import { useFactor } from '#web/state/recipe-reading.ts'
import { useScores } from '#web/state/scores.ts'
import { Later } from '#web/ui/later.tsx'
import { ScoreDial } from '#web/ui/score-dial.tsx'
import { Attribution } from './attribution.tsx'
import { dealColumns, type SidePart } from './columns.ts'
import { FactsCard } from './facts-card.tsx'
import { IngredientCard } from './ingredient-card.tsx'
import { useLinks } from './links.ts'
import { Method } from './method.tsx'
import { NutritionCard } from './nutrition-card.tsx'
import { Part } from './part.tsx'
import { PartTabs } from './part-tabs.tsx'
import { useRecipeDetails } from './queries.ts'
import { type ReadRecipe, useReadRecipe } from './reading.ts'
import { CookingBar, RecipeActions, type RecipeTools } from './recipe-actions.tsx'
import { timeParts } from './recipe-facts.ts'
import { RecipeHeader } from './recipe-header.tsx'
import { RecipeScore } from './recipe-score.tsx'
import { SafetyNotes } from './safety-notes.tsx'
import { servingsText } from './scale-control.tsx'
import { SimilarRecipes } from './similar-recipes.tsx'
import * as strings from './strings.ts'

/** Estimated. */
const NOTES_HEIGHT = 560

const JsonLd = lazy(async () => ({ default: (await import('./json-ld.tsx')).JsonLd }))

interface RecipeViewProps {
  recipe: ExternalRecipeRow
  /** Of the user's own: no search engine reads it. */
  isOwn?: boolean
  cover?: ReactNode
  tools?: RecipeTools
  /** What the user noted on it. */
  notes?: ReactNode
  /** And on its steps, from 0. */
  stepNote?: (at: number, number: number) => ReactNode
  /** Where it comes from, instead of the recipe's source. */
  origin?: ReactNode
}

/** A recipe to read and cook from. */
export function RecipeView(props: RecipeViewProps) {
  const { recipe, isOwn = false, cover, tools, notes, stepNote, origin } = props
  const { data: details } = useRecipeDetails(recipe.id)
  const factor = useFactor(recipe.id)
  const score = useScores([recipe.id]).get(recipe.id)
  const read = useReadRecipe(recipe, details)
  const main = useMemo(
    () => details?.lines.filter(({ staple, name }) => !staple && name !== '').map(({ name }) => name) ?? [],
    [details],
  )
  const links = useLinks(recipe, score)
  const verdicts = details?.verdicts
  const { left, right } = dealColumns(
    { lines: recipe.ingredients, steps: recipe.instructions },
    sideParts(recipe, read, details),
    notes ? NOTES_HEIGHT : 0,
  )
  return (
    <article className="recipe wrap pb-4 md:pb-16">
      {!isOwn && (
        <Later>
          <JsonLd recipe={recipe} details={details} />
        </Later>
      )}
      <RecipeHeader
        recipe={recipe}
        verdicts={verdicts}
        servings={servingsText(recipe.servings, factor)}
        factor={factor}
        notes={<SafetyNotes recipe={recipe} verdicts={verdicts} shown={read.shown} />}
        dial={score && <ScoreDial score={score.sousScore} className="size-14 md:size-16 print:hidden" />}
        fit={<RecipeScore score={score} factor={factor} />}
        cover={cover}
        actions={
          <RecipeActions
            recipe={recipe}
            tools={tools}
            onExport={async (kind) => {
              const { downloadRecipe } = await import('./download.ts')
              const shown = { lines: read.shownLines, steps: read.shownSteps, factor }
              await downloadRecipe(kind, recipe, details, shown)
            }}
          />
        }
      />
      <PartTabs />
      {/* What is in the left column below the ingredients comes after the method on a phone. */}
      <div className="recipe-body grid items-start gap-2 md:gap-6 lg:grid-cols-[1fr_1.5fr] lg:grid-rows-[auto_1fr]">
        <IngredientCard
          recipe={recipe}
          read={read}
          score={score}
          details={details?.lines ?? []}
          verdicts={verdicts}
          links={links}
        />
        <div className="grid gap-2 unseen-300 md:gap-6 lg:row-span-2">
          <Method
            steps={read.shownSteps}
            times={timeParts(recipe)}
            note={read.unscaled ? unscaledNote(recipe.servings) : ''}
            stepNote={stepNote}
          />
          {notes && (
            <Part id="notes" title={strings.notesTitle} className="print:hidden">
              {notes}
            </Part>
          )}
          {right}
        </div>
        <div className="grid gap-2 md:gap-6 lg:col-start-1">
          {left}
          {origin ?? <Attribution recipe={recipe} />}
        </div>
      </div>
      <SimilarRecipes key={recipe.id} id={recipe.id} names={main} />
      <CookingBar recipe={recipe} />
    </article>
  )
}

const unscaledNote = (servings: number | null) =>
  servings === null ? strings.unscaled : strings.unscaledServings(servings)

/** The smaller cards, in the order of a phone. */
function sideParts(
  recipe: ExternalRecipeRow,
  read: ReadRecipe,
  details: RecipeDetailsOutput | undefined,
): SidePart<ReactNode>[] {
  const parts: SidePart<ReactNode>[] = []
  if (read.shownStorage)
    parts.push({
      height: 150,
      content: (
        <Part key="storage" title={strings.storageTitle}>
          {read.shownStorage}
        </Part>
      ),
    })
  parts.push({
    height: 380,
    content: <FactsCard key="facts" recipe={recipe} verdicts={details?.verdicts} shown={read.shown} />,
  })
  // Nothing is known of a serving without their number. Its room is kept, or the columns would change when it arrives.
  if (recipe.servings !== null)
    parts.push({
      height: 320,
      content: details && <NutritionCard key="nutrition" estimate={details.nutrition} />,
    })
  return parts
}
