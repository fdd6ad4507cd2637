import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import type { ReactNode } from 'react'
import type { ExternalRecipeRow } from '#core/contracts/rows.ts'
import { tellingTags } from '#core/food-facts/card-facts.ts'
import { dietLabel } from '#core/food-facts/labels.ts'
import { durationWords } from '#core/recipes/duration-words.ts'
import { usePreferences } from '#web/state/preferences.ts'
import { Badge } from '#web/ui/badge.tsx'
import { RecipeCover } from '#web/ui/recipe-cover.tsx'

const time = (minutes: number | null) => (minutes ? durationWords(minutes) : null)

function factsOf(recipe: ExternalRecipeRow, servings: string | null): [string, string][] {
  const times = [recipe.prep_time_minutes, recipe.cooking_time_minutes, recipe.rest_time_minutes]
  const known = times.filter((minutes) => minutes !== null && minutes > 0)
  const total = known.length > 1 ? known.reduce<number>((sum, minutes) => sum + (minutes ?? 0), 0) : null
  const all: [string, string | null][] = [
    ['Prep', time(recipe.prep_time_minutes)],
    ['Cook', time(recipe.cooking_time_minutes)],
    ['Rest', time(recipe.rest_time_minutes)],
    ['Total', time(total)],
    ['Serves', servings],
    ['Level', recipe.difficulty_level],
  ]
  return all.filter((fact): fact is [string, string] => fact[1] !== null)
}

interface RecipeHeaderProps {
  recipe: ExternalRecipeRow
  /** Servings at the current scale. */
  servings: string | null
  /** What the user should know before anything else. */
  notes?: ReactNode
  children: ReactNode
}

export function RecipeHeader({ recipe, servings, notes, children }: RecipeHeaderProps) {
  return (
    <header className="grid items-center gap-8 pt-8 pb-10 md:grid-cols-2 md:pt-12">
      <div className="min-w-0">
        <p className="eyebrow mb-3">
          {[recipe.cuisine_type, recipe.meal].filter(Boolean).join(' · ') || 'Recipe'}
        </p>
        <h1 tabIndex={-1} className="text-title">
          {recipe.title}
        </h1>
        {recipe.description && <p className="mt-4 text-lg text-muted">{recipe.description}</p>}
        {notes}
        <Badges recipe={recipe} />
        <dl className="mt-6 flex flex-wrap gap-x-8 gap-y-3">
          {factsOf(recipe, servings).map(([name, value]) => (
            <div key={name}>
              <dt className="text-muted text-sm">{name}</dt>
              <dd className="font-display text-xl tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
        {children}
      </div>
      <RecipeCover
        recipe={recipe}
        first
        className="aspect-4/3 w-full rounded-card max-md:order-first print:hidden"
      />
    </header>
  )
}

/** At a glance; the card further down has the rest, with the lines. */
function Badges({ recipe }: { recipe: ExternalRecipeRow }) {
  const { allergies, diets } = usePreferences()
  const tags = tellingTags(recipe, diets)
  // What the user avoids stands above, in words.
  const others = recipe.allergens.filter((one) => !(allergies as readonly string[]).includes(one))
  if (tags.length + others.length === 0) return null
  return (
    <ul aria-label="Diets and allergens" className="mt-5 flex flex-wrap gap-2">
      {tags.map((tag) => (
        <li key={tag} className="flex">
          <Badge tone="herb">{dietLabel(tag)}</Badge>
        </li>
      ))}
      {others.map((allergen) => (
        <li key={allergen} className="flex">
          <Badge tone="clay">
            <TriangleAlert aria-hidden="true" />
            contains {allergen}
          </Badge>
        </li>
      ))}
    </ul>
  )
}
