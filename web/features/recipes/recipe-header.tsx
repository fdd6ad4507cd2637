import { clsx } from 'clsx'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { type ReactNode, useState } from 'react'
import type { RecipeVerdicts } from '#core/contracts/recipe-details.ts'
import type { ExternalRecipeRow } from '#core/contracts/rows.ts'
import { tellingTags } from '#core/food-facts/card-facts.ts'
import { dietLabel } from '#core/food-facts/labels.ts'
import { listed } from '#core/text/listed.ts'
import { usePreferences } from '#web/state/preferences.ts'
import { Badge } from '#web/ui/badge.tsx'
import { RecipeCover } from '#web/ui/recipe-cover.tsx'
import { withSource } from './allergen-source.ts'
import { mainFacts, timeParts } from './recipe-facts.ts'
import * as strings from './strings.ts'
import { useMinutes } from './use-minutes.ts'

interface RecipeHeaderProps {
  recipe: ExternalRecipeRow
  /** With the foods that cause them, once they have loaded. */
  verdicts: RecipeVerdicts | undefined
  /** Servings at the current scale. */
  servings: string | null
  /** So many times the recipe as written: more takes longer. */
  factor: number
  /** What the user should know before anything else. */
  notes: ReactNode
  /** Beside the title. */
  dial: ReactNode
  /** How well it fits the pantry, in words. */
  fit: ReactNode
  actions: ReactNode
  /** Instead of the recipe's cover. */
  cover?: ReactNode
}

/** The size of the picture beside the title. */
export const COVER = 'h-40 w-full rounded-card md:h-56'
/** A photo as it was cropped, not a strip of it. */
export const PHOTO = 'aspect-4/3 w-full rounded-card max-md:max-h-90'

export function RecipeHeader({
  recipe,
  verdicts,
  servings,
  factor,
  notes,
  dial,
  fit,
  actions,
  cover,
}: RecipeHeaderProps) {
  const times = timeParts(recipe)
  const facts = mainFacts(recipe, servings, useMinutes(recipe, factor))
  // A device may have stored the row before it had other names.
  const others = recipe.also_called ?? []
  return (
    <header className="grid gap-x-8 gap-y-4 pt-4 pb-4 md:grid-cols-[1fr_16rem] md:pt-6 md:pb-6 lg:grid-cols-[1fr_19rem]">
      <div className="min-w-0">
        <p className="eyebrow mb-2 max-md:hidden">
          {[recipe.cuisine_type, recipe.meal].filter(Boolean).join(' · ') || strings.eyebrow}
        </p>
        <div className="flex items-start gap-4">
          <div className="min-w-0 flex-1">
            <h1 tabIndex={-1} className="text-3xl [overflow-wrap:anywhere]">
              {recipe.title}
            </h1>
            {others.length > 0 && (
              <p className="mt-1 text-muted text-sm [overflow-wrap:anywhere]">
                {strings.alsoCalled(others.join(', '))}
              </p>
            )}
            {facts.length > 0 && (
              <p className="mt-1.5 tabular-nums">
                {facts.join(' · ')}
                {times && (
                  <span className="text-muted max-md:hidden print:inline"> ({times.toLowerCase()})</span>
                )}
              </p>
            )}
          </div>
          {dial}
        </div>
        {recipe.description && <Description key={recipe.id} text={recipe.description} />}
        {notes}
        <Badges recipe={recipe} verdicts={verdicts} />
        <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 md:mt-4 md:flex-row-reverse md:justify-end md:gap-x-6">
          <div className="min-w-0 flex-1 basis-40 text-xs md:text-sm">{fit}</div>
          {actions}
        </div>
      </div>
      {cover ? (
        <div className="min-w-0 max-md:order-first print:hidden">{cover}</div>
      ) : (
        <RecipeCover recipe={recipe} first className={`${COVER} max-md:order-first print:hidden`} />
      )}
    </header>
  )
}

/** Roughly two lines on a phone. */
const SHORT = 90

/** A phone shows the first two lines, until the reader asks for the rest. */
function Description({ text }: { text: string }) {
  const [open, setOpen] = useState(false)
  const clamped = !open && text.length > SHORT
  return (
    <div className="mt-2 flex items-end text-muted max-md:text-sm md:mt-3">
      <p className={clsx('max-w-prose', clamped && 'max-md:line-clamp-2 print:line-clamp-none')}>{text}</p>
      {clamped && (
        <button
          type="button"
          onClick={() => setOpen(true)}
          aria-label={strings.descriptionMoreLabel}
          className="-my-2.5 inline-flex min-h-11 min-w-11 shrink-0 items-center justify-end font-semibold text-accent md:hidden print:hidden"
        >
          {strings.descriptionMore}
        </button>
      )}
    </div>
  )
}

/** At a glance; the card further down has the rest, with the lines. */
function Badges({ recipe, verdicts }: Pick<RecipeHeaderProps, 'recipe' | 'verdicts'>) {
  const { allergies, diets } = usePreferences()
  const tags = tellingTags(recipe, diets)
  // What the user avoids stands above, in words.
  const isNews = (one: string) => !(allergies as readonly string[]).includes(one)
  const others = recipe.allergens.filter(isNews)
  // Also what is optional: cooks for guests look here first.
  const possible = recipe.may_contain.filter(isNews)
  if (tags.length + others.length + possible.length === 0) return null
  return (
    <div className="mt-3 grid gap-2">
      {tags.length > 0 && (
        <ul aria-label={strings.dietsLabel} className="flex flex-wrap gap-1.5">
          {tags.map((tag) => (
            <li key={tag} className="flex">
              <Badge tone="herb">{dietLabel(tag)}</Badge>
            </li>
          ))}
        </ul>
      )}
      {others.length + possible.length > 0 && (
        <div className="flex gap-1.5 text-muted text-sm">
          <TriangleAlert aria-hidden="true" className="mt-1 size-4 shrink-0" />
          <div>
            {others.length > 0 && (
              <p>{strings.contains(listed(others.map((one) => withSource(one, verdicts))))}</p>
            )}
            {possible.length > 0 && (
              <p>{strings.mayContain(listed(possible.map((one) => withSource(one, verdicts))))}</p>
            )}
          </div>
        </div>
      )}
    </div>
  )
}
