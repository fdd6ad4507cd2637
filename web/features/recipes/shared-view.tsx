import type { ReactNode } from 'react'
import type { OwnFacts } from '#web/api/own-source.ts'
import { useFactor } from '#web/state/recipe-reading.ts'
import { RecipeCover } from '#web/ui/recipe-cover.tsx'
import { Attribution } from './attribution.tsx'
import { FactsCard } from './facts-card.tsx'
import { IngredientCard } from './ingredient-card.tsx'
import { Method } from './method.tsx'
import { NutritionCard } from './nutrition-card.tsx'
import { PartTabs } from './part-tabs.tsx'
import { useReadRecipe } from './reading.ts'
import { timeParts } from './recipe-facts.ts'
import { COVER, PHOTO, RecipeHeader } from './recipe-header.tsx'
import { SafetyNotes } from './safety-notes.tsx'
import { servingsText } from './scale-control.tsx'

interface SharedViewProps {
  facts: OwnFacts
  picture: string | null
  photos: readonly string[]
  action: ReactNode
  label: string
}

/** A recipe behind a public link, to read. */
export function SharedView({ facts: { row, details }, picture, photos, action, label }: SharedViewProps) {
  const factor = useFactor(row.id)
  const read = useReadRecipe(row, details)
  const verdicts = details?.verdicts
  return (
    <article className="recipe wrap pb-16">
      <RecipeHeader
        recipe={row}
        verdicts={verdicts}
        servings={servingsText(row.servings, factor)}
        factor={factor}
        notes={<SafetyNotes recipe={row} verdicts={verdicts} shown={read.shown} />}
        dial={null}
        fit={<span className="text-muted">{label}</span>}
        actions={action}
        cover={
          <RecipeCover
            recipe={{ id: row.id, cover_image_url: null }}
            picture={picture}
            first
            className={photos.length > 0 ? PHOTO : COVER}
          />
        }
      />
      <PartTabs />
      <div className="recipe-body grid items-start gap-2 md:gap-6 lg:grid-cols-[1fr_1.5fr] lg:grid-rows-[auto_1fr]">
        <IngredientCard
          recipe={row}
          read={read}
          score={undefined}
          details={details?.lines ?? []}
          verdicts={verdicts}
          isBought={false}
        />
        <div className="grid gap-2 md:gap-6 lg:row-span-2">
          <Method steps={read.shownSteps} times={timeParts(row)} note="" />
          {photos.length > 1 && (
            <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 print:hidden">
              {photos.slice(1).map((address) => (
                <li key={address}>
                  <img
                    src={address}
                    alt=""
                    loading="lazy"
                    className="aspect-4/3 w-full rounded-card bg-sunken object-cover"
                  />
                </li>
              ))}
            </ul>
          )}
          {details && <NutritionCard estimate={details.nutrition} />}
        </div>
        <div className="grid gap-2 md:gap-6 lg:col-start-1">
          <FactsCard recipe={row} verdicts={verdicts} shown={read.shown} />
          {row.source_url && <Attribution recipe={row} />}
        </div>
      </div>
    </article>
  )
}
