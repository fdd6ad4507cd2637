import ChevronDown from 'lucide-react/icons/chevron-down'
import { type ReactNode, useState } from 'react'
import type { ExtractedRecipe, KeptAs, SavedEntry } from '#core/contracts/scrape-results.ts'
import { RECIPE_FIELDS } from '#core/contracts/scraping.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { rich } from '#web/ui/rich.tsx'
import { RecipeMarks, RecipePreview, SourceLink } from './recipe-preview.tsx'
import * as strings from './strings.ts'

const AT_ONCE = 10

/** There may be thousands; ten are rendered, and ten more on demand. */
function Some<Item>({
  items,
  empty,
  children,
}: {
  items: readonly Item[]
  empty: string
  children: (item: Item, at: number) => ReactNode
}) {
  const [shown, setShown] = useState(AT_ONCE)
  if (items.length === 0) return <p className="text-muted">{empty}</p>
  return (
    <>
      <ul className="grid gap-3">{items.slice(0, shown).map(children)}</ul>
      {items.length > shown && (
        <Button variant="outline" className="mt-4" onClick={() => setShown(shown + AT_ONCE)}>
          {strings.showMore((items.length - shown).toLocaleString('en-US'))}
        </Button>
      )}
    </>
  )
}

/** A list of titles; a click toggles one. */
export function RecipeList({ recipes }: { recipes: readonly ExtractedRecipe[] }) {
  const [open, setOpen] = useState<number>()
  return (
    <Some items={recipes} empty={strings.noRecipes}>
      {(recipe, at) => (
        <li key={at} className="min-w-0 rounded-card border border-line bg-raised">
          <button
            type="button"
            aria-expanded={open === at}
            onClick={() => setOpen(open === at ? undefined : at)}
            className="flex min-h-13 w-full flex-wrap items-center gap-x-3 gap-y-2 rounded-card px-4 py-3 text-left"
          >
            <span className="min-w-0 flex-1 basis-48 font-semibold">{recipe.title}</span>
            <RecipeMarks recipe={recipe} />
            <ChevronDown
              aria-hidden="true"
              className={`size-5 shrink-0 transition-transform ${open === at ? 'rotate-180' : ''}`}
            />
          </button>
          {open === at && (
            <div className="border-line border-t p-4">
              <RecipePreview recipe={recipe} />
            </div>
          )}
        </li>
      )}
    </Some>
  )
}

const FIELD_NAMES: Record<(typeof RECIPE_FIELDS)[number], string> = {
  title: strings.title,
  description: strings.description,
  ingredients: strings.ingredients,
  instructions: strings.steps,
  cover_image_url: strings.photo,
  cooking_time_minutes: strings.cookingTime,
  prep_time_minutes: strings.preparation,
  servings: strings.servings,
  cuisine_type: strings.cuisine,
}

/** Every recipe expanded, with the source of each field and the breakdown of its score. */
export function DetailedView({ recipes }: { recipes: readonly ExtractedRecipe[] }) {
  return (
    <Some items={recipes} empty={strings.noRecipes}>
      {(recipe, at) => (
        <li key={at} className="min-w-0 rounded-card border border-line bg-raised p-4 sm:p-5">
          <div className="mb-3 flex flex-wrap items-start justify-between gap-3">
            <h3 className="min-w-0 flex-1 basis-48 text-xl">{recipe.title}</h3>
            <RecipeMarks recipe={recipe} />
          </div>
          <RecipePreview recipe={recipe} />
          {recipe.quality_reasons?.length > 0 && (
            <p className="mt-4 text-sm">
              {rich(strings.pointsLost, {
                label: (text) => <span className="font-semibold">{text}</span>,
                reasons: () => recipe.quality_reasons.join(', '),
              })}
            </p>
          )}
          <dl className="mt-4 grid gap-x-6 gap-y-1 text-sm sm:grid-cols-2 lg:grid-cols-3">
            {RECIPE_FIELDS.map((field) => {
              const origin = recipe.origins?.[field]
              return (
                <div key={field} className="flex justify-between gap-3 border-line border-b py-1">
                  <dt className="text-muted">{FIELD_NAMES[field]}</dt>
                  <dd className="text-right tabular-nums">
                    {origin
                      ? strings.fieldOrigin(origin.method, Math.round(origin.confidence * 100))
                      : strings.fieldMissing}
                  </dd>
                </div>
              )
            })}
          </dl>
        </li>
      )}
    </Some>
  )
}

const OUTCOMES = {
  saved: { label: strings.outcomeSaved, tone: 'herb' },
  draft: { label: strings.outcomeDraft, tone: 'turmeric' },
  unchanged: { label: strings.outcomeUnchanged, tone: 'clay' },
  updated: { label: strings.outcomeUpdated, tone: 'herb' },
  waiting: { label: strings.outcomeWaiting, tone: 'turmeric' },
  kept: { label: strings.outcomeKept, tone: 'clay' },
  rejected: { label: strings.outcomeRejected, tone: 'clay' },
  copy: { label: strings.outcomeCopy, tone: 'clay' },
} as const satisfies Record<KeptAs, { label: string; tone: string }>

/** What was stored in the collection, or already was. */
export function EntryList({ entries, empty }: { entries: readonly SavedEntry[]; empty: string }) {
  return (
    <Some items={entries} empty={empty}>
      {({ title, source_url, outcome }, at) => (
        <li key={at} className="min-w-0 rounded-card border border-line bg-raised px-4 py-3">
          <p className="flex flex-wrap items-center justify-between gap-2">
            <span className="min-w-0 font-semibold">{title}</span>
            {outcome && <Badge tone={OUTCOMES[outcome].tone}>{OUTCOMES[outcome].label}</Badge>}
          </p>
          <SourceLink url={source_url} />
        </li>
      )}
    </Some>
  )
}
